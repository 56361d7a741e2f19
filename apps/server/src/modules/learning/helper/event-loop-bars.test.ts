import { limits } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { expectShortHold } from '../../../../test/longest-hold.ts'
import { multipart } from '../../../../test/echo-school.ts'
import type { Learner } from '../../../../test/learning.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

// One student's text may take a parser seconds, but never blocks the event loop for other clients.
const BAR_MS = 50
/** A busy test machine adds wall-clock time; parsing itself takes seconds. */
const DELAY_BAR_MS = 1000
const LENGTH = limits.helper.fileMaxLength

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

const fill = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)

async function hint(name: string, text: string, more: Record<string, string> = {}): Promise<string> {
  const [payload, type] = multipart([
    { name: 'question_id', value: String(practising.questionId('project')) },
    ...Object.entries({ retry: '1', ...more }).map(([field, value]) => ({ name: field, value })),
    ...['a', 'b', 'c'].map((stem) => ({ name: 'file[]', value: text, fileName: `${stem}.${name}` })),
  ])
  const reply = await school.inject({
    method: 'POST',
    url: '/api/student?action=new_yordamchi_ai',
    headers: { 'content-type': type, 'x-student-auth': student.token },
    payload,
  })
  expect(reply.status).toBe(200)
  return reply.text
}

test.each([
  ['html', '&'],
  ['html', '<a '],
  ['html', '<div>'],
  ['js', '<'],
  ['js', 'a="'],
  ['js', 'a{'],
  ['css', '&'],
  ['css', '['],
])('three files of .%s full of %s never hold the event loop', async (type, unit) => {
  // The code is loaded and warm.
  await hint(type, 'x')
  await expectShortHold(BAR_MS, async () => void (await hint(type, fill(unit))), DELAY_BAR_MS)
})

test('a talk full of hostile Markdown is read without holding it', async () => {
  const units = ['[', '*a', '_a_', '`', '> ', '|-|\n', '$a$', '![', '<!--', '```js\n_a_(x,\n']
  for (const unit of units) {
    const reply = await student.call('yordamchi_ai', {
      question_id: practising.questionId('project'),
      message: fill(unit).slice(0, limits.helper.messageMaxLength),
    })
    expect(reply.status).toBe(200)
  }
  await expectShortHold(BAR_MS, async () => {
    const reply = await student.call('helper_history', { question_id: practising.questionId('project') })
    expect(reply.status).toBe(200)
  })
})
