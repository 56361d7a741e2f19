import { randomInt } from 'node:crypto'
import path from 'node:path'
import type { Attempt, AttemptResult, Lesson, TryResult, User } from '@qadam/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { OpenDatabase } from '../src/database/open-database.ts'
import { openDiskStore } from '../src/files/disk-store.ts'
import { loadCourse } from '../src/modules/content/archives/index.ts'
import { enroll } from '../src/modules/learning/courses/index.ts'
import { createStudents, KilledServer, password } from './killed-server.ts'
import { singleChoice, smallCourse } from './small-course.ts'

/** In the suite a few; `KILL_ROUNDS=20 vitest run --project server apps/server/test/kill.test.ts` before a release. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3)
const studentsARound = 8
const questions = 20

let server: KilledServer
let courseId: number
/** The right option of each question, by its id. */
const keys = new Map<number, number>()

beforeAll(async () => {
  server = new KilledServer()
  await server.inDatabase(fillSchool)
  await server.start()
})
afterAll(async () => await server.remove())

/** One lesson of nothing but a test; one student more than are disturbed. */
async function fillSchool({ db }: OpenDatabase): Promise<void> {
  const course = smallCourse()
  const [first] = course.modules
  const [lesson] = first?.lessons ?? []
  if (first === undefined || lesson === undefined) throw new Error('The small course has become too small')
  lesson.questions = Array.from({ length: questions }, (_, index) => singleChoice(`q${index}`))
  first.lessons = [lesson]
  const files = await openDiskStore(path.join(server.folder, 'data/files'))
  const random = (): number => randomInt(2 ** 32) / 2 ** 32
  courseId = await loadCourse(
    { db, files, random, now: new Date() },
    { ...course, modules: [first], media: [] },
  )
  for (const { id, key } of await db.selectFrom('questions').select(['id', 'key']).execute()) {
    const [right] = Object.values(z.object({ answer: z.record(z.string(), z.int()) }).parse(key).answer)
    if (right !== undefined) keys.set(id, right)
  }
  const phones = Array.from({ length: rounds * studentsARound + 1 }, (_, number) => phoneOf(number))
  for (const id of await createStudents(db, phones)) await enroll(db, id, courseId, new Date())
}

const phoneOf = (number: number): string => `+99890${1_000_000 + number}`

interface Sitting {
  token: string
  attempt: Attempt
  /** What the server has acknowledged, by question. */
  acknowledged: Map<number, TryResult>
}

async function sitDown(number: number): Promise<Sitting> {
  const { token } = await server.call<User>('login', { phone: phoneOf(number), password })
  if (token === null) throw new Error('No token')
  const [module] = await server.call<{ lessons: Lesson[] }[]>(
    'course_modules',
    { course_id: courseId },
    token,
  )
  const attempt = await server.call<Attempt>('test_start', { lesson_id: module?.lessons[0]?.id }, token)
  return { token, attempt, acknowledged: new Map() }
}

async function answer({ token, attempt }: Sitting, questionId: number): Promise<TryResult> {
  const input = { question_id: questionId, answer: keys.get(questionId), attempt_id: attempt.attempt_id }
  return await server.call<TryResult>('question_try', input, token)
}

/** Everybody answers everything at once; the server is killed after so many of the answers were acknowledged. */
async function killAmidAnswers(sittings: readonly Sitting[], acknowledgements: number): Promise<void> {
  let seen = 0
  const answers = sittings.flatMap((sitting) =>
    sitting.attempt.question_ids.map(async (id) => {
      const reply = await answer(sitting, id)
      sitting.acknowledged.set(id, reply)
      seen += 1
      if (seen === acknowledgements) server.process.child.kill('SIGKILL')
    }),
  )
  await Promise.allSettled(answers)
  await server.process.ended
}

interface Outcome {
  result: Pick<AttemptResult, 'state' | 'correct' | 'points_added' | 'coins_added'>
  points: number
  coins: number
  streak: number
}

/** Answers what was not acknowledged, ends the test twice, and gives what the student has of it. */
async function finish(sitting: Sitting): Promise<Outcome> {
  const { token, attempt, acknowledged } = sitting
  for (const id of attempt.question_ids) if (!acknowledged.has(id)) await answer(sitting, id)
  const result = await server.call<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id }, token)
  expect(await server.call('test_finish', { attempt_id: attempt.attempt_id }, token)).toEqual(result)
  const { points, coins, current_streak: streak } = await server.call<User>('profile', {}, token)
  const { state, correct, points_added, coins_added } = result
  return { result: { state, correct, points_added, coins_added }, points, coins, streak }
}

test(
  'a server killed amid answers loses no acknowledged one and counts none twice',
  { timeout: 600_000 },
  async () => {
    const undisturbed = await finish(await sitDown(rounds * studentsARound))
    expect(undisturbed).toMatchObject({ result: { state: 'passed', correct: questions }, streak: 1 })
    expect(undisturbed.points).toBeGreaterThan(0)

    let interrupted = 0
    for (let round = 0; round < rounds; round += 1) {
      const numbers = Array.from({ length: studentsARound }, (_, index) => round * studentsARound + index)
      const sittings = await Promise.all(numbers.map(sitDown))
      await killAmidAnswers(sittings, 5 + (round % 5) * 33)
      await server.start()

      const goOn = async (sitting: Sitting) => {
        interrupted += sitting.attempt.question_ids.length - sitting.acknowledged.size
        for (const [id, reply] of sitting.acknowledged) expect(await answer(sitting, id)).toEqual(reply)
        expect(await finish(sitting)).toEqual(undisturbed)
      }
      await Promise.all(sittings.map(goOn))
    }
    // Else it was killed when all was done, and nothing is proven.
    expect(interrupted).toBeGreaterThan(rounds * questions)

    await server.end('SIGTERM')
    const { rows } = await server.inDatabase(({ pool }) =>
      pool.query<{ wrong: number; answers: number }>(`
      select (select count(*) from answers) as answers,
        count(*) filter (where people.points <> coalesce(earned.points, 0) or people.coins <> coalesce(earned.coins, 0)) as wrong
      from people left join (
        select person_id, sum(amount) filter (where currency = 'points') as points,
          sum(amount) filter (where currency = 'coins') as coins
        from ledger group by person_id
      ) earned on earned.person_id = people.id`),
    )
    expect(rows).toEqual([{ answers: (rounds * studentsARound + 1) * questions, wrong: 0 }])
  },
)
