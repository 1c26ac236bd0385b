import ArgumentParser
import Foundation
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject
import WaymarkProving
import WaymarkSystem

/// The command-line tool.
package struct Waymark: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "waymark",
    abstract: "Proves the Swift in Markdown: compiles, runs, and checks every snippet.",
    discussion: """
      EXAMPLES
        waymark audit README.md        check documentation without changing it
        waymark init                   create the first articles of a package
        waymark new "Saving a route"   create an article
        waymark preview                serve the site, and update it when you save
        waymark test                   prove Articles/
        waymark test Routes#saving     prove one example of Articles/Routes.md
        waymark test README.md Docs    prove other Markdown files
        waymark test Sources           prove the examples in doc comments
        waymark fix                    show how outdated expectations must change
        waymark mutate Routes          list code changes that no expectation detects
        waymark build                  prove Articles/ and write the site to _site/

      Exit codes: 0 if there are no errors, 1 if an article or an example has an error, 2 if the \
      command is invalid, 3 if the environment failed, for example because there is no compiler or \
      the disk is full.
      """,
    version: BuildInformation.description,
    subcommands: [
      Build.self, Preview.self, Test.self, Extract.self, Check.self, Mutate.self, Audit.self,
      Adopt.self, Fix.self, Merge.self, New.self, Init.self, LSP.self,
    ]
  )

  package init() {}

  /// Runs the command that the process's arguments specify, and exits with its exit code.
  package static func start() -> Never {
    // Both must happen while there is only one thread.
    Heap.growInLargeSteps()
    Machine.hideVariables(RunRequest.ownVariables)
    Task {
      await run()
      Foundation.exit(EXIT_SUCCESS)
    }
    dispatchMain()
  }

  /// Runs the command that the process's arguments specify, and exits if its exit code isn't 0.
  private static func run() async {
    do {
      if await Build.repeatsFinishedBuild() { return }
      var command = try await parsed()
      try Limits.check()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(after: error)
    }
  }

  /// Returns the command that the process's arguments specify.
  ///
  /// Parsing only the arguments of the subcommand takes half as long as parsing all arguments. If
  /// that fails, for example because the arguments ask for help, all arguments are parsed, which
  /// reports the error.
  private static func parsed() async throws -> any ParsableCommand {
    let words = arguments
    // The argument parser calls the name an unexpected argument, and ignores it after 'help'.
    if let first = words.first, !first.hasPrefix("-"), let name = requestedCommand,
      !commandNames.contains(name)
    {
      throw ValidationError("there is no command '\(name)'")
    }
    let command = configuration.subcommands.first { $0.configuration.commandName == words.first }
    if let command = command as? any AsyncParsableCommand.Type {
      if let parsed = try? await command.asyncParse(Array(words.dropFirst())) { return parsed }
    } else if let parsed = try? command?.parse(Array(words.dropFirst())) {
      return parsed
    }
    return try await asyncParseAsRoot()
  }

  /// Prints an error and exits with its exit code.
  private static func end(after error: any Error) -> Never {
    switch error {
    case let code as ExitCode:
      exit(withError: code)
    case let failure as Failure:
      Console.error(failure.description)
      exit(withError: ExitCode(failure.status))
    // The argument parser throws requests for help and for the version as errors.
    case _ where exitCode(for: error) == .success:
      exit(withError: error)
    case _ where exitCode(for: error) == .validationFailure:
      Console.error(fullMessage(for: error))
      suggestedCommand.map { Console.error("  did you mean 'waymark \($0)'?") }
      exit(withError: ExitCode(.wrongCall))
    default:
      Console.error("waymark: \(error)")
      exit(withError: ExitCode(.environmentFailed))
    }
  }

  /// The arguments of the command, starting with its name.
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  private static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// The name of the command that the arguments request or request help about; nil if there is
  /// none.
  private static var requestedCommand: String? {
    arguments.drop { $0 == "help" }.first { !$0.hasPrefix("-") }
  }

  /// The command that a misspelled name most likely refers to; nil if the name is missing, is
  /// valid, or resembles no command.
  private static var suggestedCommand: String? {
    guard let word = requestedCommand, !commandNames.contains(word) else { return nil }
    return nearest(to: word, in: commandNames)
  }
}
