import CHut

public func shown() -> Int { Int(beds()) }
