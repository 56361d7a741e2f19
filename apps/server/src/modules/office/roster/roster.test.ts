import type { RosterGroup, RosterStaff, RosterStudent, Statement } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startLearning, type Learning } from '../../../../test/learning.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { saveContact } from '../../messages/push/index.ts'
import { createFirstAdmin } from './index.ts'

let school: TestSchool
let learning: Learning
let admin: StaffMember
let teacher: StaffMember
let groupId: number

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(async () => {
  school.clock.set('2026-03-10T07:00:00Z')
  admin = await signedInStaff(school, 'admin')
  teacher = await signedInStaff(school, 'teacher')
  groupId = await createGroup(school, teacher, crypto.randomUUID())
})

let phones = 0
const freshPhone = () => `+99893${String((phones += 1)).padStart(7, '0')}`

interface Saved {
  student: RosterStudent
  password: string | null
}
const add = async (more: object = {}) =>
  await admin.data<Saved>('student_save', {
    first_name: 'Aziza',
    last_name: 'Karimova',
    phone: freshPhone(),
    group_id: groupId,
    ...more,
  })
const find = async (input: object, by: StaffMember = admin) =>
  (await by.data<{ rows: RosterStudent[]; total: number }>('students', input)).rows.map(({ id }) => id)
const group = async (more: object = {}) =>
  await admin.data<RosterGroup>('group_save', { name: crypto.randomUUID(), course_ids: [], ...more })
const courses = async (token: string) => {
  const { body } = await school.call<{ id: number }[]>('courses', {}, token)
  return body.success ? body.data.map(({ id }) => id) : body.error.code
}
const login = async (phone: string, password: string) => await school.call('login', { phone, password })

test('a student is added, signs in with the password that was said once, and learns what the group learns', async () => {
  const { id } = await group({ course_ids: [learning.courseId] })
  const { student, password } = await add({ group_id: id, phone: '90 000 11 22', next_due_on: '2026-04-01' })
  expect(student).toMatchObject({ phone: '+998900001122', next_due_on: '2026-04-01', closed_at: null })
  const reply = await login('+998900001122', password ?? '')
  expect(reply.status).toBe(200)
  expect(await courses(await school.signIn(student.phone, password ?? ''))).toEqual([learning.courseId])
})

test('a change touches only what was sent, twice is once, and the phone of somebody else is refused', async () => {
  const { student } = await add()
  const other = await add()
  const change = { student_id: student.id, first_name: ' Yangi  ism ', exam: true }
  const { student: changed, password } = await admin.data<Saved>('student_save', change)
  expect(changed).toEqual({ ...student, first_name: 'Yangi ism', exam: true })
  expect(password).toBeNull()
  await admin.data('student_save', change)
  const taken = await admin.call('student_save', { student_id: student.id, phone: other.student.phone })
  expect([taken.code, taken.error?.['reason']]).toEqual(['conflict', 'phone_taken'])
  const log = await school.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('subject_id', '=', student.id)
    .where('action', '=', 'student_save')
    .orderBy('id')
    .execute()
  expect(log).toHaveLength(2)
  expect(log[1]).toEqual({
    before: { first_name: 'Aziza', exam: false },
    after: { first_name: 'Yangi ism', exam: true },
  })
})

test('ten who add the same phone at once make one account', async () => {
  const phone = freshPhone()
  const input = { first_name: 'Ali', last_name: 'Valiyev', phone }
  const replies = await Promise.all(Array.from({ length: 10 }, () => admin.call('student_save', input)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, error } of replies) if (status !== 200) expect(error?.['reason']).toBe('phone_taken')
  expect(await find({ query: phone.slice(-9) })).toHaveLength(1)
})

test('students are found by name in either script and by phone, a teacher’s only in own groups', async () => {
  const { student } = await add({ first_name: 'Oʻtkirbek', last_name: crypto.randomUUID() })
  expect(await find({ query: `o'tkir ${student.last_name}` })).toEqual([student.id])
  expect(await find({ query: student.phone.slice(-7) })).toEqual([student.id])
  expect(await find({ query: student.last_name }, teacher)).toEqual([student.id])
  const stranger = await signedInStaff(school, 'teacher')
  expect(await find({ query: student.last_name }, stranger)).toEqual([])
  expect(await find({ group_id: groupId }, stranger)).toEqual([])
})

test('sorted either way, who has no such value stands last', async () => {
  const dates = ['2026-05-01', null, '2026-04-01']
  const ids = []
  for (const next_due_on of dates) ids.push((await add(next_due_on ? { next_due_on } : {})).student.id)
  const sorted = { group_id: groupId, sort: 'next_due_on' }
  expect(await find(sorted)).toEqual([ids[2], ids[0], ids[1]])
  expect(await find({ ...sorted, descending: true })).toEqual([ids[0], ids[2], ids[1]])
})

test('who is moved into a group is enrolled in its courses, and their open work moves along', async () => {
  const { student } = await add({ group_id: null })
  const { id } = await group({ course_ids: [learning.courseId] })
  const move = { student_ids: [student.id, student.id], group_id: id }
  expect(await admin.data('students_move', move)).toEqual({ moved: 1 })
  expect(await admin.data('students_move', move)).toEqual({ moved: 0 })
  const enrolled = await school.db
    .selectFrom('enrollments')
    .select('course_id')
    .where('person_id', '=', student.id)
    .execute()
  expect(enrolled).toEqual([{ course_id: learning.courseId }])
  // All or none are moved.
  const wrong = await admin.call('students_move', { student_ids: [student.id, 999_999], group_id: null })
  expect(wrong.code).toBe('not_found')
  expect(await find({ group_id: id })).toEqual([student.id])
})

test('taken out of a course and enrolled again, a student has what they had', async () => {
  const learner = await learning.student()
  await learner.study((await learner.lesson(0)).id)
  const before = await learner.lessons()
  const enrol = async (enrolled: boolean) =>
    await admin.data('students_enrol', {
      student_ids: [learner.id],
      course_id: learning.courseId,
      enrolled,
    })
  expect(await enrol(false)).toEqual({ changed: 1 })
  expect(await courses(learner.token)).toEqual([])
  expect(await enrol(true)).toEqual({ changed: 1 })
  expect(await learner.lessons()).toEqual(before)
})

test('a closed account is signed out at once, signs in no more, and comes back without a group', async () => {
  const { id, phone } = await school.createStudent({ groupId, nextDueOn: '2026-03-01', frozen: true })
  const token = await school.signIn(phone)
  await admin.data('student_close', { student_id: id, closed: true, reason: 'Koʻchib ketdi' })
  expect((await school.call('profile', {}, token)).code).toBe('auth.required')
  expect((await login(phone, PASSWORD)).code).toBe('auth.invalid_credentials')
  expect(await find({ group_id: groupId })).toEqual([])
  expect(await find({ state: 'closed', query: phone.slice(-9) })).toEqual([id])
  const back = await admin.data<RosterStudent>('student_close', { student_id: id, closed: false })
  expect(back).toMatchObject({ closed_at: null, group: null, next_due_on: null, frozen: false })
  expect((await login(phone, PASSWORD)).status).toBe(200)
})

test('whoever was off the leaderboard stays so through a closed account; whoever was on it comes back', async () => {
  for (const hidden of [true, false]) {
    const { id } = await school.createStudent()
    await admin.data('leaderboard_visibility', { student_id: id, hidden })
    for (const closed of [true, false, true, false])
      await admin.data('student_close', { student_id: id, closed })
    const { leaderboard_hidden } = await school.db
      .selectFrom('people')
      .select('leaderboard_hidden')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(leaderboard_hidden).toBe(hidden)
  }
})

test('nobody is told of a student who left, nor at a number that was changed', async () => {
  const { id, phone } = await school.createStudent()
  const note = async (provider: 'sms' | 'telegram', reader: 'student' | 'parent') =>
    await saveContact(
      school.db,
      { provider, address: `${provider} ${phone}`, personId: id, reader, topics: null, label: '' },
      new Date(),
    )
  const left = async () => {
    const rows = await school.db
      .selectFrom('push_recipients')
      .select('provider')
      .where('person_id', '=', id)
      .execute()
    return rows.map(({ provider }) => provider)
  }
  await note('sms', 'student')
  await note('telegram', 'parent')
  await admin.data('student_save', { student_id: id, phone: freshPhone() })
  expect(await left()).toEqual(['telegram'])
  await admin.data('student_close', { student_id: id, closed: true })
  expect(await left()).toEqual([])
})

test('a student is signed out everywhere, and may sign in again', async () => {
  const { id, phone } = await school.createStudent()
  const tokens = [await school.signIn(phone), await school.signIn(phone)]
  expect(await admin.data('student_sessions_end', { student_id: id })).toEqual({ ended: 2 })
  for (const token of tokens) expect((await school.call('profile', {}, token)).code).toBe('auth.required')
  expect((await login(phone, PASSWORD)).status).toBe(200)
})

test('attempts that were spent are given back, and an open one goes on', async () => {
  const learner = await learning.student()
  const lesson = await learner.lesson(0)
  await learner.study(lesson.id)
  for (let count = 0; count < 2; count += 1) {
    const { attempt_id } = await learner.data<{ attempt_id: number }>('test_start', { lesson_id: lesson.id })
    await learner.data('test_leave', { attempt_id })
  }
  await learner.data('test_start', { lesson_id: lesson.id })
  const grant = { student_id: learner.id, lesson_id: lesson.id, reason: 'Aloqa uzildi' }
  expect(await admin.data('attempts_grant', grant)).toEqual({ granted: 2 })
  expect(await admin.data('attempts_grant', grant)).toEqual({ granted: 0 })
  expect((await learner.lesson(0)).attempts).toMatchObject({ left: 2 })
})

test('a correction is one row that the student sees, once for a request, never below zero', async () => {
  const student = await school.signedInStudent()
  const ask = {
    student_id: student.id,
    points: 40,
    coins: 7,
    reason: 'Xato',
    request_id: crypto.randomUUID(),
  }
  const replies = await Promise.all([1, 2, 3].map(() => admin.call('balance_correct', ask)))
  for (const { body } of replies) expect(body).toMatchObject({ data: { points: 40, coins: 7 } })
  const minus = { ...ask, points: 0, coins: -8, request_id: crypto.randomUUID() }
  expect((await admin.call('balance_correct', minus)).code).toBe('coins.insufficient')
  const points = await admin.call('balance_correct', { ...minus, coins: 0, points: -41 })
  expect([points.code, points.error?.['reason']]).toEqual(['conflict', 'points'])
  expect(await admin.data('balance_correct', { ...minus, coins: -7, points: -40 })).toEqual({
    points: 0,
    coins: 0,
  })
  // The first one's retry, late: nothing is added to what was taken since.
  expect(await admin.data('balance_correct', ask)).toEqual({ points: 0, coins: 0 })
  const { body } = await school.call<Statement>('statement', {}, student.token)
  expect(body.success && body.data.rows.map(({ reason, amount }) => [reason, amount])).toEqual([
    ['correction', -7],
    ['correction', -40],
    ['correction', 7],
    ['correction', 40],
  ])
})

test('a group is made, changed and refused to the later of two; who is in it learns what was added', async () => {
  const made = await group({ teacher_id: teacher.id })
  const { student } = await add({ group_id: made.id })
  const change = {
    group_id: made.id,
    revision: made.revision,
    name: made.name,
    course_ids: [learning.courseId],
  }
  const changed = await admin.data<RosterGroup>('group_save', change)
  const revision = made.revision + 1
  expect(changed).toEqual({ ...made, course_ids: [learning.courseId], students: 1, revision })
  expect(await admin.data('group_save', change)).toEqual(changed)
  const late = await admin.call('group_save', { ...change, course_ids: [] })
  expect(late.error?.['newer']).toMatchObject({ ...changed, saved_by: 'Aziza Karimova' })
  expect([late.code, late.error?.['reason'], late.error?.['group']]).toEqual(['conflict', 'changed', changed])
  const enrolled = await school.db
    .selectFrom('enrollments')
    .select('course_id')
    .where('person_id', '=', student.id)
    .execute()
  expect(enrolled).toEqual([{ course_id: learning.courseId }])
  const namesake = await admin.call('group_save', { name: ` ${made.name.toUpperCase()} `, course_ids: [] })
  expect(namesake.error?.['reason']).toBe('name_taken')
  expect((await admin.call('group_save', { ...change, revision: 1, teacher_id: student.id })).code).toBe(
    'not_found',
  )
})

test('a group goes only when nobody is in it', async () => {
  const { id } = await group()
  const { student } = await add({ group_id: id })
  // What a month costs in it goes along.
  await admin.data('payment_price_set', { group_id: id, price: 400_000 })
  expect((await admin.call('group_delete', { group_id: id })).error?.['reason']).toBe('has_students')
  await admin.data('students_move', { student_ids: [student.id], group_id: null })
  expect((await admin.call('group_delete', { group_id: id })).status).toBe(200)
  expect((await admin.call('group_delete', { group_id: id })).code).toBe('not_found')
})

test('a teacher is added, made an admin, and leaves once others have the groups', async () => {
  const phone = freshPhone()
  const input = { first_name: 'Malika', last_name: 'Yusupova', phone, role: 'teacher' }
  const { staff, password } = await admin.data<{ staff: RosterStaff; password: string }>('staff_save', input)
  expect((await login(phone, password)).status).toBe(200)
  const { id } = await group({ teacher_id: staff.id, curator_id: staff.id })
  const { rows } = await admin.data<{ rows: RosterStaff[] }>('staff_list')
  expect(rows.find((row) => row.id === staff.id)?.groups).toMatchObject([{ id, as: ['teacher', 'curator'] }])
  const close = { staff_id: staff.id, closed: true }
  expect((await admin.call('staff_close', close)).error?.['reason']).toBe('has_groups')
  const { name } = await admin
    .data<{ groups: RosterGroup[] }>('roster_groups')
    .then(({ groups }) => groups.find((one) => one.id === id) ?? { name: '' })
  await admin.data('group_save', { group_id: id, name, teacher_id: null, curator_id: null, course_ids: [] })
  await admin.data('staff_save', { staff_id: staff.id, role: 'admin' })
  expect(await admin.data('staff_close', close)).toMatchObject({ role: 'admin' })
  expect((await login(phone, password)).code).toBe('auth.invalid_credentials')
  expect((await admin.call('staff_close', { staff_id: admin.id, closed: true })).error?.['reason']).toBe(
    'own_account',
  )
})

test('two admins who close each other at once: one stays', async () => {
  const alone = await startTestSchool()
  try {
    const [one, other] = [await signedInStaff(alone, 'admin'), await signedInStaff(alone, 'admin')]
    const replies = await Promise.all([
      one.call('staff_close', { staff_id: other.id, closed: true }),
      other.call('staff_close', { staff_id: one.id, closed: true }),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await alone.db.selectFrom('people').select('id').where('closed_at', 'is', null).execute()
    expect(left).toHaveLength(1)
  } finally {
    await alone.close()
  }
})

test('the last admin stays one', async () => {
  const alone = await startTestSchool()
  try {
    const only = await signedInStaff(alone, 'admin')
    const demoted = await only.call('staff_save', { staff_id: only.id, role: 'teacher' })
    expect(demoted.error?.['reason']).toBe('last_admin')
  } finally {
    await alone.close()
  }
})

interface Imported {
  rows: number
  errors: { line: number; field: string | null; reason: string; message: string }[]
  created: { id: number; phone: string; group: string | null; password: string }[]
}

test('a list is tried dry, refused whole while a row is bad, and then taken whole', async () => {
  // Letters that a database may not know to be the same, and an "s".
  const name = `Asosiy Гуруҳ ${crypto.randomUUID()}`
  await group({ name, course_ids: [learning.courseId] })
  const known = await add()
  const [first, second] = [freshPhone(), freshPhone()]
  const head = 'ism;familiya;telefon;guruh;Sinf'
  const bad = `${head}\nAli;Valiyev;${first};${name}\nVali;Aliyev;${known.student.phone};${name}\nOlim;Aliyev;${second};Yoʻq guruh\n`
  const before = await school.db.selectFrom('people').select('id').execute()
  for (const dry_run of [true, false]) {
    const tried = await admin.data<Imported>('students_import', { csv: bad, dry_run })
    expect(tried).toMatchObject({ rows: 3, unread: ['Sinf'], created: [] })
    expect(tried.errors.map(({ line, field, reason }) => [line, field, reason])).toEqual([
      [3, 'phone', 'phone_taken'],
      [4, 'group', 'unknown_group'],
    ])
    expect(tried.errors[1]?.message).toBe('Bunday guruh yoʻq (guruh)')
  }
  expect(await school.db.selectFrom('people').select('id').execute()).toEqual(before)
  const good = `${head}\nAli;Valiyev;${first};${name.toUpperCase()}\nOlim;Aliyev;${second};\n`
  const { created, errors } = await admin.data<Imported>('students_import', { csv: good, dry_run: false })
  expect(errors).toEqual([])
  expect(created.map((one) => [one.phone, one.group])).toEqual([
    [first, name],
    [second, null],
  ])
  expect(await courses(await school.signIn(first, created[0]?.password ?? ''))).toEqual([learning.courseId])
  // Sent again because the reply was lost: each row is reported as known, no student is added twice.
  const again = await admin.data<Imported>('students_import', { csv: good, dry_run: false })
  expect(again.errors.map(({ reason }) => reason)).toEqual(['phone_taken', 'phone_taken'])
})

test('the first admin is made once, also by two who begin at once, and signs in', async () => {
  const empty = await startTestSchool()
  try {
    const typed = { phone: '90 123 45 67', first_name: 'Nodira', last_name: 'Qodirova' }
    const tools = { now: new Date('2026-03-10T07:00:00Z'), random: () => 0 }
    const made = await Promise.allSettled([1, 2].map(() => createFirstAdmin(empty.db, typed, tools)))
    const fulfilled = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(fulfilled).toHaveLength(1)
    expect(fulfilled[0]?.phone).toBe('+998901234567')
    const rejected = made.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
    expect(rejected).toMatchObject([{ code: 'conflict', details: { reason: 'has_admin' } }])
    await empty.signIn('+998901234567', fulfilled[0]?.password)
    await expect(createFirstAdmin(empty.db, { ...typed, phone: '12' }, tools)).rejects.toMatchObject({
      code: 'validation.failed',
    })
  } finally {
    await empty.close()
  }
})
