#: a quiz with a score that is misspelt in one branch | 5 | `ball` `bal`
savol = "2+2"
ball = 0
javob = "4"
if javob == "4":
    bal += 1
print(ball)

#: half of a class | 4
class Kitob:
    def __init__(self, nom):
        self.nom = nom
    def

#: half of a condition | 2
x = 5
if x >
    print("ha")

#: half of a for | 1 | loop `range(5)` `for`
for i in
    print(i)

#: half of a dict | 1 | brace bracket `{`
d = {"a":
print(d)

#: a call that is cut | 1 | bracket unclosed `(`
print("salom",
x = 5

#: a loop of C with a brace | 1 | `range(5)` `for`
for (int i = 0; i < 5; i++) {
    print(i)
}

#: a foreach of PHP | 1
foreach (a as b):
    print(b)

#: PHP sign | 1 | digit `ism` `:`
$ism = "Ali"
print($ism)

#: Java main | 1
public static void main(String[] args) {
    System.out.println("salom")
}

#: JS const and arrow | 1
const f = (x) => x + 1

#: C include | 2
#include <iostream>
using namespace std;

#: Pascal begin | 2 | indentation space
begin
    print("salom")
end

#: Pascal assignment | 1 | argument `=` `:`
x := 5
print(x)

#: Ruby puts | 1
puts "salom"

#: SQL in a program | 1
SELECT * FROM talaba

#: Russian words as commands | 1 | `if.` `o`
если x > 5:
    print("да")

#: Uzbek words as commands | 1 | `agar` `if.`
agar x > 5:
    print("ha")

#: Uzbek print | 1 | argument `chop_et` `o`
chop_et("salom")

#: a sentence as code | 1 | quote
Bu dastur ikki sonni qo'shadi

#: numbers with spaces | 1 | indentation inside `:`
aholi = 35 000 000
print(aholi)

#: a date with dots | 1
sana = 12.05.2024

#: a date with leading zero | 1 | number `:`
oy = 05
print(oy)

#: a time with a colon | 1
vaqt = 12:30
print(vaqt)

#: percent after a number | 1 | argument `%`
chegirma = 20%
print(chegirma)

#: a money sign | 1
narx = $5

#: a number with so'm | 1 | quote
narx = 5000 so'm

#: an e-mail without quotes | 1 | argument `ali@mail.uz` `mail.uz`
pochta = ali@mail.uz

#: an address without quotes | 1
sayt = https://qadam.uz

#: a phone number | 1 | absent argument
tel = +998 90 123 45 67

#: an empty bracket call of input | 1 | argument function `int(...)` | input 5
x = int(input)
print(x)

#: a question without brackets | 2 | bracket function `:` `(`
x = input
print(x + 1)

#: print without brackets at a variable | 2 | bracket `print(...)` `print`
x = 5
print x

#: print with square brackets | 1 | bracket function `print(...)` `print`
print["salom"]

#: print with braces | 1 | bracket `print(...)` `print`
print{"salom"}

#: len as a method | 2 | absent list `len(...)` `len`
a = [1, 2]
print(a.len())

#: upper as a function | 1 | list `x.upper(...)` `upper`
print(upper("salom"))

#: append as a function | 2 | list `x.append(...)` `append`
a = []
append(a, 1)

#: range with text | 1 | digit inside `int("5")` `:`
for i in range("5"):
    print(i)

#: range with two texts | 3 | always `input()` `int(a)` | input 1, 5
a = input()
b = input()
for i in range(a, b):
    print(i)

#: compare list with number | 2 | argument compares `:`
a = [1, 2, 3]
if a > 2:
    print("ha")

#: plus of dict and number | 2 | number `+` `:`
d = {"a": 1}
print(d + 1)

#: sum of dict | 2 | inside `sum(...)` `d`
d = {"a": 1}
print(sum(d))

#: sum of words | 1 | inside number `["a", "b"]` `sum(...)`
print(sum(["a", "b"]))

#: max of mixed | 1 | compares number `float(...)` `int(...)`
print(max([1, "a", 2]))

#: average with text | 2 | inside `map(int, s)` `sum` | input 10 20 30
s = input().split()
print(sum(s) / len(s))

#: list of int from input | 1 | digit hyphen `a` `:` | input 1 2 a
s = list(map(int, input().split()))

#: index with input | 3 | always `input()` `int(i)` | input 1
a = ["x", "y", "z"]
i = input()
print(a[i])

#: key of int | 3 | absent key `int(...)` `(` | input 1
d = {1: "bir"}
k = input()
print(d[k])

#: while with text number | 2 | always `input()` `int(n)` | input 5
n = input()
while n > 0:
    print(n)
    n -= 1

#: power of text | 2 | always `input()` `int(n)` | input 3
n = input()
print(n ** 2)

#: mod of text | 2 | always `input()` `int(n)` | input 3
n = input()
if n % 2 == 0:
    print("juft")

#: divide of text | 2 | always `input()` `int(n)` | input 3
n = input()
print(n / 2)

#: minus of text | 2 | always `int(yil)` `input()` | input 3
yil = input()
print(2024 - yil)

#: join of a number | 1 | bracket list `join`
print("".join(123))

#: replace with a number | 1 | argument number `str(...)`
print("a1".replace(1, "b"))

#: split of a number | 1 | `invalid decimal literal` `va`
print(123.split())

#: format of a missing name | 1 | argument brace `format(ism=...)` `format(...)`
print("Salom {ism}".format(nom="Ali"))

#: f-string with an expression half | 2 | argument brace `f` `{`
x = 5
print(f"{x +}")

#: f-string with an unknown function | 1 | argument `yaxlit` `o`
print(f"{yaxlit(3.5)}")
