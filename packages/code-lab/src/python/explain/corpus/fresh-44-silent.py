#: a set literal printed in braces | 2 | argument brace `{` `x`
x = 3
print("To'plam: {x}")

#: sum computed not kept | 2 | argument nobody_takes `sum(a)` `sum()`
a = [1, 2, 3]
sum(a)
print("tugadi")

#: function that prints in the middle | 3 | nobody_takes `a * b` `print`
def kopaytir(a, b):
    print("hisoblanmoqda")
    a * b
print(kopaytir(2, 3))

#: a function that only changes a list | 4 | function `qosh()` `return`
def qosh(a):
    a.append(1)
b = [0]
c = qosh(b)
print(c)

#: or with numbers | 2 | always compares `or` `==`
x = 7
if x == 1 or 2 or 3:
    print("kichik")

#: range down | 1 | capital loop `range(5, 1, -1)` `:`
for i in range(5, 1):
    print(i)

#: compare instead of assign | 3 | argument compares `print(jami == jami + i)` `jami == jami + i`
jami = 0
for i in range(3):
    jami == jami + i
print(jami)

#: replace not kept | 2 | argument nobody_takes `ism.replace('a', 'A')` `replace()`
ism = "ali"
ism.replace("a", "A")
print(ism)

#: exit without brackets | 3 | bracket `exit()` `exit`
x = 5
if x > 3:
    exit
print("davom")

#: input numbers glued | 3 | always number `input()` `int(a)` | input 2, 3
a = input()
b = input()
print("Yig'indi:", a + b)

#: input equals number | 2 | always number `input()` `int(x)` | input 5
x = input()
if x == 5:
    print("besh")
else:
    print("emas")

#: sort printed | 2 | list newline `a.sort(...)` `sort()`
a = [3, 1]
print(a.sort())

#: sorted twice | 2 | argument nobody_takes `sorted(a)` `sorted()`
a = [3, 1]
sorted(a)
print(a)

#: docstring text and compare | 3 | compares nobody_takes `print(x > 3)` `x > 3`
"""dastur"""
x = 5
x > 3
print(x)

#: return after print | 4 | function `return` `None.`
def f(x):
    print(x)
    return
y = f(2)
print(y)
