import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { limits, type Attempt, type ExamStarted } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ExamSitter } from './exam-sitter.ts'
import { startLearning, type Learner, type Learning } from './learning.ts'
import { startTestSchool, type TestSchool } from './test-school.ts'

let school: TestSchool
let learning: Learning
let port: number
let student: Learner
let lessonId: number
let attempt: Attempt

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  port = Number(new URL(await school.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
beforeEach(async () => {
  student = await learning.student()
  lessonId = (await student.lesson(0)).id
  await student.study(lessonId)
  attempt = await student.start(lessonId)
})

interface Body {
  type: string
  text: string
}

const answer = async (): Promise<Record<string, string | number>> => {
  const [questionId = 0] = attempt.question_ids
  return {
    question_id: questionId,
    answer: Number(await student.answerFor(questionId, true)),
    attempt_id: attempt.attempt_id,
  }
}
const bodies: Record<string, (fields: Record<string, string | number>) => Body> = {
  multipart: (fields) => ({
    type: 'multipart/form-data; boundary=edge',
    text: `${Object.entries(fields)
      .map(([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--edge--\r\n`,
  }),
  json: (fields) => ({ type: 'application/json', text: JSON.stringify(fields) }),
  urlencoded: (fields) => ({
    type: 'application/x-www-form-urlencoded',
    text: new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString(),
  }),
}

/** Sends the head and half of the body, lets `meanwhile` happen, then sends the rest. @returns the reply's status and code. */
async function sendInTwo(
  action: string,
  { type, text }: Body,
  meanwhile: () => unknown,
  token = student.token,
) {
  const socket = connect(port, '127.0.0.1')
  const half = Math.floor(text.length / 2)
  socket.write(
    `POST /api/student?action=${action} HTTP/1.1\r\nhost: school\r\nconnection: close\r\nx-student-auth: ${token}\r\n` +
      `content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text.slice(0, half)}`,
  )
  await received(socket)
  await meanwhile()
  socket.write(text.slice(half))
  let reply = ''
  socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
  await once(socket, 'close')
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(reply) ?? []
  return { status: Number(status), code: /"code":"([^"]+)"/.exec(reply)?.[1], text: reply }
}

/** Until the server is at this request: it answers another connection's call that came after. */
async function received(socket: Socket): Promise<void> {
  if (socket.connecting) await once(socket, 'connect')
  for (let round = 0; round < 3; round += 1) await fetch(`http://127.0.0.1:${port}/readyz`)
}

test.each(Object.keys(bodies))(
  'an answer whose head came in time and whose body did not is late: %s',
  async (kind) => {
    const body = bodies[kind]?.(await answer())
    if (!body) throw new Error(kind)
    const reply = await sendInTwo('question_try', body, () => school.clock.advance(400))
    expect([reply.status, reply.code]).toEqual([409, 'attempt.expired'])
    expect(await student.data('profile')).toMatchObject({ points: 0 })
  },
)

test.each(Object.keys(bodies))('a whole answer in time counts: %s', async (kind) => {
  const body = bodies[kind]?.(await answer())
  if (!body) throw new Error(kind)
  const reply = await sendInTwo('question_try', body, () => school.clock.advance(10))
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('"correct":true')])
})

test.each(Object.keys(bodies))(
  'a session that ends while its body is on the way does nothing: %s',
  async (kind) => {
    const body = bodies[kind]?.(await answer())
    if (!body) throw new Error(kind)
    const reply = await sendInTwo('question_try', body, () => student.call('logout'))
    expect([reply.status, reply.code]).toEqual([401, 'auth.required'])
    const answers = await school.db
      .selectFrom('answers')
      .select('question_id')
      .where('attempt_id', '=', attempt.attempt_id)
      .execute()
    expect(answers).toEqual([])
  },
)

describe('of the exam', () => {
  let sitter: ExamSitter
  let started: ExamStarted
  beforeEach(async () => {
    sitter = await ExamSitter.arrive(school)
    started = await sitter.start('Part 1')
  })
  /** Until the part takes nothing more. */
  const tooLong = limits.exam.part_s + limits.exam.grace_s + 1

  test('an answer whose body came after the deadline is refused', async () => {
    const [right] = await sitter.answers(started, 1, 1)
    const body = { type: 'application/json', text: JSON.stringify(right) }
    const reply = await sendInTwo('exam_answer', body, () => school.clock.advance(tooLong), sitter.token)
    expect([reply.status, reply.code]).toEqual([409, 'exam.finished'])
    const exam = await sitter.exam()
    expect(exam).toMatchObject({ state: 'finished', level: 0 })
    expect(exam.parts[0]?.results).toMatchObject({ correct: 0, timeOut: true })
  })

  test('an end whose body came after the deadline brings no answers along', async () => {
    const answers = await sitter.answers(started, 10)
    const body = { type: 'application/json', text: JSON.stringify({ level: 'Part 1', answers }) }
    const reply = await sendInTwo('exam_save', body, () => school.clock.advance(tooLong), sitter.token)
    expect(reply.status).toBe(200)
    expect(await sitter.exam()).toMatchObject({ state: 'finished', level: 0 })
    expect(await sitter.data('exam_result')).toMatchObject([{ results: { correct: 0, timeOut: true } }])
  })

  test('both count where the whole of them came in the grace', async () => {
    const [one, ...rest] = await sitter.answers(started, 10)
    const inGrace = () => school.clock.advance(limits.exam.part_s + 1)
    const body = { type: 'application/json', text: JSON.stringify(one) }
    expect(await sendInTwo('exam_answer', body, inGrace, sitter.token)).toMatchObject({ status: 200 })
    const end = { type: 'application/json', text: JSON.stringify({ level: 'Part 1', answers: rest }) }
    expect(await sendInTwo('exam_save', end, () => undefined, sitter.token)).toMatchObject({ status: 200 })
    expect((await sitter.exam()).parts[0]?.results).toMatchObject({ correct: 10, timeOut: false })
  })
})
