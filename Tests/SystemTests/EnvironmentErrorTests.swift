import Foundation
import Testing
import WaymarkSystem

@Suite struct EnvironmentErrorTests {
  @Test func `the error of a system call contains the reason, and a hint if there is one`() {
    let error = EnvironmentError("can't write 'a'", errno: ENOSPC)

    #expect(
      error.description == """
        can't write 'a': No space left on device
          free up space on this disk, or use another disk
        """)
    #expect(EnvironmentError("can't write 'a'", errno: EINVAL).hint == nil)
  }

  @Test(arguments: [("a\n\n", "a"), ("a\nb", "a\nb"), ("\n", ""), ("", "")])
  func `newlines at the end of a message are removed`(message: String, text: String) {
    #expect(EnvironmentError(message).message == text)
    #expect(EnvironmentError(message, hint: "b").description == text + "\n  b")
  }
}
