#: print with square brackets | 1 | bracket
print["Salom"]

#: print in capitals | 1 | capital `print`
PRINT("Salom")

#: a quote that is closed by another | 1 | quote
print("Bugun havo yaxshi')

#: a bracket closed twice | 1 | bracket
print("Salom"))

#: a list closed by a round bracket | 1 | bracket
sonlar = [1, 2, 3)

#: a dictionary without a colon | 1 | colon
narx = {"non" 4000, "sut": 12000}

#: a dictionary with an equals sign | 1 | colon
narx = {"non" = 4000}

#: two names in one | 1 | name
ism familiya = "Ali Valiyev"

#: a name that begins with a digit | 1 | digit
2son = 5

#: a name that is a word of Python | 1 | reserved
class = "9-A"

#: an if with one equals sign | 2 | `==`
ball = 5
if ball = 5:
    print("a'lo")

#: an if without a colon and with else | 2 | colon
yosh = 15
if yosh > 14
    print("katta")
else:
    print("kichik")

#: an else that is deeper than its if | 4 | indentation
x = 3
if x > 2:
    print("a")
  else:
    print("b")

#: a body that is not moved in | 2 | indentation
for i in range(3):
print(i)

#: a line that is moved in for nothing | 2 | indentation
a = 5
    b = 6
print(a + b)

#: a function without a colon | 1 | colon
def kvadrat(n)
    return n * n

#: a function called with too little | 3 | argument
def yuza(a, b):
    return a * b
print(yuza(4))

#: a function called with too much | 3 | argument
def kub(n):
    return n ** 3
print(kub(2, 3))

#: a function before it is defined | 1 | name
natija = hisobla(5)
def hisobla(n):
    return n + 1

#: a name of a function with a letter off | 3 | `salomlash`
def salomlash():
    print("Salom")
salomlas()

#: a name of a variable with a capital | 2 | `ism`
ism = "Laylo"
print(Ism)

#: text minus text | 1 | text
print("10" - "3")

#: text divided | 2 | text `int` | input 10
pul = input()
print(pul / 2)

#: a number with a comma from input | 1 | number | input 3,5
narx = float(input())

#: a word given to int | 1 | number | input besh
n = int(input())

#: a length of a number | 1 | number
print(len(2024))

#: an item past the end | 2 | index
kunlar = ["du", "se", "ch"]
print(kunlar[3])

#: an item by text | 2 | index
ranglar = ["qizil", "yashil"]
print(ranglar["qizil"])

#: a key that is not there | 2 | key
yosh = {"Ali": 14}
print(yosh["Vali"])

#: append with two values | 2 | argument `extend` `append`
a = []
a.append(1, 2)

#: append as a function | 2 | `.append`
a = [1]
append(a, 2)

#: push from JavaScript | 2 | `append`
a = [1]
a.push(2)

#: length as a property | 2 | `len`
ism = "Ali"
print(ism.length)

#: plus plus | 2 | `+=`
i = 0
i++

#: and as in C | 2 | `and`
x = 5
if x > 1 && x < 9:
    print(x)

#: or as in C | 2 | `or`
x = 5
if x < 1 || x > 3:
    print(x)

#: not as in C | 2 | `not`
bor = False
if !bor:
    print("yoq")

#: else if | 4 | `elif`
x = 3
if x > 5:
    print(1)
else if x > 2:
    print(2)

#: a curly block | 2 | colon
x = 3
if x > 2 {
    print(x)
}

#: var | 1 | `var`
var x = 5

#: null | 1 | `None`
x = null

#: true with a small letter | 1 | `True`
tayyor = true

#: range without brackets | 1 | bracket
for i in range 5:
    print(i)

#: a loop over a number | 2 | `range`
n = 5
for i in n:
    print(i)

#: a while with do | 1 | `while`
do:
    print(1)

#: a foreach | 1 | `for`
foreach son in [1, 2]:
    print(son)

#: a colon instead of in | 1 | `in`
for i : range(5):
    print(i)

#: zero division in an average | 2 | zero
ballar = []
print(sum(ballar) / len(ballar))

#: sum of texts | 2 | text
s = ["1", "2"]
print(sum(s))

#: max of nothing | 1 | empty
print(max([]))

#: import of a thing that is not there | 1 | absent
import matematika

#: a function of a module without its name | 2 | `math.sqrt`
import math
print(sqrt(16))

#: a module that was not brought in | 1 | `import random`
print(random.randint(1, 6))

#: a misspelt function of a module | 2 | `randint`
import random
print(random.randit(1, 6))

#: round brackets without a value to call | 2 | function
son = 5
print(son(2))

#: an index in round brackets | 2 | square
a = [4, 5]
print(a(0))

#: a text that is changed in place | 2 | text
s = "olma"
s[0] = "O"

#: a recursion without end | 2 | recursion
def f(n):
    return f(n - 1)
f(3)

#: return outside | 2 | function
x = 5
return x

#: break outside | 2 | loop
x = 5
break
