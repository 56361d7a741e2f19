import { expect, test } from 'vitest'
import type { TurtleCommand } from './parse-message.ts'
import { TurtleWords } from './turtle-words.ts'

const tell = (...commands: TurtleCommand[]) => {
  const words = new TurtleWords()
  for (const command of commands) words.add(command)
  return words.all()
}

test('a picture is told as what was drawn, in its order and in whole steps', () => {
  const { drawn, isCut } = tell(
    [0, 'background', 'ivory'],
    [10, 'pose', 1, 0, 0, 90, true, 'turtle', 'black', 'black', 1],
    [10, 'line', 0, -0.2, 99.6, 0, 'red', 2, 1],
    [0, 'dot', 3, 4, 10, 'blue', 1],
    [
      0,
      'fill',
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      'green',
      1,
    ],
    [0, 'write', 5, 6, 'Salom', 'black', 'left', 8, '', 1],
    [0, 'stamp', 7, 8, 0, 'turtle', 'black', 'black', 1, 1],
  )
  expect(drawn.map(({ kind }) => kind)).toEqual(['background', 'line', 'dot', 'fill', 'write', 'stamp'])
  expect(drawn).toMatchObject([
    { color: 'ivory' },
    { from: '(0; 0)', to: '(100; 0)', color: 'red' },
    { at: '(3; 4)', size: 10, color: 'blue' },
    { corners: 3, color: 'green' },
    { at: '(5; 6)', text: 'Salom' },
    { at: '(7; 8)' },
  ])
  expect(isCut).toBe(false)
})

test('what one turtle clears is told no more, and of the others all; a clear screen tells nothing', () => {
  const lines: TurtleCommand[] = [
    [0, 'line', 0, 0, 1, 0, 'red', 1, 1],
    [0, 'line', 0, 0, 2, 0, 'blue', 1, 2],
  ]
  expect(tell(...lines, [0, 'clear', 1]).drawn).toMatchObject([{ color: 'blue' }])
  expect(tell(...lines, [0, 'clear']).drawn).toEqual([])
})

test('a picture of thousands of lines is told as far as anybody reads', () => {
  const { drawn, isCut } = tell(
    ...Array.from({ length: 3000 }, (): TurtleCommand => [0, 'line', 0, 0, 1, 1, 'red', 1, 1]),
  )
  expect([drawn.length, isCut]).toEqual([500, true])
})

test('what a program sends instead of numbers and texts breaks nothing', () => {
  expect(tell([0, 'line', 'x', null, {}, undefined, 4], [0, 'fill', 'no'], [0, 'what']).drawn).toMatchObject([
    { from: '(0; 0)', to: '(0; 0)', color: '' },
    { corners: 0 },
  ])
})
