import ArgumentParser
import WaymarkProject

extension ExitCode {
  /// Something isn't proved.
  static let notProved = ExitCode(.notProved)

  init(_ status: ExitStatus) { self.init(status.rawValue) }
}
