import Article

/// What people and other programs are told of an outcome.
enum Results {
  /// Every error on standard error, and for a code host that runs us its annotations.
  static func show(_ outcome: Outcome) {
    for error in outcome.errors { Console.error(error.description) }
    for line in advice(on: outcome) { Console.error(line) }
    for line in Annotations.lines(for: outcome.errors, environment: Console.environment) {
      Console.print(line)
    }
  }

  /// Writes `verdicts.json`, whole or not at all.
  static func write(_ outcome: Outcome, to file: String) throws {
    do {
      try File.replace(file, with: try outcome.report().json())
    } catch {
      throw Failure.world("the report could not be written to '\(file)': \(reason(for: error))")
    }
  }
}
