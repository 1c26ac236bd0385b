import ArgumentParser
import Foundation
import WaymarkLanguageServer
import WaymarkProject
import WaymarkProving
import WaymarkSystem

extension Waymark {
  struct LSP: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lsp",
      abstract: "Serves editors over the Language Server Protocol.",
      discussion: """
        Editors start this command and communicate with it over its standard streams. The server \
        reports mistakes while an author types, and verdicts when an article is saved. It \
        completes options, names, and links, and provides hover, completion, and definitions for \
        the Swift in snippets.

        EXAMPLES
          waymark lsp
          nvim: vim.lsp.start_client({ name = 'waymark', cmd = { 'waymark', 'lsp' } })
        """
    )

    @OptionGroup var running: RunOptions

    @Flag(help: .skipBuild)
    var skipBuild = false

    /// Serves one editor over standard input and output until it disconnects.
    ///
    /// - Throws: `ExitCode` 1 if the editor disconnects without shutting the server down.
    func run() async throws {
      let session = LanguageSession(
        running.request, skipsBuild: skipBuild,
        isContinuousIntegration: Machine.isContinuousIntegration,
        workingFolder: .init(
          enter: { FileSystem.enter($0) }, findPackage: { PackageFolder.ofWorkingFolder() }))
      let server = LanguageServer(session, input: STDIN_FILENO, output: STDOUT_FILENO)
      let status = await server.run()
      if status != 0 { throw ExitCode(status) }
    }
  }
}
