import random

# Yashirin sonni topish oʻyini
def play(limit: int = 100) -> int:
    secret = random.randint(1, limit)
    tries = 0
    while True:
        guess = int(input("Son kiriting: "))
        tries += 1
        if guess == secret:
            print(f"Topdingiz! {tries} ta urinish")
            return tries
        print("Kattaroq" if guess < secret else "Kichikroq")


if __name__ == "__main__":
    play()
