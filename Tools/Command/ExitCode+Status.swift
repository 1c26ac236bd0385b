import ArgumentParser
import WaymarkProject

extension ExitCode {
  /// The exit code for a run in which something isn't proved.
  static let notProved = ExitCode(.notProved)

  init(_ status: ExitStatus) { self.init(status.rawValue) }
}
