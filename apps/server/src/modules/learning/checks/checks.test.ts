import type { Question, ReviewPage, Submission, TryResult } from '@qadam/contract'
import type { ArchiveQuestion } from '@qadam/course-archive'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { practiceCourse, startPractising, type Practising } from '../../../../test/practice-course.ts'
import type { Learner } from '../../../../test/learning.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { runInSandbox } from '../../../sandbox/run-in-sandbox.ts'
import { sandbox } from '../../../sandbox/runtime.ts'
import { askAgain, findLost, runChecks, type CheckTools } from './index.ts'

// Each case starts a Python of its own.
vi.setConfig({ testTimeout: 90_000 })

const task: ArchiveQuestion = {
  id: 'project',
  text: { uz: 'Qoʻshing' },
  type: 'compiler',
  language: 'python',
  starter: { 'main.py': '' },
  checks: [
    { id: 'small', title: { uz: 'Kichik sonlar', ru: 'Малые числа' }, input: ['2', '3'], output: '5' },
    { id: 'secret', title: { uz: 'Maxfiy' }, hidden: true, input: ['SECRET', '1'], output: 'SECRET' },
    { id: 'named', title: { uz: 'Funksiya' }, input: ['1', '1'], assert: 'assert add(2, 2) == 4, "add"' },
  ],
  solution: { 'main.py': 'SOLUTION' },
}
const adds = 'def add(a, b): return a + b\nprint(add(int(input()), int(input())))'

let school: TestSchool
let practising: Practising
let student: Learner
let teacher: StaffMember
let told: LiveMessage[]

beforeAll(async () => {
  school = await startTestSchool()
  const course = practiceCourse('checked')
  const [lesson] = course.modules[0]?.lessons ?? []
  lesson?.questions.splice(1, 1, task)
  practising = await startPractising(school, 'checked', course)
  teacher = await signedInStaff(school, 'teacher')
})
beforeEach(async () => {
  student = await practising.student({ groupId: await createGroup(school, teacher) })
  told = []
})

const question = () => ({ question_id: practising.questionId('project') })
const handIn = async (program: string) => {
  const answer = { files: { 'main.py': program }, media: {} }
  const reply = await student.data<TryResult>('question_try', { ...question(), answer })
  if (!reply.submission) throw new Error('nothing was handed in')
  return reply.submission
}
const versions = async () => await student.data<Submission[]>('submissions', question())
const runtime = sandbox.runtime()
const reallyRun: CheckTools['run'] = async (program, cases) => {
  if (!runtime) throw new Error('this platform has no runtime to be tested')
  return await runInSandbox({ runtime }, program, cases)
}
const tools = (run: CheckTools['run'] = reallyRun): CheckTools => ({
  db: school.db,
  live: {
    publish: (...messages: LiveMessage[]) => void told.push(...messages),
    endSessions: async () => {},
    peopleChanged: async () => {},
  },
  run,
  now: school.clock.now(),
})
/** What Python prints is the same over either database: run over one. */
const asksPython = process.env['TEST_DATABASE'] !== 'postgresql'
const waitingJobs = async () => {
  const { rows } = await sql<{ data: { submission_id: number } }>`
    select data from jobs.job where name = 'run_checks'`.execute(school.db)
  return rows.map((row) => row.data.submission_id)
}

describe('the checks of a question', () => {
  test('are seen by a student in their language, but for what the hidden ones ask', async () => {
    const questions = await student.data<Question[]>('lesson_questions', {
      lesson_id: practising.lessonId('written'),
    })
    const { other } = questions.find(({ id }) => id === question().question_id) ?? {}
    expect(other?.checks).toEqual([
      { id: 'small', title: 'Kichik sonlar', hidden: false, input: ['2', '3'], output: '5' },
      { id: 'secret', title: 'Maxfiy', hidden: true },
      {
        id: 'named',
        title: 'Funksiya',
        hidden: false,
        input: ['1', '1'],
        assert: 'assert add(2, 2) == 4, "add"',
      },
    ])
    expect(JSON.stringify(questions)).not.toMatch(/SECRET|SOLUTION/)
  })
})

describe('a program that is handed in', () => {
  test.runIf(asksPython)(
    'waits for its checks, which a job runs; its student and their teacher hear of it',
    async () => {
      const made = await handIn(adds)
      expect(made.checks).toEqual({ state: 'waiting', results: [] })
      expect(await waitingJobs()).toContain(made.submission_id)

      await runChecks(tools(), made.submission_id)
      const [version] = await versions()
      expect(version?.checks).toEqual({
        state: 'done',
        results: [
          { id: 'small', hidden: false, passed: true, fault: null, printed: '5\n' },
          { id: 'secret', hidden: true, passed: false, fault: null, printed: '' },
          { id: 'named', hidden: false, passed: true, fault: null, printed: '2\n' },
        ],
      })
      const about = {
        submission_id: made.submission_id,
        question_id: question().question_id,
        lesson_id: practising.lessonId('written'),
      }
      expect(told).toMatchObject([
        { to: student.id, event: 'checks', data: about },
        { to: expect.arrayContaining([teacher.id]), event: 'queue' },
      ])
    },
  )

  test.runIf(asksPython)('tells what was expected and what came, and where it failed', async () => {
    const { submission_id } = await handIn('print("yigʻindi", int(input()) + int(input()))\n')
    await runChecks(tools(), submission_id)
    const [version] = await versions()
    expect(version?.checks?.results).toMatchObject([
      { passed: false, fault: { kind: 'output', expected: '5' }, printed: 'yigʻindi 5\n' },
      { passed: false, fault: null, printed: '' },
      { passed: false, fault: { kind: 'assert', message: "NameError: name 'add' is not defined" } },
    ])
  })

  test.runIf(asksPython)('shows its teacher the hidden ones too', async () => {
    const { submission_id } = await handIn(adds)
    await runChecks(tools(), submission_id)
    const page = await teacher.data<ReviewPage>('review_submission', { submission_id })
    expect(page.task.checks.map(({ id, output }) => [id, output])).toEqual([
      ['small', '5'],
      ['secret', 'SECRET'],
      ['named', undefined],
    ])
    for (const { checks } of [page, ...page.versions])
      expect(checks?.results[1]).toMatchObject({
        passed: false,
        fault: {
          kind: 'error',
          line: 2,
          file: 'main.py',
          message: expect.stringContaining('SECRET') as string,
        },
      })
  })

  test.runIf(asksPython)('earns nothing by its checks: that is the teacher’s to say', async () => {
    const before = await student.data('profile')
    const { submission_id } = await handIn(adds)
    await runChecks(tools(), submission_id)
    expect(await versions()).toMatchObject([{ status: 'uploaded', points_awarded: null }])
    const { points } = before as { points: number }
    expect(await student.data('profile')).toMatchObject({ points })
  })

  test('is run once, however often its job comes', async () => {
    const { submission_id } = await handIn(adds)
    const run = vi.fn<CheckTools['run']>(() => Promise.resolve([]))
    await runChecks(tools(run), submission_id)
    await runChecks(tools(run), submission_id)
    expect(run).toHaveBeenCalledTimes(1)
    expect((await versions())[0]?.checks?.results).toMatchObject([
      { passed: false, fault: { kind: 'broken' } },
      { passed: false },
      { passed: false },
    ])
  })

  test('never shows what is expected to the program', async () => {
    const { submission_id } = await handIn(adds)
    const run = vi.fn<CheckTools['run']>(() => Promise.resolve([]))
    await runChecks(tools(run), submission_id)
    expect(run.mock.calls[0]?.[1]).toEqual([
      { input: ['2', '3'] },
      { input: ['SECRET', '1'] },
      { input: ['1', '1'], assert: 'assert add(2, 2) == 4, "add"' },
    ])
  })

  test.runIf(asksPython)(
    'that reaches for what runs it is shown as such to its teacher, and to nobody else',
    async () => {
      const looks = `import sys\ndef add(a, b): return sys._getframe(1).f_code.co_consts and 4\nprint(add.__globals__)\n`
      const { submission_id } = await handIn(`${looks}# tb_frame`)
      await runChecks(tools(), submission_id)
      const page = await teacher.data<ReviewPage>('review_submission', { submission_id })
      expect(page.checks?.touched).toEqual(
        expect.arrayContaining(['__globals__', 'tb_frame', 'sys._getframe', '.f_code']),
      )
      expect(JSON.stringify(await versions())).not.toContain('"touched"')
    },
  )

  test('is not run where it was replaced or decided before', async () => {
    const first = await handIn(adds)
    const second = await handIn(`${adds}\n`)
    await teacher.data('review_decide', {
      submission_id: second.submission_id,
      version: 2,
      verdict: 'approved',
      score: 100,
      coins: 0,
      points: 0,
      comment: '',
    })
    const run = vi.fn<CheckTools['run']>(() => Promise.resolve([]))
    for (const { submission_id } of [first, second]) await runChecks(tools(run), submission_id)
    expect(run).not.toHaveBeenCalled()
    // No client waits for them any more.
    expect((await versions()).map(({ checks }) => checks)).toEqual([undefined, undefined])
  })

  test('waits on where the sandbox fails, and is asked for again', async () => {
    const { submission_id } = await handIn(adds)
    const broken = tools(() => Promise.reject(new Error('no Python')))
    await expect(runChecks(broken, submission_id)).rejects.toThrow('no Python')
    expect((await versions())[0]?.checks?.state).toBe('waiting')

    const before = (await waitingJobs()).filter((id) => id === submission_id).length
    await askAgain(school.db, school.jobs, school.clock.now())
    expect((await waitingJobs()).filter((id) => id === submission_id)).toHaveLength(before)
    await askAgain(school.db, school.jobs, new Date(school.clock.now().getTime() + 20 * 60_000))
    expect((await waitingJobs()).filter((id) => id === submission_id)).toHaveLength(before + 1)
  })

  test.runIf(asksPython)(
    'without a file main.py runs the first one, and strange output is kept',
    async () => {
      const answer = { files: { 'boshqa.py': 'print("a\\0b\\ud800")' }, media: {} }
      const { submission } = await student.data<TryResult>('question_try', { ...question(), answer })
      await runChecks(tools(), submission?.submission_id ?? 0)
      const [small] = (await versions())[0]?.checks?.results ?? []
      expect(small).toMatchObject({ passed: false, printed: expect.stringMatching(/^a\uFFFDb/) as string })
    },
  )
})

test('of a student who is frozen and signed out while they run, they are there for both afterwards', async () => {
  const { submission_id } = await handIn(adds)
  let goOn = (): void => undefined
  const isFrozen = new Promise<void>((resolve) => (goOn = resolve))
  const running = runChecks(
    tools(async (_program, cases) => {
      await isFrozen
      return cases.map(() => ({ run: { kind: 'too_long' as const }, touched: [] }))
    }),
    submission_id,
  )
  await school.db.updateTable('people').set({ frozen: true }).where('id', '=', student.id).execute()
  await student.data('logout')
  goOn()
  await running
  const { checks } = await teacher.data<ReviewPage>('review_submission', { submission_id })
  expect(checks).toMatchObject({ state: 'done', results: { length: 3 } })
})

describe('checks that their server did not survive', () => {
  const errors: object[] = []
  const log = { error: (about: object) => void errors.push(about) }
  const later = (minutes: number) => new Date(school.clock.now().getTime() + minutes * 60_000)

  /** The server crashes in the middle of them: the code after it is never reached. */
  async function lost(): Promise<number> {
    const { submission_id } = await handIn(adds)
    let began = () => {}
    const underWay = new Promise<void>((resolve) => (began = resolve))
    void runChecks(
      tools(async () => {
        began()
        return await new Promise(() => undefined)
      }),
      submission_id,
    )
    await underWay
    return submission_id
  }

  test('are not run again by themselves, however often their job comes and however long they wait', async () => {
    const submission_id = await lost()
    const asked = async () => (await waitingJobs()).filter((id) => id === submission_id).length
    const run = vi.fn<CheckTools['run']>(() => Promise.resolve([]))
    const before = await asked()
    // The retry of its job, and the rounds of every ten minutes, before and after it is marked.
    for (const minutes of [1, 60, 120]) {
      await runChecks(tools(run), submission_id)
      await askAgain(school.db, school.jobs, later(minutes))
      await findLost({ db: school.db, log }, later(minutes))
    }
    expect(await asked()).toBe(before)
    expect(run).not.toHaveBeenCalled()
  })

  test('are marked once, logged, and shown to staff; their student waits for nothing', async () => {
    const submission_id = await lost()
    expect((await versions())[0]?.checks?.state).toBe('waiting')
    // One that is still at it is not lost.
    await findLost({ db: school.db, log }, later(5))
    expect((await versions())[0]?.checks?.state).toBe('waiting')

    errors.length = 0
    await findLost({ ...tools(), log }, later(60))
    await findLost({ ...tools(), log }, later(61))
    expect(
      errors.filter((about) => 'submission_id' in about && about.submission_id === submission_id),
    ).toHaveLength(1)
    expect(told).toContainEqual(
      expect.objectContaining({ event: 'queue', data: expect.objectContaining({ submission_id }) as object }),
    )
    expect((await versions())[0]).not.toHaveProperty('checks')
    const page = await teacher.data<ReviewPage>('review_submission', { submission_id })
    expect(page.checks).toEqual({ state: 'lost', results: [] })
    expect(page.task.server_checks).toBe(true)
  })

  test('are run again when a teacher says so, once', async () => {
    const submission_id = await lost()
    await findLost({ db: school.db, log }, later(60))
    const asked = async () => (await waitingJobs()).filter((id) => id === submission_id).length
    const before = await asked()
    await Promise.all([1, 2].map(async () => await teacher.data('review_check_again', { submission_id })))
    expect(await asked()).toBe(before + 1)
    await runChecks(
      tools(() => Promise.resolve([])),
      submission_id,
    )
    expect((await versions())[0]?.checks?.state).toBe('done')
    await teacher.data('review_check_again', { submission_id })
    expect(await asked()).toBe(before + 1)
  })
})

test('a web project has no checks that a server could run', async () => {
  const other = await startPractising(school, 'unchecked')
  const web = await other.student()
  const reply = await web.data<TryResult>('question_try', {
    question_id: other.questionId('project'),
    answer: { files: { 'index.html': '<p></p>' }, media: {} },
  })
  expect(reply.submission).not.toHaveProperty('checks')
})
