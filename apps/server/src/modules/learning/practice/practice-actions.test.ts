import { limits, type PracticeDraft, type Submission, type TryResult, type WorkPlace } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Learner } from '../../../../test/learning.ts'
import { startPractising, type Practising, type TaskName } from '../../../../test/practice-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let practising: Practising
let student: Learner

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})
beforeEach(async () => {
  student = await practising.student()
})

const words = 'Bu mening javobim, oʻqituvchi'
const questionOf = (task: TaskName) => ({ question_id: practising.questionId(task) })
const handIn = async (task: TaskName, answer: unknown, more: object = {}) =>
  await student.call<TryResult>('question_try', { ...questionOf(task), answer, ...more })
const versions = async (task: TaskName) => await student.data<Submission[]>('submissions', questionOf(task))
const lessonState = async (name: Parameters<Practising['lessonId']>[0]) =>
  (await student.lessons()).find(({ id }) => id === practising.lessonId(name))?.state
const website = { files: { 'index.html': '<h1>Salom</h1>', 'style.css': 'h1 {}' }, media: {} }

describe('a text that is handed in', () => {
  test('waits for the teacher, is promised an answer within a day, and earns the day', async () => {
    const reply = await student.data<TryResult>('question_try', { ...questionOf('text'), answer: words })
    const now = school.clock.now()
    expect(reply).toMatchObject({
      correct: null,
      answer: words,
      answer_id: null,
      hint: null,
      success_message: null,
      strike_added: true,
      points_added: 0,
      submission: {
        version: 1,
        status: 'uploaded',
        text: words,
        files: [],
        reviewer: null,
        teacher_comment: null,
        score: null,
        coins_awarded: null,
        points_awarded: null,
        submittedAt: now.toISOString(),
        reviewed_at: null,
        due_at: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
      },
    })
    expect(await student.data('profile')).toMatchObject({ current_streak: 1 })
  })

  test('is shown with its question', async () => {
    await handIn('text', words)
    const questions = await student.questions(practising.lessonId('written'))
    expect(
      questions.map(({ type, submission, result }) => [type, submission?.status, result?.answer]),
    ).toEqual([
      ['text', 'uploaded', words],
      ['compiler', undefined, undefined],
    ])
  })

  test('must be a text, with as many words as the author asks for', async () => {
    const refusals = [
      [undefined, 'Bu maydonni toʻldiring'],
      ['  ', 'Bu maydonni toʻldiring'],
      [{ text: words }, 'Bu yerda xato bor: yozganingizni tekshiring'],
      ['ikki soʻz', 'Yana biroz yozing'],
      ['soʻz '.repeat(21), 'Qisqartiring'],
      ['x'.repeat(limits.practice.textMaxLength + 1), 'Qisqartiring'],
    ] as const
    for (const [answer, message] of refusals) {
      const reply = await handIn('text', answer)
      expect([reply.status, reply.code, reply.error?.fields]).toEqual([
        400,
        'validation.failed',
        { answer: message },
      ])
    }
    expect((await handIn('text', 'ikki soʻz')).error).toMatchObject({ words: { count: 2, min: 3, max: 20 } })
    expect(await versions('text')).toEqual([])
  })

  test('is a new version where it is another, and the same where it comes once more', async () => {
    await handIn('text', words)
    school.clock.advance(60)
    const again = await handIn('text', words)
    expect(again.body).toMatchObject({ data: { strike_added: true, submission: { version: 1 } } })
    const better = await handIn('text', `${words}, yaxshiroq`)
    expect(better.body).toMatchObject({ data: { strike_added: false, submission: { version: 2 } } })
    expect((await versions('text')).map(({ version, status, due_at }) => [version, status, due_at])).toEqual([
      [2, 'uploaded', new Date(school.clock.now().getTime() + 24 * 3_600_000).toISOString()],
      // This one will never be reviewed.
      [1, 'uploaded', null],
    ])
  })

  test('of one request is one version, however often and at once it comes', async () => {
    const request_id = crypto.randomUUID()
    const replies = await Promise.all(
      [1, 2, 3, 4].map(async (number) => await handIn('text', `${words} ${number}`, { request_id })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await versions('text')).toHaveLength(1)
    expect((await handIn('project', website, { request_id })).code).toBe('conflict')
  })

  test('twice at once is one version', async () => {
    await Promise.all([handIn('text', words), handIn('text', words), handIn('text', words)])
    expect(await versions('text')).toHaveLength(1)
  })

  test('finishes a practice lesson with its last task, without waiting for the teacher', async () => {
    await handIn('text', words)
    expect(await lessonState('written')).toBe('open')
    const last = await student.data<TryResult>('question_try', {
      ...questionOf('project'),
      answer: website,
    })
    expect(last).toMatchObject({ answer: null, points_added: 50, coins_added: 5, strike_added: false })
    expect(last.submission?.project).toEqual(website)
    expect(await lessonState('written')).toBe('checking')
    // A retry returns the same and pays nothing more.
    expect(await student.data('question_try', { ...questionOf('project'), answer: website })).toMatchObject({
      points_added: 50,
    })
    expect(await student.data('profile')).toMatchObject({ points: 50, coins: 5 })
  })

  test('leaves a demo day waiting for the teacher', async () => {
    await handIn('demo', words)
    expect(await lessonState('shown')).toBe('checking')
    const next = await student.call('next_lesson_access', {
      completed_lesson_id: practising.lessonId('shown'),
    })
    expect(next.code).toBe('lesson.not_finished')
  })

  test('comes after what the lesson teaches', async () => {
    const early = await handIn('words', words)
    expect([early.status, early.code]).toEqual([409, 'lesson.not_finished'])
    expect(early.error).toMatchObject({ missing: [{ reason: 'info' }, { reason: 'test' }] })
    await student.study(practising.lessonId('taught'))
    expect((await handIn('words', words)).error).toMatchObject({ missing: [{ reason: 'test' }] })
    await student.takeTest(practising.lessonId('taught'), 1)
    expect((await handIn('words', words)).status).toBe(200)
    expect(await lessonState('taught')).toBe('checking')
  })
})

describe('a project that is handed in', () => {
  test('is refused where it is none, has no file, or names that are not valid or not unique', async () => {
    const broken = [
      undefined,
      'not JSON',
      [],
      { media: {} },
      { files: {} },
      { files: { 'index.html': 5 } },
      { files: { '../index.html': '' } },
      { files: { '.env': '' } },
      { files: { 'a/b.html': '' } },
      { files: { 'a.html': '', 'A.HTML': '' } },
      { files: { 'a.html': '' }, media: { 'a.html': 'data:image/png;base64,AA==' } },
      { files: { 'a.html': 'x'.repeat(limits.practice.projectFilesMaxBytes - 1000) } },
    ]
    for (const answer of broken.slice(0, -1)) {
      expect([answer, (await handIn('project', answer)).code]).toEqual([answer, 'validation.failed'])
    }
    expect(await versions('project')).toEqual([])
  })

  test('may come as JSON text, as older clients send it', async () => {
    const reply = await handIn('project', JSON.stringify(website))
    expect(reply.body).toMatchObject({ data: { submission: { project: website } } })
  })
})

describe('what was handed in', () => {
  test('is listed newest first, and all of it without the projects themselves', async () => {
    await handIn('text', words)
    school.clock.advance(1)
    await handIn('project', website)
    const all = await student.data<Submission[]>('submissions')
    expect(all.map(({ question_id, text, project }) => [question_id, text, project])).toEqual([
      [practising.questionId('project'), undefined, undefined],
      [practising.questionId('text'), words, undefined],
    ])
    expect(await student.data('submissions', { page: 2 })).toEqual([])
  })

  test('leads to the lesson it belongs to', async () => {
    await handIn('text', words)
    const [listed] = await student.data<{ place: WorkPlace }[]>('submissions')
    const lesson = (await student.lessons()).find(({ id }) => id === listed?.place.lesson_id)
    expect(listed?.place).toEqual({
      course_id: expect.any(Number),
      module_id: lesson?.module_id,
      lesson_id: practising.lessonId('written'),
      lesson_title: lesson?.title,
      question_type: 'text',
    })
  })

  test('is told to its student alone', async () => {
    await handIn('text', words)
    const other = await practising.student()
    expect(await other.data('submissions')).toEqual([])
    expect(await other.data('submissions', questionOf('text'))).toEqual([])
    const stranger = await school.signedInStudent()
    expect((await school.call('submissions', questionOf('text'), stranger.token)).code).toBe('not_found')
  })
})

describe('a draft', () => {
  const draft = async () => await student.data<PracticeDraft>('practice_draft', questionOf('text'))
  const save = async (text: string, revision: number) =>
    await student.call<{ revision: number }>('practice_draft_save', { ...questionOf('text'), text, revision })

  test('begins empty, is kept, and goes on from what was saved', async () => {
    expect(await draft()).toEqual({ text: '', revision: 0, saved_at: null, files: [] })
    expect((await save('bir', 0)).body).toMatchObject({ data: { revision: 1 } })
    expect((await save('bir ikki', 1)).body).toMatchObject({ data: { revision: 2 } })
    expect(await draft()).toMatchObject({ text: 'bir ikki', revision: 2 })
  })

  test('of an older device does not overwrite a newer one, and learns what that is', async () => {
    await save('telefonda', 0)
    const late = await save('kompyuterda', 0)
    expect([late.status, late.code]).toEqual([409, 'conflict'])
    expect(late.error).toMatchObject({ draft: { text: 'telefonda', revision: 1 } })
    // The same words again are no conflict: the first reply may have been lost.
    expect((await save('telefonda', 0)).body).toMatchObject({ data: { revision: 1 } })
  })

  test('is emptied by the hand-in, and what an older device kept does not bring it back', async () => {
    await save(words, 0)
    await handIn('text', words)
    expect(await draft()).toMatchObject({ text: '', revision: 2 })
    expect((await save('eski', 1)).code).toBe('conflict')
  })

  test('belongs to one student', async () => {
    await save('meniki', 0)
    const other = await practising.student()
    expect(await other.data('practice_draft', questionOf('text'))).toMatchObject({ text: '', revision: 0 })
  })
})

test('each action refuses who is not signed in, staff, another’s course, a closed lesson and nonsense', async () => {
  const { phone } = await school.createTeacher()
  const teacher = await school.signIn(phone)
  const stranger = await school.signedInStudent()
  const closed = await practising.student()
  await school.db.deleteFrom('lesson_progress').where('person_id', '=', closed.id).execute()
  const actions = [
    ['question_try', { ...questionOf('words'), answer: words }],
    ['practice_draft', questionOf('words')],
    ['practice_draft_save', { ...questionOf('words'), text: '', revision: 0 }],
    ['submissions', questionOf('words')],
  ] as const
  for (const [action, input] of actions) {
    const codeFor = async (token?: string, changed: object = {}) =>
      (await school.call(action, { ...input, ...changed }, token)).code
    expect([action, await codeFor()]).toEqual([action, 'auth.required'])
    expect([action, await codeFor(teacher)]).toEqual([action, 'access.forbidden'])
    expect([action, await codeFor(stranger.token)]).toEqual([action, 'not_found'])
    expect([action, await codeFor(student.token, { question_id: 999_999 })]).toEqual([action, 'not_found'])
    expect([action, await codeFor(student.token, { question_id: 'x' })]).toEqual([
      action,
      'validation.failed',
    ])
    if (action !== 'submissions')
      expect([action, await codeFor(closed.token)]).toEqual([action, 'lesson.closed'])
  }
  const info = await school.db
    .selectFrom('questions')
    .select('id')
    .where('type', '=', 'info')
    .executeTakeFirstOrThrow()
  expect((await student.call('practice_draft', { question_id: info.id })).code).toBe('not_found')
  expect((await student.call('practice_draft_save', { ...questionOf('text'), text: 'x' })).code).toBe(
    'validation.failed',
  )
})
