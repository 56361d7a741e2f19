import type { AuthoredLesson, DraftLesson } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { choice, smallLesson } from '../../../../test/drafts.ts'
import { expectShortHolds } from '../../../../test/longest-hold.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

// Authors' Markdown is parsed whenever it is saved, shown, tried and published: this must not block other requests.
const BAR_MS = 50
/** One such text takes a parser a fifth of a second, and a renderer as long. */
const text = 'a|b\n-|-\n'.repeat(2400)

let school: TestSchool
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
})

test('a lesson of slow Markdown is saved, shown, tried, checked and published without holding the event loop', async () => {
  const author = new Author(admin)
  const { lessons } = await author.built(smallLesson())
  const id = lessons[0]?.id ?? 0
  // Another one in each round: what has not changed is neither saved nor published.
  const slow = (round: number): DraftLesson => ({
    ...smallLesson(),
    questions: [
      ...['bir', 'ikki', 'uch'].map((name) => ({
        id: name,
        type: 'info' as const,
        text: { uz: `${text}${round}|${name}\n` },
      })),
      choice('savol'),
    ],
  })
  const [question] = slow(0).questions
  const walk = async (document: DraftLesson, held: (work: () => Promise<unknown>) => Promise<void>) => {
    const { revision } = await admin.data<AuthoredLesson>('authoring_lesson', { id })
    await held(async () => await admin.data('authoring_lesson_save', { id, revision, document }))
    await held(async () => await admin.data('authoring_lesson', { id }))
    await held(
      async () => await admin.data('authoring_question_view', { lesson_id: id, question, lang: 'uz' }),
    )
    await held(async () => await admin.data('authoring_check', { kind: 'lesson', id }))
    await held(async () => await admin.data('authoring_publish', { kind: 'lesson', id }))
  }
  // The code is loaded and warm.
  await walk(smallLesson('Yangi'), async (work) => void (await work()))
  await expectShortHolds(BAR_MS, 5, async (held, round) => await walk(slow(round), held))
  // What is published is rendered, and not as it was written.
  const stored = await school.db
    .selectFrom('questions')
    .select('content')
    .where('type', '=', 'info')
    .execute()
  expect(JSON.stringify(stored)).toContain('<table>')
})
