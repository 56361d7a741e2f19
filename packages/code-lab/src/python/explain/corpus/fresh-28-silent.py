#: a result that is not kept | 2 | `s.upper()` `upper()`
s = "salom"
s.upper()
print(s)

#: a sorted that is not kept | 2 | `sorted(a)` `sorted()`
a = [3, 1]
sorted(a)
print(a)

#: an f missing | 2 | `ism` `{`
ism = "Ali"
print("Salom {ism}")

#: a comparison that was to be a value | 2 | `print(x == 5)` `==`
x = 3
x == 5
print(x)

#: an or of a text | 2 | `qora` `rang`
rang = "qizil"
if rang == "oq" or "qora":
    print("ha")

#: a function that prints and is printed | 3 | `qosh()` `return`
def qosh(a, b):
    print(a + b)
print(qosh(1, 2))

#: a range backwards | 1 | `range(10, 1, -1)` `:`
for i in range(10, 1):
    print(i)

#: a plus the wrong way round | 2 | `+=` `=`
x = 1
x =+ 2
print(x)
