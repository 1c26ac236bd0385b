import Foundation

/// Tells whoever runs the test that an expectation was checked.
///
/// A tool that proves documentation counts what a test checks. It defines a C symbol of the name
/// and the type below, which is looked up once; without it nothing happens.
private let expectationChecked: ExpectationChecked? = {
  guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "waymark_expectation_checked") else { return nil }
  return unsafeBitCast(symbol, to: ExpectationChecked.self)
}()

/// Path of the file, line, column (both from 1), and the expectation as the test wrote it.
private typealias ExpectationChecked = @convention(c) (
  UnsafePointer<CChar>, Int, Int, UnsafePointer<CChar>
) -> Void

/// Announces an expectation, whether it will hold or not.
func announce(_ expectation: @autoclosure () -> String, at location: IssueLocation) {
  guard let expectationChecked else { return }
  "\(location.filePath)".withCString { file in
    expectation().withCString { text in
      expectationChecked(file, Int(location.line), Int(location.column), text)
    }
  }
}
