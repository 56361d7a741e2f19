import { authoringLimits, type DraftLesson } from '@qadam/contract'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choice, emptyLesson, smallLesson } from '../../../../test/drafts.ts'
import { goesOn, type NewestVersion } from './version-rules.ts'

const start = new Date('2026-03-10T07:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test('a save goes on with the version that its opening of the editor began, for ten minutes, until students see it', () => {
  const newest = { made_by: 1, made_at: start, editing: 'one', published_at: null }
  const save = {
    by: 1,
    now: after(599),
    editing: 'one',
    before: smallLesson('A'),
    document: smallLesson('B'),
  }
  expect(goesOn(newest, save)).toBe(true)
  expect(goesOn(newest, { ...save, now: after(600) })).toBe(false)
  expect(goesOn(newest, { ...save, by: 2 })).toBe(false)
  expect(goesOn(newest, { ...save, editing: 'another' })).toBe(false)
  expect(goesOn({ ...newest, published_at: start }, save)).toBe(false)
  // Restored, brought by an archive, copied, moved: nothing is written on that.
  expect(goesOn({ ...newest, editing: null }, { ...save, editing: null })).toBe(false)
  const more = { ...save.document, questions: [...save.document.questions, choice('yana')] }
  expect(goesOn(newest, { ...save, document: more })).toBe(true)
  expect(goesOn(newest, { ...save, before: more })).toBe(false)
})

describe('whatever two authors do, in however many tabs', () => {
  type Step =
    | { kind: 'open' | 'publish' | 'unpublish' | 'restore' | 'archive'; tab: number }
    | { kind: 'save'; tab: number; without: boolean }
  const tab = fc.nat({ max: 2 })
  const step: fc.Arbitrary<{ step: Step; pause: number }> = fc.record({
    step: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ kind: fc.constant('save' as const), tab, without: fc.boolean() }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constantFrom('open', 'publish', 'unpublish', 'restore', 'archive'),
          tab,
        }),
      },
    ),
    pause: fc.constantFrom(0, 1, 60, authoringLimits.history.together_s),
  })

  test('what students saw, what a colleague wrote and what stood before an opening of the editor wrote stays in the history', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const history: (NewestVersion & { document: DraftLesson })[] = []
        const openings = new Map([0, 1, 2].map((tab) => [tab, `${tab}`]))
        const stays = new Set<DraftLesson>()
        let [seconds, writes, wasBy] = [0, 0, 0]
        const newest = () => history.at(-1)
        const insert = (document: DraftLesson, made_by: number, editing: string | null) => {
          history.push({ document, made_by, made_at: after(seconds), editing, published_at: null })
          wasBy = made_by
        }
        insert(emptyLesson('boshi'), 1, null)
        for (const { step, pause } of steps) {
          seconds += pause
          const by = step.tab < 2 ? 1 : 2
          const stands = newest()
          if (!stands) return
          writes += 1
          if (step.kind === 'open') openings.set(step.tab, `${step.tab} ${writes}`)
          else if (step.kind === 'publish') {
            stands.published_at = after(seconds)
            stays.add(stands.document)
          } else if (step.kind === 'restore')
            insert(history[writes % history.length]?.document ?? stands.document, by, null)
          else if (step.kind === 'archive') insert(emptyLesson(`arxiv ${writes}`), 1, null)
          else if (step.kind === 'save') {
            const editing = openings.get(step.tab)
            if (editing === undefined) continue
            if (wasBy !== by || stands.editing !== editing) stays.add(stands.document)
            const document = step.without ? emptyLesson(`${writes}`) : smallLesson(`${writes}`)
            if (stands.document.questions.length > document.questions.length) stays.add(stands.document)
            const save = { by, now: after(seconds), editing, before: stands.document, document }
            if (goesOn(stands, save)) stands.document = document
            else insert(document, by, editing)
          }
        }
        const kept = new Set(history.map(({ document }) => document))
        expect([...stays].filter((document) => !kept.has(document))).toEqual([])
      }),
    )
  })
})
