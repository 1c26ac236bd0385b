import Glibc

/// Lets libFuzzer search for bytes that violate the invariants of one stage.
///
///     LAW=reading|extracting|reports Fuzz OPTIONS-OF-LIBFUZZER… CORPUS
///
/// The invariants are selected in the environment because libFuzzer starts the program again with
/// its own options.
@main enum Fuzz {
  static func main() {
    guard let law = getenv("LAW").flatMap({ Law(rawValue: String(cString: $0)) }) else {
      print("usage: LAW=reading|extracting|reports Fuzz [options of libFuzzer] [corpus]")
      exit(2)
    }
    self.law = law
    var count = CommandLine.argc
    var words = Optional(CommandLine.unsafeArgv)
    exit(drive(&count, &words) { bytes, count in
      let fault = Fuzz.law.fault(Array(UnsafeBufferPointer(start: bytes, count: count)))
      if let fault { fatalError(fault) }
      return 0
    })
  }

  /// Set once, before anything runs.
  nonisolated(unsafe) private static var law = Law.reading

  private enum Law: String {
    case reading, extracting, reports

    /// Returns what's wrong with the stage's result for the given bytes, or nil if all invariants
    /// hold.
    func fault(_ bytes: [UInt8]) -> String? {
      switch self {
      case .reading: faultOfReading(bytes)
      case .extracting: faultOfExtracting(bytes)
      case .reports: faultOfReports(bytes)
      }
    }
  }
}

private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// libFuzzer's own loop. It ends the process.
@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
  _ count: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<Words?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
