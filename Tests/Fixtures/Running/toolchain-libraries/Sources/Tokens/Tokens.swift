import SwiftParser

/// The number of tokens, the end of the file included.
public func count(_ source: String) -> Int {
  Array(Parser.parse(source: source).tokens(viewMode: .sourceAccurate)).count
}
