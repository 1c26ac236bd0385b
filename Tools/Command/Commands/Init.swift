import ArgumentParser
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject
import WaymarkSystem

extension Waymark {
  struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "init",
      abstract: "Creates the front page and the first article of a package.",
      discussion: """
        EXAMPLES
          waymark init
          waymark init --title "Hiking with Swift"
        """
    )

    @Option(help: "The title of the front page. (default: the name of the package's folder)")
    var title: String?

    func run() throws {
      let package = try PackageFolder.ofWorkingFolder().required()
      try NewArticle.checkFolder(in: package)
      let front = FrontPageFile()
      let article = try NewArticle(title: "Getting started")
      try front.create(title: title ?? package.path.namePart, listing: article)
      Console.print(
        """
        \(front.file) and \(article.file) are ready
          prove them with 'waymark test', and read them with 'waymark preview'
        """)
    }
  }
}
