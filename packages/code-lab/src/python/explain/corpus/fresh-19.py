#: a print with a bracket missing at the end of the program | 2 | bracket
ism = "Ali"
print("Salom", ism

#: a bracket missing inside of two | 1 | bracket
x = int(input("Son: ")
print(x * 2)

#: a bracket of another kind | 1 | bracket
a = [1, 2, 3)
print(a)

#: a quote missing at the end | 1 | quote unclosed
print("Salom dunyo)

#: a quote missing at the start | 1 | quote
print(Salom dunyo")

#: an if with a space inside of two equals | 2 | never quote
x = 3
if x = = 3:
    print("ha")

#: an if with an arrow | 2 | `>=`
x = 3
if x => 3:
    print("ha")

#: an if with an exclamation mark | 2 | `not`
x = False
if !x:
    print("ha")

#: an if with a word of Uzbek | 1 | `if`
agar 5 > 3:
    print("ha")

#: a print with a capital letter | 1 | capital
Print("salom")

#: a for with a capital letter | 1 | `for`
For i in range(3):
    print(i)

#: a while misspelt | 2 | `while`
n = 3
whlie n > 0:
    n -= 1

#: a def misspelt | 1 | `def`
dfe salom():
    print("hi")

#: an import misspelt | 1 | `import`
imprt random

#: a return misspelt | 2 | `return`
def f():
    retrun 5

#: an else misspelt | 4 | `else`
x = 3
if x > 5:
    print("a")
esle:
    print("b")

#: an elif written as else if | 4 | `elif`
x = 3
if x > 5:
    print("a")
else if x > 2:
    print("b")

#: a try without an except | 3 | `except`
try:
    x = int("5")
print(x)

#: a print of old Python | 1 | bracket
print "salom"

#: a raw_input of old Python | 1 | `input`
ism = raw_input("Ism: ")

#: an xrange of old Python | 1 | `range`
for i in xrange(3):
    print(i)

#: a dictionary with a missing value | 1
d = {"a": , "b": 2}

#: a dictionary with a missing comma on a line | 1 | comma
d = {"a": 1 "b": 2}

#: a list with a missing comma of numbers | 1 | comma
a = [1, 2 3]

#: a function's parameters with no comma | 1
def f(a b):
    return a

#: a call with no comma of a text and a text variable | 2 | comma
ism = "Ali"
print(ism "salom")

#: a number with a comma for thousands in a sum | 1 | never quote
print(1,000 + 5x)

#: a name that begins with a digit | 1 | digit
2chi = 5

#: a name with a hyphen | 1 | hyphen
mening-ismim = "Ali"

#: a name with a space | 1 | space
mening ismim = "Ali"

#: a name with an apostrophe | 1
o'quvchi = "Ali"

#: a name that is a word of Python | 1 | reserved
class = "7-A"

#: an import as a name | 1 | reserved
import = 5

#: a lambda as a name | 1 | reserved
lambda = 5

#: a None given a value | 1 | never quote
None = 5

#: a call given a value | 1 | never quote
len("abc") = 3

#: a sum given a value | 3 | left
a = 1
b = 2
a + b = c

#: an f-string without its closing quote | 2 | quote
ism = "Ali"
print(f"Salom {ism})

#: an f-string with an empty brace | 1 | brace
print(f"Salom {}")

#: an f apart from its quotes | 2 | `f"`
ism = "Ali"
print(f "Salom {ism}")

#: a triple quote that is not closed | 1 | triple
matn = """Salom
dunyo
print(matn)

#: an indented first line | 1 | indentation
  print("salom")

#: an indentation that is too deep in a block | 3 | indentation
if 5 > 3:
    print("a")
      print("b")

#: tabs and spaces | 3 | tab
if 5 > 3:
    print("a")
	print("b")

#: a block that is empty | 2 | indentation
for i in range(3):
print("tamom")

#: a comment alone in a block | 3 | indentation
def f():
    # keyin yozaman
print("x")

#: a return in the wrong depth | 3 | function
def f():
    x = 5
return x

#: a global after its use | 3 | `global`
def f():
    x = 5
    global x

#: a nonlocal at the top | 1 | `nonlocal`
nonlocal x

#: a parameter twice | 1
def f(a, a):
    return a

#: a default before one without | 1 | parameter
def f(a=1, b):
    return a

#: a keyword argument before another | 3 | argument
def f(a, b):
    return a
f(a=1, 2)

#: a star twice | 1 | never quote
print(3 *** 2)

#: a division by a word | 1 | never quote
print(10 // )

#: a walrus with a space | 1 | `=`
x : = 5

#: a semicolon in a list | 1 | comma
a = [1; 2; 3]

#: an angle for a list | 1 | square
a = <1, 2>

#: a for of JavaScript | 1 | `range`
for (let i = 0; i < 5; i++) {
    print(i)
}

#: a function of JavaScript | 1 | `def`
function salom() {
    print("hi")
}

#: a switch | 2 | never quote
x = 1
switch x:
    case 1:
        print("bir")

#: a do while | 1 | `while`
do:
    print("x")
while True

#: an increment in a print | 2 | `+= 1`
i = 0
print(i++)

#: a ternary of JavaScript | 2 | never quote
x = 5
y = x > 3 ? "a" : "b"

#: a repeat of another language | 1 | `range`
repeat 5:
    print("x")

#: a multiplication sign of mathematics | 1 | `*`
print(5 × 3)

#: a power by a small two | 2 | `**`
x = 5
print(x²)

#: a minus of typography | 1
print(5 – 3)

#: a pasted prompt | 1
>>> print("salom")

#: a pasted line number | 1
1 print("salom")

#: a pip in the program | 1 | `pip`
pip install pygame
