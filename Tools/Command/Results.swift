import Article
import Rendering

/// What people and other programs are told of an outcome.
enum Results {
  /// Every error on standard error, and for a code host that runs us its annotations.
  static func show(_ outcome: Outcome) {
    for error in outcome.errors { Console.error(error) }
    for line in advice(on: outcome) { Console.error(line) }
    let annotations = Annotation.annotations(for: outcome.errors, environment: Console.environment)
    for annotation in annotations { Console.print(annotation) }
  }

  /// Says where files are that may be the user's.
  static func showSavedFiles(_ folder: String) {
    Console.error(
      """
      waymark: an earlier version wrote these files without a list of them
        the files that were replaced are in '\(folder)'; remove it if they hold no changes of yours
      """)
  }

  /// Writes `verdicts.json`, whole or not at all.
  static func write(_ outcome: Outcome, to file: String) throws {
    do {
      try File.replace(file, with: outcome.report().json())
    } catch {
      throw Failure.world("the report could not be written to '\(file)': \(reason(for: error))")
    }
  }
}
