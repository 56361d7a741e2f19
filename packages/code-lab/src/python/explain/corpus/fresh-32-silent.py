#: an exit by name | 2 | `exit()` `exit`
print("a")
exit
