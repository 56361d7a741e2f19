import { SchoolError } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { isStorable, parseBoundedJson, parseStorableJson } from './bounded-json.ts'
import { ownMessage } from '../modules/learning/helper/own-message.ts'
import { checkProject } from '../modules/learning/practice/check-work.ts'

const levels = `${'['.repeat(40)}${']'.repeat(40)}`

test.each(['"\\ud800"', '"\\u0000"', '{"\\udfff":1}', '{"__proto__":1}', levels, `{"a":${levels}}`])(
  '%s is no value that can be stored',
  (text) => expect(() => parseStorableJson(text)).toThrow(SyntaxError),
)

test('a letter of two halves, and levels that a person writes, can be', () => {
  expect(parseStorableJson('"\\ud83d\\ude00"')).toBe('😀')
  expect(parseStorableJson('{"a":[{"b":[1]}]}')).toEqual({ a: [{ b: [1] }] })
})

// A body is looked through as it comes; JSON in one of its texts was not, and the database refused it: a 500.
test.each(['\\ud800', '\\u0000'])(
  '%s in JSON that a field of a body holds is refused there too',
  (letter) => {
    expect(isStorable(ownMessage(undefined, `[{"role":"user","content":"a${letter}"}]`))).toBe(true)
    expect(() => checkProject(`{"files":{"a.html":"a${letter}"}}`)).toThrow(SchoolError)
  },
)

test.each([
  ['arrays', `[${'[],'.repeat(300_000)}0]`],
  ['objects', `[${'{},'.repeat(300_000)}0]`],
  ['numbers', `[${'1,'.repeat(500_000)}0]`],
  ['depth', '['.repeat(1_000_000)],
  ['names', `{${Array.from({ length: 70_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
])('a megabyte of %s is counted and refused before it is parsed', (_what, text) => {
  const parse = vi.spyOn(JSON, 'parse')
  expect(() => parseBoundedJson(text)).toThrow('too many values')
  const parsed = parse.mock.calls.length
  parse.mockRestore()
  expect(parsed).toBe(0)
})
