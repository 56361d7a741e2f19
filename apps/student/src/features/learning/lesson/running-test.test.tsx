import type { Lesson } from '@qadam/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStudyTexts, startI18n } from '../../../platform/i18n/start.ts'
import { test as texts } from '../../../platform/i18n/uz/test.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { lessonOf } from './lesson-fixture.ts'
import { LessonScreen } from './lesson-screen.tsx'

let leave = () => {}
beforeAll(async () => {
  await startI18n()
  await loadStudyTexts()
})
afterEach(() => leave())

const lesson = (running?: { left_s: number }): Lesson => ({
  ...lessonOf(),
  attempts: { max: 3, left: 2, refill_at: null, ...(running && { running }) },
})

async function show(shown: Lesson): Promise<void> {
  leave = await renderAt(
    '/course/1/module/2/3',
    <LessonScreen
      accountId={7}
      courseId={1}
      lesson={shown}
      readAt={Date.now()}
      questions={[]}
      closeTo="/course/1/module/2"
      onRefused={() => undefined}
    />,
  )
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
}

test('a test that runs is gone on with, and its clock says what is left', async () => {
  await show(lesson({ left_s: 270 }))
  expect(document.querySelector('h1')?.textContent).toBe(texts.handover.running)
  expect(document.querySelector('[role=timer]')?.textContent).toMatch(/^4:(30|29)/)
  expect(buttonNamed(texts.resume)).toBeInstanceOf(HTMLButtonElement)
  expect(document.body.textContent).not.toContain(texts.start)
})

test('one that does not run is begun, with what awaits', async () => {
  await show(lesson())
  expect(document.body.textContent).toContain('2 / 3')
  expect(buttonNamed(texts.start)).toBeInstanceOf(HTMLButtonElement)
})
