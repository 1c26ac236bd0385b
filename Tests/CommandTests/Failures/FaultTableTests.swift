import Foundation
import Testing

/// The guarantees of each command when its environment fails. Every row of the table is tested.
///
/// In all rows, the user's files in and next to the output folder are kept. The folder contains
/// either the complete old output or the complete new output. The next run creates the new output
/// and removes the files that the failed run left behind.
@Suite(.serialized) struct FaultTableTests {
  private static let noCompiler = """
    waymark: there is no Swift compiler: 'swiftc' isn't in PATH
      install a toolchain from https://swift.org/install, or add the folder that contains 'swiftc' to PATH

    """
  private static let vanishedInput =
    "waymark: 'Table/gone.md' can't be read: No such file or directory\n"
    + "  check the path, and make sure that its folder exists\n"

  private static let guarantees = [
    // The disk of the output is full.
    Guarantee(
      .fullDisk, .build,
      .exits(
        3,
        """
        waymark: the site couldn't be written to 'OUTPUT': No space left on device
          the previous contents are unchanged

        """), leaving: .old),
    Guarantee(
      .fullDisk, .test,
      .exits(
        3,
        """
        waymark: the report couldn't be written to 'OUTPUT': No space left on device
          free up space on this disk, or use another disk

        """),
      leaving: .old),
    Guarantee(
      .fullDisk, .extract,
      .exits(
        3,
        """
        waymark: the package couldn't be written to 'OUTPUT': No space left on device
          the previous contents are unchanged

        """), leaving: .old),
    Guarantee(.fullDisk, .check, .exits(0, ""), leaving: .old),

    // The disk of the temporary folder is full. Only examples write to it, and reporting their
    // results doesn't need it.
    Guarantee(.fullTemporaryDisk, .build, .exits(0, ""), leaving: .new),
    Guarantee(.fullTemporaryDisk, .test, .exits(0, ""), leaving: .new),
    Guarantee(.fullTemporaryDisk, .extract, .exits(0, ""), leaving: .new),
    Guarantee(.fullTemporaryDisk, .check, .exits(0, ""), leaving: .old),

    // The output folder is read-only.
    Guarantee(
      .readOnlyFolder, .build,
      .exits(
        3,
        """
        waymark: the site couldn't be written to 'OUTPUT': Read-only file system
          the previous contents are unchanged

        """), leaving: .old),
    Guarantee(
      .readOnlyFolder, .test,
      .exits(
        3,
        """
        waymark: the report couldn't be written to 'OUTPUT': Read-only file system
          make the file system writable, or use another one

        """),
      leaving: .old),
    Guarantee(
      .readOnlyFolder, .extract,
      .exits(
        3,
        """
        waymark: the package couldn't be written to 'OUTPUT': Read-only file system
          the previous contents are unchanged

        """), leaving: .old),
    Guarantee(.readOnlyFolder, .check, .exits(0, ""), leaving: .old),

    // There's no compiler. `check` doesn't need one.
    Guarantee(.noCompiler, .build, .exits(3, noCompiler), leaving: .old),
    Guarantee(.noCompiler, .test, .exits(3, noCompiler), leaving: .old),
    Guarantee(.noCompiler, .extract, .exits(3, noCompiler), leaving: .old),
    Guarantee(.noCompiler, .check, .exits(0, ""), leaving: .old),

    // The user stops the run while an example runs or while an article is read.
    Guarantee(.interrupt, .build, .isStopped(by: SIGINT), leaving: .old),
    Guarantee(.interrupt, .test, .isStopped(by: SIGINT), leaving: .old),
    Guarantee(.interrupt, .extract, .isStopped(by: SIGINT), leaving: .old),
    Guarantee(.interrupt, .check, .isStopped(by: SIGINT), leaving: .old),

    // The system kills the run. FileTransactionTests covers kills while files are replaced.
    Guarantee(.kill, .build, .isStopped(by: SIGKILL), leaving: .old),
    Guarantee(.kill, .test, .isStopped(by: SIGKILL), leaving: .old),
    Guarantee(.kill, .extract, .isStopped(by: SIGKILL), leaving: .old),
    Guarantee(.kill, .check, .isStopped(by: SIGKILL), leaving: .old),

    // A file that was found no longer exists when it's read.
    Guarantee(.vanishedInput, .build, .exits(3, vanishedInput), leaving: .old),
    Guarantee(.vanishedInput, .test, .exits(3, vanishedInput), leaving: .old),
    Guarantee(.vanishedInput, .extract, .exits(3, vanishedInput), leaving: .old),
    Guarantee(.vanishedInput, .check, .exits(3, vanishedInput), leaving: .old),

    // Another run of the same command writes to the same folder.
    Guarantee(.concurrentRun, .build, .exits(0, ""), leaving: .new),
    Guarantee(.concurrentRun, .test, .exits(0, ""), leaving: .new),
    Guarantee(.concurrentRun, .extract, .exits(0, ""), leaving: .new),
    Guarantee(.concurrentRun, .check, .exits(0, ""), leaving: .new),

    // LimitTests covers process limits that are too low, for every command.
  ]

  @Test(arguments: guarantees)
  func `a command handles each fault as the table specifies`(_ guarantee: Guarantee) async throws {
    var environment = try await FaultEnvironment(
      guarantee.command, named: "\(guarantee.fault)-\(guarantee.command)")
    defer { environment.remove() }
    guard !guarantee.fault.needsDisk || environment.mount() else {
      try Test.cancel("this user can't mount a small disk")
    }
    try environment.writeArticle("larch")
    let first = try await environment.run()
    #expect(first.status == 0, "\(first)")
    try environment.writeFilesOfUser()
    let old = try environment.output()
    try environment.writeArticle("willow")

    let ending = try await environment.run(with: guarantee.fault)
    let left = try environment.output()
    let next = try await environment.run()
    let new = try environment.output()

    switch guarantee.ending {
    case .exits(let status, let text):
      #expect(ending.isExit && ending.status == status, "\(ending)")
      #expect(ending.error == text.replacing("OUTPUT", with: environment.place))
    case .isStopped(let signal): #expect(!ending.isExit && ending.status == signal, "\(ending)")
    }
    switch guarantee.output {
    case .old: #expect(differences(left, old) == [])
    case .new:
      #expect(differences(environment.withoutTimes(left), environment.withoutTimes(new)) == [])
    }
    #expect(next.status == 0, "\(next)")
    #expect(files(in: new, with: "willow").isEmpty != environment.writesOutput)
    #expect(files(in: new, with: "larch") == [])
    #expect(try environment.missingFilesOfUser() == [])
    #expect(try environment.leftovers(expectingKill: guarantee.fault == .kill) == [])
  }

  /// Returns the paths of the files that differ between two outputs.
  private func differences(_ one: [String: String], _ other: [String: String]) -> [String] {
    Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
  }

  private func files(in output: [String: String], with word: String) -> [String] {
    output.filter { $0.value.contains(word) }.keys.sorted()
  }
}

enum Fault: Sendable {
  case fullDisk, fullTemporaryDisk, readOnlyFolder, noCompiler, interrupt, kill, vanishedInput
  case concurrentRun

  var needsDisk: Bool { [.fullDisk, .fullTemporaryDisk, .readOnlyFolder].contains(self) }
}

struct Guarantee: CustomTestStringConvertible, Sendable {
  enum Ending {
    /// The exit code and the whole text on standard error, with `OUTPUT` in place of the path of
    /// the output.
    case exits(Int32, String)
    case isStopped(by: Int32)
  }
  enum Output { case old, new }

  var fault: Fault
  var command: FaultEnvironment.Command
  var ending: Ending
  var output: Output

  init(
    _ fault: Fault, _ command: FaultEnvironment.Command, _ ending: Ending, leaving output: Output
  ) {
    self.fault = fault
    self.command = command
    self.ending = ending
    self.output = output
  }

  var testDescription: String { "\(command), \(fault): \(ending), leaves the \(output) output" }
}
