#: a sign of an f-text that stands for nothing | 1 | `{` | never empty
print(f"{!}")

#: a question mark in an elif | 4 | never `if`
x = 1
if x > 2:
    pass
elif x ?:
    pass

#: a word of English in an elif | 4 | never indentation
x = 1
if x > 2:
    pass
elif x > 5 than:
    pass

#: an except without as | 3 | `as` | never comma
try:
    int("x")
except ValueError e:
    print(e)

#: not and an equals sign | 2 | `!=`
x = 5
if x not = 5:
    pass

#: the logarithm of nothing | 2 | number zero
import math
print(math.log(0))

#: an arc of a number too large | 2 | never zero
import math
print(math.acos(2))

#: a set that is asked to lose what it has not | 2 | absent | never key
tugaganlar = {1, 2}
tugaganlar.remove(5)

#: an empty set that is asked for one | 2 | empty | never key
toplam = set()
toplam.pop()

#: format without the name of its text | 1 | `ism` `format(` | never key
print("Salom {ism}".format(yosh=3))

#: range of a list | 1 | list number | never `int(`
for i in range([1, 2, 3]):
    print(i)

#: a list less a number | 1 | list | never `int(`
a = [1, 2] - 1

#: a function that a loop goes over without calling it | 3 | bracket function
def olish():
    return [1, 2]
for x in olish:
    print(x)

#: the length of a function | 3 | bracket function
def olish():
    return [1, 2]
print(len(olish))

#: a call in a call, too deep by far | 4 | recursion | never `бесконечно`
def f(n):
    if n == 0:
        return 0
    return f(n - 1) + 1
print(f(5000))

#: max of one number | 1 | number | never `range`
print(max(5))

#: in a number | 1 | number `in`
print(3 in 35)

#: a list's method on a dictionary | 2 | absent | never `["remove"]`
lugat = {}
lugat.remove(1)

#: a decimal with a letter | 1 | digit number
print(float("12a"))

#: a month that no year has | 2 | `month must be in 1..12`
import datetime
print(datetime.date(2026, 13, 1))
