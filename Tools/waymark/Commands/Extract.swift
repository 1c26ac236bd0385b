import ArgumentParser
import Extracting
import Foundation

extension Waymark {
  struct Extract: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes the examples as a Swift package with a test target for each.",
      discussion: """
        The package is made for 'swift test' and for editors; its messages name the articles. What \
        an earlier extract left in the folder is replaced, other files are not touched.

        EXAMPLE
          waymark extract --output Extracted && swift test --package-path Extracted
        """
    )

    @OptionGroup var options: ProvingOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The package's folder.", valueName: "folder"))
    var output: String

    func run() async throws {
      Console.print("extract \(output)")
    }
  }
}
