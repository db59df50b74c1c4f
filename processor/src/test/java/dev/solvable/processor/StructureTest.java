package dev.solvable.processor;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The way from the annotation to the generated line goes one way down; no package looks back. */
class StructureTest {
    private static final String ROOT = "dev.solvable.processor";

    private static final String GAME = ROOT + ".game";

    private static final String RENDER = ROOT + ".render";

    /** The packages of the game, each of which knows only those before it. */
    private static final List<String> KINDS =
            List.of(GAME + ".board", GAME + ".marks", GAME + ".tiles", GAME + ".pieces", GAME + ".program", GAME);

    /** The packages of the rendering, each of which knows only those before it. */
    private static final List<String> ROOMS = List.of(
            RENDER + ".code", RENDER + ".frame", RENDER + ".marks", RENDER + ".tiles", RENDER + ".pieces", RENDER);

    /** The most top-level classes of a package. */
    private static final int MOST_CLASSES = 25;

    /** Read by path, which takes a fifth of the time that a search of the class path takes. */
    private static final JavaClasses CLASSES = new ClassFileImporter().importPath(Path.of("target/classes"));

    @Test
    void eachStageKnowsOnlyTheOnesBeforeIt() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage(ROOT + "..")
                .layer("entry")
                .definedBy(ROOT)
                .layer("declaration")
                .definedBy(ROOT + ".declaration")
                .layer("game")
                .definedBy(GAME + "..")
                .layer("proof")
                .definedBy(ROOT + ".proof")
                .layer("plan")
                .definedBy(ROOT + ".plan")
                .layer("render")
                .definedBy(RENDER + "..")
                .layer("report")
                .definedBy(ROOT + ".report")
                .layer("diagnostic")
                .definedBy(ROOT + ".diagnostic")
                .whereLayer("entry")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("render")
                .mayOnlyBeAccessedByLayers("entry")
                .whereLayer("report")
                .mayOnlyBeAccessedByLayers("entry")
                .whereLayer("plan")
                .mayOnlyBeAccessedByLayers("render", "report", "entry")
                .whereLayer("proof")
                .mayOnlyBeAccessedByLayers("plan", "report", "entry")
                .whereLayer("game")
                .mayOnlyBeAccessedByLayers("proof", "plan", "render", "report", "entry")
                .whereLayer("declaration")
                .mayOnlyBeAccessedByLayers("game", "proof", "plan", "render", "report", "entry")
                .whereLayer("diagnostic")
                .mayOnlyBeAccessedByLayers("declaration", "game", "proof", "entry")
                .ensureAllClassesAreContainedInArchitecture()
                .check(CLASSES);
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void eachKindOfRulesKnowsOnlyTheOnesBeforeIt(String kind) {
        knowsOnlyTheOnesBeforeIt(kind, KINDS, GAME);
    }

    @ParameterizedTest
    @FieldSource("ROOMS")
    void eachRoomOfTheRenderingKnowsOnlyTheOnesBeforeIt(String room) {
        knowsOnlyTheOnesBeforeIt(room, ROOMS, RENDER);
    }

    private static void knowsOnlyTheOnesBeforeIt(String room, List<String> rooms, String stage) {
        classes()
                .that()
                .resideInAPackage(room)
                .should()
                .onlyDependOnClassesThat(resideOutsideOfPackage(stage + "..")
                        .or(resideInAnyPackage(
                                rooms.subList(0, rooms.indexOf(room) + 1).toArray(String[]::new))))
                .check(CLASSES);
    }

    @Test
    void everyRoomHasItsPlaceInTheOrder() {
        classes()
                .that()
                .resideInAnyPackage(GAME + "..", RENDER + "..")
                .should()
                .resideInAnyPackage(
                        Stream.concat(KINDS.stream(), ROOMS.stream()).toArray(String[]::new))
                .check(CLASSES);
    }

    /** A newcomer reads the names in a package at a glance. */
    @Test
    void noPackageIsLarge() {
        assertThat(CLASSES.stream()
                        .filter(type ->
                                type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                        .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting())))
                .allSatisfy((name, classes) -> assertThat(classes).as(name).isLessThanOrEqualTo(MOST_CLASSES));
    }

    /** What starts the rendering lies in its outer package. */
    @Test
    void theEntryKnowsNoRoomOfTheRendering() {
        noClasses()
                .that()
                .resideInAPackage(ROOT)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(RENDER + ".*..")
                .check(CLASSES);
    }

    @Test
    void noPackagesNeedEachOther() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void onlyTheEndsOfThePipelineKnowTheCompiler() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT, ROOT + ".declaration", RENDER + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("javax.lang.model..", "javax.annotation.processing..", "com.sun.source..")
                .check(CLASSES);
    }

    @Test
    void onlyRenderAndTheEntryKnowJavaPoet() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT, RENDER + "..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.palantir.javapoet..")
                .check(CLASSES);
    }

    @Test
    void onlyTheProcessorAndItsPackagesAreThere() {
        classes().should().resideInAPackage(ROOT + "..").check(CLASSES);
    }
}
