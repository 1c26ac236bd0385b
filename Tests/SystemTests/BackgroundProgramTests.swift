import Foundation
import Testing

@testable import WaymarkSystem

@Suite struct BackgroundProgramTests {
  @Test(.timeLimit(.minutes(1))) func `a program answers until its input ends`() throws {
    let program = try BackgroundProgram("/bin/cat", folder: "/")

    #expect(FileSystem.write(Array("hike".utf8), to: program.input))
    var answer = [UInt8](repeating: 0, count: 4)
    #expect(read(program.output, &answer, 4) == 4)
    #expect(answer == Array("hike".utf8))

    close(program.input)
    #expect(read(program.output, &answer, 4) == 0)
  }

  @Test func `starting a missing program throws an error`() {
    #expect(throws: (any Error).self) { try BackgroundProgram("/nonexistent", folder: "/") }
  }
}
