import Foundation
import Testing

/// What each command guarantees when its environment fails. Every row of the table is tested.
///
/// In all rows, the user's files in and beside the output folder are kept, the output is either the
/// old one or the new one, and the next run creates the new one and removes what the failed run
/// left behind.
@Suite(.serialized) struct FaultTableTests {
  private static let promises = [
    // The disk of the output is full.
    Promise(.fullDisk, .build, .exits(3, "No space left on device"), leaving: .old),
    Promise(.fullDisk, .test, .exits(3, "No space left on device"), leaving: .old),
    Promise(.fullDisk, .extract, .exits(3, "No space left on device"), leaving: .old),
    Promise(.fullDisk, .check, .exits(0, ""), leaving: .old),

    // The disk of the temporary folder is full. Only examples write to it, and reporting their
    // results doesn't need it.
    Promise(.fullTemporaryDisk, .build, .exits(0, ""), leaving: .new),
    Promise(.fullTemporaryDisk, .test, .exits(0, ""), leaving: .new),
    Promise(.fullTemporaryDisk, .extract, .exits(0, ""), leaving: .new),
    Promise(.fullTemporaryDisk, .check, .exits(0, ""), leaving: .old),

    // The output folder is read-only.
    Promise(.readOnlyFolder, .build, .exits(3, "Read-only file system"), leaving: .old),
    Promise(.readOnlyFolder, .test, .exits(3, "Read-only file system"), leaving: .old),
    Promise(.readOnlyFolder, .extract, .exits(3, "Read-only file system"), leaving: .old),
    Promise(.readOnlyFolder, .check, .exits(0, ""), leaving: .old),

    // There's no compiler. `check` doesn't need one.
    Promise(.noCompiler, .build, .exits(3, "swift"), leaving: .old),
    Promise(.noCompiler, .test, .exits(3, "swift"), leaving: .old),
    Promise(.noCompiler, .extract, .exits(3, "swift"), leaving: .old),
    Promise(.noCompiler, .check, .exits(0, ""), leaving: .old),

    // The user stops the run while an example runs or while an article is read.
    Promise(.interrupt, .build, .isStopped(by: SIGINT), leaving: .old),
    Promise(.interrupt, .test, .isStopped(by: SIGINT), leaving: .old),
    Promise(.interrupt, .extract, .isStopped(by: SIGINT), leaving: .old),
    Promise(.interrupt, .check, .isStopped(by: SIGINT), leaving: .old),

    // The system kills the run. FileTransactionTests covers kills while files are replaced.
    Promise(.kill, .build, .isStopped(by: SIGKILL), leaving: .old),
    Promise(.kill, .test, .isStopped(by: SIGKILL), leaving: .old),
    Promise(.kill, .extract, .isStopped(by: SIGKILL), leaving: .old),
    Promise(.kill, .check, .isStopped(by: SIGKILL), leaving: .old),

    // A file that was found no longer exists when it's read.
    Promise(.vanishedInput, .build, .exits(3, "'Table/gone.md' cannot be read"), leaving: .old),
    Promise(.vanishedInput, .test, .exits(3, "'Table/gone.md' cannot be read"), leaving: .old),
    Promise(.vanishedInput, .extract, .exits(3, "'Table/gone.md' cannot be read"), leaving: .old),
    Promise(.vanishedInput, .check, .exits(3, "'Table/gone.md' cannot be read"), leaving: .old),

    // Another run of the same command writes to the same folder.
    Promise(.concurrentRun, .build, .exits(0, ""), leaving: .new),
    Promise(.concurrentRun, .test, .exits(0, ""), leaving: .new),
    Promise(.concurrentRun, .extract, .exits(0, ""), leaving: .new),
    Promise(.concurrentRun, .check, .exits(0, ""), leaving: .new),

    // LimitTests covers process limits that are too low, for every command.
  ]

  @Test(arguments: promises)
  func `a command meets its guarantee when a fault occurs`(_ promise: Promise) async throws {
    let place = try FaultPlace(promise.command, named: "\(promise.fault)-\(promise.command)")
    defer { place.remove() }
    guard try !promise.fault.needsDisk || place.mount() else {
      withKnownIssue("this user can't mount a small disk") { Issue.record("not tried") }
      return
    }
    try place.writeArticle("larch")
    let first = try await place.run()
    #expect(first.status == 0, "\(first)")
    try place.writeFilesOfUser()
    let old = try place.output()
    try place.writeArticle("willow")

    let ending = try await place.run(with: promise.fault)
    let left = try place.output()
    let next = try await place.run()
    let new = try place.output()

    switch promise.ending {
    case .exits(let status, let text):
      #expect(ending.isExit && ending.status == status, "\(ending)")
      #expect(text.isEmpty ? ending.error.isEmpty : ending.error.contains(text), "\(ending)")
    case .isStopped(let signal): #expect(!ending.isExit && ending.status == signal, "\(ending)")
    }
    switch promise.output {
    case .old: #expect(differences(left, old) == [])
    case .new: #expect(differences(place.withoutTimes(left), place.withoutTimes(new)) == [])
    }
    #expect(next.status == 0, "\(next)")
    #expect(files(in: new, with: "willow").isEmpty != place.writesOutput)
    #expect(files(in: new, with: "larch") == [])
    #expect(try place.missingFilesOfUser() == [])
    #expect(try place.leftovers(expectingKill: promise.fault == .kill) == [])
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

struct Promise: CustomTestStringConvertible, Sendable {
  enum Ending {
    /// The exit code and a text on standard error. An empty text means that standard error is
    /// empty.
    case exits(Int32, String)
    case isStopped(by: Int32)
  }
  enum Output { case old, new }

  var fault: Fault
  var command: FaultPlace.Command
  var ending: Ending
  var output: Output

  init(
    _ fault: Fault, _ command: FaultPlace.Command, _ ending: Ending, leaving output: Output
  ) {
    self.fault = fault
    self.command = command
    self.ending = ending
    self.output = output
  }

  var testDescription: String { "\(command), \(fault): \(ending), leaves the \(output) output" }
}
