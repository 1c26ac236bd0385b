import Glibc

/// The fuzzer, which lets libFuzzer search for bytes that violate the invariants of one stage.
///
///     STAGE=reading|extracting|reports Fuzz OPTIONS-OF-LIBFUZZER… CORPUS
///
/// The stage is selected in the environment because libFuzzer starts the program again with
/// its own options.
@main enum Fuzz {
  static func main() {
    guard let stage = getenv("STAGE").flatMap({ Stage(rawValue: String(cString: $0)) }) else {
      print("usage: STAGE=reading|extracting|reports Fuzz [libFuzzer options] [corpus]")
      exit(2)
    }
    self.stage = stage
    var count = CommandLine.argc
    var words = Optional(CommandLine.unsafeArgv)
    exit(drive(&count, &words) { bytes, count in
      let violation = Fuzz.stage.violation(Array(UnsafeBufferPointer(start: bytes, count: count)))
      if let violation { fatalError(violation) }
      return 0
    })
  }

  /// The stage to test. It is set once, before anything runs.
  nonisolated(unsafe) private static var stage = Stage.reading

  private enum Stage: String {
    case reading, extracting, reports

    /// Returns a description of an invariant that the stage's result for the given bytes violates;
    /// nil if all invariants hold.
    func violation(_ bytes: [UInt8]) -> String? {
      switch self {
      case .reading: violationOfReading(bytes)
      case .extracting: violationOfExtracting(bytes)
      case .reports: violationOfReports(bytes)
      }
    }
  }
}

private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Runs libFuzzer's own loop, which ends the process.
@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
  _ count: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<Words?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
