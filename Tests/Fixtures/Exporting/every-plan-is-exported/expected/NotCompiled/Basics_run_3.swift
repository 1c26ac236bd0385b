// Articles/Basics.md#run-3
// It must not compile: cannot convert

import Testing

@MainActor func __waymarkStatements() async throws {
let x: Int = ""
}
