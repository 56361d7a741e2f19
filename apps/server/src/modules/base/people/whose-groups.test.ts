import { staffActions, type StaffActionName } from '@qadam/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startScopeSchool, type ScopeSchool } from '../../../../test/staff-scope-school.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'

/** Whom an action about a student of a group lets in, beside admins. */
const letsIn = {
  office: [],
  own: ['teacher'],
  reviewed: ['teacher', 'deputy'],
} as const satisfies Record<string, readonly Caller[]>

/** In the order in which they ask: who changes something asks last. */
const callers = ['colleague', 'curator', 'mentor', 'deputy', 'teacher', 'admin'] as const
type Caller = (typeof callers)[number]

/** Every staff action that names a student, or something that is one student's. */
const rows: Partial<Record<StaffActionName, keyof typeof letsIn>> = {
  // Asked for one student, the queue would tell that they are there: a deputy reads it whole.
  review_queue: 'own',
  review_submission: 'reviewed',
  review_claim: 'reviewed',
  review_release: 'reviewed',
  review_decide: 'reviewed',
  review_check_again: 'reviewed',
  promise_pass: 'office',
  student_weeks: 'own',
  student: 'own',
  leaderboard_visibility: 'own',
  time_factor_save: 'own',
  student_shares: 'own',
  statement: 'own',
  helper_history: 'own',
  streak_repair: 'own',
  streak_repair_preview: 'own',
  student_password_new: 'office',
  parents: 'own',
  parent_consent: 'own',
  parent_consent_ask: 'own',
  parent_link: 'own',
  parent_revoke: 'own',
  parent_pages: 'office',
  parent_page_make: 'office',
  parent_page_revoke: 'office',
  certificates: 'own',
  certificate_revoke: 'office',
  student_save: 'office',
  students_move: 'office',
  students_enrol: 'office',
  ledger_export: 'office',
  student_close: 'office',
  student_erase: 'office',
  student_timeline: 'office',
  student_sessions_end: 'office',
  attempts_grant: 'own',
  balance_correct: 'office',
  shop_order_ready: 'own',
  shop_order_hand_over: 'own',
  shop_order_cancel: 'office',
  exam_grant: 'office',
  exam_sittings: 'own',
  payment_record: 'office',
  payment_correct: 'office',
  payment_cancel: 'office',
  payment_due_set: 'office',
  payments_list: 'office',
  payments_export: 'office',
  payment_price_set: 'office',
  payment_student_price: 'office',
  payment_transactions: 'office',
  payment_transactions_export: 'office',
}

const named = (Object.keys(staffActions) as StaffActionName[]) // the keys are the actions
  .filter((name) =>
    namesStudent(z.toJSONSchema(staffActions[name].input, { io: 'input', unrepresentable: 'any' })),
  )

/** Whether a field, at any depth, holds ids of students or of what is one student's. */
function namesStudent(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  return Object.entries(schema).some(
    ([key, value]) =>
      /^(student|person|submission|order|certificate|payment)_ids?$/.test(key) || namesStudent(value),
  )
}

let school: ScopeSchool
let staff: Record<Caller, StaffMember>
beforeAll(async () => {
  school = await startScopeSchool()
  const { db } = school.school
  const [deputy, curator, mentor] = [await teacher(), await teacher(), await teacher()]
  staff = { deputy, curator, mentor, teacher: school.owner, admin: school.admin, colleague: school.neighbour }
  const people = { curator_id: curator.id, mentor_id: mentor.id }
  await db.updateTable('groups').set(people).where('name', '=', school.groupName).execute()
  const { student_id } = namedStudent()
  const certificate = {
    course_id: 1,
    course_title: JSON.stringify({ uz: 'Kurs' }),
    name: 'Ali',
    school: 'Qadam',
  }
  await db
    .insertInto('certificates')
    .values({ ...certificate, person_id: student_id, code: 'QADAM1', issued_at: new Date() })
    .execute()
  const today = '2026-03-10'
  const away = { teacher_id: school.owner.id, deputy_id: deputy.id, from: today, to: today }
  await school.admin.data('absence_save', away)
})
afterAll(async () => await school.school.close())

const teacher = async () => await signedInStaff(school.school, 'teacher')

test('each staff action that names a student has its row here, as the access table says who may call it', () => {
  expect(Object.keys(rows).toSorted()).toEqual(named.toSorted())
  for (const name of named)
    expect([name, staffActions[name].access]).toEqual([
      name,
      { role: rows[name] === 'office' ? 'admin' : 'teacher', frozen: 'allowed', reach: 'own groups' },
    ])
})

test.for(named)('%s lets in who sees the student, or reviews the work, and nobody else', async (name) => {
  const row = rows[name] ?? 'office'
  for (const caller of callers) {
    const { status, code } = await staff[caller].call(name, inputOf(name))
    const mayCall = row !== 'office' || caller === 'admin'
    const isLetIn = caller === 'admin' || letsIn[row].some((one) => one === caller)
    // Who is let in after another may find it done.
    if (isLetIn) expect([caller, [200, 409].includes(status)]).toEqual([caller, true])
    else expect([caller, code]).toEqual([caller, mayCall ? 'not_found' : 'access.forbidden'])
  }
})

const namedStudent = () => school.cases.student.input as { student_id: number } // as the case has it

/** As about a student of the teacher's group. */
function inputOf(name: StaffActionName): object {
  const { student_id } = namedStudent()
  const { input } = school.cases[name]
  if (name === 'streak_repair_preview') return { student_id, from: '2026-03-08', to: '2026-03-09' }
  return name === 'review_queue' || (name.startsWith('payment') && !('payment_id' in input))
    ? { ...input, student_id }
    : input
}
