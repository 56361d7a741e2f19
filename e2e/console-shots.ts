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

/** Presses buttons one after another, each by what is written on it or, with blanks, by its beginning. */
const press =
  (...names: ((words: Words) => string)[]) =>
  async (page: Page): Promise<void> => {
    const words = await wordsOf(page)
    for (const name of names) {
      const [beginning = ''] = name(words).split('{{')
      const found = page
        .getByRole('button', { name: beginning })
        .or(page.getByRole('menuitem', { name: beginning }))
      await found.filter({ visible: true }).first().click({ timeout: 5000 })
      await settle(page)
    }
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
