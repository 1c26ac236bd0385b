import ArgumentParser
import WaymarkOutcomes
import WaymarkProject
import WaymarkSystem

extension Waymark {
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Creates an article with a first example, and adds it to the front page if there is one.",
      discussion: """
        EXAMPLE
          waymark new "Saving a route"      creates Articles/SavingARoute.md
        """
    )

    @Argument(help: ArgumentHelp("The title of the article.", valueName: "title"))
    var title: String

    func run() throws {
      try NewArticle.checkFolder()
      let article = try NewArticle(title: title)
      try article.write()
      Console.print("\(article.file) is ready: prove it with 'waymark test \(article.name)'")
    }
  }

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
      let package = try PackageFolder.current().namePart
      try NewArticle.checkFolder()
      let front = FrontPageFile()
      let article = try NewArticle(title: "Getting started")
      try front.checkIsNew()
      try article.checkIsNew()
      try front.create(title: title ?? package)
      try article.write()
      Console.print(
        """
        \(front.file) and \(article.file) are ready
          prove them with 'waymark test', and read them with 'waymark preview'
        """)
    }
  }
}
