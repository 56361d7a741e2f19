#: input plus a number | 2 | text `int` | never `str(` | input 12
yosh = input("Yosh? ")
yosh + 1

#: text plus a number in print | 2 | text number
yosh = 12
print("Yosh: " + yosh)

#: input compared with a number | 2 | text `int` | input 12
yosh = input()
if yosh > 10:
    print("katta")

#: int of a word | 1 | number | input salom
yosh = int(input())

#: int of a number with a point | 1 | `float` | input 3.5
narx = int(input())

#: an index of a number | 2 | number
son = 123
print(son[0])

#: len of a number | 1 | `len`
print(len(5))

#: a number called | 2 | number
x = 5
print(x(3))

#: None plus a number | 3 | `None` `return`
def kvadrat(x):
    print(x * x)
print(kvadrat(3) + 1)

#: a list plus a number | 2 | list
a = [1, 2]
a = a + 3

#: range of text | 2 | `int` text | input 3
n = input()
for i in range(n):
    print(i)

#: a letter of a string changed | 2 | text
soz = "salom"
soz[0] = "S"

#: append to a string | 2 | text
soz = "salom"
soz.append("!")

#: text divided | 2 | text `int` | input 8
n = input()
print(n / 2)

#: a number from quotes plus a number | 2 | text `int` | never `str(`
narx = "500"
print(narx + 100)

#: a number plus input | 1 | text `int` | never `str(` | input 5
print(10 + input("Son? "))

#: input minus a number | 2 | text `int` | input 2020
yil = input("Yil? ")
print(2026 - yil)

#: input times input | 3 | text `int` | input 3, 4
a = input()
b = input()
print(a * b)

#: input minus input | 3 | text `int` | input 3, 4
a = input()
b = input()
print(a - b)

#: a decimal text plus a number | 2 | text `float` | never `str(` | input 2.5
narx = input()
print(narx + 1)

#: a name plus a number | 2 | text `str(` | never `int(` | input Ali
ism = input()
print(ism + 1)

#: a number plus text | 2 | text `str(`
yosh = 12
print(yosh + " yosh")

#: the greatest of input and a number | 2 | text `int` | input 5
a = input()
print(max(a, 3))

#: a sum over texts | 2 | text `int` | input 1 2 3
sonlar = input().split()
print(sum(sonlar))

#: a part of split in a sum | 2 | text `int` | never `str(` | input 1 2
a, b = input().split()
print(a + 1)

#: int of a list | 1 | list `int` | input 1 2
sonlar = int(input().split())

#: float of a decimal comma | 1 | `2.5` | input 2,5
x = float(input())

#: int of nothing | 1 | empty
x = int("")

#: int of two numbers | 1 | `split` | input 3 4
x = int(input())

#: range of a decimal | 1 | `//`
for i in range(10 / 2):
    print(i)

#: an index of a decimal | 2 | `//`
a = [1, 2, 3]
print(a[len(a) / 2])

#: a list in quotes plus text | 2 | list
a = ["x"]
print("Roʻyxat: " + a)

#: print plus text | 1 | `None` `print`
print("a") + "b"

#: a method without its brackets | 2 | bracket
soz = "salom"
print(soz.upper + "!")

#: a function without its brackets | 3 | bracket
def yosh():
    return 12
print(yosh + 1)

#: input without its brackets | 2 | bracket
ism = input
print("Salom " + ism)

#: a text called | 2 | text | never comma
ism = "Ali"
print(ism())

#: a name of a function taken | 2 | `print` name
print = 5
print("salom")

#: sum as a name | 2 | `sum` name
sum = 0
print(sum([1, 2]))

#: str as a name | 3 | `str` name
str = "salom"
x = 5
print(str(x))

#: input as a name | 2 | `input` name | input a
input = input()
x = input()

#: join of numbers | 1 | `str` number
print(", ".join([1, 2, 3]))

#: a key that is a list | 2 | key list
d = {}
d[[1, 2]] = 3

#: a tuple changed | 2 | list
t = (1, 2)
t[0] = 5

#: a number walked through | 2 | `range`
n = 5
for i in n:
    print(i)

#: two names for one number | 1 | `,`
a, b = 5

#: a round of text | 1 | number | input 2.6
print(round(input()))

#: abs of text | 1 | number
print(abs("-5"))

#: a power of text | 2 | text `int` | input 2
a = input()
print(a ** 2)

#: a remainder of text | 2 | text `int` | input 7
n = input()
if n % 2 == 0:
    print("juft")

#: the root of text | 3 | number | input 9
import math
n = input()
print(math.sqrt(n))

#: time.sleep of text | 2 | number
import time
time.sleep("1")
