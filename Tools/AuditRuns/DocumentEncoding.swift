import Foundation
import WaymarkModel
import WaymarkProject

/// A decoder for documents in UTF-8, UTF-16, or Latin-1.
enum DocumentEncoding {
  /// Returns the text of each document, with a warning about each document that isn't in UTF-8.
  /// Swift files are always read as UTF-8.
  static func texts(of files: [String]) throws -> Checked<[String: String]> {
    var texts = Checked<[String: String]>([:])
    for file in files {
      let bytes = try ArticleFiles.bytes(of: file)
      guard !file.isSwiftFile, let (text, name) = text(of: bytes) else {
        texts.value[file] = String(decoding: bytes, as: UTF8.self)
        continue
      }
      texts.value[file] = text
      let place = SourceLocation(file: file, line: 1, column: 1)
      texts.diagnostics.append(
        Diagnostic(
          .warning, at: place, "this file isn't UTF-8; it is read as \(name)",
          hint: "save it as UTF-8"))
    }
    return texts
  }

  /// Returns the text of a document that isn't in UTF-8, and the name of its encoding. Returns nil
  /// if the document is in UTF-8. Any encoding other than UTF-16 is read as Latin-1.
  static func text(of bytes: Data) -> (text: String, encoding: String)? {
    // In UTF-16, an ASCII character contains a zero byte, whose position reveals the byte order.
    // Without a byte-order mark, UTF-16 text can be valid UTF-8.
    let zeros = bytes.contains(0) ? bytes.enumerated().filter { $0.element == 0 } : []
    let isUTF16 = zeros.count * 4 > bytes.count
    guard isUTF16 || String(validating: bytes, as: UTF8.self) == nil else { return nil }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
      let text = String(data: bytes, encoding: .utf16)
    {
      return (text, "UTF-16")
    }
    if isUTF16 {
      let isBigEndian = zeros.count { $0.offset % 2 == 0 } * 2 > zeros.count
      let encoding = isBigEndian ? String.Encoding.utf16BigEndian : .utf16LittleEndian
      if let text = String(data: bytes, encoding: encoding) { return (text, "UTF-16") }
    }
    // In Latin-1, each byte is the value of its Unicode scalar.
    return (String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })), "Latin-1")
  }
}
