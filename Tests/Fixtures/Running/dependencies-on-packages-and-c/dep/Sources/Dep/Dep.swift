public func dep() -> Int { 7 }
