/// One case of an enum as a value: how to build the enum from a payload, and how to get the payload
/// back out.
///
/// The law of a case path: extracting what was embedded gives back the payload, and embedding what
/// was extracted gives back the enum.
///
/// ```swift
/// let path = AnyCasePath<Result<Int, any Error>, Int>(
///   embed: { .success($0) },
///   extract: { try? $0.get() }
/// )
/// #expect(path.extract(from: path.embed(42)) == 42)
/// ```
///
/// `@CasePathable` writes one for each case; a ``CaseKeyPath`` is the way to name them.
public struct AnyCasePath<Root, Value>: Sendable {
  // What macros write is a case and nothing else, but in a generic enum its type cannot tell.
  nonisolated(unsafe) private let embedding: (Value) -> Root
  nonisolated(unsafe) private let extraction: (Root) -> Value?

  /// What a key path has to say to name the case: `.counter.response`; empty for the whole value.
  let route: String

  /// A case path from its two directions.
  ///
  /// - Parameter name: The name of the case, for messages; that of the property that gives the path
  ///   unless another is said.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?,
    name: String = #function
  ) {
    self.init(route: ".\(name)", embed: embed, extract: extract)
  }

  /// A case path as macros write it: of a case and nothing else, which may be used anywhere even
  /// where the types of a generic enum cannot promise it.
  public init(
    _embed embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?,
    name: String = #function
  ) {
    self.init(route: ".\(name)", _embed: embed, extract: extract)
  }

  init(
    route: String,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(route: route, _embed: embed, extract: extract)
  }

  private init(
    route: String, _embed embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?
  ) {
    self.route = route
    embedding = embed
    extraction = extract
  }

  /// The root that holds `value` in this case.
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// The payload of `root`, or `nil` where `root` is in another case.
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }

  /// The path through this case without naming it, as key paths may, and then through `next`.
  func leading<Next>(to next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    let whole = appending(next)
    return AnyCasePath<Root, Next>(
      route: next.route, _embed: whole.embedding, extract: whole.extraction
    )
  }

  /// The path through this case, and then through `next` inside its payload.
  public func appending<Next>(_ next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      route: route + next.route,
      embed: { embed(next.embed($0)) },
      extract: { extract(from: $0).flatMap(next.extract(from:)) }
    )
  }
}

extension AnyCasePath where Root == Value {
  /// The path that leads to the whole value.
  public init() {
    self.init(route: "", embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomStringConvertible {
  /// The path as a key path says it: `\.counter.response`.
  public var description: String {
    "\\" + (route.isEmpty ? ".self" : route.first == "." ? route : ".\(route)")
  }
}
