import Foundation
import WaymarkModel

extension LanguageServer {
  /// Returns a file's path relative to the client's folder, or its absolute path if it's outside
  /// that folder; nil if the URI isn't a file's.
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

  /// Returns a place as a location of the protocol. In a file that isn't open, columns are
  /// converted as if the text were ASCII.
  func location(_ place: SourceLocation) -> JSON {
    let open = documents.values.first { $0.file == place.file }?.text
    let position =
      open?.position(of: place) ?? TextPosition(line: place.line - 1, character: place.column - 1)
    return ["uri": .string(uri(of: place.file)), "range": JSON(position..<position)]
  }

  static func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    let path = url.path
    return path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
  }
}
