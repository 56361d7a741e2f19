import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { limits, type Submission, type TryResult, serverLimits } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multipart } from '../../test/echo-school.ts'
import type { Learner } from '../../test/learning.ts'
import { expectShortHold } from '../../test/longest-hold.ts'
import { startPractising, type Practising } from '../../test/practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'

// While the largest allowed request is answered, this thread never computes for long at a stretch.
const BAR_MS = 50

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

const fill = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length))
const body = serverLimits.request.maxBodyBytes - 100

/** In pieces, as the network gives it. */
function asItComes(bytes: Buffer): Readable {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += 65_536) {
      yield bytes.subarray(at, at + 65_536)
      await setImmediate()
    }
  }
  return Readable.from(pieces())
}

/** The status of a body that holds nobody up. It was made before; the code has done it once, as a server has. */
async function statusOf(
  url: string,
  payload: string | Buffer | (() => Readable),
  type: string,
): Promise<number> {
  const headers = { 'content-type': type, 'x-student-auth': student.token, 'x-staff-auth': teacher.token }
  const send = async () =>
    (
      await school.inject({
        method: 'POST',
        url,
        headers,
        payload: typeof payload === 'function' ? payload() : payload,
      })
    ).status
  await send()
  let status = 0
  await expectShortHold(BAR_MS, async () => void (status = await send()))
  return status
}

test.each([
  ['arrays', `{"a":[${fill('[],', body)}0]}`],
  ['objects', `{"a":[${fill('{},', body)}0]}`],
  ['numbers', `{"a":[${fill('1,', body)}0]}`],
  ['depth', fill('[', body)],
  ['names', `{${Array.from({ length: 70_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
  [
    'files',
    `{"slot":"py","revision":0,"project":{"files":{${Array.from({ length: 60_000 }, (_, index) => `"f${index}":""`).join(',')}}}}`,
  ],
])('a JSON body full of %s is refused at once, whoever sends it', async (_what, payload) => {
  const status = await statusOf('/api/student?action=save_project_data', payload, 'application/json')
  expect(status).toBe(400)
})

describe('a form', () => {
  const part = (head: string, content = '') => `--edge\r\n${head}\r\n\r\n${content}\r\n`
  const file = 'content-disposition: form-data; name="project"; filename="a"'
  const names = Array.from({ length: 600_000 }, (_, index) => `"k${index}":1`).join(',')
  test.each([
    ['a head that never ends', `--edge\r\ncontent-disposition: ${fill('a=b;', 15_000_000)}`],
    ['heads without end', `--edge\r\n${fill('a: b\r\n', 15_000_000)}\r\n`],
    ['nameless parts', fill(part('content-disposition: form-data'), 15_000_000)],
    ['fields', fill(part('content-disposition: form-data; name="a"'), 15_000_000)],
    ['what is nearly a boundary', part(file, fill('\r\n--edg', 9_000_000))],
    ['a project of many names', part(file, `{"files":{${names}}}`)],
  ])('full of %s is refused, and holds nobody up', async (_what, parts) => {
    const id = part(
      'content-disposition: form-data; name="question_id"',
      String(practising.questionId('project')),
    )
    const payload = Buffer.from(`${id}${parts}--edge--\r\n`)
    const status = await statusOf(
      '/api/student?action=question_try',
      () => asItComes(payload),
      'multipart/form-data; boundary=edge',
    )
    expect(status).toBe(400)
  })
})

test.each(['a', '"', '\n', '\u0001', '😀'])(
  'as much of %j as a project may hold is saved and handed in without holding anybody up',
  async (unit) => {
    const length = (most: number) =>
      Math.floor((most - 200) / Buffer.byteLength(JSON.stringify(unit).slice(1, -1)))
    const saved = { files: { 'index.html': unit.repeat(length(limits.project.maxBytes)) } }
    const saves = JSON.stringify({ slot: 'web', revision: 0, project: saved })
    const save = await statusOf('/api/student?action=save_project_data', saves, 'application/json')
    // The same once more is no conflict.
    expect(save).toBe(200)
    const other = JSON.stringify({ slot: 'web', revision: 0, project: { files: { 'index.html': 'boshqa' } } })
    // Something else with that revision is one, which gives all of it back.
    expect(await statusOf('/api/student?action=save_project_data', other, 'application/json')).toBe(409)
    const handed = { files: { 'index.html': unit.repeat(length(limits.practice.projectFilesMaxBytes)) } }
    const id = { name: 'question_id', value: String(practising.questionId('project')) }
    const [payload, type] = multipart([id, { name: 'project', fileName: 'p', value: JSON.stringify(handed) }])
    const handIn = await statusOf('/api/student?action=question_try', payload, type)
    expect(handIn).toBe(200)
  },
)

test.each(['[', '*a', '_a_', '|-|\n', '$a$', '![', '```js\n_a_(x,\n', '```html\n<a ', '<a '])(
  'a teacher’s comment full of %j is rendered without holding anybody up',
  async (unit) => {
    const handIn = async (answer: string): Promise<Submission> => {
      const question_id = practising.questionId('text')
      const { submission } = await student.data<TryResult>('question_try', { question_id, answer })
      return submission as Submission // what handing in gives
    }
    const decide = async ({ submission_id, version }: Submission, comment: string) => {
      const verdict = { verdict: 'rejected', coins: 0, points: 0 }
      const decided = await teacher.call('review_decide', { submission_id, version, comment, ...verdict })
      expect(decided.status).toBe(200)
    }
    // The code is loaded and warm.
    await decide(await handIn('bir ikki uch'), 'salom')
    // A grammar for code is the slowest there is.
    const length = limits.review.commentMaxLength - 10
    const comment = `${unit === '<a ' ? '```xml\n' : ''}${fill(unit, length)}`
    await expectShortHold(BAR_MS, async (round) => {
      await decide(await handIn(`bir ikki uch toʻrt ${round}`), comment)
    })
  },
)
