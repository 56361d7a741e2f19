import { expect, it } from 'vitest'
import { choiceOfArrow, choiceOfDigit } from './choice-keys.ts'

const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

it('digits pick the choice with that number, if there is one', () => {
  expect(choiceOfDigit(press('1'), 4)).toBe(0)
  expect(choiceOfDigit(press('4'), 4)).toBe(3)
  expect(choiceOfDigit(press('5'), 4)).toBeUndefined()
  expect(choiceOfDigit(press('0'), 4)).toBeUndefined()
})

it('digits with a modifier belong to the browser', () => {
  expect(choiceOfDigit(press('1', { ctrlKey: true }), 4)).toBeUndefined()
  expect(choiceOfDigit(press('1', { altKey: true }), 4)).toBeUndefined()
})

it('arrows go round at both ends', () => {
  expect(choiceOfArrow('ArrowDown', 3, 4)).toBe(0)
  expect(choiceOfArrow('ArrowUp', 0, 4)).toBe(3)
  expect(choiceOfArrow('Home', 2, 4)).toBe(0)
  expect(choiceOfArrow('End', 0, 4)).toBe(3)
  expect(choiceOfArrow('a', 0, 4)).toBeUndefined()
})
