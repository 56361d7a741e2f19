import { auditActionNames, staffActions, type StaffActionName } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startScopeSchool, type ScopeSchool } from '../../../../test/staff-scope-school.ts'
import { actWhileLocked } from '../../../../test/held-person.ts'
import { callStaff, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import type { Executor } from '../../../database/database.ts'
import type { TestSchool } from '../../../../test/test-school.ts'
import { watchRows } from '../../../../test/watched-rows.ts'

// Every staff action with a neighbour's ids, another role, no token and nonsense: one table, so that a new action
// cannot be forgotten.
let school: TestSchool
let owner: StaffMember
let neighbour: StaffMember
let admin: StaffMember
let studentToken: string
let cases: ScopeSchool['cases']
let marks: ScopeSchool['marks']
let groupName: string
let neighbours: ScopeSchool['neighbours']
let act: ScopeSchool['act']
let changes: () => Promise<Record<string, number>>

beforeAll(async () => {
  ;({ school, owner, neighbour, admin, studentToken, cases, marks, groupName, neighbours, act } =
    await startScopeSchool())
  changes = await watchRows(school.db)
})

// Built after the school is there; the names are known before.
const names = Object.keys(staffActions) as StaffActionName[] // the keys are the actions

const isTeachers = (name: StaffActionName) => !cases[name].isAdmins && !givesNew.includes(name)

/** What ends or begins something of the caller's own. */
const changesOwn: readonly StaffActionName[] = ['logout', 'second_factor_begin', 'passkey_begin']

/** What gives another reply each time, of nobody but the caller. */
const givesNew: readonly StaffActionName[] = [
  'logout',
  'events_ticket',
  'second_factor_begin',
  'passkey_begin',
]

/** What is changed without an entry of the audit log, and why. */
const unaudited: Partial<Record<StaffActionName, string>> = {
  update_lang: 'their own language',
  snippet_save: 'their own phrases',
  snippet_delete: 'their own phrases',
  review_claim: 'held for minutes',
  review_release: 'held for minutes',
  second_factor_begin: 'waits for its first code, and holds nothing until then',
  passkey_begin: 'waits for what a device makes of it, and holds nothing until then',
  exam_bank: 'gives the school the questions that come with the product',
  review_decide: 'decisions are a history of their own, of which nothing is removed',
}

test.for(names)('%s is for the staff who are signed in', async (name) => {
  const { input, isOpen = false } = cases[name]
  if (isOpen) return
  expect((await callStaff(school, name, input)).code).toBe('auth.required')
  expect((await callStaff(school, name, input, 'x'.repeat(43))).code).toBe('auth.required')
  expect((await callStaff(school, name, input, studentToken)).code).toBe('access.forbidden')
  expect(await changes()).toEqual({})
})

test.for(names)('%s keeps what is another teacher’s to them, and changes nothing', async (name) => {
  const { input, isOwned, isAdmins = false } = cases[name]
  if (isAdmins || changesOwn.includes(name)) return
  const reply = await neighbour.call(name, input)
  if (isOwned) expect([reply.status, reply.code]).toEqual([404, 'not_found'])
  // What is not theirs looks like what does not exist, to the letter.
  if (isOwned) expect((await neighbour.call(name, nobodys(input))).body).toEqual(reply.body)
  expect(await changes()).toEqual({})
})

test.for(names)('%s shows a neighbour nothing of the owner’s, however they search', async (name) => {
  if (cases[name].isAdmins || unaudited[name] || givesNew.includes(name)) return
  const { input } = cases[name]
  const wide = [{}, { status: 'all' }, { state: 'all' }]
  for (const asked of [input, { ...input, format: 'csv' }, { over: false }, { descending: true }, ...wide])
    expect(marksIn(await neighbour.call(name, asked))).toEqual([])
  // A search for somebody else's student finds, counts and says what one for nobody does.
  for (const lists of wide) {
    const unknown = await neighbour.call(name, { ...lists, query: '+998937391740' })
    for (const query of marks)
      expect((await neighbour.call(name, { ...lists, query })).body).toEqual(unknown.body)
  }
})

test('nothing that happens in the owner’s group changes what a neighbour reads, to the last count', async () => {
  const reads = names.filter(
    (name) => !cases[name].isAdmins && !unaudited[name] && !givesNew.includes(name) && !isWriting(name),
  )
  const readAll = async () => {
    const seen: unknown[] = []
    for (const name of reads)
      for (const asked of readings(name)) seen.push([name, asked, (await neighbour.call(name, asked)).text])
    return seen
  }
  const before = await readAll()
  await act()
  expect(await readAll()).toEqual(before)
})

const isWriting = (name: StaffActionName) =>
  !name.endsWith('_export') && (auditActionNames as readonly string[]).includes(name)

/** As a neighbour may ask for what is theirs, in each way. */
const readings = (name: StaffActionName) => [
  ...[{}, { status: 'all' }, { state: 'all' }, { group_id: neighbours.group_id }],
  ...[{ student_id: neighbours.student_id }, { ...cases[name].input, ...neighbours }],
  { ...cases[name].input, group_id: neighbours.group_id, format: 'csv' },
]

test('an id of their own beside it opens nothing of the owner’s', async () => {
  const { student_id } = cases.student.input as { student_id: number } // as the case has it
  const { announcement_id } = cases.announcement_end.input as { announcement_id: number } // the same
  const link = await owner.data<{ id: number }>('parent_link', { student_id })
  await changes()
  const named = { id: announcement_id, revision: 0, group_id: neighbours.group_id }
  const said = { ...cases.announcement_save.input, ...named }
  for (const [name, asked] of [
    ['announcement_save', said],
    ['review_queue', { group_id: neighbours.group_id, student_id }],
    ['review_queue', { ...cases.review_queue.input, student_id: neighbours.student_id }],
    ['promise_board', { ...cases.promise_board.input, reviewer_id: neighbour.id }],
    ['helper_history', { ...cases.helper_history.input, group_id: neighbours.group_id }],
  ] as const)
    expect([name, (await neighbour.call(name, asked)).code]).toEqual([name, 'not_found'])
  const revoked = { student_id: neighbours.student_id, what: 'link', id: link.id }
  expect((await neighbour.call('parent_revoke', revoked)).body).toEqual(
    (await neighbour.call('parent_revoke', { ...revoked, id: 999_999 })).body,
  )
  expect(await changes()).toEqual({})
})

test.for(names)('%s refuses nonsense, and changes nothing', async (name) => {
  await changes()
  for (const bad of cases[name].bad) {
    const reply = await (cases[name].isAdmins ? admin : owner).call(name, bad)
    expect([bad, reply.status, reply.code]).toEqual([bad, 400, 'validation.failed'])
  }
  expect(await changes()).toEqual({})
})

const rowsOf = (table: string) => sql`select from ${sql.table(table)} for update`
const wholeOf = (table: string) => sql`lock table ${sql.table(table)} in exclusive mode`

/** What the changes of a teacher wait for while somebody else is at it. */
const waits = {
  leaderboard_visibility: rowsOf('people'),
  time_factor_save: rowsOf('people'),
  parent_link: rowsOf('people'),
  parent_revoke: wholeOf('telegram_codes'),
  attempts_grant: wholeOf('attempts'),
  streak_repair: wholeOf('streaks'),
  shop_order_ready: rowsOf('shop_orders'),
  announcement_end: rowsOf('announcements'),
  review_decide: rowsOf('lesson_progress'),
  review_claim: wholeOf('review_claims'),
}

test.for(Object.keys(waits) as (keyof typeof waits)[])(
  '%s that waited while its group was given to a colleague finds nothing',
  async (name) => {
    const giveTo = async (db: Executor, { id }: StaffMember) => {
      await db.updateTable('groups').set({ teacher_id: id }).where('name', '=', groupName).execute()
    }
    await changes()
    const reply = await actWhileLocked(school, {
      locks: async (db) => await waits[name].execute(db),
      act: async () => await owner.call(name, cases[name].input),
      meanwhile: async (db) => await giveTo(db, neighbour),
    })
    await giveTo(school.db, owner)
    expect(await changes()).toEqual({ groups: expect.any(Number) })
    expect(reply.code).toBe('not_found')
  },
)

test('a student’s token is none of the staff’s, nor the other way round', async () => {
  expect((await school.call('profile', {}, owner.token)).code).toBe('access.forbidden')
  expect((await school.call('submissions', {}, admin.token)).code).toBe('access.forbidden')
})

test('a submission or student that is not there looks the same as another’s', async () => {
  expect((await owner.call('review_submission', { submission_id: 999_999 })).code).toBe('not_found')
  expect((await owner.call('student', { student_id: 999_999 })).code).toBe('not_found')
  // Not found: a member of staff is no student.
  expect((await admin.call('student', { student_id: owner.id })).code).toBe('not_found')
  expect((await neighbour.call('review_queue', { student_id: 999_999 })).code).toBe('not_found')
})

test('an admin may all of it, and the owner what is theirs; each change has one entry of the audit log', async () => {
  const faults: string[] = []
  for (const name of names) {
    if (['logout', 'snippet_save', 'snippet_delete', 'review_decide'].includes(name)) continue
    const { input, status: wanted = 200, isAdmins = false } = cases[name]
    await changes()
    expect([name, (await admin.call(name, input)).status]).toEqual([name, wanted])
    faults.push(...faultsOf(name, await changes()))
    // Once more, as where the reply was lost.
    await admin.call(name, input)
    faults.push(...faultsOf(name, await changes()))
    expect([name, (await owner.call(name, input)).status]).toEqual([name, isAdmins ? 403 : wanted])
    faults.push(...(isAdmins ? Object.keys(await changes()) : faultsOf(name, await changes())))
  }
  expect(faults).toEqual([])
})

test('signing out ends the session', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  await teacher.data('logout')
  expect((await teacher.call('me')).code).toBe('auth.required')
})

test('the language is the staff member’s own', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  await teacher.data('update_lang', { lang: 'ru' })
  expect(await teacher.data('me')).toMatchObject({ lang: 'ru' })
  expect((await teacher.call('student', { student_id: 999_999 })).error?.message).toContain(
    'Ничего не найдено',
  )
})

test('who reviews for the owner reaches the works alone, and nothing once the absence is over or the work is passed back', async () => {
  const { submission_id } = cases.review_submission.input as { submission_id: number } // as the case has it
  const reached = async () => {
    const found: StaffActionName[] = []
    for (const name of names.filter(
      (one) => isTeachers(one) && cases[one].isOwned && one !== 'review_decide',
    ))
      if ((await neighbour.call(name, cases[name].input)).code !== 'not_found') found.push(name)
    return found
  }
  const shown = async () => {
    const found: StaffActionName[] = []
    for (const name of names.filter((one) => isTeachers(one) && !unaudited[one] && !isWriting(one)))
      for (const asked of readings(name))
        if (marksIn(await neighbour.call(name, asked)).length > 0) found.push(name)
    return [...new Set(found)]
  }
  const works = ['promise_board', 'review_submission', 'review_claim', 'review_release', 'review_check_again']
  const pass = async (to: StaffMember) =>
    await admin.data('promise_pass', { to_id: to.id, submission_ids: [submission_id] })

  await pass(neighbour)
  expect(await reached()).toEqual(works)
  expect(await shown()).toEqual(['promise_board', 'review_queue', 'review_submission'])
  await pass(owner)
  expect([await reached(), await shown()]).toEqual([[], []])

  const today = '2026-03-10'
  const away = { teacher_id: owner.id, deputy_id: neighbour.id, from: today, to: today }
  const { id: absence_id } = await admin.data<{ id: number }>('absence_save', away)
  expect(await reached()).toEqual(works)
  expect(await shown()).toEqual(['promise_board', 'review_queue', 'review_submission'])
  await admin.data('absence_end', { absence_id })
  expect([await reached(), await shown()]).toEqual([[], []])
})

/** The same input of ids that nobody has. */
function nobodys(input: object): object {
  const isOwn = (key: string) =>
    /(^|_)id$/.test(key) && !['course_id', 'question_id', 'lesson_id'].includes(key)
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, isOwn(key) && value !== null ? 999_999 : value]),
  )
}

const marksIn = ({ text }: { text: string }) => marks.filter((mark) => text.includes(mark))

/** Whether what changed came with one entry of the audit log, and an entry with no more than one change or reading. */
function faultsOf(
  name: StaffActionName,
  { audit_log: entries = 0, ...changed }: Record<string, number>,
): string[] {
  const tables = Object.keys(changed)
  const wanted = tables.length > 0 && !unaudited[name] ? 1 : 0
  // Whoever takes data out of the school is written down too.
  const isRight = entries === wanted || (entries === 1 && name.endsWith('_export'))
  return isRight ? [] : [`${name}: ${entries} entries of ${tables.join(', ')}`]
}
