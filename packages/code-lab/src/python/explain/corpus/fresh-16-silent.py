#: a printed function that prints and returns nothing | 3 | `None`
def kop(a, b):
    print(a * b)
print(kop(2, 3))

#: a function that prints in two branches | 6 | `return`
def tekshir(n):
    if n % 2 == 0:
        print("juft")
    else:
        print("toq")
print(tekshir(4))

#: a menu printed by a function that asks | 5 | `None`
def menyu():
    print("1. Osh")
    print("2. Somsa")
    print("3. Choy")
print(menyu())

#: a sorted list kept by sort | 2 | `None`
a = [3, 1]
b = a.sort()
print(b)

#: three choices with or | 2 | always
t = "x"
if t == "a" or "b" or "c":
    print("topildi")

#: a text that is compared with a number | 2 | `int` | input 7
n = input()
if n == 7:
    print("yutdingiz")

#: one plus equals the wrong way | 3 | `+=`
ball = 0
for i in range(3):
    ball =+ 1
print(ball)

#: two equals as a statement | 2 | compares
a = 5
a == 6
print(a)

#: a forgotten f | 2 | `f"`
ism = "Ali"
print("Salom, {ism}!")

#: a doctest-like expression | 1 | nobody_takes
2 + 3
print("x")
