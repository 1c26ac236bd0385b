import Testing
import WaymarkReporting

@Suite struct ReportFormatTests {
  @Test(arguments: ReportFormat.allCases)
  func `results are evaluated for reports in every format except JSON`(format: ReportFormat) {
    struct Evaluated: Error {}
    func results() throws -> RunResults { throw Evaluated() }

    let bytes = try? format.bytes(of: try results(), json: { [1] })

    #expect(bytes == (format == .json ? [1] : nil))
  }
}
