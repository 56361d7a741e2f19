#: the line print(ball) of 4, 011 | 2 | always number `input()` | input 4
ball = 0
if input("2*2=") == 4:
    ball += 1
print(ball)
