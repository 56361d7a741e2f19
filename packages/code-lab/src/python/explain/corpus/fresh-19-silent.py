#: a slip of a text's method twice | 2 | nobody_takes
s = " salom "
s.strip()
print(s)

#: a sorted that nobody takes | 2 | nobody_takes
a = [3, 1]
sorted(a)
print(a)

#: a len alone | 2 | `print(`
a = [1]
len(a)

#: a function of two prints used in a sum, right enough to fail elsewhere | 4 | `return`
def f(a):
    print("hisoblanmoqda")
    print(a * 2)
x = f(5)
print(x)
