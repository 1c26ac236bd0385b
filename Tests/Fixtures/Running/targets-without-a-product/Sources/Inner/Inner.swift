public func inner() -> Int { 1 }
