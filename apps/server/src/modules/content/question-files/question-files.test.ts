import type { AuthoredLesson, QuestionFileReport } from '@qadam/contract'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { choice, emptyLesson } from '../../../../test/drafts.ts'
import { multipart } from '../../../../test/echo-school.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type Reply, type TestSchool } from '../../../../test/test-school.ts'
import { moodleXml } from './samples.ts'

interface Taken {
  lesson: AuthoredLesson | null
  lesson_ids: number[]
}

let school: TestSchool
let admin: StaffMember
let author: Author
let bank: string
beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  author = new Author(admin)
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#308090' } })
    .png()
    .toBuffer()
  // The sample's own picture is too small a one to be whole.
  bank = moodleXml.replace(
    /(rasm 1\.png" path="\/" encoding="base64">)[^<]+/,
    `$1${picture.toString('base64')}`,
  )
})

async function send<Data>(
  action: 'authoring_questions_read' | 'authoring_questions_take',
  content: string,
  fields: Record<string, string | number> = {},
): Promise<Reply<Data>> {
  const [payload, type] = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value: String(value) })),
    { name: 'file', value: content, fileName: 'savollar.xml' },
  ])
  const headers = { 'x-staff-auth': admin.token, 'content-type': type }
  const url = `/api/staff?action=${action}`
  return (await school.inject({ method: 'POST', url, headers, payload })) as Reply<Data> // as the caller names it
}
async function data<Data>(reply: Promise<Reply<Data>>): Promise<Data> {
  const { body } = await reply
  if (!body.success) throw new Error(JSON.stringify(body.error))
  return body.data
}
const take = async (content: string, fields: Record<string, string | number>) =>
  await send<Taken>('authoring_questions_take', content, { request_id: crypto.randomUUID(), ...fields })
const countLessons = async (courseId: number) =>
  (await author.tree(courseId)).modules.flatMap(({ lessons }) => lessons).length

test('a file is told of first, then taken into a lesson as a draft with its pictures, once', async () => {
  const { courseId, lessons } = await author.built({ ...emptyLesson(), questions: [choice('bor')] })
  const [lesson] = lessons
  if (!lesson) throw new Error('there is no lesson')
  const report = await data(send<QuestionFileReport>('authoring_questions_read', bank))
  expect([report.format, report.questions.length, report.left.length]).toEqual(['moodle-xml', 10, 5])
  expect(report.questions[0]).toEqual({
    line: 8,
    name: 'Teglar',
    category: 'Informatika/HTML',
    type: 'selected-file',
    notes: ['feedback_left', 'option_feedback'],
  })
  expect((await admin.data<AuthoredLesson>('authoring_lesson', { id: lesson.id })).document).toEqual(
    lesson.document,
  )

  const request = {
    request_id: crypto.randomUUID(),
    lesson_id: lesson.id,
    revision: lesson.revision,
  }
  const all = await Promise.all([take(bank, request), take(bank, request)])
  const again = await data(take(bank, request))
  expect(all.map(({ status }) => status)).toEqual([200, 200])
  const { lesson: now } = again
  expect(again.lesson_ids).toEqual([lesson.id])
  expect(now?.document.questions.map(({ id }) => id)).toHaveLength(11)
  expect(now?.media.map(({ path, mime }) => [path, mime])).toEqual([['media/savol.webp', 'image/webp']])
  expect(now?.document.questions[1]?.text.uz).toContain('![Sxema](media/savol.webp)')
  const picture = await school.get(now?.media[0]?.url ?? '')
  expect(picture.status).toBe(200)
  expect((await author.tree(courseId)).course.state).toBe('draft')
  // The same picture once more has its name already.
  await data(take(bank, { lesson_id: lesson.id, revision: now?.revision ?? 0 }))
  const { media, document } = await admin.data<AuthoredLesson>('authoring_lesson', { id: lesson.id })
  expect([media.length, document.questions.length]).toEqual([1, 21])
  const log = await admin.data<{ rows: { action: string; after: object }[] }>('audit_log', {})
  expect(log.rows.filter(({ action }) => action === 'authoring_questions_take')).toHaveLength(2)
})

test('into a module a category becomes a lesson, in parts where it is long', async () => {
  const { courseId, moduleId } = await author.built()
  const long = '$CATEGORY: $course$/top/Tarix/Temuriylar\n\n' + 'Savol? {=a ~b}\n\n'.repeat(61)
  const file = `${long}$CATEGORY: Insho\n\nYozing. {}\n`
  const request = { request_id: crypto.randomUUID(), module_id: moduleId }
  const both = await Promise.all([take(file, request), take(file, request)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await data(take(file, request))).lesson_ids).toHaveLength(3)
  const { modules } = await author.tree(courseId)
  expect(modules[0]?.lessons.map(({ title, type, questions }) => [title.uz, type, questions])).toEqual([
    ['Temuriylar', 'Learn', 60],
    ['Temuriylar (2)', 'Learn', 1],
    ['Insho', 'Learn_Practice', 1],
  ])
})

test('a lesson stays as small as one that can be saved: long questions go on in the next one', async () => {
  const { courseId, moduleId, lessons } = await author.built(emptyLesson())
  const { id = 0, revision = 0 } = lessons[0] ?? {}
  const file = `Sa${'ў'.repeat(15_000)}l? {=a ~b}\n\n`.repeat(20)
  expect((await take(file, { lesson_id: id, revision })).error).toMatchObject({
    code: 'conflict',
    reason: 'full',
  })
  const { lesson_ids: ids } = await data(take(file, { module_id: moduleId }))
  const { modules } = await author.tree(courseId)
  const made = (modules[0]?.lessons ?? []).filter((lesson) => ids.includes(lesson.id))
  expect(made.map(({ questions }) => questions)).toEqual([17, 3])
  // Whoever took them can go on writing.
  const { document, revision: now } = await admin.data<AuthoredLesson>('authoring_lesson', { id: ids[0] })
  const saved = await admin.call('authoring_lesson_save', {
    id: ids[0],
    revision: now,
    document: { ...document, title: { uz: 'Yangi' } },
  })
  expect(saved.code).toBeUndefined()
})

test('what has no room, is stale, or has nothing to take changes nothing', async () => {
  const { courseId, moduleId, lessons } = await author.built(emptyLesson())
  const { id = 0, revision = 0 } = lessons[0] ?? {}
  const one = 'Savol? {=a ~b}\n'
  const cases: [Promise<Reply<Taken>>, string, object][] = [
    [
      take(`${one}\n`.repeat(61), { lesson_id: id, revision }),
      'conflict',
      { reason: 'full', what: 'questions' },
    ],
    [take(one, { lesson_id: id, revision: revision + 1 }), 'conflict', { reason: 'stale' }],
    [take(one, { lesson_id: id }), 'conflict', { reason: 'stale' }],
    [take('Shunchaki matn', { lesson_id: id, revision }), 'conflict', { reason: 'nothing' }],
    [take(one, { module_id: 999_999 }), 'not_found', {}],
    [take(one, { lesson_id: 999_999, revision }), 'not_found', {}],
    [take(one, { lesson_id: id, module_id: moduleId }), 'validation.failed', {}],
    [take(one, {}), 'validation.failed', {}],
  ]
  for (const [reply, code, details] of cases) {
    const { error } = await reply
    expect(error).toMatchObject({ code, ...details })
  }
  expect(await countLessons(courseId)).toBe(1)
  const after = await admin.data<AuthoredLesson>('authoring_lesson', { id })
  expect([after.revision, after.document.questions]).toEqual([revision, []])
})

test('a picture that is none leaves its question, and the report says so before', async () => {
  const broken = moodleXml.replace(
    /(rasm 1\.png" path="\/" encoding="base64">)[^<]+/,
    '$1bm90IGEgcGljdHVyZQ==',
  )
  const report = await data(send<QuestionFileReport>('authoring_questions_read', broken))
  expect(report.left[0]).toEqual({ line: 8, name: 'Teglar', reason: 'picture', detail: '' })
  expect(report.questions).toHaveLength(9)
})

test('staff who may not write courses read no file', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  expect((await teacher.call('authoring_questions_read')).code).toBe('access.forbidden')
})
