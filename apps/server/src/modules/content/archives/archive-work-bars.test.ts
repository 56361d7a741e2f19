import type { CourseImport } from '@qadam/contract'
import type { WritableArchive } from '@qadam/course-archive'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  courseOf,
  exported,
  openOffice,
  send,
  tools,
  zipOf,
  type Office,
} from '../../../../test/archive-office.ts'
import { expectShortHolds } from '../../../../test/longest-hold.ts'
import { workOnArchive } from './index.ts'

let one: Office
beforeAll(async () => {
  one = await openOffice()
})
afterAll(async () => await one.close())

test('a course of slow Markdown is checked, taken in, published and exported without holding the event loop', async () => {
  const { admin, school } = one
  const walk = async (archive: WritableArchive, held: (work: () => Promise<unknown>) => Promise<void>) => {
    const upload_id = await send(one, await zipOf(archive))
    const { id } = await admin.data<CourseImport>('course_import_begin', { upload_id })
    await held(async () => await workOnArchive(tools(one), id, school.clock.now()))
    await admin.data('course_import_take', { id, publish: true })
    await held(async () => await workOnArchive(tools(one), id, school.clock.now()))
    const { state, course_id } = await admin.data<CourseImport>('course_import', { id })
    expect(state).toBe('taken')
    await held(async () => await exported(one, course_id ?? 0))
  }
  // The code is loaded and warm.
  await walk(courseOf('Matn'), async (work) => void (await work()))
  // One such text takes a parser a fifth of a second.
  const slow = 'a|b\n-|-\n'.repeat(2400)
  await expectShortHolds(100, 3, async (held, round) => {
    // Another one in each round: what has not changed is not published.
    const text = `${slow}${round}|b\n`
    await walk(courseOf(text, text, text), held)
  })
})
