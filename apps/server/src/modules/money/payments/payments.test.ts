import type {
  AuditEntry,
  DuePayment,
  PaymentStanding,
  StaffActionName,
  StaffPayment,
  StudentActionName,
} from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createGroup, signedInStaff, StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { freezeUnpaid, remindOfPayments } from './index.ts'

interface Recorded {
  payment: StaffPayment
  standing: PaymentStanding
}

let school: TestSchool
let officer: { id: number; phone: string }

beforeAll(async () => {
  school = await startTestSchool()
  officer = await school.createAdmin({ firstName: 'Nodira', lastName: 'Karimova' })
})
// A Tuesday, noon in Tashkent.
beforeEach(() => school.clock.set('2026-03-10T07:00:00Z'))

/** Signed in anew for each call: days pass between them. */
const office = async () => new StaffMember(school, officer.id, await school.signIn(officer.phone))
const admin = {
  call: async (action: StaffActionName, input: object) => await (await office()).call(action, input),
  data: async <Data>(action: StaffActionName, input: object) =>
    await (await office()).data<Data>(action, input),
}

const paid = (student: SignedIn, over: object = {}) => ({
  student_id: student.id,
  amount: 500_000,
  method: 'cash',
  paid_on: '2026-03-10',
  ...over,
})
const record = async (student: SignedIn, over: object = {}) =>
  await admin.data<Recorded>('payment_record', paid(student, over))
const ask = async <Data>(student: SignedIn, action: StudentActionName, input: object = {}) => {
  const { body } = await school.call<Data>(action, input, await school.signIn(student.phone))
  if (!body.success) throw new Error(body.error.code)
  return body.data
}
const messages = async (student: SignedIn) => {
  const rows = await school.db
    .selectFrom('notifications')
    .select(['kind'])
    .where('person_id', '=', student.id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const unread = async (student: SignedIn) => {
  const { notifications } = await ask<{ notifications: { title: string; isRead: boolean }[] }>(
    student,
    'get_student_notifications',
  )
  return notifications.filter(({ isRead }) => !isRead).map(({ title }) => title)
}
const follow = async () => {
  const tools = { db: school.db, live: school.live }
  await remindOfPayments(tools, school.moment())
  await freezeUnpaid(tools, school.moment())
}
const streakDays = async (student: SignedIn) =>
  await school.db
    .selectFrom('streak_days')
    .select(['day', 'kind'])
    .where('person_id', '=', student.id)
    .orderBy('day')
    .execute()

test('a student is reminded, frozen, pays, and goes on at once with the streak as it was', async () => {
  const student = await school.signedInStudent({ nextDueOn: '2026-03-15' })
  await school.db
    .insertInto('streaks')
    .values({
      person_id: student.id,
      current: 9,
      longest: 9,
      last_day: '2026-03-15',
      covered_until: '2026-03-15',
    })
    .execute()
  await school.db
    .insertInto('streak_days')
    .values({ person_id: student.id, day: '2026-03-15', kind: 'earned' })
    .execute()

  const live = vi.spyOn(school.live, 'publish')
  const seenLive = () =>
    live.mock.calls.flat().filter(({ to, event }) => to === student.id && event === 'account')
  await follow()
  await follow()
  expect(await messages(student)).toEqual(['payment_due'])

  school.clock.set('2026-03-15T18:59:00Z')
  await follow()
  expect(await ask(student, 'profile')).toMatchObject({ status: 'active', payment_reminder: true })

  // Midnight in Tashkent.
  school.clock.set('2026-03-15T19:05:00Z')
  await follow()
  await follow()
  expect(await messages(student)).toEqual(['payment_due', 'account_frozen'])
  // The date it named has passed.
  expect(await unread(student)).toEqual(['Darslar toʻxtatildi'])
  school.clock.set('2026-03-18T07:00:00Z')
  expect(await ask(student, 'profile')).toMatchObject({
    status: 'freezed',
    days_left_to_payment: -3,
    current_streak: 9,
  })
  const refused = await school.call('lesson_questions', { lesson_id: 1 }, await school.signIn(student.phone))
  expect(refused.code).toBe('account.frozen')

  const { standing } = await record(student, { paid_on: '2026-03-18' })
  expect(standing).toEqual({ next_due_on: '2026-04-18', days_left_to_payment: 31, frozen: false })
  expect(await messages(student)).toEqual(['payment_due', 'account_frozen', 'account_unfrozen'])
  // Open apps are notified of both at once, and of each once.
  expect(seenLive().map(({ data }) => data)).toEqual([{ status: 'freezed' }, { status: 'active' }])
  live.mockRestore()
  const again = await school.call('lesson_questions', { lesson_id: 1 }, await school.signIn(student.phone))
  expect(again.code).not.toBe('account.frozen')
  expect(await ask(student, 'profile')).toMatchObject({ status: 'active', current_streak: 9 })
  expect(await streakDays(student)).toEqual([
    { day: '2026-03-15', kind: 'earned' },
    { day: '2026-03-16', kind: 'frozen' },
    { day: '2026-03-17', kind: 'frozen' },
  ])
  expect(await ask(student, 'payments')).toMatchObject({
    next_due_on: '2026-04-18',
    history: [
      { amount: 500_000, method: 'cash', paid_on: '2026-03-18', months: 1, paid_until: '2026-04-18' },
    ],
  })
})

test('a date that moves while nothing is frozen is heard by open apps too: the reminder goes', async () => {
  const student = await school.signedInStudent({ nextDueOn: '2026-03-12' })
  const live = vi.spyOn(school.live, 'publish')
  await record(student)
  const heard = live.mock.calls.flat().filter(({ to }) => to === student.id)
  live.mockRestore()
  expect(heard).toEqual([{ to: student.id, event: 'account', data: { status: 'active' } }])
  expect(await messages(student)).toEqual([])
})

test('the same request sent twice, or at once, is one payment; its name can’t be used for another', async () => {
  const student = await school.signedInStudent({ nextDueOn: '2026-03-31' })
  const request_id = crypto.randomUUID()
  const both = await Promise.all([record(student, { request_id }), record(student, { request_id })])
  expect(new Set(both.map(({ payment }) => payment.id)).size).toBe(1)
  expect((await record(student, { request_id })).standing.next_due_on).toBe('2026-04-30')
  expect((await admin.call('payment_record', paid(student, { request_id, amount: 1 }))).code).toBe('conflict')
  const other = await school.signedInStudent()
  expect((await admin.call('payment_record', paid(other, { request_id }))).code).toBe('conflict')
  // The day of the month stays the 31st through a month that has none.
  expect((await record(student)).standing.next_due_on).toBe('2026-05-31')
})

test('a payment is corrected and cancelled with a reason; what is cancelled counts for nothing, once', async () => {
  const student = await school.signedInStudent({ nextDueOn: '2026-03-20' })
  const first = await record(student)
  const second = await record(student, { months: 2 })
  expect(second.standing.next_due_on).toBe('2026-06-20')
  const correction = { payment_id: first.payment.id, amount: 450_000, method: 'card', paid_on: '2026-03-09' }
  const corrected = await admin.data<Recorded>('payment_correct', { ...correction, reason: 'Chek' })
  expect(corrected).toMatchObject({
    payment: { amount: 450_000, method: 'card', paid_on: '2026-03-09' },
    standing: { next_due_on: '2026-06-20' },
  })
  const cancel = { payment_id: first.payment.id, reason: 'Boshqa oʻquvchi' }
  for (const [reply] of [
    [await admin.data<Recorded>('payment_cancel', cancel)],
    [await admin.data<Recorded>('payment_cancel', cancel)],
  ])
    expect(reply).toMatchObject({
      standing: { next_due_on: '2026-05-20' },
      payment: { cancelled: { by: 'Nodira Karimova', reason: 'Boshqa oʻquvchi' } },
    })
  expect((await admin.call('payment_correct', { ...correction, reason: 'Chek' })).code).toBe('conflict')
  await admin.data('payment_cancel', { payment_id: second.payment.id, reason: 'Xato' })
  expect(await ask(student, 'payments')).toMatchObject({ next_due_on: '2026-03-20', history: [] })
  const page = await admin.data<{ rows: StaffPayment[]; total: number; sum: number }>('payments_list', {
    student_id: student.id,
  })
  expect([page.total, page.sum, page.rows.map(({ id }) => id)]).toEqual([
    2,
    0,
    [second.payment.id, first.payment.id],
  ])
  const audit = await admin.data<{ rows: { action: string }[] }>('audit_log', {
    subject_kind: 'student',
    subject_id: student.id,
  })
  expect(audit.rows.map(({ action }) => action)).toEqual([
    'payment_cancel',
    'payment_cancel',
    'payment_correct',
    'payment_record',
    'payment_record',
  ])
})

test('a correction, or a date by hand, over what somebody else changed meanwhile is refused; a repeat is one', async () => {
  const student = await school.signedInStudent({ nextDueOn: '2026-03-20' })
  const { payment } = await record(student)
  const { amount, method, paid_on, note } = payment
  const seen = { amount, method, paid_on, note }
  const correct = async (changed: number) =>
    await admin.call('payment_correct', {
      ...seen,
      payment_id: payment.id,
      amount: changed,
      reason: 'Chek',
      seen,
    })
  expect((await correct(450_000)).status).toBe(200)
  expect((await correct(450_000)).status).toBe(200)
  expect((await correct(460_000)).code).toBe('conflict')

  const set = async (next_due_on: string) =>
    await admin.call('payment_due_set', {
      student_id: student.id,
      next_due_on,
      reason: 'Kelishuv',
      seen: '2026-04-20',
    })
  expect((await set('2026-05-01')).status).toBe(200)
  expect((await set('2026-05-01')).status).toBe(200)
  expect((await set('2026-05-02')).code).toBe('conflict')
  expect(await ask(student, 'payments')).toMatchObject({
    next_due_on: '2026-05-01',
    history: [{ amount: 450_000 }],
  })
  const about = { subject_kind: 'student', subject_id: student.id }
  const audit = await admin.data<{ rows: { action: string }[] }>('audit_log', about)
  expect(audit.rows.map(({ action }) => action)).toEqual([
    'payment_due_set',
    'payment_correct',
    'payment_record',
  ])
})

test('a date set by hand unfreezes where it is to come; one that is past freezes with the next hour’s job', async () => {
  const student = await school.signedInStudent({ nextDueOn: '2026-03-01', frozen: true })
  const set = async (next_due_on: string | null) =>
    await admin.data<PaymentStanding>('payment_due_set', {
      student_id: student.id,
      next_due_on,
      reason: 'Kelishuv',
    })
  expect(await set('2026-03-05')).toMatchObject({ frozen: true, days_left_to_payment: -5 })
  expect(await set('2026-03-10')).toMatchObject({ frozen: false, days_left_to_payment: 0 })
  expect(await set('2026-03-09')).toMatchObject({ frozen: false })
  await follow()
  expect(await ask(student, 'profile')).toMatchObject({ status: 'freezed' })
  expect(await set(null)).toEqual({ frozen: false, next_due_on: null, days_left_to_payment: null })
})

test('a closed account has no date and takes no payment; what was paid can still be taken back', async () => {
  const student = await school.signedInStudent({ nextDueOn: '2026-03-20' })
  const request = { request_id: crypto.randomUUID() }
  const { payment } = await record(student, request)
  await admin.data('student_close', { student_id: student.id, closed: true })
  const refused = [
    await admin.call('payment_record', paid(student)),
    await admin.call('payment_due_set', {
      student_id: student.id,
      next_due_on: '2026-04-01',
      reason: 'Kelishuv',
    }),
  ]
  for (const { code, error } of refused) expect([code, error?.['reason']]).toEqual(['conflict', 'closed'])
  // A retry of what was recorded before the account was closed.
  expect((await record(student, request)).payment.id).toBe(payment.id)
  const { standing } = await admin.data<Recorded>('payment_cancel', {
    payment_id: payment.id,
    reason: 'Qaytarildi',
  })
  expect(standing).toMatchObject({ next_due_on: null, frozen: false })
})

test('who has to pay is listed with whom to call, those longest past first', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  const group = await createGroup(school, teacher, 'Toʻlov guruhi')
  const student = async (firstName: string, nextDueOn: string | null, frozen = false) =>
    await school.signedInStudent({ firstName, lastName: 'Toʻlovchi', nextDueOn, frozen, groupId: group })
  const late = await student('Kech', '2026-02-01', true)
  const today = await student('Bugun', '2026-03-10')
  await student('Keyin', '2026-03-16')
  await student('Bepul', null)
  const near = await student('Yaqin', '2026-03-15')
  await record(late, { paid_on: '2026-01-01' }).then(async ({ payment }) =>
    admin.data('payment_cancel', { payment_id: payment.id, reason: 'Xato' }),
  )
  interface Page {
    rows: DuePayment[]
    total: number
    counts: { overdue: number; soon: number }
  }
  const list = async (input: object = {}) =>
    await admin.data<Page>('payments_due', { group_id: group, ...input })
  const all = await list()
  expect(all).toMatchObject({ total: 3, counts: { overdue: 1, soon: 2 } })
  expect(all.rows.map((row) => row.student.id)).toEqual([late.id, today.id, near.id])
  expect(all.rows[0]).toMatchObject({ group: { name: 'Toʻlov guruhi' }, last_payment: null })
  expect((await list({ state: 'soon' })).total).toBe(2)
  expect((await list({ state: 'overdue' })).rows).toHaveLength(1)
  expect((await list({ query: 'tolovchi yaq' })).rows.map((row) => row.student.id)).toEqual([near.id])
  expect((await list({ query: near.phone.slice(-9) })).rows.map((row) => row.student.id)).toEqual([near.id])
})

test('an export is a table that a spreadsheet reads and runs nothing of', async () => {
  const student = await school.signedInStudent({ firstName: '=HYPERLINK("x")', lastName: 'A, B' })
  await record(student, { note: '@SUM(1)', paid_on: '2025-12-31' })
  const span = { from: '2025-12-31', to: '2025-12-31' }
  const reply = await admin.call('payments_export', span)
  expect(reply.headers['content-disposition']).toContain('payments-2025-12-31-2025-12-31.csv')
  const csv = reply.body.success ? String(reply.body.data) : ''
  const [header, row, ...rest] = csv.split('\r\n')
  expect(
    header?.startsWith('\uFEFFRaqami,Toʻlangan kun,Oʻquvchi raqami,Oʻquvchi,Telefon,Guruh,"Summa, soʻm"'),
  ).toBe(true)
  const phone = student.phone.replace(/^\+998(\d\d)(\d{3})(\d\d)(\d\d)$/, '+998 $1 $2 $3 $4')
  expect(row).toContain(`2025-12-31,${student.id},"'=HYPERLINK(""x"") A, B",${phone},,500000,naqd,1,`)
  expect(row).toContain("'@SUM(1)")
  expect(rest).toEqual([''])

  await record(student, { method: 'card', paid_on: '2025-12-31' })
  const cards = await admin.call('payments_export', { ...span, method: 'card' })
  expect(cards.headers['content-disposition']).toContain('payments-card-2025-12-31-2025-12-31.csv')
  const lines = cards.body.success ? String(cards.body.data).split('\r\n') : []
  expect([lines.length, lines[1]]).toEqual([3, expect.stringContaining(',500000,karta,1,')])

  // Without days: all there are.
  await record(student, { method: 'card', paid_on: '2021-05-05' })
  const all = await admin.call('payments_export', { method: 'card' })
  expect(all.headers['content-disposition']).toContain('payments-card.csv')
  const early = all.body.success ? String(all.body.data) : ''
  expect(early).toContain('2021-05-05')
  expect(early).toContain('2025-12-31')

  // Of one day alone the name and the log say which it is.
  const names = ['payments-from-2026-01-01.csv', 'payments-until-2026-01-01.csv']
  const ends = [{ from: '2026-01-01' }, { to: '2026-01-01' }]
  for (const [at, end] of ends.entries()) {
    const part = await admin.call('payments_export', end)
    expect(part.headers['content-disposition']).toContain(names[at])
  }
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { action: 'payments_export' })
  expect(rows.slice(0, 2).map(({ after }) => after)).toEqual(names.toReversed().map((file) => ({ file })))
})

test('a thousand accounts are frozen batch by batch, each told once, by two jobs at once', async () => {
  const rows = await school.db
    .insertInto('people')
    .values(
      Array.from({ length: 1000 }, (_, index) => ({
        role: 'student',
        phone: `+99877${String(index).padStart(7, '0')}`,
        password_hash: '',
        first_name: 'A',
        last_name: 'B',
        avatar: 'eagle',
        next_due_on: '2026-03-09',
      })),
    )
    .returning('id')
    .execute()
  await Promise.all([follow(), follow()])
  await follow()
  const ids = rows.map(({ id }) => id)
  const { count } = await school.db
    .selectFrom('people')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', 'in', ids)
    .where('frozen', '=', true)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1000)
  const notices = await school.db
    .selectFrom('notifications')
    .select(['person_id', 'kind'])
    .where('person_id', 'in', ids)
    .execute()
  expect(notices).toHaveLength(1000)
  expect(new Set(notices.map(({ kind }) => kind))).toEqual(new Set(['account_frozen']))
})
