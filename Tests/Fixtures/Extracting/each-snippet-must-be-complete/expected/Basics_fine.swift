import Testing
import WaymarkHarness
import Library

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
let brackets = "{([" + #"\"# + "\("}" + "\(1)")" // {
/* { /* ( */ [ */
let r = /[({]/
let empty = """
  """
#if DEBUG
let _: () = {}(); f({ [$0] })
#else
#endif
}
