/// The type of a file or of data. On Apple platforms, UniformTypeIdentifiers declares this type.
///
/// ```swift
/// #expect(UTType.json.identifier == "public.json")
/// #expect(UTType(filenameExtension: "csv") == .commaSeparatedText)
/// ```
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier, such as `public.json`.
  public let identifier: String

  /// The usual file extension of the type, or `nil` if it's unknown.
  public var preferredFilenameExtension: String? {
    Self.extensions.first { $0.type == self }?.name
  }

  /// Creates a type from an identifier. Returns `nil` if the identifier is empty.
  public init?(_ identifier: String) {
    if identifier.isEmpty { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app defines. The parent type is ignored.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that another app defines. The parent type is ignored.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type of files with an extension. Returns `nil` if the extension is unknown.
  public init?(filenameExtension: String) {
    let name = filenameExtension.lowercased()
    guard let known = Self.extensions.first(where: { $0.name == name }) else { return nil }
    self = known.type
  }

  /// Data of any kind.
  public static let data = UTType(exportedAs: "public.data")
  /// A file or a folder of any kind.
  public static let item = UTType(exportedAs: "public.item")
  /// Content of any kind that a user can view, such as a document.
  public static let content = UTType(exportedAs: "public.content")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// Text of any kind.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without formatting.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Unformatted text in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// A JSON document.
  public static let json = UTType(exportedAs: "public.json")
  /// An XML document.
  public static let xml = UTType(exportedAs: "public.xml")
  /// An HTML document.
  public static let html = UTType(exportedAs: "public.html")
  /// A table of comma-separated values.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// A PDF document.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// A URL.
  public static let url = UTType(exportedAs: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// An image of any kind.
  public static let image = UTType(exportedAs: "public.image")
  /// A PNG image.
  public static let png = UTType(exportedAs: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// Audio of any kind.
  public static let audio = UTType(exportedAs: "public.audio")
  /// A movie of any kind.
  public static let movie = UTType(exportedAs: "public.movie")
  /// A ZIP archive.
  public static let zip = UTType(exportedAs: "public.zip-archive")

  /// The known extensions. The usual extension of a type precedes its other extensions.
  private static let extensions: [(name: String, type: UTType)] = [
    ("csv", .commaSeparatedText), ("html", .html), ("htm", .html), ("jpeg", .jpeg),
    ("jpg", .jpeg), ("json", .json), ("pdf", .pdf), ("png", .png), ("txt", .plainText),
    ("text", .plainText), ("xml", .xml), ("zip", .zip),
  ]
}
