import { beforeAll, describe, expect, test } from 'vitest'
import { pythonInNode } from '../python-in-node.ts'

let run: Awaited<ReturnType<typeof pythonInNode>>
beforeAll(async () => {
  run = await pythonInNode()
})

function errorOf(program: string | Record<string, string>) {
  const { result } = run(program)
  if (result.outcome !== 'error') throw new Error('the program has no error')
  return result.error
}

describe('a run', () => {
  test('prints, asks and goes on with the answers', () => {
    const { result, out } = run('ism = input("Ism? ")\nprint("Salom,", ism)\nprint(input())', ['Aziza', 'ha'])
    expect([result.outcome, out]).toEqual(['finished', 'Ism? Salom, Aziza\nha\n'])
  })

  test('imports the other files of the project', () => {
    expect(run({ 'main.py': 'import yordam\nprint(yordam.x)', 'yordam.py': 'x = 5' }).out).toBe('5\n')
  })

  test('knows nothing of the run before it', () => {
    run({ 'main.py': 'import yordam, builtins\nbuiltins.print = None\nx = 1', 'yordam.py': 'x = 1' })
    expect(run({ 'main.py': 'import yordam\nprint(yordam.x)', 'yordam.py': 'x = 2' }).out).toBe('2\n')
    expect(errorOf('print(x)').type).toBe('NameError')
    expect(errorOf('open("yordam.py")').type).toBe('FileNotFoundError')
  })

  test('leaves the files it wrote', () => {
    expect(run('with open("a.txt", "w") as f: f.write("oʻzbek")').read('a.txt')).toBe('oʻzbek')
  })

  test('has no system to command: what only tidies the window does nothing, all else is an error with its line', () => {
    const tidy = 'import os\nprint(os.system("cls"), os.system(" CLEAR "), os.system("color 0a"))'
    expect(run(tidy).out).toBe('0 0 0\n')
    const error = errorOf('import os\nprint("oldin")\nos.system("python boshqa.py")')
    expect([error.type, error.place?.line]).toEqual(['OSError', 3])
    expect(errorOf('import os\nos.system(5)').type).toBe('TypeError')
  })

  test('repeats its chance when it begins anew', () => {
    const dice = 'import random\nprint(random.random())'
    expect(run(dice).out).toBe(run(dice).out)
  })

  test('ends by its own will', () => {
    const { result, err } = run('import sys\nsys.exit("tamom")\nprint("yoʻq")')
    expect([result.outcome, err]).toEqual(['finished', 'tamom\n'])
  })

  test('tells an error by the student’s own frames alone', () => {
    const error = errorOf({
      'main.py': 'import y\ny.f()',
      'y.py': 'import json\ndef f():\n  json.loads("{")',
    })
    expect(error.place).toMatchObject({ file: 'y.py', line: 3 })
    expect(error.text).toContain('File "main.py", line 2')
    expect(error.text).not.toMatch(/runner|home|\.zip/)
  })

  test('marks a mistake in writing where Python sees it', () => {
    expect(errorOf('x = 1\nif x == 1\n  pass').place).toEqual({
      file: 'main.py',
      line: 2,
      column: 10,
      endLine: 2,
      endColumn: 11,
    })
  })

  test('keeps the error an error came from', () => {
    const { text } = errorOf('try:\n  1/0\nexcept ZeroDivisionError as e:\n  raise ValueError("x") from e')
    expect(text).toMatch(/ZeroDivisionError[^]*direct cause[^]*ValueError: x/)
  })
})

describe('the turtle', () => {
  const drawn = (program: string, name: string) =>
    (run(program).drawn as [number, string, ...unknown[]][]).filter((command) => command[1] === name)

  test('walks, turns and comes back to where a square began', () => {
    const lines = drawn('from turtle import *\nfor i in range(4):\n  forward(100)\n  left(90)', 'line')
    const ends = lines.map((line) => line.slice(4, 6).map((value) => Math.round(Number(value)) + 0))
    expect(ends).toEqual([
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
    ])
  })

  test.each(['circle(50)', 'circle(-50)', 'circle(50, steps=6)'])('closes %s', (command) => {
    const program = `import turtle\nturtle.${command}\nprint(round(abs(turtle.pos()), 6), turtle.heading())`
    expect(run(program).out).toMatch(/^0\.0 (?:0|360)\.0\n$/)
  })

  test('draws half a circle to the other side', () => {
    expect(
      run('import turtle as t\nt.circle(50, 180)\nprint(round(t.xcor()), round(t.ycor()), t.heading())').out,
    ).toBe('0 100 180.0\n')
  })

  test('fills, dots, writes and paints the ground', () => {
    const program =
      'import turtle as t\nt.Screen().bgcolor("navy")\nt.fillcolor(1, 0.5, 0)\nt.begin_fill()\nt.circle(20, steps=3)\nt.end_fill()\nt.dot(10, "red")\nt.write("Salom", font=("Arial", 16, "bold"))'
    expect(drawn(program, 'background')).toEqual([[0, 'background', 'navy']])
    expect(drawn(program, 'fill')[0]?.[3]).toBe('rgb(255, 128, 0)')
    expect(drawn(program, 'dot')[0]?.slice(4, 6)).toEqual([10, 'red'])
    expect(drawn(program, 'write')[0]?.slice(4, 9)).toEqual(['Salom', 'black', 'left', 16, 'bold'])
  })

  test('walks without a trace while the pen is up', () => {
    expect(drawn('import turtle as t\nt.penup()\nt.goto(50, 50)\nt.pendown()', 'line')).toEqual([])
  })

  test('shows what it drew before an error', () => {
    expect(drawn('import turtle as t\nt.speed(0)\nt.dot(10)\n1/0', 'dot')).toHaveLength(1)
  })

  test('says which shape it does not have', () => {
    expect(errorOf('import turtle\nturtle.shape("fil")').type).toBe('TurtleGraphicsError')
  })
})
