import ArgumentParser
import WaymarkOutcomes
import WaymarkProject
import WaymarkSystem

extension Waymark {
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new",
      abstract:
        "Creates an article with a first example, and adds it to the front page if there is one.",
      discussion: """
        EXAMPLE
          waymark new "Saving a route"      creates Articles/SavingARoute.md
        """
    )

    @Argument(help: ArgumentHelp("The title of the article.", valueName: "title"))
    var title: String

    func run() throws {
      try NewArticle.checkFolder(in: PackageFolder.ofWorkingFolder().required())
      let article = try NewArticle(title: title)
      try article.write()
      Console.print("\(article.file) is ready: prove it with 'waymark test \(article.name)'")
    }
  }
}
