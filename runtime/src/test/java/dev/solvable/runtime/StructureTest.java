package dev.solvable.runtime;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** From the rules of play to the engines there is one way down; no package looks back. */
class StructureTest {
    private static final String ROOT = "dev.solvable.runtime";

    private static final String MARKS = ROOT + ".game.marks";

    private static final String TILES = ROOT + ".game.tiles";

    private static final String PIECE_CODE = ROOT + ".game.pieces.code";

    private static final String TRANSPOSITION = ROOT + ".transposition";

    private static final String SEARCH = ROOT + ".search";

    private static final String SWEEP = ROOT + ".sweep";

    private static final String POINTS = ROOT + ".points";

    private static final String SUMS = ROOT + ".sums";

    private static final String RETROGRADE = ROOT + ".retrograde";

    private static final String ANALYSIS = RETROGRADE + ".analysis";

    private static final String RANKED = RETROGRADE + ".ranked";

    private static final String VALUE = ROOT + ".value";

    private static final String TABLE = "dev.solvable.table";

    /** The packages, and those that each of them knows. */
    private static final Map<String, List<String>> KNOWN = Map.ofEntries(
            entry(ROOT, List.of()),
            entry(VALUE, List.of(ROOT)),
            entry(TRANSPOSITION, List.of(ROOT)),
            entry(MARKS, List.of(ROOT, TRANSPOSITION)),
            entry(TILES, List.of(ROOT, TRANSPOSITION)),
            entry(PIECE_CODE, List.of(ROOT)),
            entry(ROOT + ".game.pieces", List.of(ROOT, PIECE_CODE)),
            entry(ROOT + ".game.program", List.of(ROOT)),
            entry(SEARCH, List.of(ROOT, TRANSPOSITION, TILES)),
            entry(SEARCH + ".marks", List.of(ROOT, TRANSPOSITION, MARKS, SEARCH)),
            entry(SEARCH + ".threat", List.of(ROOT, TRANSPOSITION, MARKS, SEARCH)),
            entry(SEARCH + ".tiles", List.of(ROOT, TRANSPOSITION, TILES, SEARCH)),
            entry(ANALYSIS, List.of(ROOT, VALUE)),
            entry(SWEEP, List.of(ROOT)),
            entry(POINTS, List.of(ROOT, TRANSPOSITION, MARKS)),
            entry(SWEEP + ".marks", List.of(ROOT, MARKS, SWEEP, POINTS)),
            entry(SWEEP + ".tiles", List.of(ROOT, TILES, SEARCH, SWEEP, ANALYSIS)),
            entry(SUMS, List.of(ROOT, TRANSPOSITION, TILES, SEARCH)),
            entry(ROOT + ".source", List.of(ROOT, TRANSPOSITION, TILES, SWEEP + ".tiles", SUMS)),
            entry(ROOT + ".partizan", List.of(ROOT, TRANSPOSITION, TILES, SEARCH, SEARCH + ".tiles")),
            entry(ROOT + ".forward", List.of(ROOT, TRANSPOSITION, SEARCH)),
            entry(RANKED, List.of(ROOT, VALUE, ANALYSIS)),
            entry(RETROGRADE, List.of(ROOT, TRANSPOSITION, VALUE, ANALYSIS, RANKED)),
            entry(TABLE, List.of(ROOT, VALUE, ANALYSIS, RANKED, RETROGRADE)));

    /** The packages that only the runtime names. */
    private static final Set<String> INTERNAL = Set.of(SEARCH, SWEEP, TRANSPOSITION, VALUE);

    /** The public types that are not for generated code alone; those of packages below the root all are. */
    private static final Set<String> FOR_EVERYBODY = Set.of(
            "ForGeneratedCode",
            "GameGraph",
            "RulesCheck",
            "RulesDigest",
            "SolvedTable",
            "TableCounts",
            "TableException",
            "TableHeader",
            "TableParts",
            "TableWriter");

    private static final Path PLACE = place();

    private static final JavaClasses CLASSES = new ClassFileImporter().importPath(PLACE);

    private static Path place() {
        try {
            return Path.of(SolverShell.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static Stream<String> packages() {
        return KNOWN.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("packages")
    void eachPackageKnowsOnlyTheOnesBeforeIt(String name) {
        classes()
                .that()
                .resideInAPackage(name)
                .should()
                .onlyDependOnClassesThat(resideOutsideOfPackages(ROOT + "..", TABLE)
                        .or(resideInAnyPackage(name))
                        .or(resideInAnyPackage(KNOWN.get(name).toArray(String[]::new))))
                .check(CLASSES);
    }

    /** The annotations of JSpecify are for compilers; nobody needs them on a class path. */
    @Test
    void nothingButTheJdkIsNeeded() {
        classes()
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage("java..", "dev.solvable", ROOT + "..", TABLE, "org.jspecify.annotations"))
                .check(CLASSES);
    }

    @Test
    void whatIsPublicIsMarkedAsForGeneratedCodeOrIsForEverybody() {
        assertThat(CLASSES.stream()
                        .filter(JavaClass::isTopLevelClass)
                        .filter(type -> List.of(ROOT, TABLE).contains(type.getPackageName()))
                        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                        .filter(type -> !type.isAnnotatedWith(ForGeneratedCode.class))
                        .map(JavaClass::getSimpleName))
                .containsExactlyInAnyOrderElementsOf(FOR_EVERYBODY);
    }

    /** Who extends a class in another package can name all that its members name. */
    @Test
    void nothingThatIsPublicNeedsWhatIsNot() {
        assertThat(CLASSES.stream()
                        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                        .flatMap(type -> type.getCodeUnits().stream())
                        .filter(member -> member.getModifiers().contains(JavaModifier.PUBLIC)
                                || member.getModifiers().contains(JavaModifier.PROTECTED))
                        .filter(member -> Stream.concat(
                                        member.getRawParameterTypes().stream(), Stream.of(member.getRawReturnType()))
                                .map(JavaClass::getBaseComponentType)
                                .anyMatch(type -> type.getPackageName().startsWith(ROOT)
                                        && !type.getModifiers().contains(JavaModifier.PUBLIC)))
                        .map(JavaCodeUnit::getFullName))
                .isEmpty();
    }

    /**
     * Exported is what generated sources and users name. Each package has its place in the order, and knows no null.
     */
    @Test
    void theModuleExportsThePackagesThatOthersName() {
        ModuleDescriptor module =
                ModuleFinder.of(PLACE).find(ROOT).orElseThrow().descriptor();
        Set<String> exported = module.exports().stream()
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(exported)
                .as("packages that module-info exports; KNOWN in this test lists them, INTERNAL the others")
                .containsExactlyInAnyOrderElementsOf(KNOWN.keySet().stream()
                        .filter(name -> !INTERNAL.contains(name))
                        .toList());
        assertThat(module.packages()).as("packages that KNOWN lists").isEqualTo(KNOWN.keySet());
        assertThat(CLASSES.stream()
                        .filter(type -> type.getSimpleName().equals("package-info"))
                        .filter(type -> type.isAnnotatedWith(NullMarked.class))
                        .map(JavaClass::getPackageName))
                .containsExactlyInAnyOrderElementsOf(KNOWN.keySet());
    }
}
