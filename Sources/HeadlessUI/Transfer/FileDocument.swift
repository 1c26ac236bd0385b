public import Foundation

/// A document that a ``DocumentGroup`` edits or a `fileExporter` saves.
///
/// ```swift, unreached="the document is neither opened nor saved"
/// import Foundation
///
/// struct Note: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text: String
///
///   init(text: String) { self.text = text }
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
///
/// let view = Text("Notes").fileExporter(
///   isPresented: .constant(true), document: Note(text: "Call back"), contentType: .plainText,
///   defaultFilename: "note.txt"
/// ) { _ in }
/// #expect(Phone(view).shows("Save “note.txt”"))
/// ```
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The types of files that the document can be written to.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns a file with the contents of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that the document can be written to. By default, these are the types that
  /// it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file to read.
  public let file: FileWrapper

  /// Creates a configuration for reading a file of the given type.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file, which is always `nil` because a phone saves only new files.
  public let existingFile: FileWrapper?

  /// Creates a configuration for writing a new file of the given type.
  public init(contentType: UTType) {
    self.contentType = contentType
    existingFile = nil
  }
}

#if !canImport(Darwin)
  /// The contents of a file. On Apple platforms, Foundation declares this type.
  public final class FileWrapper: Sendable {
    /// The bytes of the file, which are never `nil`, because folders aren't supported.
    public let regularFileContents: Data?

    /// Creates a file with the given contents.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
    }
  }
#endif
