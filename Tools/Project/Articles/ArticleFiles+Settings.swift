import Foundation
import WaymarkModel
import WaymarkSystem

extension ArticleFiles {
  /// Returns the settings that apply to articles. The settings file is in an article's folder, or
  /// in the nearest enclosing folder that has one, or else in the working folder.
  ///
  /// - Returns: The settings; the defaults if there is no such file.
  /// - Throws: `Failure.call` if more than one settings file applies to the run; the errors of
  ///   ``bytes(of:limit:)``.
  package static func settings(for files: [String]) throws -> Checked<Settings> {
    let found = settingsFiles(for: files)
    guard let file = found.first else { return Checked(Settings()) }
    guard found.count == 1 else {
      throw Failure.call(
        "more than one settings file applies: \(quotedList(found))",
        hint: "prove their articles in separate runs")
    }
    guard let text = String(data: try bytes(of: file), encoding: .utf8) else {
      let top = SourceLocation(file: file, line: 1, column: 1)
      return Checked(
        Settings(),
        diagnostics: [Diagnostic(at: top, "this file isn't UTF-8", hint: "save it as UTF-8")])
    }
    return Settings.read(text, file: file)
  }

  /// Returns the settings files that apply to articles, sorted. A valid call has at most one.
  package static func settingsFiles(for files: [String]) -> [String] {
    Set(Set(files.map(\.folderPart)).compactMap(settingsFile)).sorted()
  }

  /// Returns the settings file that applies to the articles directly in a folder.
  ///
  /// - Parameter articles: The folder's path; empty for the working folder.
  private static func settingsFile(for articles: String) -> String? {
    var folder = articles
    while !folder.isEmpty {
      let candidate = folder == "/" ? "/\(Settings.fileName)" : "\(folder)/\(Settings.fileName)"
      if File.kind(of: candidate) != nil { return candidate }
      folder = folder == "/" ? "" : folder.folderPart
    }
    return File.kind(of: Settings.fileName) != nil ? Settings.fileName : nil
  }
}
