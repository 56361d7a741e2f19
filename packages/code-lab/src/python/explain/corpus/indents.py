#: no indentation after if | 3 | indentation
x = 5
if x > 3:
print(x)

#: indentation out of nothing | 2 | indentation
x = 5
  print(x)

#: a level that fits no other | 4 | indentation
x = 5
if x > 3:
        print(x)
    print("ha")

#: nothing in a function | 2 | indentation
def f():
f()

#: else further in than its if | 4 | `else` indentation
x = 1
if x > 2:
    print("a")
    else:
    print("b")

#: tabs among spaces | 3 | tab
if True:
    x = 1
	y = 2

#: no indentation after for | 2 | indentation
for i in range(3):
print(i)

#: no indentation after else | 5 | indentation
x = 1
if x > 2:
    print("a")
else:
print("b")

#: no indentation after while | 3 | indentation
x = 1
while x > 0:
x -= 1

#: no indentation in a class | 2 | indentation
class It:
def hur(self):
    print("vov")

#: a single space too much | 3 | indentation
x = 1
y = 2
 print(x)

#: a space too few | 4 | indentation
x = 1
if x > 0:
    print("a")
   print("b")

#: the second line of a loop further in | 3 | indentation
for i in range(2):
    print(i)
        print("a")

#: an if with nothing but a comment | 4 | indentation
x = 1
if x > 0:
    # hali yozilmagan
print(x)

#: an if with nothing at the end | 2 | indentation
x = 1
if x > 0:

#: return that fell out of its function | 3 | `return` function
def f(x):
    y = x * 2
return y

#: break that fell out of its loop | 3 | `break` loop
while True:
    x = 1
break

#: spaces before the first line | 1 | indentation
  x = 1

#: else further left than its if | 4 | `else` indentation
def f(x):
    if x > 1:
        return 1
else:
    return 2
