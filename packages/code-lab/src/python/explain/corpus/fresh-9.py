#: a menu whose else has a condition of its own | 4 | `elif`
t = 2
if t == 1:
    print("bir")
else t == 2:
    print("ikki")

#: a while with its condition in words | 2 | never comma
n = 5
while n katta 0:
    n -= 1

#: a for with a colon in the middle | 1 | `in` | never comma
for i: range(3):
    print(i)

#: range with dots | 1 | `range`
for i in 1..5:
    print(i)

#: an input with a comma and a name | 1 | argument
ism = input("Isming? ", "Familiyang? ")

#: int of two inputs | 1 | number | input 3, 4
a = int(input(), input())

#: an f-text with a text of the same quotes in a call | 2 | never unclosed
d = {"a": 1}
print(f"Qiymat: {d["b"]}")

#: a condition that is set with is and a number in a text | 2 | text `int` | input 5
n = input()
print(n - 3)

#: the length of what input gave as int | 1 | number | input 12345
print(len(int(input())))

#: sum of two values | 1 | argument
print(sum(3, 4))

#: sum of numbers without a list | 1 | argument
print(sum(1, 2, 3))

#: an average without brackets around len | 2 | bracket `len(a)` | never `len(a))`
a = [1, 2, 3]
print(sum(a) / len a)

#: max called with a dot on a list | 2 | absent
a = [1, 5]
print(a.max())

#: len called with a dot | 2 | `len(`
a = "salom"
print(a.len())

#: a sorted list by a dot | 2 | absent
a = [3, 1]
print(a.sorted())

#: print inside of a plus | 1 | `None` `print`
x = "a" + print("b")

#: a text times what input gave | 2 | text `int` | input 3
n = input()
print("*" * n)

#: a list of texts sorted with numbers in between | 2 | number text
a = ["Ali", 5, "Vali"]
a.sort()

#: a dictionary that is sorted by a dot | 2 | absent
d = {"b": 1, "a": 2}
d.sort()

#: a key that is a name without quotes | 2 | quote `["ism"]`
odam = {"ism": "Ali"}
print(odam[ism])

#: a dictionary called like a function | 2 | square
odam = {"ism": "Ali"}
print(odam("ism"))

#: a list in a list asked with one number too many | 2 | number
jadval = [1, 2, 3]
print(jadval[0][1])

#: a column of a row that is too short | 2 | index
jadval = [[1, 2], [3]]
print(jadval[1][1])

#: an item of a list deleted twice | 3 | absent list
a = ["nok"]
a.remove("nok")
a.remove("nok")

#: index of what is not there | 1 | absent
print("kitob".index("z"))

#: insert with one value | 2 | argument
a = []
a.insert("x")

#: extend with a number | 2 | number | never `range`
a = [1]
a.extend(5)

#: pop with a word | 2 | number
a = ["ali", "vali"]
a.pop("ali")

#: a tuple with one value too few in a loop | 2 | `3`
juftlar = [(1, 2), (3, 4)]
for a, b, c in juftlar:
    print(a)

#: a swap with a missing half | 2 | number
a = 1
a, b = a

#: a constant that is changed | 1 | reserved
True = 1

#: a number on the left of equals | 1 | left
5 = x

#: a text on the left of equals | 1 | left
"ism" = "Ali"

#: a sum on the left | 2 | left
a = 1
a + 1 = b

#: a call to a function with a keyword twice | 3 | argument
def f(a):
    return a
f(1, a=2)

#: a default in front | 1 | parameter
def f(a=1, b):
    return b

#: a def without brackets | 1 | bracket
def salom:
    print("salom")

#: a def with a number as parameter | 1 | parameter
def kvadrat(5):
    return 25

#: a def inside of a text | 1 | bracket unclosed
def kvadrat(x:
    return x * x

#: a class with brackets that are not closed | 1 | bracket unclosed
class Odam(:
    pass

#: a method that is called with self | 4 | argument
class A:
    def f(self):
        return 1
A().f(A())

#: an object that is added to another | 3 | `Pul`
class Pul:
    pass
print(Pul() + Pul())

#: an object whose index is asked | 3 | `Quti`
class Quti:
    pass
print(Quti()[0])

#: an object that is looped over | 3 | `Quti`
class Quti:
    pass
for x in Quti():
    print(x)

#: an object that is called | 4 | `Quti`
class Quti:
    pass
q = Quti()
q()

#: super init with values that the parent does not take | 6 | argument
class A:
    def __init__(self):
        self.x = 1
class B(A):
    def __init__(self, y):
        super().__init__(y)
B(5)

#: a parent with a letter wrong | 3 | name `Hayvon`
class Hayvon:
    pass
class It(Hayvom):
    pass

#: try with a colon missing | 1 | colon
try
    print(1)
except:
    pass

#: except before try ends in a function | 3 | `except`
try:
    x = int("5")
print(x)

#: with without open | 1 | file
with "a.txt" as f:
    print(f.read())

#: a file opened with the mode first | 1 | `"r"`
f = open("a.txt", "o")

#: import of a file with its ending | 1 | `import random` | never `from`
import random.py

#: from without import | 1 | `import`
from math sqrt

#: a semicolon at the end of an if | 2 | colon
x = 1
if x == 1;
    print("bir")

#: an arrow in a condition | 2 | `>=`
x = 1
if x => 1:
    print("bir")

#: two equals apart | 2 | `==`
x = 1
if x = = 1:
    print("bir")

#: a percent sign with words | 1 | never `int`
chegirma = 20%
print(chegirma)

#: a number with spaces | 1 | number
narx = 25 000

#: a dollar sign | 1 | never quote
narx = 25$

#: a comment with two slashes after code | 1 | `#`
x = 5 // bu yosh
