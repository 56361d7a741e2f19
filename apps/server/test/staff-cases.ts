import type { StaffActionName } from '@qadam/contract'

/** How a staff action is called, rightly and wrongly, by every role that may and may not. */
export interface StaffCase {
  /** The owner's valid input. */
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

export type Cases<Prefix extends string> = Record<Extract<StaffActionName, `${Prefix}${string}`>, StaffCase>

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
    payment_prices: { input: {}, bad: [], isOwned: false, isAdmins: true },
    payment_price_set: {
      input: { student_id: studentId, price: 400_000 },
      bad: [
        { student_id: studentId },
        { price: 0 },
        { price: 2 ** 40 },
        { price: 1.5 },
        { student_id: studentId, group_id: 1, price: 5 },
      ],
      isOwned: false,
      isAdmins: true,
    },
    payment_student_price: {
      input: { student_id: studentId },
      bad: [{}, { student_id: 'x' }],
      isOwned: false,
      isAdmins: true,
    },
    payment_transactions: {
      input: {},
      bad: [
        { provider: 'gold' },
        { state: 'late' },
        { from: '2026-02-30' },
        { query: 'a\u0000b' },
        { page: 0 },
      ],
      isOwned: false,
      isAdmins: true,
    },
    payment_transactions_export: {
      input: { from: '2026-01-01', to: '2026-03-10' },
      bad: [{}, { from: '2026-03-10', to: '2026-01-01' }, { from: '2020-01-01', to: '2026-01-01' }],
      isOwned: false,
      isAdmins: true,
    },
    payments_reconcile: {
      input: { provider: 'payme', from: '2026-01-01', to: '2026-03-10', csv: 'id,amount\n1,2\n' },
      bad: [
        { provider: 'payme', from: '2026-01-01', to: '2026-03-10', csv: 'no header' },
        { provider: 'cash', from: '2026-01-01', to: '2026-03-10', csv: 'id,amount' },
        { provider: 'payme', from: '2026-03-10', to: '2026-01-01', csv: 'id,amount' },
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
      bad: [{ from: '2026-03-10', to: '2026-01-01' }, { from: '2026-02-30' }, { method: 'gold' }],
      isOwned: false,
      isAdmins: true,
    },
  }
}

/** Of whom the school writes about a student. */
function parentCases(studentId: number): Cases<'parent'> {
  const revoked = { student_id: studentId, what: 'link', id: 1 }
  return {
    parents: { input: { student_id: studentId }, bad: [{}, { student_id: 'x' }], isOwned: true },
    parent_pages: {
      input: { student_id: studentId },
      bad: [{}, { student_id: 'x' }],
      isOwned: false,
      isAdmins: true,
    },
    parent_page_make: {
      input: { student_id: studentId },
      bad: [{}, { student_id: 0 }],
      isOwned: false,
      isAdmins: true,
    },
    parent_consent: { input: { student_id: studentId }, bad: [{}, { student_id: 'x' }], isOwned: true },
    parent_consent_ask: { input: { student_id: studentId }, bad: [{}, { student_id: 0 }], isOwned: true },
    parent_page_revoke: {
      input: { student_id: studentId, link_id: 1 },
      bad: [{}, { student_id: studentId }, { student_id: studentId, link_id: -1 }],
      isOwned: false,
      isAdmins: true,
    },
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

/** Of what a student has of a finished course: the school takes it back. */
function certificateCases(studentId: number): Cases<'certificate'> {
  const revoked = { student_id: studentId, certificate_id: 1, revoked: true, reason: 'Xato' }
  return {
    certificates: { input: { student_id: studentId }, bad: [{}, { student_id: 'x' }], isOwned: true },
    certificate_revoke: {
      input: revoked,
      bad: [
        {},
        { ...revoked, reason: ' ' },
        { ...revoked, reason: 'x'.repeat(301) },
        { ...revoked, revoked: 'yes' },
        { ...revoked, certificate_id: 0 },
        { ...revoked, student_id: undefined },
      ],
      isOwned: false,
      isAdmins: true,
      // Of a certificate that does not exist.
      status: 404,
    },
  }
}

/** Of what stands on a student's page beside payments. */
export const studentPageCases = (studentId: number) => ({
  ...parentCases(studentId),
  ...certificateCases(studentId),
  ...attemptCases(studentId),
  ...timeCases(studentId),
})

function timeCases(student_id: number): Cases<'time_factor'> {
  const longer = { student_id, factor: 1.5 }
  return {
    time_factor_save: {
      input: longer,
      bad: [
        {},
        { student_id },
        { ...longer, factor: 0 },
        { ...longer, factor: 1.1 },
        { ...longer, factor: 100 },
        { ...longer, factor: null },
        { ...longer, student_id: 'x' },
        { ...longer, reason: 'x'.repeat(301) },
        { ...longer, reason: '\u0000' },
      ],
      isOwned: true,
    },
  }
}

function attemptCases(student_id: number): Cases<'attempts_'> {
  const grant = { student_id, lesson_id: 1, reason: 'Aloqa uzildi' }
  return {
    attempts_grant: {
      input: grant,
      bad: [{}, { student_id, lesson_id: 1 }, { ...grant, reason: '' }, { ...grant, count: 0 }],
      isOwned: true,
    },
  }
}

/** Of announcements to a group. */
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
        { ...announced, id: 1 },
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

/** Of the school's list of people, which is the office's; a teacher may search own students. */
export function rosterCases(
  groupId: number,
  /** A person whose sessions may end. */
  leaver: { id: number },
  /** A member of staff whom no other case uses. */
  staffId: number,
): Cases<
  | 'students'
  | 'student_import'
  | 'student_save'
  | 'student_close'
  | 'student_sessions'
  | 'group_save'
  | 'group_delete'
> &
  Cases<'staff_' | 'roster_' | 'balance_'> {
  const office = { isOwned: false, isAdmins: true }
  const student_id = leaver.id
  const bulk = [{}, { student_ids: [] }, { student_ids: ['x'] }, { student_ids: Array(501).fill(1) }]
  const correction = { student_id, points: 5, coins: 5, reason: 'Xato', request_id: crypto.randomUUID() }
  return {
    students: {
      input: { query: 'a' },
      bad: [
        { query: 'a\u0000b' },
        { state: 'lost' },
        { sort: 'password_hash' },
        { page: 0 },
        { group_id: 'x' },
      ],
      isOwned: false,
    },
    student_save: {
      input: { student_id, first_name: 'Yangi' },
      bad: [
        {},
        { student_id, first_name: ' ' },
        { student_id, phone: '12' },
        { student_id, phone: 'telefon' },
        { student_id, lang: 'en' },
        { student_id, next_due_on: '2026-12-01' },
        { student_id: 'x' },
        { first_name: 'Ali', last_name: 'Valiyev' },
        { first_name: 'Ali', last_name: 'Valiyev', phone: '901234567', next_due_on: '2026-02-30' },
        { first_name: 'Ali', last_name: 'Valiyev', phone: '901234567', next_due_on: '9999-12-31' },
      ],
      ...office,
    },
    students_move: {
      input: { student_ids: [student_id], group_id: groupId },
      bad: [...bulk, { student_ids: [student_id] }],
      ...office,
    },
    students_enrol: {
      input: { student_ids: [student_id], course_id: 1, enrolled: true },
      bad: [...bulk, { student_ids: [student_id], course_id: 1 }],
      ...office,
    },
    students_import: {
      input: { csv: 'first_name,last_name,phone\n', dry_run: true },
      bad: [{}, { csv: 'x' }, { csv: '', dry_run: true }, { csv: '\u0000', dry_run: true }],
      ...office,
    },
    student_imports: { input: {}, bad: [], ...office },
    student_import_slips: {
      input: { id: 999_999, request_id: crypto.randomUUID() },
      bad: [{}, { id: 1 }, { id: 1, request_id: 'x' }],
      status: 404,
      ...office,
    },
    students_export: { input: { query: 'a' }, bad: [{ state: 'lost' }, { format: 'pdf' }], ...office },
    student_close: {
      input: { student_id, closed: true },
      bad: [{}, { student_id }, { student_id, closed: 'yes' }],
      ...office,
    },
    student_sessions_end: { input: { student_id }, bad: [{}, { student_id: -1 }], ...office },
    balance_correct: {
      input: correction,
      bad: [
        {},
        { ...correction, points: 1.5 },
        { ...correction, coins: 1e9 },
        { ...correction, reason: '' },
        { ...correction, request_id: 'mine' },
      ],
      ...office,
    },
    roster_groups: { input: {}, bad: [], ...office },
    group_save: {
      input: { name: 'Yangi guruh', course_ids: [] },
      bad: [
        {},
        { name: ' ', course_ids: [] },
        { name: 'x'.repeat(61), course_ids: [] },
        { name: 'Guruh', course_ids: ['x'] },
        { name: 'Guruh', course_ids: [], teacher_id: 'x' },
      ],
      ...office,
    },
    group_delete: { input: { group_id: groupId }, bad: [{}, { group_id: 0 }], ...office, status: 409 },
    staff_list: { input: {}, bad: [], ...office },
    staff_save: {
      input: { staff_id: staffId, first_name: 'Yangi' },
      bad: [{}, { staff_id: staffId, role: 'student' }, { staff_id: staffId, phone: '1' }],
      ...office,
    },
    staff_password_new: { input: { staff_id: staffId }, bad: [{}, { staff_id: 'x' }], ...office },
    staff_close: { input: { staff_id: staffId, closed: true }, bad: [{}, { staff_id: staffId }], ...office },
    staff_second_factor_remove: {
      input: { staff_id: staffId },
      bad: [{}, { staff_id: 'x' }, { staff_id: staffId, reason: 'x'.repeat(1001) }],
      ...office,
    },
  }
}
