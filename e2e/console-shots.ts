import type { User } from '@qadam/contract'
import { ru } from '../apps/staff/src/platform/i18n/ru.ts'
import { uz } from '../apps/staff/src/platform/i18n/uz.ts'
import type { Page } from './journey.ts'
import { SchoolApi } from './school-api.ts'
import { settle } from './shot-hands.ts'
import { admin, teacher } from './staff.ts'

type Words = typeof uz | typeof ru

const wordsOf = async (page: Page): Promise<Words> =>
  (await page.locator('html').getAttribute('lang')) === 'ru' ? ru : uz

/**
 * Presses buttons one after another, each by what is written on it or, with blanks, by its beginning. What a toolbar had
 * no room for is in its menu.
 */
const press =
  (...names: ((words: Words) => string)[]) =>
  async (page: Page): Promise<void> => {
    const words = await wordsOf(page)
    const find = (beginning: string) =>
      page
        .getByRole('button', { name: beginning })
        .or(page.getByRole('menuitem', { name: beginning }))
        .filter({ visible: true })
        .first()
    for (const name of names) {
      const [beginning = ''] = name(words).split('{{')
      const isInSight = await find(beginning)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
      if (!isInSight)
        await page
          .getByRole('button', { name: words.table.more, exact: true })
          .last()
          .click({ timeout: 2000 })
      await find(beginning).click({ timeout: 5000 })
      await settle(page)
    }
  }

/** The sheet of a list's filters, where it has one: on a phone. */
const filters = async (page: Page): Promise<void> => {
  const { table } = await wordsOf(page)
  const sheet = page.getByRole('button', { name: table.filters }).filter({ visible: true })
  if ((await sheet.count()) > 0) await sheet.first().click()
  await settle(page)
}

/** Dialogs of the console and its seldom screens; where each begins below /staff. */
const dialogs = {
  'people-add': { path: 'people', prepare: press(({ roster }) => roster.add_student) },
  'group-edit': {
    path: 'people?section=groups',
    prepare: async (page: Page) => {
      await page.locator('tbody a').first().click({ timeout: 5000 })
      await settle(page)
    },
  },
  'module-checkpoint': {
    path: 'courses/1',
    prepare: async (page: Page) => {
      const { authoring } = await wordsOf(page)
      const [more = ''] = authoring.more.split('{{')
      await page.locator('main ol').getByRole('button', { name: more }).first().click({ timeout: 5000 })
      await press(() => authoring.edit_module_more)(page)
      const field = page.getByLabel(authoring.checkpoint_questions)
      await field.scrollIntoViewIfNeeded()
      await settle(page)
    },
  },
  'lesson-history': { path: 'lessons/1', prepare: press(({ authoring }) => authoring.history) },
  'announcement-end': { path: 'announcements', prepare: press(({ announcements }) => announcements.end) },
  'shop-item': { path: 'shop?section=items', prepare: press(({ shop }) => shop.add) },
  'second-factor': { path: 'account', prepare: press(({ second_factor: factor }) => factor.turn_on) },
  'settings-rewards': { path: 'settings#rewards', prepare: settle },
  'settings-exam': { path: 'settings#exam', prepare: settle },
  'settings-chats': { path: 'settings#chat_links', prepare: settle },
  'people-filters': { path: 'people', prepare: filters },
  'people-nobody': { path: 'people?q=zzzz', prepare: settle },
  'people-chosen': {
    path: 'people',
    prepare: async (page: Page) => {
      for (const row of [0, 1]) await page.locator('tbody [type=checkbox]').nth(row).click({ force: true })
      await settle(page)
    },
  },
  'people-import': { path: 'people', prepare: press(({ roster }) => roster.import) },
  'people-staff': { path: 'people?section=staff', prepare: settle },
  'people-groups': { path: 'people?section=groups', prepare: settle },
  'staff-add': { path: 'people?section=staff', prepare: press(({ roster }) => roster.add_staff) },
  'course-add': { path: 'courses', prepare: press(({ authoring }) => authoring.add_course) },
  'course-import': { path: 'courses', prepare: press(({ course_files: files }) => files.import) },
  'course-archive': { path: 'courses?archived=true', prepare: settle },
  'lesson-add': { path: 'lessons/1', prepare: press(({ authoring }) => authoring.add_question) },
  'lesson-files': { path: 'lessons/1', prepare: press(({ question_files: files }) => files.open) },
  'payments-pay': { path: 'payments', prepare: press(({ payments }) => payments.pay) },
  'payments-compare': {
    path: 'payments?section=online',
    prepare: press(({ payments }) => payments.online.compare),
  },
  'exam-add': { path: 'exam?section=bank', prepare: press(({ exam }) => exam.add) },
  'leads-enrol': { path: 'shop?section=leads', prepare: press(({ leads }) => leads.enrol) },
  'order-cancel': { path: 'shop', prepare: press(({ shop }) => shop.cancel) },
  'audit-filters': { path: 'audit', prepare: filters },
  'sign-out': { path: 'account', prepare: press(({ accounts }) => accounts.sign_out) },
} as const

/** What is done with a student. */
const ofStudent = {
  edit: press(({ roster }) => roster.edit),
  correct: press(({ roster }) => roster.correct),
  close: press(({ roster }) => roster.close),
  password: press(({ students }) => students.new_password),
} as const

/** The console's seldom states, of a school whose works and rewards are prepared. */
export async function consoleShots(
  base: string,
): Promise<{ name: string; phone: string; path: string; prepare?: (page: Page) => Promise<void> }[]> {
  const student = await SchoolApi.signIn(base, '900000001', 'student')
  const { id } = await student.call<User>('profile', {})
  const { id: share } = await student.call<{ id: number }>('project_share', {
    slot: 'py',
    project: { files: { 'main.py': 'for i in range(5):\n    print("Salom", i)\n' }, media: {} },
    request_id: crypto.randomUUID(),
  })
  return [
    { name: 'staff-timeline', phone: admin, path: `/staff/students/${id}/timeline?minutes=360` },
    ...Object.entries(ofStudent).map(([name, prepare]) => ({
      name: `staff-student-${name}`,
      phone: admin,
      path: `/staff/students/${id}`,
      prepare,
    })),
    { name: 'staff-shared', phone: teacher, path: `/staff/shared?share=${share}`, prepare: settle },
    { name: 'staff-shared-gone', phone: teacher, path: '/staff/shared?share=999999' },
    ...Object.entries(dialogs).map(([name, { path, prepare }]) => ({
      name: `staff-${name}`,
      phone: admin,
      path: `/staff/${path}`,
      prepare,
    })),
  ]
}
