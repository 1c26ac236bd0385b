import Testing
import Library

@MainActor func __waymarkStatements() async throws {
let x: Int = ""
}
