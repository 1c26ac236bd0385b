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
  private let embedding: @Sendable (Value) -> Root
  private let extraction: @Sendable (Root) -> Value?

  /// A case path from its two directions.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
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

  /// The path through this case, and then through `next` inside its payload.
  public func appending<Next>(_ next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      embed: { embed(next.embed($0)) },
      extract: { extract(from: $0).flatMap(next.extract(from:)) }
    )
  }
}

extension AnyCasePath where Root == Value {
  /// The path that leads to the whole value.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomStringConvertible {
  public var description: String {
    "AnyCasePath<\(Root.self), \(Value.self)>"
  }
}
