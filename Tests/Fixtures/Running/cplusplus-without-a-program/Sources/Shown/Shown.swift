import Native

public func shown() -> Int { Int(native()) }
