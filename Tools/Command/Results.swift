import WaymarkAuditing
import WaymarkModel
import Foundation
import WaymarkMutating
import WaymarkRendering

/// The output of an outcome for people and other programs.
enum Results {
  /// Prints all errors to standard error, and annotations for the code host.
  static func show(_ outcome: Outcome) {
    for error in outcome.errors { Console.error(error) }
    for line in advice(on: outcome) { Console.error(line) }
    let annotations = Annotation.annotations(for: outcome.errors, environment: Console.environment)
    for annotation in annotations { Console.print(annotation) }
  }

  /// Reports where files are kept that were replaced and may have been the user's.
  static func showSavedFiles(in folder: String, of output: String) {
    Console.error(
      """
      waymark: an earlier version wrote '\(output)' and kept no list of its files
        the files that were replaced are in '\(folder)'; remove them if none has changes of yours
      """)
  }

  /// Writes a report as JSON, atomically.
  static func write(_ report: some Encodable, to file: String) throws {
    try refuseForeignFile(file)
    do {
      try File.replace(file, with: report.json())
    } catch {
      throw Failure.world("the report could not be written to '\(file)': \(reason(for: error))")
    }
  }

  /// Throws an error if a report would replace a file that isn't a report, such as an article that
  /// the call names by mistake.
  static func refuseForeignFile(_ file: String) throws {
    guard !file.isEmpty else { throw Failure.call("--report names no file") }
    switch File.kind(of: file) {
    case nil: return
    case S_IFDIR: throw Failure.call("'\(file)' is a folder", hint: "name a file with --report")
    case S_IFREG:
      let bytes = try ArticleFiles.bytes(of: file)
      guard bytes.isEmpty || isReport(bytes) else {
        throw Failure.call(
          "'\(file)' exists and isn't a report that waymark wrote, so it's left alone",
          hint: "name another file with --report, or move it away first")
      }
    // A pipe or terminal has no contents that could be lost.
    default: return
    }
  }

  private static func isReport(_ bytes: Data) -> Bool {
    let decoder = JSONDecoder()
    return (try? decoder.decode(AnyReport.self, from: bytes)) != nil
      || (try? decoder.decode(MutationReport.self, from: bytes)) != nil
      || (try? decoder.decode(AuditReport.self, from: bytes)) != nil
  }

  /// The common structure of the reports of all versions.
  private struct AnyReport: Decodable {
    private struct Anything: Decodable {}

    private var version: Int
    private var snippets: [Anything]
    private var diagnostics: [Anything]
  }
}
