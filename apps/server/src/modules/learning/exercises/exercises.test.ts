import { type Exercise, type ExerciseResult, type Lesson, type Question, serverLimits } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { setSetting } from '../../../../test/set-setting.ts'
import { smallCourse, withExercises } from '../../../../test/small-course.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { joinActions } from '../../../registry/actions.ts'
import type { RunProgram } from '../../../sandbox/run-in-sandbox.ts'

let school: TestSchool
let learning: Learning
let student: Learner
let lesson: Lesson
let info: Question

/** Stands for the sandbox: a program says what it prints, and refutes assertions unless it names the key. */
let ran = 0
let isBroken = false
let gate: Promise<void> | undefined
const run: RunProgram = async ({ files }, cases) => {
  ran += 1
  await gate
  if (isBroken) throw new Error('no sandbox')
  const code = files['main.py'] ?? ''
  const printed = /print\("(?<text>.*)"\)/.exec(code)?.groups?.['text'] ?? ''
  return cases.map(({ assert }) => {
    const outcome = assert !== undefined && !code.includes('# aniq') ? 'refuted' : 'finished'
    return { run: { kind: 'said', text: JSON.stringify({ outcome, printed }) }, touched: [] }
  })
}
const RIGHT = 'print("SALOM") # aniq'

beforeAll(async () => {
  const settings = {
    helper: { endpoint: undefined, dailyLimit: 50, warn: () => {}, run },
    push: { firebase: undefined },
    sms: { configured: false },
  }
  school = await startTestSchool({ actions: joinActions(settings) })
  learning = await startLearning(school, withExercises(smallCourse()))
})
beforeEach(async () => {
  isBroken = false
  gate = undefined
  student = await learning.student()
  lesson = await student.lesson(0)
  await student.study(lesson.id)
  info = await infoOf(student)
  ran = 0
})

async function infoOf(learner: Learner): Promise<Question> {
  const found = (await learner.questions(lesson.id)).find(({ type }) => type === 'info')
  if (!found) throw new Error('no info')
  return found
}
const at = (exercise: string) => ({ question_id: info.id, exercise })
const attempt = async (exercise: string, code: string, passed: boolean, learner = student) =>
  await learner.data<ExerciseResult>('exercise_try', { ...at(exercise), code, passed })
const seen = async (exercise: string): Promise<Exercise | undefined> =>
  (await infoOf(student)).other.exercises?.find(({ id }) => id === exercise)
const paid = async () =>
  await school.db
    .selectFrom('ledger')
    .select(['key', 'amount'])
    .where('person_id', '=', student.id)
    .where('reason', '=', 'exercise')
    .execute()
const solveAll = async (learner = student) => {
  await attempt('first', RIGHT, true, learner)
  await attempt('second', RIGHT, true, learner)
  await attempt('page', '<h1 id="a"></h1>', true, learner)
}

describe('what a student sees', () => {
  test('the exercises of an info stand in it, and their place in its text', () => {
    expect(info.question).toContain('<div data-exercise="first"></div>')
    expect(info.other.exercises).toMatchObject([
      {
        ...{
          id: 'first',
          title: 'Salomlash',
          language: 'python',
          starter: '# yozing',
          solved: false,
          tries: 0,
        },
        text: '<p><strong>Salom</strong> yozing</p>\n',
        checks: [
          { id: 'seen', title: 'Salom', hidden: false, output: 'SALOM', hints: ['birinchi maslahat'] },
          { id: 'unseen', title: 'Yana biri', hidden: true },
        ],
      },
      { id: 'second', repair: true },
      { id: 'page', language: 'web' },
    ])
    expect(info.other.exercises?.map(({ repair }) => repair)).toEqual([undefined, true, undefined])
  })

  test('nothing of a solution or of a hidden check leaves before it may', async () => {
    const replies = [
      await student.call('lesson_questions', { lesson_id: lesson.id }),
      await student.call('exercise_try', { ...at('first'), code: 'print("SALOM")', passed: true }),
      await student.call('exercise_try', { ...at('first'), code: 'print("a")', passed: false }),
      await student.call('exercise_solution', at('first')),
      await student.call('exercise_drafts', { question_id: info.id }),
    ]
    for (const { body } of replies) expect(JSON.stringify(body)).not.toContain('KALITSOZ')
    expect(replies[3]?.status).toBe(403)
  })
})

describe('solving', () => {
  test('what passes on the server is solved and paid, once', async () => {
    const first = await attempt('first', RIGHT, true)
    expect(first).toMatchObject({
      solved: true,
      verified: true,
      failed: [],
      points_added: 2,
      strike_added: true,
    })
    expect(await attempt('first', RIGHT, true)).toMatchObject({ solved: true, points_added: 0 })
    expect(await paid()).toEqual([{ key: `exercise:${info.id}:first`, amount: 2 }])
    expect(await seen('first')).toMatchObject({ solved: true })
    expect(await seen('second')).toMatchObject({ solved: false })
  })

  test('a client that says it passed is not believed: the server tries hidden checks too', async () => {
    const forged = await attempt('first', 'print("SALOM")', true)
    expect(forged).toMatchObject({ solved: false, verified: true, failed: ['unseen'], tries: 1 })
    expect(await paid()).toEqual([])
  })

  test('two devices at once are paid once, and the sandbox tries one program of a student at a time', async () => {
    let open = () => {}
    gate = new Promise((resolve) => (open = resolve))
    const input = { ...at('first'), code: RIGHT, passed: true }
    const one = student.call('exercise_try', input)
    await expect.poll(() => ran).toBe(1)
    expect(await student.call('exercise_try', input)).toMatchObject({ status: 503, code: 'server.busy' })
    open()
    expect(await one).toMatchObject({ status: 200 })
    // Of another process of the school, which knows nothing of the first.
    const replies = await Promise.all([0, 1].map(async () => await student.call('exercise_try', input)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await paid()).toHaveLength(1)
  })

  test('a page is believed, and pays nothing', async () => {
    expect(await attempt('page', '<h1 id="a"></h1>', true)).toMatchObject({
      ...{ solved: true, verified: false, points_added: 0, strike_added: false },
    })
    expect(ran).toBe(0)
    expect(await paid()).toEqual([])
  })

  test('steps of one problem are kept each by itself, and what is put together pays nothing', async () => {
    const course = withExercises(smallCourse('fading'))
    const taught = course.modules[0]?.lessons[0]?.questions.find(({ type }) => type === 'info')
    const [first, second] = (taught?.type === 'info' && taught.exercises) || []
    if (!first || !second) throw new Error('no exercises')
    Object.assign(first, {
      fading: 'salom',
      stage: 'gaps',
      starter: 'print("___")',
      example: { uz: '**Namuna**' },
    })
    second.fading = 'salom'
    // Not undefined: an archive has no such key, and what differs from its draft is not published.
    delete second.repair
    const faded = await startLearning(school, course)
    student = await faded.student()
    lesson = await student.lesson(0)
    await student.study(lesson.id)
    info = await infoOf(student)
    expect(await seen('first')).toMatchObject({
      ...{ fading: 'salom', stage: 'gaps', example: '<p><strong>Namuna</strong></p>\n', solved: false },
    })
    expect(await seen('second')).toMatchObject({ fading: 'salom' })
    expect(await attempt('first', 'print("SALOM")', true)).toMatchObject({ solved: false })
    expect(await attempt('first', RIGHT, true)).toMatchObject({
      ...{ solved: true, verified: true, points_added: 0, strike_added: false },
    })
    expect(await paid()).toEqual([])
    expect(await seen('first')).toMatchObject({ solved: true })
    expect(await seen('second')).toMatchObject({ solved: false })
    expect(await attempt('second', RIGHT, true)).toMatchObject({ points_added: 2 })
  })

  test('a sandbox that fails decides nothing', async () => {
    isBroken = true
    const refused = await student.call('exercise_try', { ...at('first'), code: RIGHT, passed: true })
    expect(refused).toMatchObject({ status: 503, code: 'server.busy' })
    expect(await seen('first')).toMatchObject({ solved: false, tries: 0 })
  })

  test('the points are a setting', async () => {
    const admin = await signedInStaff(school, 'admin')
    await setSetting(admin, 'exercises', { points: 7 })
    expect(await attempt('second', RIGHT, true)).toMatchObject({ points_added: 7 })
    await setSetting(admin, 'exercises', { points: 2 })
  })

  test('one that was solved stays solved and paid once when its author changes it, and what is typed late is kept', async () => {
    const course = withExercises(smallCourse('changed'))
    const own = await startLearning(school, course)
    student = await own.student()
    lesson = await student.lesson(0)
    await student.study(lesson.id)
    info = await infoOf(student)
    expect(await attempt('first', RIGHT, true)).toMatchObject({ points_added: 2 })
    const taught = course.modules[0]?.lessons[0]?.questions.find(({ type }) => type === 'info')
    const [first] = (taught?.type === 'info' && taught.exercises) || []
    if (!first) throw new Error('no exercises')
    Object.assign(first, {
      starter: '# boshqacha',
      solution: 'print("BOSHQA")',
      checks: first.checks.map((check) => ({ ...check, output: 'BOSHQA' })),
    })
    await school.loadCourse(course)
    expect(await seen('first')).toMatchObject({ solved: true, starter: '# boshqacha' })
    // Tried again on a device that has the old one, and on one that has the new one.
    for (const code of [RIGHT, 'print("BOSHQA") # aniq'])
      expect(await attempt('first', code, true)).toMatchObject({ solved: true, points_added: 0 })
    expect(await paid()).toHaveLength(1)
    const saved = await student.data('exercise_draft_save', {
      ...at('first'),
      text: 'print("kech")',
      revision: 1,
    })
    expect(saved).toMatchObject({ revision: 2 })
  })

  test('an exercise that its author took out meanwhile is not found', async () => {
    const reply = await student.call('exercise_try', { ...at('gone'), code: RIGHT, passed: true })
    expect(reply.status).toBe(404)
  })
})

describe('tries and the solution', () => {
  test('only another program is another try', async () => {
    await attempt('first', '#  yozing ', false)
    await attempt('first', '', false)
    await attempt('first', 'print("a")', false)
    await attempt('first', 'print( "a" )', false)
    expect(await attempt('first', 'print("b")', false)).toMatchObject({ tries: 2, solved: false })
    expect(ran).toBe(0)
  })

  test('after three honest tries the solution may be seen, and what is solved then pays nothing', async () => {
    for (const text of ['a', 'b', 'c']) await attempt('first', `print("${text}")`, false)
    const { code } = await student.data<{ code: string }>('exercise_solution', at('first'))
    expect(code).toBe('print("KALITSOZ")')
    expect(await attempt('first', RIGHT, true)).toMatchObject({ solved: true, points_added: 0 })
    expect(await paid()).toEqual([])
  })

  test('who has solved it sees the solution at once, and was paid', async () => {
    await attempt('first', RIGHT, true)
    expect(await student.data('exercise_solution', at('first'))).toEqual({ code: 'print("KALITSOZ")' })
    expect(await paid()).toHaveLength(1)
  })
})

describe('what is typed', () => {
  const save = async (text: string, revision: number) =>
    await student.call('exercise_draft_save', { ...at('first'), text, revision })

  test('goes on on another device, and no device overwrites what it has not seen', async () => {
    expect((await save('bir', 0)).body).toMatchObject({ data: { revision: 1 } })
    expect((await save('ikki', 1)).body).toMatchObject({ data: { revision: 2 } })
    const late = await save('uch', 1)
    expect(late).toMatchObject({ status: 409, error: { draft: { text: 'ikki', revision: 2 } } })
    expect(await student.data('exercise_drafts', { question_id: info.id })).toEqual({
      drafts: [{ exercise: 'first', text: 'ikki', revision: 2 }],
    })
  })

  test('a program that is solved before it was saved is there on the other device', async () => {
    await attempt('first', RIGHT, true)
    expect(await student.data('exercise_drafts', { question_id: info.id })).toEqual({
      drafts: [{ exercise: 'first', text: RIGHT, revision: 1 }],
    })
    expect(await save(RIGHT, 0)).toMatchObject({
      status: 409,
      error: { draft: { text: RIGHT, revision: 1 } },
    })
  })

  test('a try comes before the first save, and takes nothing from it', async () => {
    await attempt('first', 'print("a")', false)
    expect((await save('bir', 0)).body).toMatchObject({ data: { revision: 1 } })
    expect(await seen('first')).toMatchObject({ tries: 1 })
  })
})

describe('the test of the lesson', () => {
  test('opens once all exercises are solved, and says until then which are not', async () => {
    await attempt('second', RIGHT, true)
    const refused = await student.call('test_start', { lesson_id: lesson.id })
    expect(refused).toMatchObject({
      status: 409,
      error: {
        missing: [
          { reason: 'info', question_id: info.id, exercise: 'first' },
          { reason: 'info', question_id: info.id, exercise: 'page' },
        ],
      },
    })
    expect((await student.lesson(0)).missing).toMatchObject([
      { reason: 'info', title: 'Salomlash', question_id: info.id, exercise: 'first' },
      { reason: 'info', title: 'Sahifa', question_id: info.id, exercise: 'page' },
      { reason: 'test' },
    ])
    await solveAll()
    await student.takeTest(lesson.id, 5)
    expect(await student.lesson(0)).toMatchObject({ state: 'completed', missing: [] })
  })

  test('who passed it before the lesson got exercises goes on as before', async () => {
    const course = smallCourse('later')
    const before = await startLearning(school, course)
    const passed = await before.student()
    const first = await passed.lesson(0)
    await passed.study(first.id)
    await passed.takeTest(first.id, 5)
    await school.loadCourse(withExercises(smallCourse('later')))
    expect(await passed.lesson(0)).toMatchObject({ state: 'completed', missing: [] })
    await passed.start(first.id)
    expect((await passed.call('next_lesson_access', { completed_lesson_id: first.id })).status).toBe(200)
  })

  test('a lesson may ask for fewer, and one that was taken out is not asked for', async () => {
    const course = withExercises(smallCourse('fewer'))
    const taught = course.modules[0]?.lessons[0]
    if (taught) taught.exercises_required = 2
    const fewer = await startLearning(school, course)
    const learner = await fewer.student()
    lesson = await learner.lesson(0)
    await learner.study(lesson.id)
    info = await infoOf(learner)
    await attempt('first', RIGHT, true, learner)
    expect((await learner.call('test_start', { lesson_id: lesson.id })).status).toBe(409)
    const changed = withExercises(smallCourse('fewer'))
    const asked = changed.modules[0]?.lessons[0]?.questions.find(({ type }) => type === 'info')
    if (asked?.type === 'info') asked.exercises = asked.exercises?.slice(0, 1)
    await school.loadCourse(changed)
    expect((await learner.call('test_start', { lesson_id: lesson.id })).status).toBe(200)
  })

  test('in a lesson without a test the last exercise finishes it', async () => {
    const course = withExercises(smallCourse('untested'))
    const taught = course.modules[0]?.lessons[0]
    if (taught) taught.questions = taught.questions.filter(({ type }) => type === 'info')
    const untested = await startLearning(school, course)
    const learner = await untested.student()
    lesson = await learner.lesson(0)
    await learner.study(lesson.id)
    info = await infoOf(learner)
    expect(await learner.lesson(0)).toMatchObject({ state: 'open' })
    await attempt('first', RIGHT, true, learner)
    await attempt('second', RIGHT, true, learner)
    const last = await attempt('page', '<h1 id="a"></h1>', true, learner)
    expect(last.points_added).toBe(serverLimits.rewards.lessonPoints)
    expect(await learner.lesson(0)).toMatchObject({ state: 'completed' })
  })
})
