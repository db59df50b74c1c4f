package dev.solvable.processor;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.solvable.processor.diagnostic.Place;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * javac's syntax trees, for what its elements do not provide. First, the place of a repeated annotation: its mirror is
 * in a container that is not in the source, so a message would go to the type. Second, the file of a type.
 */
final class SourceTrees {
    private final Trees trees;

    /**
     * The trees of a compilation.
     *
     * @throws IllegalArgumentException under another compiler, or if a build tool wraps javac; on a Java runtime
     *     without a compiler this class cannot be linked
     */
    private SourceTrees(ProcessingEnvironment environment) {
        this.trees = Trees.instance(environment);
    }

    /** The trees of a compilation; empty under another compiler, or if there is no compiler to link to. */
    static Optional<SourceTrees> of(ProcessingEnvironment environment) {
        try {
            return Optional.of(new SourceTrees(environment));
        } catch (IllegalArgumentException | LinkageError notJavac) {
            return Optional.empty();
        }
    }

    /** Whether a type's top-level type is in a file of another name. */
    boolean isAuxiliary(TypeElement type) {
        TreePath path = trees.getPath(type);
        Element topLevel = type;
        while (topLevel.getEnclosingElement() instanceof TypeElement around) {
            topLevel = around;
        }
        return path != null
                && !path.getCompilationUnit()
                        .getSourceFile()
                        .isNameCompatible(topLevel.getSimpleName().toString(), JavaFileObject.Kind.SOURCE);
    }

    /** Prints at a place in an annotation of the element; returns whether the place was found. */
    boolean print(Diagnostic.Kind kind, String text, Element element, Place place) {
        TreePath path = trees.getPath(element);
        if (path == null || !(path.getLeaf() instanceof ClassTree type)) {
            return false;
        }
        List<? extends AnnotationTree> annotations = type.getModifiers().getAnnotations().stream()
                .filter(annotation -> isNamed(annotation, place.annotation()))
                .toList();
        if (place.occurrence() >= annotations.size()) {
            return false;
        }
        Tree tree = find(annotations.get(place.occurrence()), place);
        trees.printMessage(kind, text, tree, path.getCompilationUnit());
        return true;
    }

    private static boolean isNamed(AnnotationTree annotation, String simpleName) {
        String name = annotation.getAnnotationType().toString();
        return name.substring(name.lastIndexOf('.') + 1).equals(simpleName);
    }

    /** The tree of the value, else of its array, else of the annotation. */
    private static Tree find(AnnotationTree annotation, Place place) {
        for (ExpressionTree argument : annotation.getArguments()) {
            // javac's tree of an unnamed single value is an assignment to {@code value}, too.
            if (argument instanceof AssignmentTree assignment
                    && assignment.getVariable().toString().equals(place.element())) {
                ExpressionTree value = assignment.getExpression();
                boolean isArray = value instanceof NewArrayTree array
                        && place.index() >= 0
                        && place.index() < array.getInitializers().size();
                return isArray ? ((NewArrayTree) value).getInitializers().get(place.index()) : value;
            }
        }
        return annotation;
    }
}
