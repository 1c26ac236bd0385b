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

  /// Writes `verdicts.json`, whole or not at all.
  static func write(_ outcome: Outcome, to file: String) throws {
    do {
      try File.replace(file, with: outcome.report().json())
    } catch {
      throw Failure.world("the report could not be written to '\(file)': \(reason(for: error))")
    }
  }
}
