import type { Lesson, LessonKnowledge, Module } from '@qadam/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { loadRestTexts, startI18n } from '../../../platform/i18n/start.ts'
import { recall } from '../../../platform/i18n/uz/recall.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'

await startI18n()
await loadRestTexts()

const replied = vi.hoisted(() => vi.fn<() => unknown>())
vi.mock('../../../platform/call.ts', () => ({ call: async () => await Promise.resolve(replied()) }))
const { default: ModuleKnowledge } = await import('./module-knowledge.tsx')

let leave = () => {}
afterEach(() => leave())

const lessonOf = (id: number, state: Lesson['state']) => ({ id, title: `Dars ${id}`, state }) as Lesson // what is read of it
const moduleOf = (id: number, ...lessons: Lesson[]) => ({ id, course_id: 1, lessons }) as Module // likewise
const of = (lesson_id: number, answered: number, known: number | null, due = 0): LessonKnowledge => ({
  lesson_id,
  asked: 8,
  answered,
  known,
  due,
})

async function show(module: Module, ...lessons: LessonKnowledge[]): Promise<(string | null)[][]> {
  replied.mockReturnValue({ lessons })
  leave = await renderAt(
    '/course/1/module/2',
    <main>
      <ModuleKnowledge module={module} />
    </main>,
  )
  await vi.waitFor(() => expect(document.querySelectorAll('ul li')).toHaveLength(lessons.length))
  return [...document.querySelectorAll('ul li')].map((row) => [
    row.querySelector('a')?.getAttribute('href') ?? null,
    row.textContent,
  ])
}

test('each lesson says how much of it is known, and leads to what helps', async () => {
  const { known: words } = recall
  const lessons = [1, 2, 3, 4, 5].map((id) => lessonOf(id, 'completed'))
  const rows = await show(
    moduleOf(2, ...lessons, lessonOf(6, 'closed')),
    of(1, 8, 93),
    of(2, 8, 64),
    of(3, 8, 20),
    of(4, 8, 88, 3),
    of(5, 2, null),
    of(6, 0, null),
  )
  expect(rows.map(([href]) => href)).toEqual([
    '/course/1/module/2/1',
    '/course/1/module/2/2',
    '/course/1/module/2/3',
    '/recall',
    '/course/1/module/2/5',
    null,
  ])
  const said = rows.map(([, text]) => text)
  expect(said[0]).toContain(words.strong)
  expect(said[0]).toContain('93%')
  expect(said[1]).toContain(words.fading)
  expect(said[2]).toContain(words.weak)
  expect(said[3]).toContain(words.due_other.replace('{{count}}', '3'))
  // Too little to judge by is said as that, with no figure.
  expect(said[4]).toContain(words.few.replace('{{asked}}', '8').replace('{{answered}}', '2'))
  expect(said[4]).not.toContain('%')
  expect(said[5]).toContain(words.closed)
})

test('where nothing was answered yet there is no map', async () => {
  replied.mockReturnValue({ lessons: [of(1, 0, null)] })
  leave = await renderAt(
    '/course/1/module/3',
    <main>
      <ModuleKnowledge module={moduleOf(3, lessonOf(1, 'open'))} />
    </main>,
  )
  await vi.waitFor(() => expect(document.querySelector('main')?.childElementCount).toBe(0))
})
