import ArgumentParser
import Foundation
import WaymarkPreviewing
import WaymarkProject
import WaymarkProving

extension Waymark {
  struct Preview: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract: "Serves the site on this machine, and updates it after each change.",
      discussion: """
        Open the printed address in a browser. When an article, a source file, or the settings \
        file is saved, the affected examples are proved again, and the open page is updated in \
        place. Nothing is written to the site's folder. Press Control-C to stop.

        EXAMPLES
          waymark preview
          waymark preview Docs --port 9000
        """
    )

    @OptionGroup var options: ProvingOptions

    @OptionGroup var running: RunOptions

    @Option(help: ArgumentHelp("The port to serve on.", valueName: "number"))
    var port: UInt16 = 8421

    /// Throws `ValidationError` for port 0, which would mean any free port.
    func validate() throws {
      guard port == 0 else { return }
      throw ValidationError("--port must be a number from 1 to 65535")
    }

    /// Serves the site until the process is interrupted, or until serving or watching fails.
    func run() async throws {
      let server = PreviewServer(port: port)
      let proving = try await Proving(try options.request(), running.request)
      let session = PreviewSession(proving, server, now: { Date() }) { ResultsPrinter.show($0) }
      // Create the loop first, so that no address is printed if this throws an error.
      let loop = try WatchLoop(proving.request)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await server.run {
            Console.print("The preview is at \(server.address). Press Control-C to stop.")
          }
        }
        group.addTask { try await loop.run(session.update) }
        try await group.next()
        group.cancelAll()
      }
    }
  }
}
