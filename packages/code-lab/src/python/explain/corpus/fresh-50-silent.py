#: menu str int | 4 | always number `input()` | input 1
print("1. Qo'shish")
print("2. Ayirish")
tanlov = input("Tanlang: ")
if tanlov == 1:
    print("Qo'shish tanlandi")
elif tanlov == 2:
    print("Ayirish tanlandi")
else:
    print("Noto'g'ri tanlov")

#: int unused | 2 | argument nobody_takes `int()`
x = "5"
int(x)
print(x * 2)

#: unused add | 2 | nobody_takes `ball + 1` `print`
ball = 5
ball + 1
print(ball)

#: print map | 1 | argument list `object>` `<map`
print(map(int, ["1", "2"]))

#: exit word | 2 | bracket name `exit`
print("salom")
exit

#: print word | 1 | bracket name `print`
print
print("a")

#: f in var | 2 | argument quote `{ism}`
ism = "Ali"
xabar = "Salom {ism}"
print(xabar)

#: f number | 2 | argument quote `{a}`
a, b = 3, 4
print("{a} + {b} = {a + b}")

#: list alias print only | 2 | nobody_takes `a * b` `print`
def kopaytir(a, b):
    a * b

print(kopaytir(2, 3))

#: append return | 2 | list newline `append()`
a = [1]
b = a.append(2)
print(b)

#: sorted unused | 2 | argument nobody_takes `sorted()`
a = [3, 1, 2]
sorted(a)
print(a)

#: method noparen | 2 | bracket name `a.sort`
a = [3, 1, 2]
a.sort
print(a)

#: print fn none | 3 | function `salom()` `print`
def salom():
    print("salom")
print(salom())

#: input concat | 3 | always number `input()` `a + b` | input 2, 3
a = input("a: ")
b = input("b: ")
print("Yig'indi:", a + b)

#: str eq int | 2 | always number `input()` | input 7
son = input("Sonni toping: ")
if son == 7:
    print("Topdingiz!")
else:
    print("Yo'q")

#: and or | 2 | always compares `x == 3` `x ==`
x = 5
if x == 1 or 2 or 3:
    print("kichik son")

#: range down | 1 | capital loop `0, -1`
for i in range(5, 0):
    print(i)

#: round unused | 2 | argument nobody_takes `round()`
x = 3.14159
round(x, 2)
print(x)
