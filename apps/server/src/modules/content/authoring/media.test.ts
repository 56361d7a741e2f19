import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AuthoredLesson, AuthoredMedium, DraftLesson } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { choice, smallLesson } from '../../../../test/drafts.ts'
import { Learner } from '../../../../test/learning.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { UploadClient } from '../../../../test/upload-client.ts'
import { removeDeletedParts, removeUnusedMedia } from './index.ts'

const sample = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../test/samples', name))

let school: TestSchool
let admin: StaffMember
let author: Author
let uploads: UploadClient
beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  author = new Author(admin)
  uploads = new UploadClient(school, admin.token, 'x-staff-auth')
})

const send = async (name: string, content: Buffer | string = sample(name)) => {
  const sent = await uploads.upload(content, { filename: name, purpose: 'course' })
  expect(sent.status).toBe(204)
  return sent.id
}
const add = async (course_id: number, upload_id: string) =>
  await admin.call<AuthoredMedium>('authoring_medium_add', { course_id, upload_id })
const added = async (courseId: number, name: string, content?: Buffer | string): Promise<AuthoredMedium> => {
  const reply = await add(courseId, await send(name, content))
  if (!reply.body.success) throw new Error(JSON.stringify(reply.body.error))
  return reply.body.data
}
const courseId = async () => (await author.course()).course.id
const bytesOf = async (url: string) => (await school.app.inject({ method: 'GET', url })).rawPayload
const countKept = async () => {
  const { kept: stored } = await school.db
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  return stored
}

test('a picture is kept as ours, small and without what its camera wrote', async () => {
  const medium = await added(await courseId(), 'Rasm 1.JPG', sample('picture.jpg'))
  expect(medium).toMatchObject({ path: 'media/rasm-1.webp', mime: 'image/webp', width: 160, height: 120 })
  const bytes = await bytesOf(medium.url)
  expect(bytes.length).toBe(medium.size)
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
})

test('what moves goes on moving', async () => {
  const medium = await added(await courseId(), 'picture.gif')
  expect(medium).toMatchObject({ mime: 'image/webp', width: 160, height: 120 })
})

test('a film comes in pieces, is measured, and keeps its bytes', async () => {
  const film = sample('film.mp4')
  const course = await courseId()
  const begun = await uploads.begin(film.length, { filename: 'Dars.mp4', purpose: 'course' })
  const half = Math.floor(film.length / 2)
  await uploads.patch(begun.location, 0, film.subarray(0, half))
  expect((await add(course, begun.id)).error).toMatchObject({ code: 'conflict', reason: 'receiving' })
  // The connection was cut: the upload resumes at the server's offset.
  const { offset } = await uploads.head(begun.location)
  await uploads.patch(begun.location, offset, film.subarray(offset))
  const medium = await admin.data<AuthoredMedium>('authoring_medium_add', {
    course_id: course,
    upload_id: begun.id,
  })
  expect(medium).toMatchObject({ path: 'media/dars.mp4', mime: 'video/mp4', size: film.length })
  expect([medium.width, medium.height, medium.duration_s]).toEqual([
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
  ])
  expect(await bytesOf(medium.url)).toEqual(film)
})

test('captions of another kind become WebVTT', async () => {
  const medium = await added(await courseId(), 'dars.uz.srt', '1\n00:00:01,000 --> 00:00:02,000\nSalom!\n')
  expect(medium).toMatchObject({ path: 'media/dars-uz.vtt', mime: 'text/vtt' })
  expect((await bytesOf(medium.url)).toString()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nSalom!\n')
})

test.each<[string, Buffer | string, object]>([
  ['film.avi', sample('film.avi'), { reason: 'container', name: 'AVI' }],
  ['film.mov', sample('film.mov'), { reason: 'container', name: 'MOV' }],
  ['rasm.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', { name: 'SVG' }],
  ['rasm.avif', sample('picture.avif'), { reason: 'picture_kind', name: 'AVIF' }],
  ['rasm.png', sample('picture.png').subarray(0, 200), { reason: 'broken' }],
  ['film.mp4', sample('film.mp4').subarray(0, 300), { reason: 'broken' }],
  ['film.mp4', 'bu film emas', { reason: 'broken' }],
  ['izoh.txt', 'bu subtitr emas', { reason: 'captions_kind' }],
  ['dars.vtt', 'WEBVTT\n\n00:01.000 --> 00:0\nSalom', { reason: 'captions_timing', line: 3 }],
  ['dars.zip', Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'), { reason: 'not_course_file' }],
])('%s is refused with its reason, and nothing of it stays', async (name, content, details) => {
  const course = await courseId()
  const id = await send(name, content)
  const reply = await add(course, id)
  expect(reply.error).toMatchObject({ code: 'file.type_not_allowed', ...details })
  expect(await school.db.selectFrom('uploads').select('id').where('id', '=', id).execute()).toEqual([])
  expect((await add(course, id)).code).toBe('not_found')
})

test('what is too large for its kind is refused before it is sent', async () => {
  const reply = await uploads.begin(21 * 1024 * 1024, { filename: 'rasm.png', purpose: 'course' })
  expect(reply.error).toMatchObject({ code: 'file.too_large', max_mb: 20 })
  const film = await uploads.begin(501 * 1024 * 1024, { filename: 'dars.mp4', purpose: 'course' })
  expect(film.error).toMatchObject({ code: 'file.too_large', max_mb: 500 })
})

test('only an admin sends files for a course, and only their own become files of one', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  const theirs = new UploadClient(school, teacher.token, 'x-staff-auth')
  const refused = await theirs.begin(10, { filename: 'a.png', purpose: 'course' })
  expect(refused.code).toBe('access.forbidden')
  const other = await signedInStaff(school, 'admin')
  const course = await courseId()
  const id = await send('picture.png')
  const reply = await other.call('authoring_medium_add', { course_id: course, upload_id: id })
  expect(reply.code).toBe('not_found')
  const work = await uploads.upload('salom', { filename: 'a.txt' })
  expect((await add(course, work.id)).code).toBe('not_found')
})

test('a call that comes twice, and a file that comes twice, are one file', async () => {
  const course = await courseId()
  const id = await send('film.mp4')
  const before = await countKept()
  // More than the pool has connections: some look while another is already taking the file over.
  const atOnce = await Promise.all(Array.from({ length: 30 }, async () => await add(course, id)))
  const again = await add(course, id)
  expect([...atOnce, again].map(({ body }) => body.success && body.data.path)).toEqual(
    Array.from({ length: 31 }, () => 'media/film.mp4'),
  )
  expect((await added(course, 'boshqa nom.mp4', sample('film.mp4'))).path).toBe('media/film.mp4')
  // The reply was lost, and the call comes once more.
  const repeated = await send('boshqa nom.mp4', sample('film.mp4'))
  expect((await add(course, repeated)).status).toBe(200)
  const [first, second] = await Promise.all([add(course, repeated), add(course, repeated)])
  expect([first.body, second.body].map((body) => body.success && body.data.path)).toEqual([
    'media/film.mp4',
    'media/film.mp4',
  ])
  expect(await countKept()).toBe(before + 1)
  expect((await added(course, 'film.mp4', sample('voice-safari.mp4')).catch(() => undefined))?.path).not.toBe(
    'media/film.mp4',
  )
})

test('a lesson with files of its own is published and studied; a file that is missing is named before', async () => {
  const lesson: DraftLesson = {
    type: 'Learn',
    title: { uz: 'Dars' },
    questions: [
      {
        id: 'video',
        type: 'video',
        text: { uz: 'Koʻring' },
        media: 'media/film.mp4',
        captions: { uz: 'media/uz.vtt' },
      },
      { id: 'info', type: 'info', text: { uz: 'Matn ![Rasm](media/picture.webp)' } },
      choice('savol'),
    ],
  }
  const built = await author.built(lesson)
  const check = async () =>
    await admin.data<{ faults: { code: string; question: string }[] }>('authoring_check', {
      kind: 'course',
      id: built.courseId,
    })
  const missing = (await check()).faults.filter(({ code }) => code === 'no_media')
  expect(missing.map(({ question }) => question).toSorted()).toEqual(['info', 'video', 'video'])
  await added(built.courseId, 'film.mp4')
  await added(built.courseId, 'picture.png')
  await added(built.courseId, 'uz.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nSalom\n')
  expect((await check()).faults.filter(({ code }) => code === 'no_media')).toEqual([])
  await author.publish('course', built.courseId)
  const { course } = await author.tree(built.courseId)
  const learner = await Learner.enrolled(school, course.course_id ?? 0)
  const [video, info] = await learner.questions((await learner.lesson(0)).id)
  expect(video?.other.video).toMatchObject({ src: expect.stringMatching(/^\/media\//) })
  expect(info?.question).toMatch(/<img [^>]*src="\/media\//)
})

test('what nothing names for a week is removed; what a draft, a version, a student or a deleted lesson has stays', async () => {
  const { courseId: course, lessons } = await author.built(smallLesson())
  const [lesson] = lessons
  if (!lesson) throw new Error('there is no lesson')
  const names = ['unused.png', 'drafted.gif', 'earlier.jpg', 'shown.webp']
  const [unused, drafted, earlier, shown] = await Promise.all(
    names.map(async (name) => await added(course, name, sample(name.replace(/^[a-z]+/, 'picture')))),
  )
  const naming = (...media: (AuthoredMedium | undefined)[]): DraftLesson => ({
    ...lesson.document,
    questions: lesson.document.questions.map((question, index) =>
      index === 0
        ? { ...question, text: { uz: media.map((one) => `![Rasm](${one?.path})`).join('\n\n') } }
        : question,
    ),
  })
  const saved: AuthoredLesson = await author.save(lesson, naming(earlier, shown))
  await author.publish('course', course)
  school.clock.advance(3600)
  await author.save(saved, naming(drafted, shown))
  const named = async () =>
    await school.db
      .selectFrom('authored_media')
      .select(['path', 'media_key'])
      .where('authored_course_id', '=', course)
      .execute()
  const left = async () => (await named()).map((one) => one.path).toSorted()
  await removeUnusedMedia(school.db, school.files, school.clock.now())
  expect(await left()).toContain(unused?.path)
  school.clock.advance(8 * 24 * 3600)
  const keys = await named()
  await removeUnusedMedia(school.db, school.files, school.clock.now())
  const kept = [drafted, earlier, shown].map((medium) => medium?.path ?? '').toSorted()
  expect(await left()).toEqual(kept)
  const gone = keys.find(({ path: name }) => name === unused?.path)?.media_key ?? ''
  expect(await school.files.stat(gone)).toBeUndefined()
  // Deleted, the lesson may come back for a day.
  const later = await signedInStaff(school, 'admin')
  await later.data('authoring_delete', { kind: 'lesson', id: lesson.id })
  await removeUnusedMedia(school.db, school.files, school.clock.now())
  expect(await left()).toEqual(kept)
  school.clock.advance(25 * 3600)
  await removeDeletedParts(school.db, school.clock.now())
  await removeUnusedMedia(school.db, school.files, school.clock.now())
  expect(await left()).toEqual([])
})

test('files of a course that was deleted go with it', async () => {
  // The clock has gone on beyond every session.
  admin = await signedInStaff(school, 'admin')
  author = new Author(admin)
  uploads = new UploadClient(school, admin.token, 'x-staff-auth')
  const built = await author.built(smallLesson())
  const medium = await added(built.courseId, 'picture.png')
  await admin.data('authoring_delete', { kind: 'course', id: built.courseId })
  school.clock.advance(8 * 24 * 3600)
  await removeUnusedMedia(school.db, school.files, school.clock.now())
  const [, key = ''] = /^\/media\/([0-9a-f]+)/.exec(medium.url) ?? []
  expect(await school.files.stat(key)).toBeUndefined()
})
