import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AuthoredLesson, DraftLesson, LessonVersion } from '@qadam/contract'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { emptyLesson, smallLesson } from '../../../../test/drafts.ts'
import { actWhileLocked } from '../../../../test/held-person.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { startLearning } from '../../../../test/learning.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import {
  findNewestVersion,
  lockAuthoredLesson,
  updateAuthoredLesson,
  updateVersion,
} from './lessons-store.ts'

let school: TestSchool
let admin: StaffMember
let colleague: StaffMember
let author: Author

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin', { firstName: 'Nodira', lastName: 'Karimova' })
  colleague = await signedInStaff(school, 'admin', { firstName: 'Aziz', lastName: 'Umarov' })
  author = new Author(admin)
})

const lessonOf = async (id: number) => await admin.data<AuthoredLesson>('authoring_lesson', { id })
const versionsOf = async (id: number) =>
  await admin.data<LessonVersion[]>('authoring_versions', { lesson_id: id })
const titlesOf = async (id: number) => (await versionsOf(id)).map(({ title }) => title.uz)
const documentOf = async (version: LessonVersion | undefined) =>
  (await admin.data<{ document: DraftLesson }>('authoring_version', { version_id: version?.id })).document
const saveAs = async (by: StaffMember, id: number, uz: string, editing?: string) => {
  const lesson = await lessonOf(id)
  return await new Author(by).save(lesson, { ...lesson.document, title: { uz } }, editing)
}
const restore = async (id: number, version: LessonVersion | undefined) =>
  await admin.data<AuthoredLesson>('authoring_restore', {
    version_id: version?.id,
    revision: (await lessonOf(id)).revision,
  })
const [one, two] = [randomUUID(), randomUUID()]

test('saves of one opening of the editor within ten minutes are one version, and a restored one is the newest', async () => {
  const { lessons } = await author.built(emptyLesson('bir'))
  const id = lessons[0]?.id ?? 0
  await saveAs(admin, id, 'ikk', one)
  await saveAs(admin, id, 'ikki', one)
  expect(await titlesOf(id)).toEqual(['ikki', 'bir'])
  school.clock.advance(600)
  await saveAs(admin, id, 'uch', one)
  await saveAs(colleague, id, 'toʻrt', two)
  expect(await titlesOf(id)).toEqual(['toʻrt', 'uch', 'ikki', 'bir'])
  const [, , old] = await versionsOf(id)
  const { revision } = await lessonOf(id)
  expect((await restore(id, old)).document).toEqual(await documentOf(old))
  expect(await versionsOf(id)).toMatchObject([
    { title: { uz: 'ikki' }, origin: 'restored', by: 'Nodira Karimova' },
    { title: { uz: 'toʻrt' }, by: 'Aziz Umarov' },
    { title: { uz: 'uch' } },
    { title: { uz: 'ikki' }, origin: null },
    { title: { uz: 'bir' } },
  ])
  expect((await admin.call('authoring_restore', { version_id: old?.id, revision })).code).toBe('conflict')
  // A console from before: without a name of their own all its saves are one opening.
  await saveAs(admin, id, 'besh')
  await saveAs(admin, id, 'olti')
  expect((await titlesOf(id)).slice(0, 2)).toEqual(['olti', 'ikki'])
})

test('what stood when the editor was opened is there, whatever was saved from it by the same author minutes later', async () => {
  const { lessons } = await author.built(smallLesson('boʻsh'))
  const id = lessons[0]?.id ?? 0
  await saveAs(admin, id, 'yaxshi', one)
  const good = await lessonOf(id)
  school.clock.advance(300)
  await saveAs(admin, id, 'yomon', two)
  school.clock.advance(120)
  const wiped = await author.save(await lessonOf(id), emptyLesson('oʻchib ketgan'), two)
  expect(await documentOf((await versionsOf(id)).find(({ title }) => title.uz === 'yaxshi'))).toEqual(
    good.document,
  )
  // What a question was before it was taken away, too, and after it went on being written.
  await author.save(wiped, emptyLesson('yana'), two)
  expect(await titlesOf(id)).toEqual(['yana', 'yomon', 'yaxshi', 'boʻsh'])
})

test('a copy, a moved question and what an archive brings are versions that are not written on', async () => {
  const { courseId, lessons } = await author.built(smallLesson('asl'), emptyLesson('boshqa'))
  const [from, to] = lessons
  const copy = await admin.data<{ id: number }>('authoring_copy', { kind: 'lesson', id: from?.id })
  await saveAs(admin, copy.id, 'ustidan', one)
  expect(await titlesOf(copy.id)).toEqual(['ustidan', 'asl (nusxa)'])
  await saveAs(admin, to?.id ?? 0, 'boshqa 2', one)
  await admin.data('authoring_question_move', {
    lesson_id: from?.id,
    revision: from?.revision,
    question: 'savol',
    to_lesson_id: to?.id,
  })
  await saveAs(admin, to?.id ?? 0, 'boshqa 3', one)
  expect((await versionsOf(to?.id ?? 0)).map(({ title, questions }) => [title.uz, questions])).toEqual([
    ['boshqa 3', 1],
    ['boshqa 2', 1],
    ['boshqa 2', 0],
    ['boshqa', 0],
  ])
  expect((await author.tree(courseId)).modules[0]?.lessons).toHaveLength(3)
})

test('what students saw stays, however soon it was taken back and written on, and a hundred drafts later', async () => {
  const { courseId, lessons } = await author.built(emptyLesson('qoralama'))
  const id = lessons[0]?.id ?? 0
  await author.save(await lessonOf(id), smallLesson('chiqqan'), one)
  await author.publish('course', courseId)
  await admin.data('authoring_unpublish', { kind: 'lesson', id })
  await saveAs(admin, id, 'keyin', one)
  await saveAs(admin, id, 'yana', one)
  expect(await titlesOf(id)).toEqual(['yana', 'chiqqan', 'qoralama'])
  await author.publish('lesson', id)
  await saveAs(admin, id, 'uchinchi', one)
  const shown = (await versionsOf(id)).filter(({ published_at }) => published_at !== null)
  expect(shown.map(({ title }) => title.uz)).toEqual(['yana', 'chiqqan'])
  const hundredDrafts = async () =>
    await sql`
      insert into lesson_versions (authored_lesson_id, document, made_by, made_at, saved_at)
      select authored_lesson_id, document, made_by, made_at, saved_at
      from lesson_versions, generate_series(1, 100)
      where id = (select max(id) from lesson_versions where authored_lesson_id = ${id})`.execute(school.db)
  await hundredDrafts()
  await saveAs(colleague, id, 'hamkasb', two)
  const left = await titlesOf(id)
  expect(left.filter((title) => title === 'uchinchi')).toHaveLength(99)
  expect(left.slice(-2)).toEqual(['yana', 'chiqqan'])
  await restore(id, (await versionsOf(id)).at(-2))
  expect((await lessonOf(id)).state).toBe('published')
})

test('what an archive publishes beside a draft is in the history, and so is what was deleted before it came again', async () => {
  const { courseId } = await startLearning(school, smallCourse('ustidan'))
  const listed = await admin.data<{ id: number; course_id: number | null }[]>('authoring_courses')
  const id = listed.find((course) => course.course_id === courseId)?.id ?? 0
  const lessonsIn = async () => (await author.tree(id)).modules.flatMap(({ lessons }) => lessons)
  const [first, second] = await lessonsIn()
  const [written = 0, deleted = 0] = [first?.id, second?.id]
  await saveAs(admin, written, 'mualliflarniki', one)
  await saveAs(admin, deleted, 'oʻchirilgan', one)
  await admin.data('authoring_delete', { kind: 'lesson', id: deleted })
  const archive = smallCourse('ustidan')
  for (const lesson of archive.modules.flatMap(({ lessons }) => lessons)) lesson.title = { uz: 'arxivniki' }
  await school.loadCourse(archive)
  expect((await lessonsIn()).map(({ id }) => id)).toContain(deleted)
  expect((await titlesOf(written)).slice(0, 3)).toEqual(['mualliflarniki', 'arxivniki', 'mualliflarniki'])
  expect((await lessonOf(written)).document.title.uz).toBe('mualliflarniki')
  expect((await versionsOf(written))[1]).toMatchObject({ origin: 'loaded', published_at: expect.any(String) })
  expect((await titlesOf(deleted)).slice(0, 2)).toEqual(['arxivniki', 'oʻchirilgan'])
})

test('a save that comes while its lesson is published has that refused: what students see is always a version', async () => {
  const { courseId, lessons } = await author.built(smallLesson('bir'))
  await author.publish('course', courseId)
  const id = lessons[0]?.id ?? 0
  const before = await saveAs(admin, id, 'chiqadigan', one)
  const next = { ...before.document, title: { uz: 'ustidan' } }
  // What a save does, at its end while the publication has begun.
  const reply = await actWhileLocked(school, {
    locks: async (db) => await lockAuthoredLesson(db, id),
    act: async () => await admin.call('authoring_publish', { kind: 'lesson', id }),
    meanwhile: async (db) => {
      const writing = { document: next, errors: 0, now: school.clock.now(), by: admin.id }
      await updateAuthoredLesson(db, id, writing)
      const newest = await findNewestVersion(db, id)
      await updateVersion(db, newest?.id ?? 0, next, school.clock.now())
    },
  })
  expect(reply).toMatchObject({ code: 'conflict', error: { reason: 'stale' } })
  await author.publish('lesson', id)
  const [newest] = await versionsOf(id)
  expect([newest?.title.uz, newest?.published_at === null]).toEqual(['ustidan', false])
})

test('in any sequence of two authors each published state can be restored as it was', async () => {
  type Step =
    | 'save'
    | 'save_as_colleague'
    | 'reopen'
    | 'publish'
    | 'unpublish'
    | 'restore'
    | 'delete'
    | 'minutes'
  const steps = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom<Step>('save', 'save_as_colleague') },
      {
        weight: 5,
        arbitrary: fc.constantFrom<Step>('reopen', 'publish', 'unpublish', 'restore', 'delete', 'minutes'),
      },
    ),
    { minLength: 8, maxLength: 24 },
  )
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(fc.nat()), async (sequence, picks) => {
      const { courseId, lessons } = await author.built(smallLesson('0'))
      const id = lessons[0]?.id ?? 0
      await author.publish('course', courseId)
      const published: DraftLesson[] = []
      let [editing, writes] = [randomUUID(), 0]
      for (const step of sequence) {
        const now = await lessonOf(id)
        if (now.state === 'published' && !published.some((one) => isDeepStrictEqual(one, now.document)))
          published.push(now.document)
        if (step === 'save' || step === 'save_as_colleague')
          await saveAs(step === 'save' ? admin : colleague, id, String((writes += 1)), editing)
        else if (step === 'reopen') editing = randomUUID()
        else if (step === 'publish') await author.publish('lesson', id)
        else if (step === 'unpublish') await admin.data('authoring_unpublish', { kind: 'lesson', id })
        else if (step === 'minutes') school.clock.advance(601)
        else if (step === 'restore') {
          const versions = await versionsOf(id)
          await restore(id, versions[(picks.next().value ?? 0) % versions.length])
        } else {
          await admin.data('authoring_delete', { kind: 'lesson', id })
          await admin.data('authoring_undelete', { kind: 'lesson', id })
        }
      }
      for (const document of published) {
        const versions = await Promise.all(
          (await versionsOf(id)).map(async (version) => ({ version, document: await documentOf(version) })),
        )
        const same = versions.find((one) => isDeepStrictEqual(one.document, document))
        expect((await restore(id, same?.version)).document).toEqual(document)
      }
    }),
    { numRuns: 5 },
  )
})
