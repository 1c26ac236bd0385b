import Base

public func shown() -> Int { base() }
