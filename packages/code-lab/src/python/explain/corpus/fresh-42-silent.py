#: decorator without at | 3 | bracket `d(...)` `d`
def d(f):
    return f
d
def g():
    return 1
