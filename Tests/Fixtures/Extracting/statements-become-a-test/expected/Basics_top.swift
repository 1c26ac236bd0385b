import Testing
import WaymarkHarness
import Library
import Foundation
@testable import struct Library.Thing

/// A counter.
struct Counter { var count = 0 }
func helper() {}; 
@Test @MainActor func testCounter() async throws { __waymarkSnippet(0);
  #expect(__waymarkValue(0, 0, Counter().count) == 0, sourceLocation: __waymarkCheck(0, 11, 3))
}

@Test @MainActor func __waymarkStatements() async throws {
__waymarkSnippet(0);
var counter = Counter() // trailing
counter.count += 1; 
counter.count += 2

// About the expectation.
#expect(__waymarkValue(1, 0, counter.count) == 3, sourceLocation: __waymarkCheck(1, 21, 1))
}
