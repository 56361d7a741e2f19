import type { Lesson, Module } from '@qadam/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { courses } from '../../../platform/i18n/uz/courses.ts'
import { modulePage } from '../../../platform/i18n/uz/module-page.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'

const texts = { ...courses, ...modulePage }
// They add their texts to what speaks already.
await startI18n()
const { LessonPath } = await import('./lesson-path.tsx')

let leave = () => {}
afterEach(() => leave())

const module: Module = {
  id: 2,
  course_id: 1,
  title: 'Modul',
  description: '',
  order: 1,
  state: 'open',
  lessons: [],
  counts: { Learn: 1, Learn_Practice: 0, Practice: 0, Demoday: 0 },
  missing: [],
}

const failed = (changes: Partial<Lesson>): Lesson => ({
  id: 3,
  module_id: 2,
  title: 'Dars',
  order: 1,
  type: 'Learn',
  state: 'failed',
  duration_s: 0,
  questions: 8,
  result: { percentage: 40, passed: false },
  attempts: { max: 3, left: 2, refill_at: null },
  practice: null,
  missing: [],
  test: { questions: 8, time_limit_s: 480, pass_percent: 80 },
  ...changes,
})

async function textOf(lesson: Lesson): Promise<string> {
  leave = await renderAt('/course/1/module/2', <LessonPath module={module} lessons={[lesson]} />)
  await vi.waitFor(() => expect(document.querySelector('li')).not.toBeNull())
  return document.querySelector('li')?.textContent ?? ''
}

test.each<[string, Partial<Lesson>]>([
  ['a Learn lesson, which has nothing to hand in', {}],
  ['a lesson whose work waits for the test', { type: 'Practice', practice: { status: 'none' } }],
])('of a failed test it says to take it again: %s', async (_which, changes) => {
  const said = await textOf(failed(changes))
  expect(said).toContain(texts.state_failed_test)
  expect(said).toContain(texts.note_failed_test.replace('{{percent}}', '40%'))
  expect(said).not.toContain(texts.note_failed)
})

test('work that came back is mended and handed in again', async () => {
  const said = await textOf(failed({ type: 'Practice', practice: { status: 'rejected' } }))
  expect(said).toContain(texts.state_failed)
  expect(said).toContain(texts.note_failed)
})

test('a checkpoint stands as a gate that says what it is, also while it is closed', async () => {
  await textOf(failed({ type: 'Checkpoint', state: 'closed', result: null, title: 'Yakuniy test' }))
  const drawn = () => document.querySelector('li svg g[color] svg')?.innerHTML
  const gate = drawn()
  expect(document.querySelector('li')?.textContent).toContain(texts.type_Checkpoint)
  leave()
  await textOf(failed({ state: 'closed', result: null }))
  expect(gate).not.toBe(drawn())
})
