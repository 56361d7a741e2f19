#: an input compared with a number by more than equals in a while | 2 | text `int` | input 5
n = input("Son: ")
while n == 5:
    break

#: a filter printed as it is | 1 | `list(`
print(filter(None, [0, 1]))

#: a joined row that nobody takes | 2 | nobody_takes
a = ["a", "b"]
",".join(a)
print(a)

#: a compare in the place of a sum | 3 | nobody_takes
x = 3
y = 4
x + y
print(x)

#: a text and a number in braces | 3 | `f`
ism = "Ali"
yosh = 12
gap = "{ism} {yosh} yoshda"
print(gap)
