import { expect, test, vi } from 'vitest'
import { shownSetting, sitDown } from '../../../platform/fixtures.tsx'
import { schoolSettings as words } from '../../../platform/i18n/uz/school-settings.ts'
import { settings } from '../../../platform/i18n/uz/settings.ts'
import { SettingPanel } from './setting-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const courses = [
  { id: 48, title: 'Starter', modules: [{ id: 214, title: 'Hello' }] },
  {
    id: 71,
    title: 'Beginner',
    modules: [
      { id: 301, title: 'Family' },
      { id: 302, title: 'Food' },
    ],
  },
]
const { level_0_course, level_0_module } = words.of.exam.fields

test('a level leads to a course and one of its modules, chosen by name', async () => {
  const shown = shownSetting('exam', {
    values: { level_0_course: 48, level_0_module: 214 },
    revision: 3,
    state: { courses },
  })
  workspace = await sitDown({
    school_settings: () => ({ exam: shown }),
    school_settings_save: ({ values }) => ({
      ...shown,
      values: { ...shown.values, ...(values as object) },
      revision: 4,
    }), // numbers
  })
  workspace.show(<SettingPanel name="exam" />)
  const optionsOf = (label: string) => {
    const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    const list = document.querySelector<HTMLSelectElement>(`[id="${named?.htmlFor}"]`)
    return [...(list?.options ?? [])].map(({ text, selected }) => (selected ? `> ${text}` : text))
  }
  await vi.waitFor(() => expect(optionsOf(level_0_course.label)).toEqual(['> Starter', 'Beginner']))
  expect(optionsOf(level_0_module.label)).toEqual(['> Hello'])
  await workspace.fill(level_0_course.label, '71')
  // The module of the other course is none of this one.
  await vi.waitFor(() =>
    expect(optionsOf(level_0_module.label)).toEqual(['> № 214: roʻyxatda yoʻq', 'Family', 'Food']),
  )
  await workspace.fill(level_0_module.label, '302')
  await vi.waitFor(() => expect(optionsOf(level_0_module.label)).toEqual(['Family', '> Food']))
  await workspace.press(settings.save)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('school_settings_save')).toEqual([
      { name: 'exam', values: { level_0_course: 71, level_0_module: 302 }, revision: 3 },
    ]),
  )
})
