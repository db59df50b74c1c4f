package dev.solvable.processor;

import java.io.IOException;
import java.io.Writer;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another processor beside ours, which generates a source in the first round. */
class OneSourceProcessor extends AbstractProcessor {
    private final String name;
    private final String source;
    private boolean done;

    /** A processor that generates this source of a type with this qualified name. */
    OneSourceProcessor(String name, String source) {
        this.name = name;
        this.source = source;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!done) {
            done = true;
            try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
                writer.write(source);
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
        }
        return false;
    }
}
