import { SchoolError } from '@qadam/contract'
import { expect, test } from 'vitest'
import { isStorable, parseStorableJson } from './bounded-json.ts'
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
