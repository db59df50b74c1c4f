export { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
export { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
export { java } from '@codemirror/lang-java';
export { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
export { EditorState, StateEffect, StateField } from '@codemirror/state';
export { Decoration, EditorView, highlightActiveLine, keymap, lineNumbers, WidgetType } from '@codemirror/view';
export { tags } from '@lezer/highlight';
