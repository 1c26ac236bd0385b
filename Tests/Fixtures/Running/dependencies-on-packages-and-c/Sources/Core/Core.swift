import CThing
import Dep
public func core() -> Int { Int(thing()) + dep() }
