import type { StaffActionName } from '@qadam/contract'

/** How a staff action is called, rightly and wrongly, by everybody who may and may not. */
export interface StaffCase {
  /** What the owner may ask. */
  input: object
  /** Inputs that are wrong in themselves. */
  bad: readonly object[]
  /** Whether the input names something of the owner's that a neighbour must not reach. */
  isOwned: boolean
  /** Everybody may, without a token too. */
  isOpen?: boolean
  /** What an admin's call comes to, where that is not 200. */
  status?: number
  /** No teacher may. */
  isAdmins?: boolean
}

type Cases<Prefix extends string> = Record<Extract<StaffActionName, `${Prefix}${string}`>, StaffCase>

/** Of what students pay, which is the office's alone. */
export function paymentCases(studentId: number): Cases<'payment'> {
  const paid = { student_id: studentId, amount: 500_000, method: 'cash', paid_on: '2026-03-10' }
  const correction = { amount: 400_000, method: 'card', paid_on: '2026-03-09', reason: 'Xato' }
  return {
    payment_record: {
      input: paid,
      bad: [
        { ...paid, amount: 0 },
        { ...paid, amount: 1e12 },
        { ...paid, method: 'gold' },
        { ...paid, paid_on: '2026-02-30' },
        { ...paid, paid_on: '2999-01-01' },
        { ...paid, months: 13 },
        { ...paid, note: '\u0000' },
        { ...paid, request_id: 'mine' },
        { ...paid, student_id: undefined },
      ],
      isOwned: false,
      isAdmins: true,
    },
    payment_correct: {
      input: { ...correction, payment_id: 1 },
      bad: [
        correction,
        { ...correction, payment_id: 1, reason: '' },
        { ...correction, payment_id: 1, amount: -5 },
      ],
      isOwned: false,
      isAdmins: true,
    },
    payment_cancel: {
      input: { payment_id: 1, reason: 'Xato' },
      bad: [{}, { payment_id: 1 }, { payment_id: 0, reason: 'Xato' }],
      isOwned: false,
      isAdmins: true,
    },
    payment_due_set: {
      input: { student_id: studentId, next_due_on: '2026-04-01', reason: 'Kelishuv' },
      bad: [
        { student_id: studentId, next_due_on: '2026-02-30', reason: 'x' },
        { student_id: studentId, next_due_on: null },
        { student_id: studentId, reason: 'x' },
      ],
      isOwned: false,
      isAdmins: true,
    },
    payments_list: {
      input: {},
      bad: [{ from: '2026-02-30' }, { to: 'x' }, { method: 'gold' }, { page: 0 }, { student_id: 'x' }],
      isOwned: false,
      isAdmins: true,
    },
    payments_due: {
      input: {},
      bad: [{ state: 'late' }, { query: 'a\u0000b' }, { group_id: 'x' }, { page: 2 ** 40 }],
      isOwned: false,
      isAdmins: true,
    },
    payments_export: {
      input: { from: '2026-01-01', to: '2026-03-10' },
      bad: [{}, { from: '2026-03-10', to: '2026-01-01' }, { from: '2020-01-01', to: '2026-01-01' }],
      isOwned: false,
      isAdmins: true,
    },
  }
}

/** Of whom the school writes about a student. */
export function parentCases(studentId: number): Cases<'parent'> {
  const revoked = { student_id: studentId, what: 'link', id: 1 }
  return {
    parents: { input: { student_id: studentId }, bad: [{}, { student_id: 'x' }], isOwned: true },
    parent_link: { input: { student_id: studentId }, bad: [{}, { student_id: 0 }], isOwned: true },
    parent_revoke: {
      input: revoked,
      bad: [
        {},
        { ...revoked, what: 'parent' },
        { ...revoked, id: -1 },
        { ...revoked, student_id: undefined },
      ],
      isOwned: true,
    },
  }
}

/** Of what a group is told. */
export function announcementCases(groupId: number, announcementId: number): Cases<'announcement'> {
  const announced = {
    group_id: groupId,
    title: { uz: 'Eʼlon' },
    body: { uz: 'Dushanba dars boʻlmaydi.' },
    from: '2026-03-10',
    until: null,
  }
  return {
    announcements: { input: {}, bad: [{ over: 'perhaps' }, { page: 0 }], isOwned: false },
    announcement_save: {
      input: announced,
      bad: [
        {},
        { ...announced, title: { uz: ' ' } },
        { ...announced, title: { uz: 'x'.repeat(121) } },
        { ...announced, body: { uz: '\u0000' } },
        { ...announced, body: { ru: 'Только' } },
        { ...announced, from: '2026-02-30' },
        { ...announced, until: '2026-03-09' },
        { ...announced, group_id: undefined },
        { ...announced, course_id: 'all' },
        { ...announced, course_id: 1 },
        { ...announced, id: 'x' },
        { ...announced, request_id: 'mine' },
      ],
      isOwned: true,
    },
    announcement_end: {
      input: { announcement_id: announcementId },
      bad: [{}, { announcement_id: 'all' }],
      isOwned: true,
    },
  }
}
