extension Block {
  /// Calls a function with the block and then with each block inside it, in the order of the
  /// article. Only quotes, asides, and lists contain blocks, at any depth.
  package func walk(_ visit: (Block) -> Void) {
    visit(self)
    switch self {
    case .quote(let inside), .aside(_, let inside): for block in inside { block.walk(visit) }
    case .list(_, _, let items):
      for item in items {
        for block in item.blocks { block.walk(visit) }
      }
    case .heading, .paragraph, .snippet, .output, .code, .table, .html, .rule: break
    }
  }
}
