#: aug typo | 2 | name `x += 1` `=+`
x = 5
x =+ 1
print(x)
