/// The exit codes of the tool, other than 0 for success.
package enum ExitStatus: Int32 {
  /// An article has a mistake, or an example or an audited block isn't proved.
  case notProved = 1
  /// The call is invalid, for example because of an unknown option or a missing file.
  case wrongCall = 2
  /// The environment failed, for example because there is no compiler or the disk is full.
  case environmentFailed = 3
}
