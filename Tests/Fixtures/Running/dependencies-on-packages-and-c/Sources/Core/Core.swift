import c_thing
import Dep
public func core() -> Int { Int(thing()) + dep() }
