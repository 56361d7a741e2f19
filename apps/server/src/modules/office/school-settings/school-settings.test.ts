import type {
  AuditEntry,
  Lesson,
  SettingName,
  SettingState,
  ShopView,
  ShownSetting,
  StaffShopItem,
} from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { usualSettings } from '../../../../test/school-settings-cases.ts'
import { renewContent } from '../../learning/courses/index.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let learning: Learning
let admin: StaffMember
let other: StaffMember

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  admin = await signedInStaff(school, 'admin', { firstName: 'Nodira', lastName: 'Karimova' })
  other = await signedInStaff(school, 'admin')
})
beforeEach(async () => {
  await school.db
    .deleteFrom('settings')
    .where('name', 'in', ['school', 'rewards', 'tests', 'exam_redirects', 'helper', 'content_languages'])
    .execute()
  await renewContent(school.db)
})

type Section = keyof typeof usualSettings
type Settings = Record<SettingName, ShownSetting>
const settings = async () => await admin.data<Settings>('school_settings')
const change = (name: Section, values: object, revision = 0) => ({
  name,
  revision,
  values: { ...usualSettings[name], ...values },
})
const set = async (section: Section, values: object) => {
  const { revision } = (await settings())[section]
  return await admin.data<ShownSetting>('school_settings_save', change(section, values, revision))
}

test('what nobody has set is as usual; what is set back follows the usual again', async () => {
  const before = await settings()
  for (const section of ['rewards', 'tests', 'exam', 'helper', 'languages'] as const)
    expect(before[section]).toMatchObject({
      values: usualSettings[section],
      usual: usualSettings[section],
      revision: 0,
      saved_by: null,
    })
  await set('rewards', { lesson_points: 60 })
  const stored = async () =>
    (await school.db.selectFrom('settings').select('value').where('name', '=', 'rewards').executeTakeFirst())
      ?.value
  expect(await stored()).toEqual({ values: { lesson_points: 60 } })
  await set('rewards', {})
  expect(await stored()).toEqual({ values: {} })
  expect((await settings()).rewards).toMatchObject({ revision: 2, saved_by: 'Nodira Karimova' })
})

test('a field that an older console does not send stays as it is', async () => {
  await set('tests', { pass_percent: 70, max_attempts: 5 })
  const values = { pass_percent: 75 }
  await admin.data('school_settings_save', { name: 'tests', revision: 1, values })
  expect((await settings()).tests.values).toEqual({ pass_percent: 75, max_attempts: 5 })
})

test('two admins do not overwrite each other unseen, and a retry after a lost reply is no conflict', async () => {
  const mine = change('tests', { pass_percent: 70 })
  const theirs = change('tests', { pass_percent: 90 })
  const replies = await Promise.all([
    admin.call('school_settings_save', mine),
    other.call('school_settings_save', theirs),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = replies.find(({ status }) => status === 409)
  const { tests } = await settings()
  expect(lost?.error).toMatchObject({
    code: 'conflict',
    newer: { values: tests.values, revision: 1, saved_by: tests.saved_by },
  })
  const [winner, again] = tests.values.pass_percent === 70 ? [admin, mine] : [other, theirs]
  expect((await winner.call('school_settings_save', again)).status).toBe(200)
  expect((await settings()).tests.revision).toBe(1)
  // Another section has a revision of its own.
  expect((await other.call('school_settings_save', change('rewards', { goal_coins: 4 }))).status).toBe(200)
})

test('nor do they at an item of the shop, whose purchases are no saves', async () => {
  const draft = { kind: 'thing', title: { uz: 'Krujka' }, description: { uz: '' }, drawing: 'mug' }
  const save = async (by: StaffMember, changes: object) =>
    await by.call<{ id: number }>('shop_item_save', { ...draft, stock: 3, published: true, ...changes })
  const made = await save(admin, { price: 500 })
  if (!made.body.success) throw new Error(made.code)
  const { id } = made.body.data
  const revisionOf = async () =>
    (await admin.data<StaffShopItem[]>('shop_items')).find((item) => item.id === id)?.revision
  expect((await save(admin, { id, price: 700, revision: 0 })).status).toBe(200)
  const stale = await save(other, { id, price: 800, revision: 0 })
  expect([stale.code, stale.error?.['reason']]).toEqual(['conflict', 'changed'])
  const newer = { id, price: 700, revision: 1, saved_by: 'Nodira Karimova' }
  expect(stale.error?.['newer']).toMatchObject(newer)
  // Sent again because its reply was lost.
  expect((await save(admin, { id, price: 700, revision: 0 })).status).toBe(200)
  expect(await revisionOf()).toBe(1)
  await school.db.updateTable('shop_items').set({ stock: 2 }).where('id', '=', id).execute()
  expect((await save(other, { id, price: 800, stock: 5, stock_seen: 2, revision: 1 })).status).toBe(200)
  expect((await save(other, { id, price: 900 })).code).toBe('validation.failed')
})

test('the audit log has what was changed, before and after, and nothing for what was not', async () => {
  await set('rewards', { lesson_coins: 7, module_coins: 30 })
  await set('rewards', { lesson_coins: 7, module_coins: 30 })
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { action: 'school_settings_save' })
  expect(rows[0]).toMatchObject({
    subject: { kind: 'school' },
    before: { 'rewards.lesson_coins': 5, 'rewards.module_coins': 20 },
    after: { 'rewards.lesson_coins': 7, 'rewards.module_coins': 30 },
  })
  expect(rows.filter(({ after }) => after?.['rewards.module_coins'] === 30)).toHaveLength(1)
})

const begun = async (): Promise<{ learner: Learner; lesson: Lesson }> => {
  const learner = await learning.student()
  const lesson = await learner.lesson(0)
  await learner.study(lesson.id)
  return { learner, lesson }
}

test('rewards hold for what comes; what was paid stays, and is not paid again by another amount', async () => {
  const { learner, lesson } = await begun()
  await learner.takeTest(lesson.id, 5)
  const paid = async ({ id }: Learner) => {
    const rows = await school.db
      .selectFrom('ledger')
      .select(['reason', 'currency', 'amount'])
      .where('person_id', '=', id)
      .where('reason', 'in', ['lesson', 'answer'])
      .orderBy('id')
      .execute()
    return rows.map(({ reason, currency, amount }) => `${reason} ${currency} ${amount}`)
  }
  const first = await paid(learner)
  const five = (each: string) => Array.from({ length: 5 }, () => each)
  expect(first.toSorted()).toEqual([...five('answer points 10'), 'lesson coins 5', 'lesson points 50'])
  await set('rewards', { answer_points: 11, lesson_points: 60, lesson_coins: 0 })
  await learner.takeTest(lesson.id, 5)
  expect(await paid(learner)).toEqual(first)
  // What the shop tells of earning is what is paid.
  expect(await learner.data('coin_shop')).toMatchObject({
    ways: expect.arrayContaining([{ way: 'module', coins: 20 }]),
  })
  expect((await learner.data<ShopView>('coin_shop')).ways?.map(({ way }) => way)).not.toContain('lesson')
  const later = await begun()
  await later.learner.takeTest(later.lesson.id, 5)
  expect((await paid(later.learner)).toSorted()).toEqual([...five('answer points 11'), 'lesson points 60'])
})

test('an attempt ends by the pass mark it began with; the next goes by the one that was set meanwhile', async () => {
  await set('tests', { pass_percent: 60, max_attempts: 2 })
  const { learner, lesson } = await begun()
  const shown = await learner.lesson(0)
  expect([shown.test?.pass_percent, shown.attempts.max]).toEqual([60, 2])
  const attempt = await learner.start(lesson.id)
  await set('tests', { pass_percent: 100, max_attempts: 2 })
  for (const [index, questionId] of attempt.question_ids.entries())
    await learner.answer(attempt, questionId, index < 3)
  expect(await learner.data('test_finish', { attempt_id: attempt.attempt_id })).toMatchObject({
    percentage: 60,
    state: 'passed',
  })
  const later = await begun()
  expect((await later.learner.lesson(0)).test?.pass_percent).toBe(100)
  await later.learner.takeTest(later.lesson.id, 4)
  expect((await later.learner.lesson(0)).result).toMatchObject({ passed: false })
})

test('fewer attempts than are spent are none left, and never less', async () => {
  const { learner, lesson } = await begun()
  for (let count = 0; count < 2; count += 1) {
    const { attempt_id } = await learner.data<{ attempt_id: number }>('test_start', { lesson_id: lesson.id })
    await learner.data('test_leave', { attempt_id })
  }
  await set('tests', { max_attempts: 1 })
  expect((await learner.lesson(0)).attempts).toMatchObject({ max: 1, left: 0 })
  expect((await learner.call('test_start', { lesson_id: lesson.id })).code).toBe('attempts.exhausted')
  await set('tests', { max_attempts: 5 })
  expect((await learner.lesson(0)).attempts).toMatchObject({ max: 5, left: 3 })
})

test('a level leads only to a module of its course in which there is something to learn', async () => {
  const { course_id, module_id } = await school.db
    .selectFrom('lessons')
    .select(['course_id', 'module_id'])
    .where('retired', '=', false)
    .executeTakeFirstOrThrow()
  const save = async (course: number, module: number) =>
    await admin.call(
      'school_settings_save',
      change('exam', { level_1_course: course, level_1_module: module }),
    )
  const nowhere = await save(course_id, module_id + 100_000)
  expect(nowhere.error).toMatchObject({
    code: 'validation.failed',
    fields: { level_1_module: expect.any(String) },
  })
  expect((await save(course_id + 100_000, module_id)).code).toBe('validation.failed')
  expect((await settings()).exam.revision).toBe(0)
  // The other levels are as usual, and are not asked about.
  expect((await save(course_id, module_id)).status).toBe(200)
  expect((await settings()).exam.values).toMatchObject({
    level_1_course: course_id,
    level_1_module: module_id,
  })
  // Both can be chosen by name.
  const { courses } = (await settings()).exam.state as SettingState<'exam'>
  const named = courses.find(({ id }) => id === course_id)
  expect(named?.title).toMatch(/\S/)
  expect(named?.modules.find(({ id }) => id === module_id)?.title).toMatch(/\S/)
  const { n } = await school.db
    .selectFrom('courses')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('published', '=', true)
    .executeTakeFirstOrThrow()
  expect(courses).toHaveLength(n)
})

test('the address for payments is the one an admin has set, before the configuration’s', async () => {
  const link = async () => (await learner.data<{ payment_link: string | null }>('profile')).payment_link
  const learner = await learning.student()
  const before = await link()
  await set('school', { payment_link: 'https://pay.example/own' })
  expect(await link()).toBe('https://pay.example/own')
  await set('school', {})
  expect(await link()).toBe(before)
})

test('a teacher may neither see nor set any of it', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  for (const action of ['school_settings', 'school_settings_save'] as const)
    expect((await teacher.call(action, change('rewards', {}))).code).toBe('access.forbidden')
})

test('two admins do not overwrite each other’s SMS settings unseen, and a retry after a lost reply is no conflict', async () => {
  const { revision } = (await settings()).sms
  const cap = (daily_cap: unknown) => ({ name: 'sms', values: { daily_cap }, revision })
  const replies = await Promise.all(
    [300, 400].map(async (daily_cap) => await admin.call('school_settings_save', cap(daily_cap))),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stored = (await settings()).sms
  expect(replies.find(({ status }) => status === 409)?.error).toMatchObject({
    code: 'conflict',
    newer: { values: stored.values, revision: revision + 1 },
  })
  expect(stored).toMatchObject({ revision: revision + 1, saved_at: school.clock.now().toISOString() })
  const again = await admin.call('school_settings_save', cap(stored.values['daily_cap']))
  expect(again.status).toBe(200)
  expect((await settings()).sms).toEqual(stored)
})
