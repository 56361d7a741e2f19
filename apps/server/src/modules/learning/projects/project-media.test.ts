import { readFileSync } from 'node:fs'
import path from 'node:path'
import { limits, type Project, type ProjectMedium, type ProjectRoom, type Submission } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Learner } from '../../../../test/learning.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { startTestSchool, type Reply, type TestSchool } from '../../../../test/test-school.ts'
import { removeOrphanUploads } from '../uploads/index.ts'

const sample = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../../test/samples', name))
const picture = sample('picture.png')
const day_s = 24 * 3600

let school: TestSchool
let practising: Practising
let student: Learner
let question: number

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
  question = practising.questionId('project')
})
beforeEach(async () => (student = await practising.student()))

interface Sent {
  place?: Record<string, string>
  parts?: readonly [field: string, content: Buffer, name: string][]
  token?: string | undefined
}

/** Sends a form as a browser does. */
async function send(sent: Sent = {}): Promise<Reply<ProjectMedium>> {
  const { place = { slot: 'web' }, parts = [['file', picture, 'mushuk.png']] } = sent
  const token = 'token' in sent ? sent.token : student.token
  const form = new FormData()
  for (const [name, value] of Object.entries(place)) form.append(name, value)
  for (const [field, content, name] of parts) form.append(field, new Blob([new Uint8Array(content)]), name)
  const body = new Response(form)
  const reply = await school.inject({
    method: 'POST',
    url: '/api/student?action=project_media',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { 'x-student-auth': token }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return reply as Reply<ProjectMedium> // what the action gives
}

async function sendMedium(sent: Sent = {}): Promise<ProjectMedium> {
  const reply = await send(sent)
  if (!reply.body.success) throw new Error(reply.code)
  return reply.body.data
}

const page = { 'index.html': '<img src="a.png">' }
let revision = 0
const save = async (media: Record<string, string>, from = revision, place: object = { slot: 'web' }) => {
  const reply = await student.call<{ revision: number }>('save_project_data', {
    ...place,
    project: { files: page, media },
    revision: from,
  })
  if (reply.body.success) revision = reply.body.data.revision
  return reply
}
beforeEach(() => (revision = 0))
const load = async (more: object = { slot: 'web' }) => await student.data<Project>('get_project_data', more)
const room = async () => await student.data<ProjectRoom>('project_media_room')
const keyOf = (url: string) => /[0-9a-f]{32}/.exec(url)?.[0] ?? ''
const isThere = async (url: string) => (await school.files.stat(keyOf(url))) !== undefined
/** So much later, signed in again. */
const later = async (seconds: number) => {
  school.clock.advance(seconds)
  const expires_at = new Date(school.clock.now().getTime() + 3_600_000)
  await school.db.updateTable('sessions').set({ expires_at }).where('person_id', '=', student.id).execute()
}
const clean = async () => await removeOrphanUploads(school.db, school.files, school.clock.now())

describe('a medium of a project', () => {
  test.each([
    ['picture.jpg', 'image/jpeg'],
    ['picture.png', 'image/png'],
    ['picture.gif', 'image/gif'],
    ['picture.webp', 'image/webp'],
    ['film.mp4', 'video/mp4'],
    ['film.webm', 'video/webm'],
    ['film.avi', 'video/x-msvideo'],
  ])('%s is kept by its content and served by an address that ends', async (name, type) => {
    const kept = await sendMedium({ parts: [['file', sample(name), name]] })
    expect(kept).toMatchObject({ name, type })
    const served = await school.get(kept.url)
    expect([served.status, served.headers['content-type']]).toEqual([200, type])
    expect((await school.get(kept.url.replace(/s=.*/, 's=x'))).status).toBe(403)
    await later(3 * day_s)
    expect((await school.get(kept.url)).status).toBe(403)
  })

  test('is called by what it is, and by a name that is free in the saved project', async () => {
    const first = await sendMedium({ parts: [['file', picture, 'Mening rasmim.exe']] })
    expect(first.name).toBe('Mening-rasmim.png')
    await save({ [first.name]: first.url })
    expect((await sendMedium({ parts: [['file', picture, 'mening-rasmim.PNG']] })).name).toBe(
      'mening-rasmim-2.png',
    )
  })

  test('is saved by its address and comes back by one that works on another day', async () => {
    const { url } = await sendMedium()
    expect((await save({ 'a.png': url })).status).toBe(200)
    const stored = await school.db
      .selectFrom('projects')
      .select('content')
      .where('person_id', '=', student.id)
      .executeTakeFirstOrThrow()
    expect(stored.content).toMatchObject({ media: { 'a.png': `/media/${keyOf(url)}` } })
    await later(3 * day_s)
    const { media } = await load()
    expect(media['a.png']).not.toBe(url)
    expect((await school.get(media['a.png'] ?? '')).status).toBe(200)
    // Without the query too, as a client may store it.
    expect((await save({ 'a.png': `/media/${keyOf(url)}`, 'b.png': url })).status).toBe(200)
  })

  test('is counted with everything a student has here', async () => {
    const { url, size } = await sendMedium()
    expect(await room()).toEqual({
      files: [{ url, type: 'image/png', size }],
      used_bytes: size,
      quota_bytes: 40 * 1024 * 1024,
    })
  })

  test('of a handed-in project stays with it, also when the project goes on without', async () => {
    const { url } = await sendMedium({ place: { question_id: String(question) } })
    const place = { question_id: question }
    await save({ 'a.png': url }, 0, place)
    const answer = { files: page, media: { 'a.png': `/media/${keyOf(url)}` } }
    const reply = await student.call<{ submission?: Submission }>('question_try', {
      question_id: question,
      answer: JSON.stringify(answer),
    })
    const submission = reply.body.success ? reply.body.data.submission : undefined
    expect(keyOf(submission?.project?.media['a.png'] ?? '')).toBe(keyOf(url))
    await save({}, 1, place)
    await student.call('save_project_data', { ...place, project: { files: page }, revision: 2 })
    await later(60 * day_s)
    await clean()
    expect(await isThere(url)).toBe(true)
  })
})

describe('what no project names', () => {
  test('is deleted a week later; what an earlier state names stays', async () => {
    const forgotten = await sendMedium()
    const kept = await sendMedium()
    const replaced = await sendMedium()
    await save({ 'a.png': kept.url, 'b.png': replaced.url })
    await save({ 'a.png': kept.url })
    await later(6 * day_s)
    await clean()
    expect(await isThere(forgotten.url)).toBe(true)
    await later(2 * day_s)
    await clean()
    expect([await isThere(forgotten.url), await isThere(kept.url), await isThere(replaced.url)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await save({ 'a.png': kept.url, 'c.png': forgotten.url })).code).toBe('not_found')
    const old = await load({ slot: 'web', version: 1 })
    expect((await school.get(old.media['b.png'] ?? '')).status).toBe(200)
  })

  test('makes way where there is no room left', async () => {
    const large = () => {
      const content = Buffer.alloc(14 * 1024 * 1024)
      picture.copy(content)
      return content
    }
    const first = await sendMedium({ parts: [['file', large(), 'a.png']] })
    const second = await sendMedium({ parts: [['file', large(), 'b.png']] })
    await save({ 'b.png': second.url })
    expect((await send({ parts: [['file', large(), 'c.png']] })).code).toBe('storage.quota_exceeded')
    await later(2 * 3600)
    expect((await send({ parts: [['file', large(), 'c.png']] })).status).toBe(200)
    expect([await isThere(first.url), await isThere(second.url)]).toEqual([false, true])
  })

  test('is no draft of a practice', async () => {
    await sendMedium({ place: { question_id: String(question) } })
    expect(await student.data('practice_draft', { question_id: question })).toMatchObject({ files: [] })
  })
})

describe('nothing is taken or saved', () => {
  const storedNothing = async () => expect((await room()).files).toEqual([])

  test('without a session, from staff, or frozen', async () => {
    const teacher = await school.createTeacher()
    expect((await send({ token: undefined })).code).toBe('auth.required')
    expect((await school.call('project_media_room')).code).toBe('auth.required')
    const token = await school.signIn(teacher.phone)
    expect((await send({ token })).code).toBe('access.forbidden')
    expect((await school.call('project_media_room', {}, token)).code).toBe('access.forbidden')
    await school.db.updateTable('people').set({ frozen: true }).where('id', '=', student.id).execute()
    expect((await send()).code).toBe('account.frozen')
    expect((await student.call('project_media_room')).code).toBe('account.frozen')
  })

  test('for a place that is not theirs, or none', async () => {
    const stranger = await school.signedInStudent()
    const place = { question_id: String(question) }
    expect((await send({ place, token: stranger.token })).code).toBe('not_found')
    expect((await send({ place: { question_id: String(practising.questionId('text')) } })).code).toBe(
      'not_found',
    )
    const nowhere: Record<string, string>[] = [{}, { slot: 'css' }, { slot: 'web', question_id: '1' }]
    for (const bad of nowhere) expect((await send({ place: bad })).code).toBe('validation.failed')
    await storedNothing()
  })

  test.each<[string, readonly [string, Buffer, string][], string]>([
    ['no file', [], 'exceptions.file.no_provided'],
    ['a file of another field', [['picture', picture, 'a.png']], 'exceptions.file.no_provided'],
    [
      'two',
      [
        ['file', picture, 'a.png'],
        ['file', picture, 'b.png'],
      ],
      'validation.failed',
    ],
    ['an empty one', [['file', Buffer.alloc(0), 'a.png']], 'exceptions.file.no_provided'],
    [
      'a text called a picture',
      [['file', Buffer.from('<script>alert(1)</script>'), 'a.png']],
      'file.type_not_allowed',
    ],
    [
      'a drawing with a script',
      [['file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg']],
      'file.type_not_allowed',
    ],
    ['a sound', [['file', sample('voice.mp3'), 'a.mp4']], 'file.type_not_allowed'],
    ['a picture of another kind', [['file', sample('picture.avif'), 'a.png']], 'file.type_not_allowed'],
    ['one byte too many', [['file', Buffer.alloc(limits.upload.maxBytes + 1, 1), 'a.png']], 'file.too_large'],
  ])('of %s', async (_, parts, code) => {
    expect((await send({ parts })).code).toBe(code)
    await storedNothing()
  })

  test('with media of another student, or addresses that are made up', async () => {
    const other = await practising.student()
    const foreign = (await sendMedium({ token: other.token })).url
    const bad = [
      [foreign, 'not_found'],
      [`/media/${'a'.repeat(32)}`, 'not_found'],
      ['https://example.com/a.png', 'validation.failed'],
      ['/media/../api', 'validation.failed'],
      ['/api/student', 'validation.failed'],
      ['javascript:alert(1)', 'validation.failed'],
      ['data:text/html;base64,AAAA', 'validation.failed'],
      ['data:image/svg+xml;base64,AAAA', 'validation.failed'],
      ['data:image/png,AAAA', 'validation.failed'],
      ['', 'validation.failed'],
    ] as const
    for (const [value, code] of bad) {
      expect([value, (await save({ 'a.png': value })).code]).toEqual([value, code])
      const answer = JSON.stringify({ files: page, media: { 'a.png': value } })
      const reply = await student.call('question_try', { question_id: question, answer })
      expect([value, reply.code]).toEqual([value, 'validation.failed'])
    }
    expect(await load()).toMatchObject({ revision: 0 })
    await save({})
    expect((await save({ 'a.png': foreign })).code).toBe('not_found')
    expect(await load()).toMatchObject({ revision: 1, media: {} })
  })
})
