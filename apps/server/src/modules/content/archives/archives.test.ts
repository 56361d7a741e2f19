import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { AuditEntry, AuthoredTree, CourseImport, CourseImportLine } from '@qadam/contract'
import { readArchive, type WritableArchive } from '@qadam/course-archive'
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  check,
  course,
  exported,
  newCourseId,
  openOffice,
  send,
  take,
  tools,
  zipOf,
  type Office,
} from '../../../../test/archive-office.ts'
import { Author } from '../../../../test/authoring.ts'
import { generatedCourse, generatedMedia } from '../../../../test/course-generator.ts'
import { choice, emptyLesson, smallLesson } from '../../../../test/drafts.ts'
import { Learner } from '../../../../test/learning.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import type { TestSchool } from '../../../../test/test-school.ts'
import { UploadClient } from '../../../../test/upload-client.ts'
import { workOnArchive } from './index.ts'

let one: Office
let other: Office
beforeAll(async () => {
  one = await openOffice()
  other = await openOffice()
})
afterAll(async () => {
  await one.close()
  await other.close()
})

/** What is kept of courses, to see that nothing changed. */
async function standing({ db }: TestSchool) {
  return {
    courses: await db.selectFrom('authored_courses').selectAll().orderBy('id').execute(),
    modules: await db.selectFrom('authored_modules').selectAll().orderBy('id').execute(),
    lessons: await db.selectFrom('authored_lessons').selectAll().orderBy('id').execute(),
    names: await db.selectFrom('authored_media').selectAll().execute(),
  }
}

test('whatever a course holds, it comes out of another school as it came out of the first', async () => {
  await fc.assert(
    fc.asyncProperty(generatedCourse, async (generated) => {
      const made = { ...generated, id: newCourseId(), media: generatedMedia }
      const first = await exported(one, await take(one, await zipOf(made)))
      // Nothing of what its author wrote is missing.
      const { media: _media, ...read } = await readArchive(first)
      const { media: _files, ...wanted } = await readArchive(await zipOf(made))
      expect(read).toEqual(wanted)
      expect((await exported(other, await take(other, first))).equals(first)).toBe(true)
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

test('what no part of a course is stays behind, and the report names it', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const made = { ...course(), id: newCourseId() }
  const files = unzipSync(await zipOf(made))
  const more = { 'readme.md': bytes('x'), 'ikkinchi/course.json': bytes('{}'), '__MACOSX/a': bytes('') }
  const { id, state, report } = await check(one, zipSync({ ...files, ...more }))
  expect(state).toBe('checked')
  const left = report?.faults.filter(({ code }) => code === 'left_out')
  expect(left?.map(({ level, file }) => [level, file])).toEqual([
    ['advice', 'readme.md'],
    ['advice', 'ikkinchi/course.json'],
  ])
  expect(report?.advice).toBeGreaterThanOrEqual(2)
  expect((await one.admin.call('course_import_take', { id })).status).toBe(200)
})

const demo = path.resolve(import.meta.dirname, '../../../../../../demo/courses')

// Two of six: the round trip of the generated courses knows every type.
test.for(['kompyuter-asoslari', 'web'])(
  'the demo’s course %s comes out of another school as it came out of the first',
  async (name) => {
    const archive = await readArchive(path.join(demo, name))
    await one.school.loadCourse(archive)
    const found = await one.admin.data<{ id: number; title: { uz: string } }[]>('authoring_courses')
    const { id = 0 } = found.find(({ title }) => title.uz === archive.title.uz) ?? {}
    const first = await exported(one, id, 'published')
    expect((await exported(one, id, 'draft')).equals(first)).toBe(true)
    const again = await take(other, first, true)
    expect((await exported(other, again)).equals(first)).toBe(true)
    expect((await exported(other, again, 'published')).equals(first)).toBe(true)
    // Compared by their ids: the texts of a whole course make an unreadable diff.
    const questions = (modules: WritableArchive['modules']) =>
      modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.questions))
    const read = questions((await readArchive(first)).modules)
    const differing = questions(archive.modules).filter(
      (question, at) => !isDeepStrictEqual(question, read[at]),
    )
    expect(differing.map((question) => question.id)).toEqual([])
  },
)

test('what is wrong in an archive is named with its place, and nothing of the school changes', async () => {
  const zip = await zipOf(course())
  const before = await standing(one.school)
  const refused = async (content: Uint8Array) => {
    const { state, report, id } = await check(one, content)
    expect([state, report?.changes]).toEqual(['refused', null])
    const taken = await one.admin.call('course_import_take', { id })
    expect(taken).toMatchObject({ status: 409, error: { reason: 'not_checked' } })
    return report?.faults.filter(({ level }) => level === 'error').map(({ code, file }) => `${file}: ${code}`)
  }
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(await refused(zip.subarray(0, zip.length - 30))).toEqual(['course.json: zip_unreadable'])
  expect(await refused(bytes('salom'))).toEqual(['course.json: zip_unreadable'])
  expect(await refused(zipSync({ 'readme.md': bytes('x') }))).toEqual(['course.json: no_course'])
  expect(await refused(zipSync({ 'course.json': bytes('{') }))).toEqual(['course.json: not_json'])
  expect(await refused(zipSync({ '../../etc/course.json': bytes('{}') }))).toEqual([
    'course.json: zip_unreadable',
  ])
  expect(await refused(zipSync({ '/course.json': bytes('{}') }))).toEqual(['course.json: zip_unreadable'])
  expect(await refused(zipSync({ 'media/a.png': new Uint8Array(20 * 1024 * 1024) }))).toEqual([
    'media/a.png: bomb',
  ])
  const many = Object.fromEntries(
    Array.from({ length: 5001 }, (_, index) => [`media/f${index}.png`, bytes('')]),
  )
  expect(await refused(zipSync(many))).toEqual(['course.json: many_files'])
  const link: Parameters<typeof zipSync>[0] = {
    'media/l.png': [bytes('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
  }
  expect(await refused(zipSync(link))).toEqual(['media/l.png: link'])

  const [module] = course().modules
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error('there is no lesson')
  const pictures = choice('rasm')
  const info = { id: 'info', type: 'info' as const, text: { uz: 'Matn' } }
  const unseen = { ...pictures, id: 'q', type: 'image-based-question' } as never // as its author forgot the picture
  const broken = await zipOf({
    ...course(),
    modules: [{ ...module, lessons: [{ ...lesson, type: 'Learn', questions: [info, unseen] }] }],
  })
  expect(await refused(broken)).toEqual([`lessons/${lesson.id}.json: no_picture`])
  expect(await standing(one.school)).toEqual(before)
  expect(readdirSync(one.folder)).toEqual([])
})

test('what an import would change is told before, and what authors had stays in the history', async () => {
  const author = new Author(one.admin)
  const { courseId, lessons } = await author.built(smallLesson('Bir'), {
    ...smallLesson('Ikki'),
    questions: [...smallLesson().questions, choice('ketadi')],
  })
  await author.publish('course', courseId)
  const { course_id } = (await author.tree(courseId)).course
  const student = await Learner.enrolled(one.school, course_id ?? 0)
  const [first] = await student.lessons()
  await student.study(first?.id ?? 0)
  await student.takeTest(first?.id ?? 0, 1)

  const archive = await readArchive(await exported(one, courseId))
  const [module] = archive.modules
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error('there is no lesson')
  const changed: WritableArchive = {
    ...archive,
    title: { uz: 'Boshqa nom' },
    modules: [
      {
        ...module,
        lessons: [
          { ...lesson, title: { uz: 'Yangi' }, questions: lesson.questions.slice(0, 1) },
          { ...lesson, id: 'yangi-dars' },
        ],
      },
    ],
  }
  const { report, id } = await check(one, await zipOf(changed))
  expect(report?.changes).toMatchObject({
    title: { uz: 'Boshqa nom' },
    title_before: { uz: 'Kurs' },
    is_new: false,
    lessons: { new: 1, changed: 1, same: 0, gone: 1 },
    questions: { new: 2, changed: 0, same: 1, gone: 4 },
    parts: [
      { kind: 'changed', title: { uz: 'Yangi' } },
      { kind: 'new', title: { uz: 'Bir' } },
      { kind: 'gone', title: { uz: 'Ikki' } },
    ],
    notices: [{ kind: 'removed', question: 'savol', students: 1 }],
    students_of_gone: 0,
  })
  await one.admin.data('course_import_take', { id })
  await one.admin.data('course_import_take', { id })
  await workOnArchive(tools(one), id, one.school.clock.now())
  // Run once more, after a crash: it is the same.
  await workOnArchive(tools(one), id, one.school.clock.now())
  const titles = (tree: AuthoredTree) =>
    tree.modules.flatMap((each) => each.lessons.map(({ title }) => title.uz))
  expect(titles(await author.tree(courseId))).toEqual(['Yangi', 'Bir', 'Ikki'])
  expect((await student.lessons()).map(({ title }) => title)).toEqual(['Bir', 'Ikki'])
  const versions = await one.admin.data<{ origin: string | null }[]>('authoring_versions', {
    lesson_id: lessons[0]?.id,
  })
  expect(versions.map(({ origin }) => origin)).toEqual(['loaded', null])
  const audit = await one.admin.data<{ rows: AuditEntry[] }>('audit_log', { action: 'course_import' })
  expect(audit.rows.filter(({ after }) => after?.['course'] === courseId)).toHaveLength(1)

  // As what students see: what the archive lacks is hidden, and only an author can bring it back.
  expect(await take(one, await zipOf(changed), true)).toBe(courseId)
  expect((await student.lessons()).map(({ title }) => title)).toEqual(['Yangi', 'Bir'])
})

test('a question that was published comes back as no other type', async () => {
  const author = new Author(one.admin)
  const { courseId } = await author.built(smallLesson('Tur'))
  await author.publish('course', courseId)
  const archive = await readArchive(await exported(one, courseId, 'published'))
  const [lesson] = archive.modules[0]?.lessons ?? []
  const question = lesson?.questions[1]
  if (!lesson || question?.type !== 'selected-file') throw new Error('there is no question')
  lesson.questions[1] = { ...question, type: 'selected-multiple' }
  const { state, report } = await check(one, await zipOf(archive))
  expect(state).toBe('refused')
  expect(report?.faults.filter(({ level }) => level === 'error')).toMatchObject([
    { code: 'retyped', file: `lessons/${lesson.id}.json`, question: 'savol' },
  ])
})

test('a draft that is not whole is not exported, and names what is missing; nor what students do not see', async () => {
  const author = new Author(one.admin)
  const { courseId } = await author.built(emptyLesson(''), smallLesson('Tayyor'))
  const whole = await one.admin.call('course_export', { id: courseId, what: 'draft' })
  expect(whole).toMatchObject({ status: 409, error: { reason: 'incomplete' } })
  expect(whole.error?.faults).toMatchObject([{ code: 'missing', path: 'title' }, { path: 'questions' }])
  const seen = await one.admin.call('course_export', { id: courseId, what: 'published' })
  expect(seen).toMatchObject({ status: 409, error: { reason: 'not_published' } })
})

test('only an admin sends so much; an import is found again, also by colleagues, and taken in by who began it', async () => {
  const teacher = await signedInStaff(one.school, 'teacher')
  const colleague = await signedInStaff(one.school, 'admin')
  const large = 40 * 1024 * 1024
  const announced = async ({ token }: { token: string }, metadata: Record<string, string>) =>
    (await new UploadClient(one.school, token, 'x-staff-auth').begin(large, metadata)).code
  const metadata = { filename: 'kurs.zip', purpose: 'course_archive' }
  expect(await announced(teacher, metadata)).toBe('access.forbidden')
  expect(await announced(colleague, { filename: 'kurs.zip' })).toBe('file.too_large')
  expect(await announced(colleague, metadata)).toBeUndefined()
  const student = await one.school.signedInStudent()
  const asStudent = await new UploadClient(one.school, student.token).begin(large, metadata)
  expect(asStudent.code).toBe('access.forbidden')

  const { id } = await check(one, await zipOf(course()))
  // Wherever the dialog was closed: another device of the same office finds it, and what came of it.
  expect((await colleague.data<CourseImportLine[]>('course_imports'))[0]).toMatchObject({
    id,
    file_name: 'kurs.zip',
    state: 'checked',
    by: { id: one.admin.id },
  })
  expect(await colleague.data('course_import', { id })).toMatchObject({ id, state: 'checked' })
  expect((await colleague.call('course_import_take', { id })).code).toBe('not_found')
  const upload_id = await send(one, await zipOf(course()))
  expect((await colleague.call('course_import_begin', { upload_id })).code).toBe('not_found')
})

test('an import whose upload is gone is told to have failed', async () => {
  const upload_id = await send(one, await zipOf(course()))
  const { id } = await one.admin.data<CourseImport>('course_import_begin', { upload_id })
  await one.school.db.deleteFrom('uploads').where('id', '=', upload_id).execute()
  await workOnArchive(tools(one), id, one.school.clock.now())
  expect(await one.admin.data('course_import', { id })).toMatchObject({ state: 'failed' })
})
