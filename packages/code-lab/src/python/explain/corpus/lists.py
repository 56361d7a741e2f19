#: an index past the end | 2 | index `2`
a = [1, 2, 3]
print(a[3])

#: a key that is not there | 2 | key `Vali`
yosh = {"Ali": 12}
print(yosh["Vali"])

#: removing what is not there | 2 | absent
a = [1, 2]
a.remove(5)

#: pop from an empty list | 2 | empty
a = []
a.pop()

#: a list indexed by text | 2 | number | input 1
a = [5, 6, 7]
print(a[input()])

#: a division by zero | 2 | zero
n = 0
print(10 / n)

#: append of a list that became None | 3 | `None` `append`
a = []
a = a.append(1)
a.append(2)

#: sort that became None | 2 | `None` `sort`
a = [3, 1].sort()
print(a[0])

#: shuffle that became None | 4 | `None` `shuffle`
import random
a = [1, 2, 3]
b = random.shuffle(a)
print(b[0])

#: an index in an empty list | 2 | empty
a = []
print(a[0])

#: assignment past the end | 2 | `append`
a = []
a[0] = 5

#: a loop that runs one too far | 3 | index `2`
a = [5, 6, 7]
for i in range(len(a) + 1):
    print(a[i])

#: a letter past the end | 2 | index
soz = "abc"
print(soz[3])

#: a number as a key of text | 2 | key
d = {"1": "a"}
print(d[1])

#: a key from input where keys are numbers | 2 | key `int` | input 1
d = {1: "a"}
print(d[input()])

#: too many names | 1 | `3`
a, b, c = [1, 2]

#: too few names | 1 | `3`
a, b = [1, 2, 3]

#: split that gives too few | 1 | `split` | input 5
a, b = input().split()

#: the greatest of nothing | 1 | empty
print(max([]))

#: a choice of nothing | 2 | empty
import random
print(random.choice([]))

#: changed while it is walked through | 2 | `list(`
d = {"a": 1}
for k in d: d[k + "b"] = 1

#: index of what is not there | 2 | absent
a = [1, 2]
print(a.index(7))

#: a dictionary sliced | 2 | key | never operator
d = {"a": 1}
print(d[0:1])

#: an average of nothing | 2 | zero
a = []
print(sum(a) / len(a))

#: a remainder by zero | 1 | zero
print(5 % 0)

#: memory | 1 | number
a = [0] * 10**12

#: del past the end | 2 | index
a = [1]
del a[4]

#: a set has no order | 2 | list
s = {1, 2}
print(s[0])

#: text in JSON | 2 | `JSON`
import json
json.loads("{'a': 1}")
