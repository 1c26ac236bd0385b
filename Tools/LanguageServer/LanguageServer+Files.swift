import Foundation
import WaymarkModel

extension LanguageServer {
  /// Returns a file's path relative to the client's folder, or its absolute path if it's outside
  /// that folder; nil if the URI doesn't refer to a file.
  func file(of uri: String) -> String? {
    Self.path(of: uri).map { path in
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
  }

  func uri(of file: String) -> String {
    let open = documents.first { $0.value.file == file }?.key
    let path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
    return open ?? URL(fileURLWithPath: path).absoluteString
  }

  /// Returns the protocol's JSON for a location. In a file that isn't open, columns are converted
  /// as if the text were ASCII.
  func location(_ location: SourceLocation) -> JSON {
    let open = documents.values.first { $0.file == location.file }?.text
    let position =
      open?.position(of: location)
      ?? TextPosition(line: location.line - 1, character: location.column - 1)
    return ["uri": .string(uri(of: location.file)), "range": JSON(position..<position)]
  }

  static func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    let path = url.path
    return path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
  }
}
