import type { StaffActionName, TryResult } from '@qadam/contract'
import { shareCases } from './share-cases.ts'
import { startAuthoring } from './authoring.ts'
import { authoringCases } from './authoring-cases.ts'
import { startPractising } from './practice-course.ts'
import { examCases } from './exam-cases.ts'
import {
  announcementCases,
  paymentCases,
  rosterCases,
  studentPageCases,
  type StaffCase,
} from './staff-cases.ts'
import { leaverCases } from './leaver-cases.ts'
import { secondFactorCases } from './second-factor-cases.ts'
import { createGroup, signedInStaff, type StaffMember } from './staffroom.ts'
import { startStall } from './stall.ts'
import { startTestSchool, type TestSchool } from './test-school.ts'
import { watchCases } from './watch-cases.ts'

/** A school of two teachers, and every staff action as the one whose group and student it is about would call it. */
export interface ScopeSchool {
  school: TestSchool
  owner: StaffMember
  neighbour: StaffMember
  admin: StaffMember
  studentToken: string
  cases: Record<StaffActionName, StaffCase>
  /** What stands in no reply to the neighbour. */
  marks: readonly string[]
  /** Of the owner's group. */
  groupName: string
  /** What the neighbour has. */
  neighbours: { student_id: number; group_id: number; submission_id: number }
  /** Much happens among the owner's students. */
  act: () => Promise<void>
}

/** What is the owner's is called so, which nothing else is. */
const marked = {
  student: 'Belgilangan',
  group: 'Zangori guruh',
  work: 'Zarhal uch soʻz',
  phrase: 'Zumrad ibora',
  announcement: 'Zafar eʼloni',
  phone: '+998937391739',
}

export async function startScopeSchool(): Promise<ScopeSchool> {
  const school = await startTestSchool()
  const practising = await startPractising(school)
  const owner = await signedInStaff(school, 'teacher')
  const neighbour = await signedInStaff(school, 'teacher')
  // So that their lists and figures are not empty.
  const neighboursGroupId = await createGroup(school, neighbour, 'Qoʻshni guruh')
  const neighbours = await practising.student({ groupId: neighboursGroupId, firstName: 'Qoʻshni' })
  const handIn = async (who: typeof neighbours, answer: string) => {
    const question_id = practising.questionId('text')
    const { submission } = await who.data<TryResult>('question_try', { question_id, answer })
    return submission?.submission_id ?? 0
  }
  const neighboursWork = await handIn(neighbours, 'Uch soʻzli javob')
  const admin = await signedInStaff(school, 'admin')
  const groupId = await createGroup(school, owner, marked.group)
  const student = await practising.student({ groupId, firstName: marked.student, phone: marked.phone })
  const submission_id = await handIn(student, marked.work)
  const [saved] = await owner.data<{ id: number }[]>('snippet_save', { title: marked.phrase, body: 'Zoʻr!' })
  const stall = await startStall(school)
  await stall.give(student.id, 100)
  const itemId = await stall.item()
  const otherItemId = await stall.item()
  const purchase = { item_id: itemId, request_id: crypto.randomUUID() }
  const { order } = await student.data<{ order: { id: number; code: string | null } }>(
    'coin_shop_buy',
    purchase,
  )
  const order_id = order.id
  const marks = [...Object.values(marked), ...(order.code === null ? [] : [order.code])]
  const orderIds = [{}, { order_id: 0 }, { order_id: 'x' }]
  const item = {
    id: itemId,
    kind: 'thing',
    title: { uz: 'Daftar' },
    description: { uz: '' },
    price: 100,
    stock: null,
    published: true,
    revision: 0,
  }
  const ids = [{ submission_id: 0 }, { submission_id: -1 }, { submission_id: '1; drop table people' }, {}]
  const decision = {
    submission_id,
    version: 1,
    verdict: 'rejected',
    score: 0,
    coins: 0,
    points: 0,
    comment: '',
  }
  const announcement = await owner.data<{ id: number }>('announcement_save', {
    ...announcementCases(groupId, 0).announcement_save.input,
    title: { uz: marked.announcement },
  })
  const said = await admin.data<{ id: number }>('announcement_save', {
    ...announcementCases(groupId, 0).announcement_save.input,
    group_id: null,
  })
  const [lead_id = 0, spare_lead_id = 0] = await takeInvitation(school, student.token)
  const built = await startAuthoring(admin)
  await sitExam(school, student)
  // Whose sessions may end.
  const bystander = await school.createStudent({ groupId })
  const leaver = await school.createStudent({ groupId })
  const cases: Record<StaffActionName, StaffCase> = {
    me: { input: {}, bad: [], isOwned: false },
    logout: { input: {}, bad: [], isOwned: false },
    update_lang: { input: { lang: 'uz' }, bad: [{}, { lang: 'en' }], isOwned: false, isOpen: true },
    events_ticket: { input: {}, bad: [], isOwned: false },
    review_queue: {
      input: { group_id: groupId },
      bad: [
        { group_id: 'x' },
        { status: 'lost' },
        { page: 0 },
        { page: 2 ** 40 },
        { type: 'video?' },
        { query: 'a\u0000b' },
        { query: 'x'.repeat(101) },
        { overdue: 'perhaps' },
      ],
      isOwned: true,
    },
    review_submission: { input: { submission_id }, bad: ids, isOwned: true },
    review_claim: { input: { submission_id }, bad: ids, isOwned: true },
    review_release: { input: { submission_id }, bad: ids, isOwned: true },
    review_check_again: { input: { submission_id }, bad: ids, isOwned: true },
    review_decide: {
      input: decision,
      bad: [
        ...ids.map((id) => ({ ...decision, submission_id: undefined, ...id })),
        { ...decision, score: 101 },
        { ...decision, score: -1 },
        { ...decision, coins: 101 },
        { ...decision, points: 1.5 },
        { ...decision, points: 1e12 },
        { ...decision, verdict: 'uploaded' },
        { ...decision, comment: 'x'.repeat(10_001) },
        { ...decision, comment: '\u0000' },
        { ...decision, comment: undefined },
        { ...decision, request_id: 'mine' },
      ],
      isOwned: true,
    },
    review_stats: { input: { group_id: groupId }, bad: [{ group_id: -5 }], isOwned: true },
    snippets: { input: {}, bad: [], isOwned: false },
    snippet_save: {
      input: { id: saved?.id, title: marked.phrase, body: 'Zoʻr ish!' },
      bad: [{}, { title: '', body: 'x' }, { title: 'x', body: '' }, { title: 'x'.repeat(81), body: 'x' }],
      isOwned: true,
    },
    groups: { input: {}, bad: [], isOwned: false },
    group_figures: {
      input: { group_ids: [groupId] },
      bad: [
        {},
        { group_ids: [] },
        { group_ids: ['x'] },
        { group_ids: Array.from({ length: 25 }, () => groupId) },
      ],
      isOwned: true,
    },
    group_progress: {
      input: { group_id: groupId, course_id: practising.courseId },
      bad: [{}, { group_id: groupId }, { group_id: groupId, course_id: 'x' }],
      isOwned: true,
    },
    student: { input: { student_id: student.id }, bad: [{}, { student_id: null }], isOwned: true },
    statement: {
      input: { student_id: student.id },
      bad: [{}, { student_id: 'x' }, { student_id: student.id, currency: 'soʻm' }],
      isOwned: true,
    },
    leaderboard_visibility: {
      input: { student_id: student.id, hidden: false },
      bad: [{}, { student_id: student.id }, { student_id: student.id, hidden: 'x' }, { hidden: true }],
      isOwned: true,
    },
    helper_history: {
      input: { student_id: student.id, question_id: practising.questionId('text') },
      bad: [{}, { student_id: student.id }, { student_id: 'x', question_id: 1 }],
      isOwned: true,
    },
    streak_repair: {
      input: { student_id: student.id, from: '2026-03-08', to: '2026-03-09', reason: 'Uzilish' },
      bad: [
        { student_id: student.id, from: '2026-03-08', to: '2026-03-09' },
        { student_id: student.id, from: '2026-03-08', to: '2026-03-09', reason: '' },
        { student_id: student.id, from: '2026-03-08', to: '2026-03-10', reason: 'Uzilish' },
        { student_id: student.id, from: '2026-03-09', to: '2026-03-08', reason: 'Uzilish' },
        { student_id: student.id, from: '2026-02-30', to: '2026-03-08', reason: 'Uzilish' },
        { student_id: student.id, from: '2025-03-08', to: '2026-03-08', reason: 'Uzilish' },
        {
          student_id: student.id,
          group_id: groupId,
          from: '2026-03-08',
          to: '2026-03-08',
          reason: 'Uzilish',
        },
      ],
      isOwned: true,
    },
    streak_repair_preview: {
      input: { group_id: groupId, from: '2026-03-08', to: '2026-03-09' },
      bad: [
        { student_id: student.id, from: '2026-03-08' },
        { student_id: student.id, from: '2026-03-08', to: '2026-03-10' },
        { group_id: 'x', from: '2026-03-08', to: '2026-03-09' },
      ],
      isOwned: true,
    },
    streak_repairs: { input: {}, bad: [], isOwned: false },
    outages: { input: {}, bad: [], isOwned: false },
    audit_log: {
      input: {},
      bad: [
        { action: 'nothing' },
        { staff_id: 0 },
        { subject_kind: 'x' },
        { before: 'x' },
        { to: '2026-02-30' },
        { to: '9999-12-31' },
      ],
      isOwned: false,
      isAdmins: true,
    },
    student_password_new: {
      input: { student_id: bystander.id },
      bad: [{}, { student_id: 'x' }],
      isOwned: false,
      isAdmins: true,
    },
    leads: { input: {}, bad: [{ state: 'lost' }, { page: 0 }], isOwned: false, isAdmins: true },
    lead_move: {
      input: { lead_id, state: 'called' },
      bad: [{}, { lead_id: 1, state: 'enrolled' }],
      isOwned: false,
      isAdmins: true,
    },
    lead_enrol: {
      input: { lead_id, group_id: groupId, first_name: 'Ali', last_name: 'Valiyev' },
      bad: [{}, { lead_id: 1, group_id: groupId, first_name: ' ', last_name: 'Valiyev' }],
      isOwned: false,
      isAdmins: true,
    },
    lead_delete: { input: { lead_id: spare_lead_id }, bad: [{}], isOwned: false, isAdmins: true },
    leads_drop: { input: { up_to: 1 }, bad: [{}, { up_to: 0 }], isOwned: false, isAdmins: true },
    leads_bring_back: {
      input: { dropped_at: '2026-03-10T07:00:00.000Z' },
      bad: [{}, { dropped_at: 'today' }],
      isOwned: false,
      isAdmins: true,
    },
    shop_items: { input: {}, bad: [], isOwned: false, isAdmins: true },
    shop_item_save: {
      input: item,
      bad: [{}, { ...item, price: 0 }, { ...item, title: { uz: '' } }, { ...item, stock: -1 }],
      isOwned: false,
      isAdmins: true,
    },
    // Without a picture, which the shop's own tests bring.
    shop_item_picture: {
      input: { item_id: itemId },
      bad: [{}, { item_id: 'x' }],
      isOwned: false,
      isAdmins: true,
      status: 400,
    },
    shop_shelves: {
      input: { item_ids: [otherItemId, itemId] },
      bad: [{}, { item_ids: [0] }, { item_ids: 'all' }],
      isOwned: false,
      isAdmins: true,
    },
    shop_orders: {
      input: {},
      bad: [{ state: 'lost' }, { page: 0 }, { query: 'x'.repeat(101) }],
      isOwned: false,
    },
    shop_order_ready: { input: { order_id }, bad: orderIds, isOwned: true },
    shop_order_hand_over: { input: { order_id }, bad: orderIds, isOwned: true },
    // Of an order that was handed over by then.
    shop_order_cancel: {
      input: { order_id, reason: 'Qolmadi' },
      bad: [...orderIds, { order_id }, { order_id, reason: '' }, { order_id, reason: 'x'.repeat(301) }],
      isOwned: false,
      isAdmins: true,
      status: 409,
    },
    ...secondFactorCases,
    ...(await shareCases(student)),
    ...examCases(student.id),
    ...authoringCases(built),
    ...announcementCases(groupId, announcement.id),
    ...paymentCases(student.id),
    ...studentPageCases(student.id),
    ...watchCases({ groupId, submission_id, student, owner, admin, courseId: practising.courseId }),
    ...rosterCases(groupId, leaver, (await school.createTeacher()).id),
    ...leaverCases(leaver.id),
    snippet_delete: { input: { id: saved?.id }, bad: [{}, { id: 0 }], isOwned: true },
  }
  const act = async () => {
    const newcomer = await practising.student({ groupId, firstName: marked.student })
    const work = { submission_id: await handIn(newcomer, marked.work) }
    await stall.give(newcomer.id, 100)
    await newcomer.data('coin_shop_buy', { item_id: itemId, request_id: crypto.randomUUID() })
    await newcomer.data('announcement_mark', { announcement_id: said.id, as: 'read' })
    await owner.data('review_claim', work)
    await owner.data('review_decide', { ...decision, ...work })
    await sitExam(school, newcomer)
  }
  return {
    ...{ school, owner, neighbour, admin, studentToken: student.token, cases, marks, act },
    groupName: marked.group,
    neighbours: { student_id: neighbours.id, group_id: neighboursGroupId, submission_id: neighboursWork },
  }
}

/** A sitting that ended with its first part. */
async function sitExam(school: TestSchool, { id, token }: { id: number; token: string }): Promise<void> {
  await school.db.updateTable('people').set({ exam: true }).where('id', '=', id).execute()
  for (const action of ['exam_start', 'exam_save'] as const)
    await school.call(action, { level: 'Part 1' }, token)
}

/** Two who took a student's invitation. @returns their leads. */
async function takeInvitation(school: TestSchool, token: string): Promise<number[]> {
  const invite = await school.call<{ code: string }>('invite', {}, token)
  if (!invite.body.success) throw new Error(invite.code)
  for (const phone of ['+998937391741', '+998937391742'])
    await school.call('invite_accept', { code: invite.body.data.code, name: 'Ali Valiyev', phone })
  const leads = await school.db.selectFrom('invite_leads').select('id').orderBy('id').execute()
  return leads.map(({ id }) => id)
}
