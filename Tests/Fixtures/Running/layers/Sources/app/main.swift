import Core
print(core())
