import type { Course, Module } from '@qadam/contract'
import { afterEach, expect, test } from 'vitest'
import { ContinueCard } from '../features/learning/courses/continue-card.tsx'
import { CourseRow } from '../features/learning/courses/course-card.tsx'
import { TowerFloor } from '../features/learning/courses/tower-floor.tsx'
import type { PlayerSnapshot } from '../features/learning/questions/player/player-snapshot.ts'
import { SeekBar } from '../features/learning/questions/player/seek-bar.tsx'
import { loadStudyTexts, startI18n } from '../platform/i18n/start.ts'
import { renderAt } from '../platform/render-fixture.tsx'

await startI18n()
await loadStudyTexts()

let leave = () => {}
afterEach(() => leave())

const text = () => document.body.textContent
/** What part of the whole a bar is filled to, as it is drawn. */
const filled = () => {
  const bar = document.querySelector<HTMLElement>('[role=progressbar] > div')
  return 1 + Number(/^translateX\((.+)%\)$/.exec(bar?.style.transform ?? '')?.[1]) / 100
}
const courseOf = (lessons_done: number, lessons_total: number) =>
  ({
    id: 1,
    title: 'Kurs',
    state: 'open',
    cover: { hue: 1, seed: 1 },
    progress: { lessons_done, lessons_total },
  }) as Course // what is read of it

test('the bar of a course is as long as the numbers beside it say', async () => {
  const step = { course_id: 1, module_id: 2, lesson_id: 3, module_title: 'Modul', lesson_title: 'Dars' }
  leave = await renderAt(
    '/',
    <ContinueCard course={courseOf(3, 12)} step={{ ...step, last_touched_at: null }} />,
  )
  expect(text()).toContain('3 / 12')
  expect(filled()).toBeCloseTo(3 / 12)
})

test('the ring of a course says the percentage it is filled to', async () => {
  leave = await renderAt('/', <CourseRow course={courseOf(9, 18)} />)
  expect(text()).toContain('50%')
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('50')
})

test('the bar of a module is as long as its finished lessons', async () => {
  const lessons = ['completed', 'completed', 'open', 'closed'].map((state, id) => ({
    id,
    state,
    missing: [],
  }))
  const counts = { Learn: 4, Learn_Practice: 0, Practice: 0, Demoday: 0 }
  const module = {
    id: 2,
    course_id: 1,
    title: 'Modul',
    order: 1,
    state: 'open',
    lessons,
    counts,
    missing: [],
  }
  leave = await renderAt(
    '/',
    <TowerFloor module={module as unknown as Module} floor={0} floors={1} current />,
  ) // what is read of it
  expect(filled()).toBeCloseTo(2 / 4)
})

test('the line of a video shows what was watched, loaded and is played, each at its second', async () => {
  const snapshot = { position_s: 30, duration_s: 120, furthest_s: 60, buffered_s: 90 } as PlayerSnapshot // what is read of it
  leave = await renderAt('/', <SeekBar snapshot={snapshot} onSeek={() => undefined} />)
  const slider = document.querySelector<HTMLElement>('[role=slider]')
  const styles = [...(slider?.querySelectorAll<HTMLElement>('span[style]') ?? [])].map(
    (part) => part.style.transform,
  )
  expect(styles).toEqual(['scaleX(0.75)', 'scaleX(0.5)', 'scaleX(0.25)', 'translateX(calc(25cqw - 50%))'])
  expect(slider?.getAttribute('aria-valuenow')).toBe('30')
})
