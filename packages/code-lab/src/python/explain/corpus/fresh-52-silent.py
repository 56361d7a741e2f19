#: the line yosh =+ 1 of 2, 102 | 2 | name `yosh += 1` `yosh` | input 12
yosh = input("Yosh?")
yosh =+ 1
