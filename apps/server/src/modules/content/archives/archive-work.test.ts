import { Readable } from 'node:stream'
import type { AuditEntry, AuthoredLesson, CourseImport } from '@qadam/contract'
import { readArchive, type WritableArchive } from '@qadam/course-archive'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  check,
  course,
  courseOf,
  exported,
  openOffice,
  send,
  take,
  tools,
  zipOf,
  type Office,
} from '../../../../test/archive-office.ts'
import { Author } from '../../../../test/authoring.ts'
import { generatedMedia } from '../../../../test/course-generator.ts'
import { removeUnusedMedia } from '../authoring/index.ts'
import { workOnArchive } from './index.ts'

let one: Office
beforeAll(async () => {
  one = await openOffice()
})
afterAll(async () => await one.close())

test('a course that was taken in and could not be published is told as such, and once', async () => {
  const { admin, school } = one
  const { id } = await check(one, await zipOf(course()))
  await admin.data('course_import_take', { id, publish: true })
  await sql`
    create function refuse_lesson() returns trigger language plpgsql as
      'begin raise exception ''no room''; end'`.execute(school.db)
  await sql`
    create trigger refuse_lesson before insert on lessons for each row execute function refuse_lesson()`.execute(
    school.db,
  )
  try {
    await workOnArchive(tools(one), id, school.clock.now())
  } finally {
    await sql`drop function refuse_lesson cascade`.execute(school.db)
  }
  const failed = await admin.data<CourseImport>('course_import', { id })
  expect(failed).toMatchObject({ state: 'failed', course_id: expect.any(Number) })
  const { course: made } = await new Author(admin).tree(failed.course_id ?? 0)
  expect(made.state).toBe('draft')
  const audit = await admin.data<{ rows: AuditEntry[] }>('audit_log', { action: 'course_import' })
  expect(audit.rows.filter(({ after }) => after?.['course'] === failed.course_id)).toHaveLength(1)
})

test('a course whose files are more than a zip can hold is not exported', async () => {
  const { admin, school } = one
  const id = await take(one, await zipOf(courseOf('![Bir](media/rasm.png) ![Ikki](media/boshqa/rasm-2.png)')))
  const sizes = await school.db.selectFrom('media').select(['key', 'size']).execute()
  await school.db
    .updateTable('media')
    .set({ size: 2 ** 31 - 1 })
    .execute()
  try {
    const reply = await admin.call('course_export', { id, what: 'draft' })
    expect(reply).toMatchObject({ status: 409, error: { reason: 'too_large', max_mb: 4000 } })
  } finally {
    for (const { key, size } of sizes)
      await school.db.updateTable('media').set({ size }).where('key', '=', key).execute()
  }
  expect((await exported(one, id)).length).toBeGreaterThan(0)
})

test('a file that came in an archive and that nothing shows goes again after a week', async () => {
  const { files, db, clock } = one.school
  const [sample] = generatedMedia
  const picture = Buffer.concat((await (await sample?.stream())?.toArray()) ?? [])
  // Of this test alone: what follows a picture's end is no part of it.
  const own = (name: string) => ({
    path: name,
    stream: async () => Readable.from([Buffer.concat([picture, Buffer.from(name)])]),
  })
  const media = [own('media/bor.png'), own('media/ortiqcha.png')]
  const archive = { ...courseOf('![Rasm](media/bor.png)'), media }
  const id = await take(one, await zipOf(archive), true)
  const named = async () => {
    const rows = await db
      .selectFrom('authored_media')
      .innerJoin('media', 'media.key', 'authored_media.media_key')
      .select(['path', 'key'])
      .where('authored_course_id', '=', id)
      .orderBy('path')
      .execute()
    return new Map(rows.map(({ path: name, key }) => [name, key]))
  }
  const before = await named()
  expect([...before.keys()]).toEqual(['media/bor.png', 'media/ortiqcha.png'])
  await removeUnusedMedia(db, files, new Date(clock.now().getTime() + 8 * 24 * 3_600_000))
  expect([...(await named()).keys()]).toEqual(['media/bor.png'])
  expect(await files.read(before.get('media/ortiqcha.png') ?? '')).toBeUndefined()
  const saved = await readArchive(await exported(one, id, 'published'))
  expect(saved.media.map(({ path: name }) => name)).toEqual(['media/bor.png'])
})

test.each([
  ['packed', { packed: 1000, unpacked: 1e9 }],
  ['unpacked', { packed: 1e9, unpacked: 1000 }],
])(
  'one that is too large %s for the small ones goes on in a queue of its own, read and taken in',
  async (_, lane) => {
    const { admin, school } = one
    const handedOver = async () => {
      const large = sql`select from jobs.job where name = 'work_on_large_archive' and state = 'created'`
      return (await large.execute(school.db)).rows.length
    }
    const upload_id = await send(one, await zipOf(course()))
    const { id } = await admin.data<CourseImport>('course_import_begin', { upload_id })
    const state = async () => (await admin.data<CourseImport>('course_import', { id })).state
    const before = await handedOver()
    const work = async (tooled: object) =>
      await workOnArchive({ ...tools(one), ...tooled }, id, school.clock.now())
    await work({ lane })
    expect([await state(), await handedOver()]).toEqual(['reading', before + 1])
    await work({ lane: 'large' })
    await admin.data('course_import_take', { id })
    await work({ lane })
    expect([await state(), await handedOver()]).toEqual(['taking', before + 2])
    await work({ lane: 'large' })
    expect([await state(), await handedOver()]).toEqual(['taken', before + 2])
  },
)

test('an archive leaves no bytes behind once it was taken in or refused', async () => {
  const { admin, school } = one
  const uploads = async () => await school.db.selectFrom('uploads').select('id').execute()
  await school.db.deleteFrom('uploads').execute()
  const checked = await check(one, await zipOf(course()))
  expect(await uploads()).toHaveLength(1)
  await admin.data('course_import_take', { id: checked.id })
  await workOnArchive(tools(one), checked.id, school.clock.now())
  expect(await uploads()).toEqual([])
  expect((await check(one, Buffer.from('salom'))).state).toBe('refused')
  expect(await uploads()).toEqual([])
})

test('a course as students see it brings no files of a module that they do not see', async () => {
  const { admin } = one
  const [first, second] = ['![Bir](media/rasm.png)', '![Ikki](media/boshqa/rasm-2.png)'].map(
    (text) => courseOf(text).modules[0],
  )
  if (!first || !second) throw new Error('there is no module')
  const lessons = second.lessons.map((lesson) => ({ ...lesson, id: 'ikki' }))
  const id = await take(
    one,
    await zipOf({ ...courseOf(), modules: [first, { ...second, id: 'ikki', lessons }] }),
    true,
  )
  const filesOf = async (what: string) =>
    (await readArchive(await exported(one, id, what))).media.map(({ path: name }) => name)
  expect(await filesOf('published')).toEqual(['media/boshqa/rasm-2.png', 'media/rasm.png'])
  const { modules } = await new Author(admin).tree(id)
  await admin.data('authoring_unpublish', { kind: 'module', id: modules[1]?.id })
  expect(await filesOf('published')).toEqual(['media/rasm.png'])
  expect(await filesOf('draft')).toEqual(['media/boshqa/rasm-2.png', 'media/rasm.png'])
})

test('an import that would leave more lessons in a module than authors may have is refused', async () => {
  const whole = courseOf('Matn')
  const [module] = whole.modules
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error('there is no lesson')
  const withLessons = (name: string, count: number): WritableArchive => ({
    ...whole,
    modules: [
      {
        ...module,
        lessons: Array.from({ length: count }, (_, index) => ({ ...lesson, id: `${name}-${index}` })),
      },
    ],
  })
  await take(one, await zipOf(withLessons('bir', 40)))
  const { state, report } = await check(one, await zipOf(withLessons('ikki', 21)))
  expect([state, report?.changes]).toEqual(['refused', null])
  expect(report?.faults.filter(({ level }) => level === 'error')).toMatchObject([
    { code: 'full_parts', file: 'course.json', path: 'modules.0.lessons' },
  ])
  expect((await check(one, await zipOf(withLessons('ikki', 20)))).state).toBe('checked')
})

test('a picture of an archive takes no name from another one, which drafts and earlier versions show', async () => {
  const { admin } = one
  const picture = generatedMedia.find(({ path }) => path.endsWith('.png'))
  if (!picture) throw new Error('there is no picture')
  const other = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#1e90a0' } })
    .png()
    .toBuffer()
  const text = `![Rasm](${picture.path})`
  const mine = { ...courseOf(text), media: [picture] }
  const theirs = { ...mine, media: [{ path: picture.path, stream: async () => Readable.from([other]) }] }
  const id = await take(one, await zipOf(mine))
  const author = new Author(admin)
  const [module] = (await author.tree(id)).modules
  const draft = await author.lesson(module?.id ?? 0, {
    type: 'Learn',
    title: { uz: 'Qoralama' },
    questions: [{ id: 'info', type: 'info', text: { uz: text } }],
  })
  const urlOf = (lesson: AuthoredLesson, name = picture.path) =>
    lesson.media.find((medium) => medium.path === name)?.url.replace(/\?.*/, '')
  const before = urlOf(draft)
  await take(one, await zipOf(theirs), true)
  const lessonOf = async (lessonId = 0) =>
    await admin.data<AuthoredLesson>('authoring_lesson', { id: lessonId })
  expect(urlOf(await lessonOf(draft.id))).toBe(before)
  const line = (await author.tree(id)).modules[0]?.lessons[0]
  const taken = await lessonOf(line?.id)
  const [, renamed = ''] = /\((.*)\)/.exec(taken.document.questions[0]?.text?.uz ?? '') ?? []
  expect([taken.state, renamed]).toEqual(['published', picture.path.replace('.png', '-2.png')])
  expect(urlOf(taken, renamed)).not.toBe(before)
  expect(urlOf(taken, renamed)).toBeDefined()
  // Taken in again it is the same, under the name it got.
  await take(one, await zipOf(theirs), true)
  expect((await lessonOf(line?.id)).revision).toBe(taken.revision)
})
