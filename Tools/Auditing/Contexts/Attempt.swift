/// A way to compile a block, with the code before and around it.
package struct Attempt: Hashable, Sendable {
  /// The code around a block.
  package enum Enclosure: Hashable, Sendable {
    case none
    /// A scope in which names can be declared again.
    case scope
    case type(String)
    /// A `switch` statement over a value of a type.
    case cases(of: String)
    case manifest(before: String, after: String)
  }

  /// The index of the block in its document.
  package let block: Int
  /// The blocks whose code precedes the block, in order.
  package var context: [Int] = []
  /// The modules that the attempt imports in addition to the block's own imports and the imports of
  /// every example.
  package var imports: [String] = []
  /// The modules of the package that the attempt imports; nil for all of them, which can conflict.
  package var products: [String]?
  /// The test programs of the document that the attempt imports as modules, in the order in which
  /// they are compiled.
  package var programs: [Int] = []
  /// The code around the block.
  package var enclosure = Enclosure.none
  /// Whether the attempt reports values for the block's claims.
  package var isObserved = false
  /// Whether the attempt doesn't evaluate equations in comments. A comment such as `// x = 3` can
  /// be a line of output instead.
  package var omitsEquations = false
  /// Whether bodies are added to declarations without them. Such an attempt isn't run.
  package var completesDeclarations = false
  /// Whether the attempt is run.
  package var isRun = true
  /// Whether the program waits for one second before it ends, so that its tasks can finish.
  package var awaitsTasks = false
  /// The lines of the document on which `await` is inserted. In asynchronous code, the compiler
  /// chooses the asynchronous overload of a function, even if the document calls the synchronous
  /// overload.
  package var awaited: Set<Int> = []
  /// The lines of the document that are omitted, such as those of the context's statements and
  /// declarations that don't compile.
  package var omitted: Set<Int> = []
  /// Whether `omitted` contains the statements of the context, so that variables keep their initial
  /// values.
  package var usesFirstValues = false
  /// The variables that are global instead of local to the function with the statements.
  package var globals: Set<String> = []
  /// The undeclared variables that the block assigns. The first assignment to each becomes its
  /// declaration.
  package var declared: Set<String> = []
  /// The assumptions about undeclared names; nil if there are none. An attempt with assumptions
  /// isn't run.
  package var assumptions: Assumptions?
  /// Whether the attempt is compiled in the Swift 6 language mode, which rejects more code.
  package var isStrict = false

  /// Whether the attempt is compiled against the package manifest's API instead of the package.
  package var isManifest: Bool { if case .manifest = enclosure { true } else { false } }

  /// Creates an attempt that compiles and runs a block on its own.
  package init(block: Int) { self.block = block }
}
