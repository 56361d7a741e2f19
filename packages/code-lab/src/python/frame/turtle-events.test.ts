import { beforeAll, expect, test } from 'vitest'
import { pythonInNode } from '../python-in-node.ts'

type Command = [number, string, ...unknown[]]

let run: Awaited<ReturnType<typeof pythonInNode>>
beforeAll(async () => {
  run = await pythonInNode()
})

/** Runs a program to whose picture these things happen, one at each look from when it listens. */
function play(program: string, ...events: (readonly [number, number, number])[]) {
  const waiting = [...events]
  const outcome = run(program, [], false, (drawn) => {
    const next = isListening(drawn as Command[]) ? waiting.shift() : undefined // as turtle.py sends them
    return next ? [next] : []
  })
  return { ...outcome, drawn: outcome.drawn as Command[] } // as turtle.py sends them
}

const isListening = (drawn: Command[]) => drawn.some(([, name]) => name === 'listen')

const PRESS = 1
const RELEASE = 2
const CLICK = 3

test('keys call what they are bound to: one when it goes down, one when it comes up, one for any', () => {
  const { out, drawn } = play(
    [
      'import turtle as t',
      't.onkeypress(lambda: print("bosildi"), "Up")',
      't.onkey(lambda: print("boʻshadi"), "Up")',
      't.onkeypress(lambda: print("istalgan"))',
      't.onkey(t.bye, "q")',
      't.listen()',
      't.done()',
      'print("tugadi")',
    ].join('\n'),
    [PRESS, 0, 0],
    [RELEASE, 0, 0],
    [PRESS, -1, 0],
    [RELEASE, 1, 0],
  )
  expect(out).toBe('bosildi\nboʻshadi\nistalgan\ntugadi\n')
  expect(drawn.findLast((command) => command[1] === 'listen')).toEqual([
    0,
    'listen',
    ['Up', 'q'],
    true,
    false,
  ])
})

test('a key that is let go is declared no more', () => {
  const { drawn } = play(
    'import turtle as t\nt.listen()\nt.onkey(t.home, "a")\nt.onkey(t.bye, "b")\nt.onkey(None, "a")\nt.mainloop()',
    [RELEASE, 1, 0],
  )
  expect(drawn.findLast((command) => command[1] === 'listen')).toEqual([0, 'listen', ['', 'b'], false, false])
})

test('clicks tell where; a turtle hears its own', () => {
  const { out } = play(
    [
      'import turtle as t',
      'a = t.Turtle()',
      'a.penup()',
      'a.goto(100, 50)',
      'a.onclick(lambda x, y: print("toshbaqa"))',
      't.onscreenclick(lambda x, y: print(x, y) if x < 150 else t.bye())',
      't.mainloop()',
    ].join('\n'),
    [CLICK, 104, 47],
    [CLICK, -20, 30],
    [CLICK, 200, 0],
  )
  expect(out).toBe('toshbaqa\n104.0 47.0\n-20.0 30.0\n')
})

// Two seconds: a busy machine must not bring the chain of short timers behind the long one.
test('timers come in their order, and the program goes on for as long as there is one', () => {
  const { result, out } = play(
    'import turtle as t\ndef tick(n=3):\n  print(n)\n  if n: t.ontimer(lambda: tick(n - 1), 5)\nt.ontimer(lambda: print("kech"), 2000)\ntick()\nt.done()\nprint("tugadi")',
  )
  expect([result.outcome, out]).toEqual(['finished', '3\n2\n1\n0\nkech\ntugadi\n'])
})

test.each(['done', 'mainloop', 'exitonclick'])('%s ends at once where nothing can happen any more', (end) => {
  expect(play(`import turtle as t\nt.forward(10)\nt.${end}()`).result.outcome).toBe('finished')
})

test('nobody is waited for where a program is only checked', () => {
  const { result } = run('import turtle as t\nt.onkey(t.bye, "a")\nt.listen()\nt.mainloop()')
  expect(result.outcome).toBe('finished')
})

test('an error in what a key calls is the program’s error, at the line it is in', () => {
  const { result } = play(
    'import turtle as t\ndef yur():\n  1 / 0\nt.onkey(yur, "Up")\nt.listen()\nt.done()',
    [RELEASE, 0, 0],
  )
  if (result.outcome !== 'error') throw new Error('no error')
  expect(result.error.place).toMatchObject({ file: 'main.py', line: 3 })
  expect(result.error.text).not.toContain('turtle')
})

test('asks by a window of its own', () => {
  const program =
    'import turtle as t\ns = t.Screen()\nprint(s.textinput("Savol", "Ism?"), s.numinput("Savol", "Yosh?", minval=5))'
  expect(run(program, ['Ali', 'oʻn', '3', '12']).out).toBe('Ism? Yosh? Yosh? Yosh? Ali 12.0\n')
})

test('the snake of the usual tutorial eats, grows, and dies at the wall', () => {
  const snake = `
import turtle
import time
import random

delay = 0
score = 0
high_score = 0

wn = turtle.Screen()
wn.title("Snake Game")
wn.bgcolor("green")
wn.setup(width=600, height=600)
wn.tracer(0)

head = turtle.Turtle()
head.speed(0)
head.shape("square")
head.color("black")
head.penup()
head.goto(0, 0)
head.direction = "stop"

food = turtle.Turtle()
food.speed(0)
food.shape("circle")
food.color("red")
food.penup()
food.goto(0, 100)

segments = []

pen = turtle.Turtle()
pen.speed(0)
pen.shape("square")
pen.color("white")
pen.penup()
pen.hideturtle()
pen.goto(0, 260)
pen.write("Score: 0  High Score: 0", align="center", font=("Courier", 24, "normal"))

def go_up():
    if head.direction != "down":
        head.direction = "up"
def go_left():
    if head.direction != "right":
        head.direction = "left"
def move():
    if head.direction == "up":
        head.sety(head.ycor() + 20)
    if head.direction == "left":
        head.setx(head.xcor() - 20)

wn.listen()
wn.onkeypress(go_up, "w")
wn.onkeypress(go_left, "a")

games = 0
while games == 0:
    wn.update()
    if head.xcor() > 290 or head.xcor() < -290 or head.ycor() > 290 or head.ycor() < -290:
        games += 1
        for segment in segments:
            segment.goto(1000, 1000)
        segments.clear()
    if head.distance(food) < 20:
        food.goto(random.randint(-290, 290), -200)
        new_segment = turtle.Turtle()
        new_segment.speed(0)
        new_segment.shape("square")
        new_segment.color("grey")
        new_segment.penup()
        segments.append(new_segment)
        score += 10
        pen.clear()
        pen.write("Score: {}".format(score), align="center", font=("Courier", 24, "normal"))
    for index in range(len(segments) - 1, 0, -1):
        segments[index].goto(segments[index - 1].xcor(), segments[index - 1].ycor())
    if len(segments) > 0:
        segments[0].goto(head.xcor(), head.ycor())
    move()
    time.sleep(delay)
print(score)
`
  const { result, out, drawn } = play(snake, [PRESS, 0, 0])
  expect([result.outcome, out]).toEqual(['finished', '10\n'])
  // Only the score is redrawn.
  expect(drawn.filter((command) => command[1] === 'clear').map((command) => command[2])).toEqual([2])
})
