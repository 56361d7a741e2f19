#: If with a capital | 2 | `if` capital | never operator comma
x = 5
If x > 3:
    print(x)

#: While with a capital | 2 | `while` capital | never operator comma
n = 3
While n > 0:
    n = n - 1

#: Print with a capital | 1 | `print` capital
Print("Salom")

#: retrun | 2 | `return` | never operator comma
def qoshish(a, b):
    retrun a + b
print(qoshish(1, 2))

#: improt | 1 | `import` | never operator comma
improt random
print(random.randint(1, 6))

#: form for from | 1 | `from` | never operator comma
form random import randint
print(randint(1, 6))

#: dfe for def | 1 | `def` | never operator comma
dfe salom():
    print("Salom")
salom()

#: whlie for while | 2 | `while` | never operator comma
n = 3
whlie n > 0:
    n -= 1

#: for without in | 1 | `in` | never operator comma
for i range(5):
    print(i)

#: else with a condition | 4 | `elif` | never operator comma
x = 1
if x > 2:
    print("katta")
else x < 2:
    print("kichik")

#: fro for for | 1 | `for` | never operator comma
fro i in range(3):
    print(i)

#: esle for else | 4 | `else` | never operator comma
x = 1
if x > 2:
    print("katta")
esle:
    print("kichik")

#: elseif for elif | 4 | `elif` | never operator comma
x = 1
if x > 2:
    print("katta")
elseif x == 1:
    print("bir")

#: else if in two words | 4 | `elif` | never operator comma
x = 1
if x > 2:
    print("katta")
else if x == 1:
    print("bir")

#: true in lower case | 1 | `True` capital
tayyor = true
print(tayyor)

#: none in lower case | 1 | `None` capital
javob = none
print(javob)

#: class as a name | 1 | reserved `class` | never operator comma
class = "5-A"
print(class)

#: a colon is missing after if | 2 | colon
yosh = 12
if yosh > 10
    print("katta")

#: a colon is missing after def | 1 | colon
def salom()
    print("Salom")

#: assignment in a condition | 2 | `==`
x = 5
if x = 5:
    print("besh")

#: lambda with return | 1 | `lambda` `return`
kvadrat = lambda x: return x * x
print(kvadrat(3))

#: adn for and | 2 | `and` | never operator comma
x = 5
if x > 3 adn x < 9:
    print(x)

#: nto for not | 2 | `not` | never operator comma
tayyor = False
if nto tayyor:
    print("kut")

#: ro for or | 2 | `or` | never operator comma
x = 5
if x == 3 ro x == 5:
    print(x)

#: brek alone | 2 | `break`
while True:
    brek

#: Break with a capital | 2 | `break` capital
while True:
    Break

#: contineu alone | 3 | `continue`
for i in range(3):
    if i == 1:
        contineu
    print(i)

#: pas alone | 2 | `pass`
def f():
    pas
f()

#: clas for class | 1 | `class` | never operator comma
clas Mushuk:
    pass

#: Class with a capital | 1 | `class` capital | never operator comma
Class Mushuk:
    pass

#: wiht for with | 1 | `with` | never operator comma
wiht open("a.txt", "w") as f:
    f.write("a")

#: exept for except | 3 | `except` | never operator comma
try:
    x = int("5")
exept ValueError:
    print("xato")

#: except misspelt without a type | 3 | `except`
try:
    x = int("5")
excpet:
    print("xato")

#: finaly for finally | 5 | `finally`
try:
    x = int("5")
except ValueError:
    print("xato")
finaly:
    print("tamom")

#: rais for raise | 1 | `raise` | never operator comma
rais ValueError("yosh manfiy")

#: globel for global | 3 | `global` | never operator comma
ball = 0
def f():
    globel ball
    ball = 1
f()

#: lamda for lambda | 1 | `lambda` | never operator comma
f = lamda x: x + 1

#: assret for assert | 2 | `assert` | never operator comma
x = 1
assret x > 0

#: yeild for yield | 2 | `yield` | never operator comma
def sonlar():
    yeild 1
print(list(sonlar()))

#: dle for del | 2 | `del` | never operator comma
x = 1
dle x

#: elf for elif | 4 | `elif` | never operator comma
x = 1
if x > 2:
    print("katta")
elf x == 1:
    print("bir")

#: Elif with a capital | 4 | `elif` capital | never operator comma
x = 1
if x > 2:
    print("katta")
Elif x == 1:
    print("bir")

#: Else with a capital | 4 | `else` capital
x = 1
if x > 2:
    print("katta")
Else:
    print("kichik")

#: For with a capital | 1 | `for` capital | never operator comma
For i in range(3):
    print(i)

#: Def with a capital | 1 | `def` capital | never operator comma
Def salom():
    print("Salom")

#: Return with a capital | 2 | `return` capital | never operator comma
def f(x):
    Return x
print(f(1))

#: Import with a capital | 1 | `import` capital | never operator comma
Import random

#: In with a capital | 1 | `in` capital
for i In range(3):
    print(i)

#: on for in | 1 | `in` | never operator comma
for i on range(3):
    print(i)

#: a colon is missing after else | 4 | colon
x = 1
if x > 2:
    print("a")
else
    print("b")

#: a colon is missing after for | 1 | colon
for i in range(3)
    print(i)

#: a colon is missing after while | 2 | colon
x = 3
while x > 0
    x -= 1

#: a colon is missing after class | 1 | colon
class It
    pass

#: a semicolon for a colon | 2 | colon
x = 3
if x > 2;
    print(x)

#: FALSE in capitals | 1 | `False`
tayyor = FALSE

#: TRUE in capitals | 1 | `True`
tayyor = TRUE

#: for as a name | 1 | reserved `for`
for = 5

#: from without import | 1 | `import`
from random randint
print(randint(1, 2))

#: import before from | 1 | `from`
import randint from random

#: not equal written apart | 2 | `!=`
x = 3
if x ! = 4:
    print(x)

#: more or equal the wrong way round | 2 | `>=`
x = 3
if x => 3:
    print(x)

#: two ampersands | 2 | `and`
x = 3
if x > 1 && x < 5:
    print(x)

#: a while with then | 2 | `then` colon
x = 3
if x > 2 then
    print(x)

#: a switch | 2 | `match` | never operator comma
x = 3
switch x:
    case 3:
        print("uch")

#: until for while | 2 | `while` | never operator comma
x = 3
until x == 0:
    x -= 1

#: repeat for for | 1 | `for` `range` | never operator comma
repeat 5:
    print("salom")

#: an else after a loop's body by mistake | 3 | `else` `if`
x = 3
print(x)
else:
    print("b")

#: elif after else | 6 | `elif` `else`
x = 3
if x > 5:
    print("a")
else:
    print("b")
elif x > 2:
    print("c")

#: is not written as isnot | 2 | `is not` | never operator comma
x = None
if x isnot None:
    print(x)

#: a function without brackets | 1 | bracket
def salom:
    print("Salom")

#: a loop over two numbers | 1 | `range`
for i in 1 to 5:
    print(i)

#: a loop as in C | 1 | `range`
for (int i = 0; i < 5; i++):
    print(i)

#: print as cout | 1 | `print`
cout << "Salom"

#: console.log | 1 | `print`
console.log("Salom")

#: printf | 1 | `print`
printf("Salom")

#: a declaration with a type | 1 | `x =`
int x = 5

#: var | 1 | `x =`
var x = 5
