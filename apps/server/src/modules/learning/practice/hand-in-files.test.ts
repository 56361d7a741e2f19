import { readFileSync } from 'node:fs'
import path from 'node:path'
import { limits, type PracticeDraft, type ReviewPage, type Submission, type TryResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Learner } from '../../../../test/learning.ts'
import { startPractising, type Practising, type TaskName } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type Reply, type TestSchool } from '../../../../test/test-school.ts'
import { setSetting } from '../../../../test/set-setting.ts'
import { UploadClient } from '../../../../test/upload-client.ts'
import { saveConsent } from '../../access/consents/index.ts'

const samples = path.resolve(import.meta.dirname, '../../../../../../demo/submissions')
const sample = (name: string) => readFileSync(path.join(samples, name))
const poster = sample('afisha-shaxmat.png')

let school: TestSchool
let practising: Practising
let teacher: StaffMember
let student: Learner

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
  teacher = await signedInStaff(school, 'teacher')
})
beforeEach(async () => {
  student = await practising.student({ groupId: await createGroup(school, teacher) })
})

type Part = [field: string, content: Buffer | string, fileName?: string]

const send = async (parts: readonly Part[], who = student): Promise<Reply<TryResult>> => {
  const form = new FormData()
  for (const [field, content, fileName] of parts) {
    if (fileName === undefined) form.append(field, String(content))
    else form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), fileName)
  }
  const body = new Response(form)
  const reply = await school.inject({
    method: 'POST',
    url: '/api/student?action=question_try',
    headers: { 'x-student-auth': who.token, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return reply as Reply<TryResult> // what the action gives
}
const form = (task: TaskName, ...files: Part[]): Part[] => [
  ['question_id', String(practising.questionId(task))],
  ['answer', 'file'],
  ['correct', '1'],
  ...files,
]
const upload = async (task: TaskName, content: Buffer, filename: string, who = student) => {
  const question_id = String(practising.questionId(task))
  return (await new UploadClient(school, who.token).upload(content, { filename, question_id })).id
}
const handIn = async (task: TaskName, upload_ids: string[], more: object = {}, who = student) =>
  await who.call<TryResult>('question_try', {
    question_id: practising.questionId(task),
    answer: 'file',
    upload_ids,
    ...more,
  })
const versions = async (task: TaskName) =>
  await student.data<Submission[]>('submissions', { question_id: practising.questionId(task) })
const draftFiles = async (task: TaskName) =>
  (await student.data<PracticeDraft>('practice_draft', { question_id: practising.questionId(task) })).files

describe('files', () => {
  test('of a form are handed in as they are, in their order, and can be fetched', async () => {
    const reply = await send(
      form('files', ['file[]', poster, 'afisha.png'], ['file[]', 'matn\n', '../../etc/izoh.txt']),
    )
    expect(reply.body).toMatchObject({
      data: {
        correct: null,
        answer: 'file',
        strike_added: true,
        submission: {
          version: 1,
          files: [
            { name: 'afisha.png', type: 'image/png', size: poster.length },
            { name: 'izoh.txt', type: 'text/plain', size: 5 },
          ],
        },
      },
    })
    const [submission] = await versions('files')
    const fetched = await school.get(submission?.files[0]?.url ?? '')
    expect([fetched.status, fetched.headers['content-type']]).toEqual([200, 'image/png'])
    const page = await teacher.data<ReviewPage>('review_submission', {
      submission_id: submission?.submission_id,
    })
    expect(page.files.map(({ name }) => name)).toEqual(['afisha.png', 'izoh.txt'])
    const [row] = (await teacher.data<{ rows: Submission[] }>('review_queue', { student_id: student.id }))
      .rows
    expect(row?.files).toEqual([])
  })

  test('that were uploaded before are taken out of the draft, once', async () => {
    const first = await upload('files', poster, 'birinchi.png')
    school.clock.advance(1)
    const second = await upload('files', Buffer.from('salom'), 'ikkinchi.txt')
    expect((await draftFiles('files')).map(({ upload_id }) => upload_id)).toEqual([first, second])
    const reply = await handIn('files', [second, first])
    expect(reply.body).toMatchObject({
      data: { submission: { files: [{ name: 'ikkinchi.txt' }, { name: 'birinchi.png' }] } },
    })
    expect(await draftFiles('files')).toEqual([])
    // A retry of the very same, with or without a name for the request.
    const again = await handIn('files', [first, second])
    expect(again.body).toMatchObject({ data: { strike_added: true, submission: { version: 1 } } })
    expect(await versions('files')).toHaveLength(1)
    // A part of it once more is no new submission.
    expect((await handIn('files', [first])).code).toBe('validation.failed')
  })

  test('at once in one request are one version', async () => {
    const id = await upload('files', poster, 'a.png')
    const replies = await Promise.all([1, 2, 3].map(async () => await handIn('files', [id])))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await versions('files')).toHaveLength(1)
  })

  test('of a form that comes twice at once leave nothing behind', async () => {
    const parts: Part[] = [['request_id', crypto.randomUUID()], ...form('files', ['file', poster, 'a.png'])]
    const replies = await Promise.all([send(parts), send(parts)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await versions('files')).toHaveLength(1)
    expect(await draftFiles('files')).toEqual([])
  })

  test('must be there, be theirs, and be of a kind that may be handed in', async () => {
    expect((await handIn('files', [])).code).toBe('exceptions.file.no_provided')
    expect((await send(form('files'))).code).toBe('exceptions.file.no_provided')
    expect((await handIn('files', ['x'.repeat(32)])).code).toBe('not_found')
    const other = await practising.student()
    const theirs = await upload('files', poster, 'a.png', other)
    expect((await handIn('files', [theirs])).code).toBe('not_found')
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])
    expect((await send(form('files', ['file', program, 'rasm.png']))).code).toBe('file.type_not_allowed')
    const large = Buffer.alloc(limits.upload.maxBytes + 1, 'a')
    expect((await send(form('files', ['file', large, 'katta.txt']))).code).toBe('file.too_large')
    expect(await versions('files')).toEqual([])
  })
})

describe('a voice', () => {
  test('is one recording, whose length is measured', async () => {
    const reply = await send(form('voice', ['file', sample('tanishuv-1.webm'), 'ovoz.webm']))
    expect(reply.body).toMatchObject({
      data: { submission: { files: [{ name: 'ovoz.webm', type: 'audio/webm' }] } },
    })
    const [submission] = await versions('voice')
    expect(submission?.files[0]?.duration_s).toBeGreaterThan(10)
    expect(submission?.files[0]?.duration_s).toBeLessThan(30)
  })

  test('waits for a parent’s consent where the school asks for it: neither sent ahead nor handed in before', async () => {
    const admin = await signedInStaff(school, 'admin')
    const question_id = practising.questionId('voice')
    const recorded = form('voice', ['file', sample('tanishuv-1.webm'), 'ovoz.webm'])
    const needs = async () =>
      (await student.data<PracticeDraft>('practice_draft', { question_id })).needs_consent
    const before = await upload('voice', sample('tanishuv-1.webm'), 'ovoz.webm')
    expect(await needs()).toBe(false)
    await setSetting(admin, 'consent', { recordings: true })
    expect(await needs()).toBe(true)
    const refused = await send(recorded)
    expect([refused.status, refused.code]).toEqual([403, 'consent.missing'])
    expect(refused.error?.message).toContain('ota-onangizning roziligi kerak')
    // Nor one that came when it was not asked for, nor a part of the way.
    expect((await handIn('voice', [before])).code).toBe('consent.missing')
    const client = new UploadClient(school, student.token)
    const ahead = await client.begin(10, { filename: 'ovoz.webm', question_id: String(question_id) })
    expect(ahead.code).toBe('consent.missing')
    expect(await versions('voice')).toEqual([])
    const saidYes = { person_id: student.id, given: true, at: school.clock.now(), asked_by: admin.id }
    await saveConsent(school.db, saidYes)
    expect(await needs()).toBe(false)
    expect((await handIn('voice', [before])).status).toBe(200)
    await setSetting(admin, 'consent', { recordings: false })
  })

  test('that is too long, no sound, or two of them is refused and stays in the draft', async () => {
    await school.db
      .updateTable('questions')
      .set({
        content: JSON.stringify({ version: 1, text: { uz: '' }, tip: null, fields: { max_s: 5 } }),
      })
      .where('id', '=', practising.questionId('voice'))
      .execute()
    const long = await upload('voice', sample('tanishuv-2.ogg'), 'uzun.ogg')
    expect((await handIn('voice', [long])).error).toMatchObject({
      code: 'validation.failed',
      fields: { file: 'Qisqartiring' },
      max_s: 5,
    })
    school.clock.advance(1)
    const picture = await upload('voice', poster, 'ovoz.ogg')
    expect((await handIn('voice', [picture])).code).toBe('file.type_not_allowed')
    expect((await handIn('voice', [long, picture])).error).toMatchObject({
      fields: { file: 'Bu yerda xato bor: yozganingizni tekshiring' },
    })
    expect((await draftFiles('voice')).map(({ upload_id }) => upload_id)).toEqual([long, picture])
    expect(await versions('voice')).toEqual([])
  })
})

describe('a project', () => {
  const files = { 'index.html': '<img src="a.png">' }
  const embedded = `data:image/png;base64,${poster.toString('base64')}`
  const handInProject = async (answer: unknown) =>
    await student.call<TryResult>('question_try', { question_id: practising.questionId('project'), answer })

  test('brings its media along, which are kept as files', async () => {
    const reply = await handInProject({ files, media: { 'a.png': embedded } })
    const project = reply.body.success ? reply.body.data.submission?.project : undefined
    expect(project?.media['a.png']).toMatch(/^\/media\//)
    const fetched = await school.get(project?.media['a.png'] ?? '')
    expect([fetched.status, fetched.headers['content-type']]).toEqual([200, 'image/png'])
    // What came back may go up again, beside something new.
    const again = await handInProject({ files, media: { ...project?.media, 'b.png': embedded } })
    expect(again.body).toMatchObject({ data: { submission: { version: 2 } } })
    expect(Object.keys((await versions('project'))[0]?.project?.media ?? {}).toSorted()).toEqual([
      'a.png',
      'b.png',
    ])
    expect(await draftFiles('project')).toEqual([])
  })

  test('has no media of other kinds, of elsewhere or of somebody else', async () => {
    const theirs = await practising.student()
    const other = await theirs.data<TryResult>('question_try', {
      question_id: practising.questionId('project'),
      answer: { files, media: { 'a.png': embedded } },
    })
    const foreign = other.submission?.project?.media['a.png']
    const broken = [
      foreign,
      'https://example.org/a.png',
      'javascript:alert(1)',
      'data:text/html;base64,AAAA',
      'data:image/svg+xml;base64,AAAA',
      'data:image/png;base64,<script>',
    ]
    for (const value of broken) {
      const reply = await handInProject({ files, media: { 'a.png': value } })
      expect([value, reply.code]).toEqual([value, 'validation.failed'])
    }
    // The data URL claims a picture, the content is a text.
    const disguised = `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`
    expect((await handInProject({ files, media: { 'a.png': disguised } })).code).toBe('file.type_not_allowed')
    expect(await versions('project')).toEqual([])
    expect(await draftFiles('project')).toEqual([])
  })

  test('too large for a JSON body comes as a file of a form', async () => {
    const noise = Buffer.alloc(1_500_000, poster)
    const large = { files, media: { 'a.png': `data:image/png;base64,${noise.toString('base64')}` } }
    expect((await handInProject(large)).code).toBe('file.too_large')
    const reply = await send([
      ['question_id', String(practising.questionId('project'))],
      ['project', JSON.stringify(large), 'project.json'],
    ])
    expect(reply.error).toBeUndefined()
    expect(reply.body).toMatchObject({ data: { submission: { version: 1 } } })
    const beyond = 'x'.repeat(limits.practice.projectFilesMaxBytes + 1)
    const refused = await send([
      ['question_id', String(practising.questionId('project'))],
      ['project', JSON.stringify({ files: { 'index.html': beyond } }), 'project.json'],
    ])
    expect(refused.code).toBe('validation.failed')
  })
})
