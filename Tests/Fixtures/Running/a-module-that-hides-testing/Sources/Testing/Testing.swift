public let own = 1
