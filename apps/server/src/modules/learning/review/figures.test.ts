import { limits, type ReviewStats, type Snippet, type TryResult } from '@qadam/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepSessions } from '../../../../test/keep-sessions.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let practising: Practising
let teacher: StaffMember

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
  teacher = await signedInStaff(school, 'teacher')
})

test('the figures of the queue: how old, how many came and went a school day, how many in time', async () => {
  const groupId = await createGroup(school, teacher)
  const student = await practising.student({ groupId })
  const handIn = async (answer: string) =>
    await student.data<TryResult>('question_try', { question_id: practising.questionId('words'), answer })
  await school.db
    .updateTable('lesson_progress')
    .set({ test_passed: true })
    .where('person_id', '=', student.id)
    .execute()
  await student.study(practising.lessonId('taught'))

  await keepSessions(school)
  // 23:30 at school: half an hour later it is another day there, and the same one in UTC.
  school.clock.set('2026-03-10T18:30:00Z')
  const first = await handIn('bir')
  school.clock.set('2026-03-10T19:30:00Z')
  const decision = {
    submission_id: first.submission?.submission_id,
    version: 1,
    verdict: 'rejected',
    score: 0,
    coins: 0,
    points: 0,
    comment: '',
  }
  const done = await teacher.data<{ submission_id: number }>('review_decide', decision)
  const [held] = await school.db
    .selectFrom('review_decisions')
    .select('id')
    .where('submission_id', '=', done.submission_id)
    .execute()
  await teacher.data('review_decide', { ...decision, comment: 'Tuzatildi', replaces: held?.id })
  await handIn('ikki')
  school.clock.set('2026-03-11T21:00:00Z')

  const stats = await teacher.data<ReviewStats>('review_stats', { group_id: groupId })
  expect(stats).toMatchObject({ open: 1, overdue: 1, oldest_at: '2026-03-10T19:30:00.000Z' })
  expect(stats.time_zone).toBe('Asia/Tashkent')
  expect(stats.ages).toEqual([
    { from_h: 0, to_h: 6, count: 0 },
    { from_h: 6, to_h: 12, count: 0 },
    { from_h: 12, to_h: 24, count: 0 },
    { from_h: 24, to_h: 48, count: 1 },
    { from_h: 48, to_h: null, count: 0 },
  ])
  expect(stats.days).toHaveLength(limits.review.chartDays)
  expect(stats.days.slice(-3)).toEqual([
    { day: '2026-03-10', handed_in: 1, decided: 0, decided_in_time: 0 },
    // The edit of a decision is no second one.
    { day: '2026-03-11', handed_in: 1, decided: 1, decided_in_time: 1 },
    { day: '2026-03-12', handed_in: 0, decided: 0, decided_in_time: 0 },
  ])
  expect(await teacher.data('review_stats')).toMatchObject({ open: 1 })
  const other = await signedInStaff(school, 'teacher')
  expect(await other.data('review_stats')).toMatchObject({ open: 0, oldest_at: null })
})

test('the counts of the queue are what counting anew gives', async () => {
  const { rows } = await countAnew()
  const stored = await school.db
    .selectFrom('review_counts')
    .selectAll()
    .where('count', '<>', 0)
    .orderBy('group_id')
    .orderBy('status')
    .execute()
  expect(stored.map(({ group_id, status, count }) => [group_id, status, count])).toEqual(rows)
})

async function countAnew() {
  const submissions = await school.db
    .selectFrom('submissions')
    .select(['group_id', 'status', 'is_newest'])
    .execute()
  const counts = new Map<string, number>()
  for (const { group_id, status, is_newest } of submissions) {
    const name = `${group_id ?? 0} ${status}`
    if (is_newest || status !== 'uploaded') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    rows: rows.map(([name, count]) => {
      const [group, status] = name.split(' ')
      return [Number(group), status, count]
    }),
  }
}

describe('saved phrases', () => {
  test('are kept, changed and forgotten by their owner', async () => {
    const [one] = await teacher.data<Snippet[]>('snippet_save', { title: 'Zoʻr', body: 'Zoʻr ish!' })
    await teacher.data('snippet_save', { title: 'Boshqa', body: 'Yana urinib koʻring' })
    // A retry makes no second one.
    expect(await teacher.data('snippet_save', { title: 'Zoʻr', body: 'Zoʻr ish!' })).toHaveLength(2)
    const changed = await teacher.data<Snippet[]>('snippet_save', { id: one?.id, title: 'A', body: 'Yaxshi' })
    expect(changed.map(({ title }) => title)).toEqual(['A', 'Boshqa'])
    expect(await teacher.data('snippet_delete', { id: one?.id })).toHaveLength(1)
  })

  test('are at most a hundred', async () => {
    const busy = await signedInStaff(school, 'teacher')
    await school.db
      .insertInto('review_snippets')
      .values(
        Array.from({ length: limits.review.snippets.max }, (_, index) => ({
          person_id: busy.id,
          title: `${index}`,
          body: 'x',
        })),
      )
      .execute()
    expect((await busy.call('snippet_save', { title: 'yana', body: 'bir' })).code).toBe('conflict')
  })
})
