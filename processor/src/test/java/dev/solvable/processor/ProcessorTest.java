package dev.solvable.processor;

class ProcessorTest {}
