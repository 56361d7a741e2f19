#: a chat bot by a dictionary with a missing colon | 1 | `(` `:`
javoblar = {"salom" "Va alaykum", "xayr": "Xayr"}
print(javoblar["salom"])

#: a chat bot whose input is lowered wrong | 1 | `lover` `lower` | input Salom
savol = input().lover()
print(savol)

#: a timer with minutes as text | 2 | `input()` `int(d)` | input 5
d = input("Daqiqa: ")
for s in range(d * 60):
    pass

#: an age next year | 2 | `int(yosh)` `input()` | input 12
yosh = input("Yosh: ")
print("Keyingi yil: " + yosh + 1)

#: an average of two | 3 | `input()` `int(b)` | input 4, 5
a = float(input())
b = input()
print((a + b) / 2)

#: an even test of a text | 2 | `input()` `int(n)` | input 4
n = input()
if n % 2 == 0:
    print("juft")

#: a power of a text | 2 | `input()` `int(n)` | input 4
n = input()
print(n ** 2)

#: an int of a sum wrongly bracketed | 1 | `(` | input 4, 5
x = int(input() + input()
print(x)

#: an int around a print | 1 | `print("5")` `print()`
x = int(print("5"))

#: an int around a text of input | 1 | `input()` `:`
x = int("input()")

#: a password loop with a wrong name | 4 | `parol` `parl`
parol = "1234"
urinish = 0
while urinish < 3:
    if parl == "1234":
        break
    urinish += 1

#: a password loop with a counter misspelt | 3 | `urinsh` `urinish`
urinish = 0
while urinish < 3:
    urinsh += 1

#: a text with a missing plus | 2 | `Salom` `ism`
ism = "Ali"
print("Salom " ism)

#: a text with a missing plus after a name | 2 | `salom` `ism`
ism = "Ali"
print(ism " salom")

#: a text with a comma outside | 1 | `ism` `:`
print("Salom"), ism

#: a print with a closing bracket inside the text | 1
print("Salom)

#: a print with square brackets | 1 | `print(...)` `print`
print["salom"]

#: a print with braces | 1 | `print(...)` `print`
print{"salom"}

#: a print without brackets and with a name | 2 | `print(...)` `print`
x = 5
print x

#: a print equals | 2 | `print`
print = "salom"
print("a")

#: an input without brackets | 2 | `:` `(`
ism = input
print("Salom " + ism)

#: an input with a text outside | 1 | `Ism` `)`
ism = input() "Ism: "

#: a def with brackets of a square kind | 1 | `expected` `:`
def f[x]:
    return x

#: a def with a text as its name | 1
def "salom"():
    pass

#: a def with a digit first | 1 | `:`
def 2marta(x):
    return 2 * x

#: a def with a keyword as its name | 1
def class(x):
    return x

#: a parameter that is a keyword | 1
def f(from, to):
    return from

#: a variable that is a keyword | 1 | `import`
import = 5

#: a variable with a space | 1 | `mening_ismim` `_`
mening ismim = "Ali"

#: a variable with a hyphen | 1 | `mening_ismim` `:`
mening-ismim = "Ali"

#: a variable with a dot | 1 | `mening`
mening.ismim = "Ali"

#: a variable with a digit first | 1 | `:`
1son = 5

#: a variable with a sign | 1 | `narx` `:`
narx$ = 5

#: a variable with an apostrophe by keyboard | 1 | `som` `'`
so'm = 5

#: a variable in Cyrillic then in Latin | 2 | `son` `:`
сон = 5
print(son)

#: a variable with another case | 2 | `ball` `Ball`
Ball = 5
print(ball)

#: a missing equals | 1
x 5
print(x)

#: a reversed assignment | 1 | `==` `=`
5 = x

#: an equals too many | 1 | `==` `=`
x == 5
print(x)

#: a colon equals | 1 | `=` `:`
x := 5

#: an arrow assignment | 1 | `:` `"`
x <- 5

#: an augmented wrong order | 2 | `expression` `starred`
x = 1
x =* 2

#: an augmented with a space | 2 | `+=` `+`
x = 1
x + = 2

#: an augmented of nothing | 1 | `jami` `:`
jami += 5

#: a double star for a product by a space | 1 | `:` `*`
print(2 * * 3)

#: a double slash as a comment | 1 | `/`
x = 5 // bu son

#: a comment of C | 1 | `/` `*`
/* izoh */
x = 5

#: a comment of HTML | 1 | `<` `!`
<!-- izoh -->
x = 5

#: a comment by a dash | 1 | `izoh` `:`
-- izoh
x = 5

#: a comment sign forgotten | 1
Bu dastur salom beradi
print("salom")

#: a sentence as a comment with one word | 1 | `izoh` `:`
izoh
print("salom")

#: a colon after an assignment | 1
x = 5:
print(x)

#: a colon after a print | 1
print("salom"):

#: a semicolon at the ends, right, then a mistake | 2 | `:` `"`
x = 5;
print(y);

#: a then | 2 | `then` `:`
x = 5
if x > 3 then:
    print("a")

#: an if with brackets and braces | 2 | `{` `}`
x = 5
if (x > 3) {
    print("a");
}

#: an else with a condition | 4 | `else` `elif`
x = 5
if x > 3:
    print("a")
else x < 2:
    print("b")

#: an else if | 4 | `else` `if`
x = 5
if x > 3:
    print("a")
else if x < 2:
    print("b")

#: an elseif | 4 | `elseif` `:`
x = 5
if x > 3:
    print("a")
elseif x < 2:
    print("b")

#: an end if | 4
x = 5
if x > 3:
    print("a")
end if

#: a for of C | 1 | `range(5)` `for`
for (i = 0; i < 5; i++):
    print(i)

#: a for to | 1 | `range(1, 6)` `range`
for i = 1 to 5:
    print(i)

#: a repeat | 1 | `range(5)` `for`
repeat 5:
    print("a")

#: a do while | 2 | `while` `True`
x = 0
do:
    x += 1
while x < 5

#: a for without a row | 1 | `range(5)` `for`
for i in:
    print(i)

#: a for without in | 1 | `range(5)` `for`
for i range(5):
    print(i)

#: a for with range misspelt and in missing | 1 | `rage(5)` `for`
for i rage(5):
    print(i)

#: a loop whose end is a text | 1 | `int("5")` `"`
for i in range("5"):
    print(i)

#: a while without a condition | 1 | `while` `:`
while:
    print("a")

#: a while with a comma | 2 | `(` `:`
x = 1
while x < 3,
    x += 1
