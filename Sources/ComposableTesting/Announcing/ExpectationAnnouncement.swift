import Foundation

/// The function of the process that counts checked expectations, or `nil` if there is none.
///
/// A tool that verifies documentation counts what a test checks. It defines a C symbol with the
/// name and the type below, which is looked up once.
private let expectationChecked: ExpectationChecked? = {
  guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "waymark_expectation_checked") else { return nil }
  return unsafeBitCast(symbol, to: ExpectationChecked.self)
}()

/// The path of the file, the line, the column (both 1-based), and the expectation as written.
private typealias ExpectationChecked = @convention(c) (
  UnsafePointer<CChar>, Int, Int, UnsafePointer<CChar>
) -> Void

/// Announces an expectation, whether or not it holds.
func announce(_ expectation: @autoclosure () -> String, at location: IssueLocation) {
  guard let expectationChecked else { return }
  "\(location.filePath)".withCString { file in
    expectation().withCString { text in
      expectationChecked(file, Int(location.line), Int(location.column), text)
    }
  }
}
