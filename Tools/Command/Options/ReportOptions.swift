import ArgumentParser
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject
import WaymarkReporting

/// Options for writing or printing the results in the formats of other tools, or as JSON.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write the results to this file; can be repeated.",
      discussion: """
        The extension determines the format: .xml is JUnit, .sarif is SARIF, .tap is TAP, .md or \
        .markdown is a summary in Markdown, and anything else is JSON.
        """,
      valueName: "file"))
  var files: [String] = []

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The format of the report, regardless of the file's extension.",
      discussion: """
        With several reports, give a format for each, in the same order. Without --report, the \
        report is printed, and the summary is printed to standard error instead.
        """,
      valueName: "format"))
  var formats: [ReportFormat] = []

  /// Throws `ValidationError` if the numbers of files and formats don't match, or if a file is
  /// specified twice. The files themselves are checked by ``checkFiles(reading:isOwnJSON:)``.
  func validate() throws {
    let isPrinted = files.isEmpty && formats.count == 1
    guard formats.isEmpty || formats.count == files.count || isPrinted else {
      throw ValidationError(
        files.isEmpty
          ? "only one report can be printed: specify a file for each --format with --report"
          : "the number of --format options (\(formats.count)) must match the number of --report "
            + "options (\(files.count)), or be zero")
    }
    let names = Dictionary(grouping: files, by: \.self).filter { $1.count > 1 }.keys
    if let twice = names.min() {
      throw ValidationError("--report specifies '\(twice)' more than once; specify it once")
    }
  }

  /// The format of the report that is printed; nil to print the summary.
  private var printedFormat: ReportFormat? { files.isEmpty ? formats.first : nil }

  /// Whether no report is requested.
  var isEmpty: Bool { files.isEmpty && formats.isEmpty }

  /// Whether a report is printed to standard output.
  var printsReport: Bool { printedFormat != nil }

  /// Prints a line of the summary, or shows it on standard error if a report is printed.
  func showSummary(_ line: String) {
    if printsReport { Console.error(line) } else { Console.print(line) }
  }

  /// The files to write, with their formats.
  private var reports: [(file: String, format: ReportFormat)] {
    files.enumerated().map { index, file in
      (file, index < formats.count ? formats[index] : ReportFormat(file: file) ?? .json)
    }
  }

  /// Throws an error if a report would replace a file that the command reads, or anything but a
  /// report of the same format. Call this before the run.
  ///
  /// - Parameters:
  ///   - inputs: The reports that the command reads.
  ///   - isOwnJSON: A closure that returns whether a file is a report in the tool's own format.
  func checkFiles(
    reading inputs: [String] = [], isOwnJSON: ([UInt8]) -> Bool = ReportFormat.json.isOwn
  ) throws {
    for (file, format) in reports {
      if inputs.contains(where: { File.areSame(file, $0) }) {
        throw Failure.call(
          "--report would replace '\(file)', which this command reads",
          hint: "specify another file with --report")
      }
      try ResultsPrinter.checkReplaceable(file, where: format == .json ? isOwnJSON : format.isOwn)
    }
  }

  /// Writes the reports of a run, or prints one.
  ///
  /// - Parameters:
  ///   - shard: The shard that the outcome covers; nil for a whole run.
  ///   - inputs: The reports that the command reads.
  func write(
    _ outcome: Outcome, shard: Report.ShardContents? = nil, reading inputs: [String] = []
  ) throws {
    try checkFiles(reading: inputs)
    try write(outcome) { paths in
      var verdicts = outcome.report(hasDurations: true).located(by: paths)
      verdicts.shard = shard
      return verdicts.json()
    }
  }

  /// Writes the reports of a run, or prints one.
  ///
  /// - Parameters:
  ///   - outcome: The results of the run. They're evaluated only for formats other than JSON.
  ///   - json: A closure that returns the report in the tool's own format.
  func write(
    _ outcome: @autoclosure () throws -> Outcome, json: (RepositoryPaths) -> [UInt8]
  ) throws {
    guard !reports.isEmpty || printedFormat != nil else { return }
    let paths = RepositoryPaths()
    func bytes(_ format: ReportFormat) throws -> [UInt8] {
      try format.bytes(of: try outcome().results(paths), json: { json(paths) })
    }
    for (file, format) in reports { try ResultsPrinter.write(bytes(format), to: file) }
    if let printedFormat { Console.print(report: try bytes(printedFormat)) }
  }
}

extension ReportFormat: ExpressibleByArgument {}
