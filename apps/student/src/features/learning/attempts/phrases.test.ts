import fc from 'fast-check'
import { expect, test } from 'vitest'
import { test as ru } from '../../../platform/i18n/ru/test.ts'
import { test as uz } from '../../../platform/i18n/uz/test.ts'
import { notePhrase, phraseKinds, pickPhrase, saidPhrases, type Moment } from './phrases.ts'

const moments = fc.record<Moment>({
  outcome: fc.constantFrom('right', 'wrong'),
  isFirst: fc.boolean(),
  isLong: fc.boolean(),
  hasNote: fc.boolean(),
  hasNext: fc.boolean(),
})

for (const [lang, texts] of Object.entries({ uz, ru })) {
  const lists = { ...texts.praise, ...texts.comfort }

  test(`${lang}: a right answer has twelve phrases and more, each its own`, () => {
    const all = Object.values(lists).flat()
    expect(texts.praise.praise.length).toBeGreaterThanOrEqual(12)
    expect(new Set(all).size).toBe(all.length)
  })

  test(`${lang}: no phrase comes twice running, whatever happens`, () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(moments, fc.double({ min: 0, max: 0.999, noNaN: true }))), (tries) => {
        let recent: string[] = []
        for (const [moment, chance] of tries) {
          const kinds = phraseKinds(moment)
          const id = pickPhrase(lists, kinds, recent, () => chance)
          expect(kinds).toContain(id.split('.')[0])
          expect(id).not.toBe(recent[0])
          recent = [id, ...recent]
        }
      }),
    )
  })

  test(`${lang}: the first one of all lists is said once before it comes again`, () => {
    const first = pickPhrase(lists, ['praise'], [], () => 0)
    expect(pickPhrase(lists, ['praise'], [first], () => 0)).not.toBe(first)
  })
}

test('what is said is true', () => {
  const moment: Moment = { outcome: 'right', isFirst: true, isLong: false, hasNote: false, hasNext: false }
  expect(phraseKinds(moment)).toContain('at_once')
  expect(phraseKinds({ ...moment, isFirst: false })).not.toContain('at_once')
  expect(phraseKinds({ ...moment, isLong: true })).toEqual(['patient'])
  expect(phraseKinds({ ...moment, outcome: 'wrong' })).toEqual(['comfort', 'not_at_once'])
  expect(phraseKinds({ ...moment, outcome: 'wrong', isFirst: false, hasNote: true, hasNext: true })).toEqual([
    'comfort',
    'read_on',
    'next_one',
  ])
})

test('what was said is known after a reload', () => {
  notePhrase('praise.1')
  notePhrase('comfort.0')
  expect(saidPhrases().slice(0, 2)).toEqual(['comfort.0', 'praise.1'])
})
