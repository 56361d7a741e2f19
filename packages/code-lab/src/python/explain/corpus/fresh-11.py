#: an average of an empty group | 2 | zero
def ortacha(a):
    return sum(a) / len(a)
ortacha([])

#: a password check that compares by a wrong sign | 2 | `!=`
parol = "1234"
if parol =! "1234":
    print("xato")

#: a countdown with range handed a text | 2 | text `int` | input 10
son = input("Nechidan? ")
for i in range(son, 0, -1):
    print(i)

#: a multiplication table with a bracket too few | 2 | bracket unclosed
for i in range(1, 4):
    print(i, "x 5 =", i * 5
    
#: a guess game whose number is text | 2 | text `int` | input 5
taxmin = input("Son: ")
if taxmin > 3:
    print("katta")

#: a guess game whose random is by a comma | 2 | comma
import random
n = random,randint(1, 5)

#: a calculator whose sign is a word | 3 | never `plus`
a = 3
b = 4
print(a plus b)

#: a name list with a missing last quote and bracket | 1 | quote
ismlar = ["Ali", "Vali]

#: a text that begins with a backtick | 1 | quote
print(`salom`)

#: a discount that calls a number | 2 | never bracket
narx = 1000
narx = narx - narx 10%

#: a nested call with two brackets missing | 2 | bracket unclosed
x = "5"
print(int(x

#: a definition whose colon stands before the brackets | 1 | bracket
def f:(x)
    return x

#: a definition with a dot | 1 | never colon
def salom.ber():
    pass

#: a definition with a space in its name | 1 | never colon
def salom ber():
    pass

#: a definition with a hyphen in its name | 1 | never colon
def salom-ber():
    pass

#: a parameter with a type of another language | 1 | `int` | never comma
def f(int x):
    return x

#: a call with a type of another language | 3 | `int`
def f(x):
    return x
f(int 5)

#: a return with two values without a comma | 2 | comma
def f():
    return 1 2

#: a pass misspelt | 2 | name
def f():
    pas
f()

#: a break with brackets | 2 | never loop
while True:
    break()

#: an elif without condition | 4 | `elif`
x = 1
if x == 1:
    pass
elif:
    pass

#: an if without condition | 1 | `if`
if:
    print("x")

#: a while without condition | 1 | never indentation
while:
    print("x")

#: a for without its row | 1 | never indentation
for i in:
    print(i)

#: a for without a name | 1 | never indentation
for in range(3):
    print("x")

#: an if that ends with a comma | 2 | colon
x = 1
if x == 1,
    print("x")

#: two ifs in one line | 2 | never indentation
x = 1
if x > 0: if x < 5: print("x")

#: a print glued to an assignment | 1 | newline
x = 5 print(x)

#: an input without brackets | 1 | `input(` bracket
ism = input "Isming?"

#: a lower that is a call of the text's name | 1 | `lower` `.lower`
print(lower("SALOM"))

#: a length property | 2 | `len`
s = "salom"
print(s.length)

#: a substring of another language | 1 | absent
print("salom".substring(0, 2))

#: a contains of another language | 1 | absent
print("salom".contains("a"))

#: charAt | 1 | absent
print("salom".charAt(0))

#: push on a list | 2 | `.append`
a = []
a.push(5)

#: a list's size by a dot | 2 | `len`
a = [1]
print(a.size())

#: toString | 2 | absent
x = 5
print(x.toString())

#: parseInt | 1 | `: int`
print(parseInt("5"))

#: Math.round | 1 | `math`
print(Math.round(2.5))

#: random as JavaScript has it | 1 | `math`
print(Math.random())

#: string as a function | 1 | `str` | never `import`
x = string(5)

#: integer as a function | 1 | `: int`
x = integer("5")

#: a double with a wrong word | 1 | `float`
x = double(5)

#: this in a class | 3 | `self` | never `import`
class A:
    def __init__(self):
        this.x = 1
A()

#: new in front of a class | 3 | `new` | never comma
class A:
    pass
a = new A()

#: a constructor of another name | 4 | argument
class A:
    def constructor(self, x):
        self.x = x
A(5)

#: self forgotten among the parameters of init | 4 | `self`
class A:
    def __init__(x):
        self.x = x
A(5)

#: a method called without its object | 4 | `a.salom(`
class A:
    def salom(self):
        print("salom")
salom()

#: an attribute of a class that hides its method | 6 | number
class A:
    def __init__(self):
        self.yosh = 5
    def yosh(self):
        return 6
print(A().yosh())

#: an inherited class that is not brought | 1 | name
class It(Hayvon):
    pass

#: a while with an assignment | 2 | `==`
x = 1
while x = 1:
    x = 2

#: an in with a misspelt list | 2 | name `mevalar`
mevalar = ["olma"]
if "olma" in mevala:
    print("bor")

#: a slice with a text | 2 | number
a = [1, 2, 3]
print(a["0":2])

#: a step of nothing | 2 | zero
a = [1, 2, 3]
print(a[::0])

#: a range with a step of nothing | 1 | zero
for i in range(0, 5, 0):
    print(i)

#: a range with a decimal step | 1 | number `range` | never `int(`
for i in range(0, 1, 0.1):
    print(i)

#: too many curly values in format | 1 | argument
print("{} {}".format(1))

#: percent with one value too many | 1 | `%s` | never `int(`
print("%s" % (1, 2))

#: a chr of a text | 1 | number
print(chr("65"))

#: an ord of two letters | 1 | never `int(`
print(ord("ab"))
