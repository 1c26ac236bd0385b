public func base() -> Int { 5 }
