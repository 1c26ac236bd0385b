public import Foundation

/// A value that can be dragged to another view or pasted. On Apple platforms, CoreTransferable
/// declares this protocol.
///
/// The receiving view gets the value itself. The representations, which describe the value to other
/// apps, are ignored.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  /// The representations of the value for other apps.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A representation of values for transfer to other apps. HeadlessUI ignores it.
public protocol TransferRepresentation<Item> {
  /// The type of the values.
  associatedtype Item
}

/// A representation that encodes a value as JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Creates a representation for values of the given type. The content type is ignored.
  public init(for item: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation that converts a value to data. Its closures are never called.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a representation for exporting values to other apps and importing values from them.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates a representation for exporting values to other apps.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Creates a representation for importing values from other apps.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A representation that converts a value to another value, which has its own representations. Its
/// closures are never called.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  /// Creates a representation for exporting values to other apps and importing values from them.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}

  /// Creates a representation for exporting values to other apps.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

  /// Creates a representation for importing values from other apps.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// The combined representations of a type. HeadlessUI ignores them.
public struct TransferRepresentations<Item>: TransferRepresentation {}

/// A result builder for the representations of a type. It discards them, because views receive the
/// values themselves.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Accepts a representation.
  public static func buildExpression(
    _ representation: some TransferRepresentation<Item>
  ) -> TransferRepresentations<Item> { TransferRepresentations() }

  /// Accepts several representations.
  public static func buildBlock(
    _ representations: TransferRepresentations<Item>...
  ) -> TransferRepresentations<Item> { TransferRepresentations() }
}

extension String: Transferable {
  /// No representations, because views receive the value itself.
  public static var transferRepresentation: TransferRepresentations<String> {
    TransferRepresentations()
  }
}

extension URL: Transferable {
  /// No representations, because views receive the value itself.
  public static var transferRepresentation: TransferRepresentations<URL> {
    TransferRepresentations()
  }
}

extension Data: Transferable {
  /// No representations, because views receive the value itself.
  public static var transferRepresentation: TransferRepresentations<Data> {
    TransferRepresentations()
  }
}
