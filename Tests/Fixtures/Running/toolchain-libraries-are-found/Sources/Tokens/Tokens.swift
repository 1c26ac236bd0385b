import SwiftParser

/// The number of tokens, including the end of the file.
public func count(_ source: String) -> Int {
  Array(Parser.parse(source: source).tokens(viewMode: .sourceAccurate)).count
}
