import Foundation
import WaymarkLinking
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject
import WaymarkSystem

/// Functions that print outcomes, and that write reports without replacing other files.
enum ResultsPrinter {
  /// Prints all errors and any advice to standard error, and prints annotations for the code host.
  ///
  /// - Parameter printsReport: Whether a report is printed to standard output. Annotations are then
  ///   printed to standard error, which code hosts read as well.
  static func show(_ outcome: Outcome, printsReport: Bool = false) {
    let errors = outcome.errors
    for error in errors { Console.error(error) }
    for line in advice(on: outcome) { Console.error(line) }
    guard !errors.isEmpty else { return }
    let paths = RepositoryPaths()
    let annotations = Annotation.annotations(
      for: errors.map { $0.located(by: paths) }, environment: Machine.environment)
    for annotation in annotations {
      if printsReport { Console.error(annotation) } else { Console.print(annotation) }
    }
  }

  /// Prints the result of one run of a command that runs repeatedly: the errors and the summary, or
  /// the error that ended the run.
  static func show(_ result: Result<Outcome, any Error>) {
    switch result {
    case .success(let outcome):
      show(outcome)
      Console.print(Summary.line(of: outcome))
    case .failure(let error): Console.error(Failure.text(of: error))
    }
  }

  /// Writes a report atomically.
  static func write(_ bytes: [UInt8], to file: String) throws {
    do {
      try File.replace(file, with: bytes)
    } catch {
      throw Failure.environment("the report couldn't be written to '\(file)'", because: error)
    }
  }

  /// Throws an error if a report would replace a file that isn't a report, such as an article named
  /// by mistake.
  ///
  /// - Parameters:
  ///   - option: The option that specifies the file.
  ///   - isReport: A closure that returns whether the contents of a file are a report.
  static func checkReplaceable(
    _ file: String, option: String = "--report", where isReport: ([UInt8]) -> Bool
  ) throws {
    guard !file.isEmpty else {
      throw Failure.call("\(option) is empty", hint: "specify a file with \(option)")
    }
    if let place = File.fileInPlaceOfFolder(of: file) {
      throw Failure.call(
        "'\(place)' exists but isn't a folder", hint: "specify another file with \(option)")
    }
    guard !File.isBrokenLink(file) else {
      throw Failure.call(
        "'\(file)' is a broken symbolic link", hint: "specify another file with \(option)")
    }
    switch File.kind(of: file) {
    case nil: return
    case S_IFDIR:
      throw Failure.call("'\(file)' is a folder", hint: "specify a file with \(option)")
    case S_IFREG:
      let bytes = Array(try ArticleFiles.bytes(of: file, limit: .max))
      guard bytes.isEmpty || isReport(bytes) else {
        throw Failure.call(
          "'\(file)' wasn't replaced, because it has been edited or isn't a "
            + "report of the same kind",
          hint: "specify another file with \(option), or move this file first")
      }
    // A pipe or terminal has no contents that could be lost.
    default: return
    }
  }

  /// Throws an error if a report would replace anything but a report of the same type.
  static func checkReplaceable(_ file: String, as type: (some Codable).Type) throws {
    try checkReplaceable(file) { isExactJSON($0, of: type) }
  }
}
