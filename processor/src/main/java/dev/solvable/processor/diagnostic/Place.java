package dev.solvable.processor.diagnostic;

/**
 * The place of a problem in a declaration, independent of javac: an annotation of the declared type or of one of its
 * methods, one of the annotation's elements, and one of that element's values. The reporter finds the nearest source
 * element.
 *
 * @param annotation the simple name of the annotation, such as {@code Board}; empty for the declared type itself
 * @param occurrence the index of the annotation among those of that name, repeated or on several methods, from 0
 * @param element the name of the element; empty for the annotation as a whole
 * @param index the index of a value in an array element, from 0; -1 for the element as a whole
 */
public record Place(String annotation, int occurrence, String element, int index) {
    /** The declared type itself. */
    public static Place ofType() {
        return new Place("", 0, "", -1);
    }

    /** An annotation that is not repeated. */
    public static Place of(String annotation) {
        return new Place(annotation, 0, "", -1);
    }

    /** One of the annotations of a name, counted from 0. */
    public static Place of(String annotation, int occurrence) {
        return new Place(annotation, occurrence, "", -1);
    }

    /** An element of an annotation that is not repeated. */
    public static Place of(String annotation, String element) {
        return new Place(annotation, 0, element, -1);
    }

    /** An element of this annotation. */
    public Place in(String element) {
        return new Place(annotation, occurrence, element, -1);
    }

    /** One value of this element's array. */
    public Place at(int index) {
        return new Place(annotation, occurrence, element, index);
    }
}
