import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lacksRussian, usualContentLanguages } from './content-languages.ts'
import { authoredLesson, authoredTree } from './entities/authoring.ts'
import { staffActions } from './staff-actions.ts'

test('a text with words needs Russian; a number, code and an empty text do not', () => {
  for (const uz of ['Salom', '5 ta olma', 'Natija: `5`', '`a` va `b`']) {
    expect(lacksRussian({ uz })).toBe(true)
    expect(lacksRussian({ uz, ru: ' ' })).toBe(true)
    expect(lacksRussian({ uz, ru: 'Привет' })).toBe(false)
  }
  for (const uz of ['', ' ', '42', 'x = 5', '`print`', '```python\nprint("Salom")\n```'])
    expect(lacksRussian({ uz })).toBe(false)
})

test('a console that is newer than its server reads what says nothing of the languages', () => {
  for (const schema of [
    authoredTree.shape.languages,
    authoredLesson.shape.languages,
    staffActions.me.output.shape.content_languages,
  ])
    expect(z.parse(schema, undefined)).toBe(usualContentLanguages)
})
