import type { Exam } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ExamSitter } from '../../../../test/exam-sitter.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { beat, finishOverdueExams } from './index.ts'

let school: TestSchool
let sitter: ExamSitter

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  for (const table of ['exam_sittings', 'school_pulse', 'outages'] as const)
    await school.db.deleteFrom(table).execute()
  sitter = await ExamSitter.arrive(school)
})

const now = () => school.moment().now
const serverBeats = async () => await beat(school.db, now())
/** The servers beat, but for the time in which none is there. */
async function passes(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 15) {
    school.clock.advance(Math.min(15, seconds - passed))
    await serverBeats()
  }
}
const left_s = ({ deadline = '', now: at }: Pick<Exam, 'deadline' | 'now'>) =>
  (Date.parse(deadline) - Date.parse(at)) / 1000

/** A part of which two minutes have passed when the school goes away for so long. */
async function interrupted(outage_s: number) {
  await serverBeats()
  const started = await sitter.start('Part 1')
  await passes(120)
  school.clock.advance(outage_s)
  return started
}

describe('a part of the exam', () => {
  test.each([
    ['a server beats', true],
    ['a student calls', false],
  ])('goes on after an outage with what was left, where first %s', async (_, isBeatFirst) => {
    await interrupted(900)
    if (isBeatFirst) await serverBeats()
    const exam = await (await sitter.returned()).exam()
    expect(exam.state).toBe('running')
    expect(left_s(exam)).toBe(480)
    await passes(470)
    expect((await sitter.exam()).state).toBe('running')
    await passes(20)
    expect((await sitter.exam()).state).toBe('finished')
  })

  test('waits for a student who is not back yet, for seven days', async () => {
    await interrupted(900)
    await passes(3600)
    expect(await finishOverdueExams(school.db, now())).toBe(0)
    expect(left_s(await (await sitter.returned()).exam())).toBe(480)
    await interruptedAgain()
    school.clock.advance(8 * 24 * 3600)
    // Beats all the while, as it were.
    await school.db.updateTable('school_pulse').set({ beat_at: now() }).execute()
    expect(await finishOverdueExams(school.db, now())).toBe(1)
  })
  const interruptedAgain = async () => {
    school.clock.advance(600)
    await serverBeats()
  }

  test('that began and ended its time in no outage gets nothing back', async () => {
    await serverBeats()
    await sitter.start('Part 1')
    await passes(630)
    school.clock.advance(900)
    await serverBeats()
    expect((await sitter.exam()).state).toBe('finished')
    expect(await school.db.selectFrom('outages').select('exam_parts').execute()).toEqual([{ exam_parts: 0 }])
  })

  test('is ended by a device that did not hear of it once it takes nothing more, and not before', async () => {
    const started = await interrupted(900)
    await serverBeats()
    sitter = await sitter.returned()
    const answers = await sitter.answers(started, 3, 3)
    const end = { level: 'Part 1', answers, sitting_id: started.sitting_id }
    expect(await sitter.data('exam_save', { ...end, timed_out: true })).toEqual([])
    const exam = await sitter.exam()
    expect([exam.state, left_s(exam), Object.keys(exam.selected ?? {}).length]).toEqual(['running', 480, 3])
    await passes(481)
    expect(await sitter.data('exam_save', { ...end, timed_out: true })).toMatchObject([
      { results: { correct: 3, timeOut: true } },
    ])
  })
})

describe('an outage', () => {
  test('is found once by many at once, and told to staff with the parts it stopped', async () => {
    const started_at = now()
    await interrupted(300)
    await Promise.all([serverBeats(), serverBeats(), finishOverdueExams(school.db, now()), serverBeats()])
    const teacher = await signedInStaff(school, 'teacher')
    expect(await teacher.data('outages')).toEqual({
      rows: [
        {
          id: expect.any(Number),
          began_at: new Date(started_at.getTime() + 120_000).toISOString(),
          ended_at: now().toISOString(),
          exam_parts: 1,
        },
      ],
    })
  })

  test('is none where a server was silent for a minute, or another host’s clock is behind', async () => {
    await interrupted(60)
    await serverBeats()
    await beat(school.db, new Date(now().getTime() - 600_000))
    await serverBeats()
    expect(await school.db.selectFrom('outages').selectAll().execute()).toEqual([])
  })
})
