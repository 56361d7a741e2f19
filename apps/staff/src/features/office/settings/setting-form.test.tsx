import { settingNames, settings as definitions } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { editConflict, schoolSettings as words } from '../../../platform/i18n/uz/school-settings.ts'
import { settings } from '../../../platform/i18n/uz/settings.ts'
import { SettingPanel } from './setting-panel.tsx'

const { fields: testFields } = words.of.tests
const { fields: schoolFields } = words.of.school

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const section = (values: object, usually: object, revision = 0) => ({
  values,
  usual: usually,
  revision,
  saved_by: revision === 0 ? null : 'Nodira Karimova',
  saved_at: revision === 0 ? null : '2026-03-10T07:00:00.000Z',
})
const { usual: usualTests } = definitions.tests
const { usual: school } = definitions.school
const all = (changes: object = {}) => ({
  ...Object.fromEntries(
    settingNames.map((name) => [name, section(definitions[name].usual, definitions[name].usual)]),
  ),
  ...changes,
})
const tests = (values: object, revision: number) =>
  section({ ...usualTests, ...values }, usualTests, revision)

test('of an older server only what it does not have is lacking: a section says so, a field is left out and not sent', async () => {
  const older = { tests: section({ pass_percent: 80 }, { pass_percent: 80 }, 1) }
  workspace = await sitDown({
    school_settings: () => older,
    school_settings_save: () => section({ pass_percent: 75 }, { pass_percent: 80 }, 2),
  })
  workspace.show(
    <>
      <SettingPanel name="languages" />
      <SettingPanel name="tests" />
    </>,
  )
  await workspace.fill(testFields.pass_percent.label, '75')
  expect(workspace.text()).toContain(words.not_yet)
  expect(workspace.text()).not.toContain(testFields.max_attempts.label)
  await workspace.press(settings.save)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('school_settings_save')).toEqual([
      { name: 'tests', revision: 1, values: { pass_percent: 75 } },
    ]),
  )
})

test('a field says its bounds, is not saved out of them, and goes back to the usual', async () => {
  workspace = await sitDown({
    school_settings: () => all({ tests: tests({ pass_percent: 70 }, 2) }),
    school_settings_save: () => tests({}, 3),
  })
  workspace.show(<SettingPanel name="tests" />)
  await workspace.fill(testFields.pass_percent.label, '101')
  await vi.waitFor(() => expect(workspace?.text()).toContain('1 dan 100 gacha butun son'))
  expect(workspace.button(settings.save)?.disabled).toBe(true)
  expect(workspace.text()).toContain(words.changed)
  await workspace.press(words.to_usual_of.replace('{{field}}', testFields.pass_percent.label))
  await workspace.press(settings.save)
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(words.changed))
  expect(workspace.callsOf('school_settings_save')).toEqual([
    { name: 'tests', revision: 2, values: { pass_percent: usualTests.pass_percent } },
  ])
})

test('what another admin saved meanwhile stands beside what was typed; kept, only what was typed goes over it', async () => {
  const newer = tests({ pass_percent: 90, max_attempts: 5 }, 3)
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: ({ revision }) =>
      revision === 3
        ? tests({ pass_percent: 75, max_attempts: 5 }, 4)
        : new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<SettingPanel name="tests" />)
  await workspace.fill(testFields.pass_percent.label, '75')
  await workspace.press(settings.save)
  await vi.waitFor(() => expect(workspace?.text()).toContain('Nodira Karimova'))
  expect(workspace.text()).toContain(`${testFields.pass_percent.label}: 90 (sizda: 75)`)
  expect(workspace.text()).toContain(`${testFields.max_attempts.label}: 5`)
  await workspace.press(editConflict.keep)
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(editConflict.text))
  expect(workspace.callsOf('school_settings_save').at(-1)).toEqual({
    name: 'tests',
    revision: 3,
    values: { pass_percent: 75 },
  })
})

test('or taken in its place', async () => {
  const newer = tests({ pass_percent: 90 }, 3)
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: () => new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<SettingPanel name="tests" />)
  await workspace.fill(testFields.pass_percent.label, '75')
  await workspace.press(settings.save)
  await workspace.press(editConflict.take)
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('input[inputmode=numeric]')?.value).toBe('90'),
  )
  expect(workspace.button(settings.save)?.disabled).toBe(true)
})

test('an address that leads nowhere is not saved; an empty one is none', async () => {
  const own = { name: 'Qadam', phone: null, payment_link: 'https://pay.example/own' }
  workspace = await sitDown({
    school_settings: () => all({ school: section(own, school, 1) }),
    school_settings_save: () => section(school, school, 2),
  })
  workspace.show(<SettingPanel name="school" />)
  await workspace.fill(schoolFields.payment_link.label, 'javascript:alert(1)')
  await vi.waitFor(() => expect(workspace?.text()).toContain(schoolFields.payment_link.wrong))
  expect(workspace.button(settings.save)?.disabled).toBe(true)
  await workspace.fill(schoolFields.payment_link.label, '')
  await workspace.press(settings.save)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('school_settings_save')).toEqual([
      { name: 'school', revision: 1, values: { payment_link: null } },
    ]),
  )
})

test('what is typed while a save is under way stays typed', async () => {
  const reply = Promise.withResolvers<object>()
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: async ({ revision }) =>
      revision === 0 ? await reply.promise : tests({ pass_percent: 75, max_attempts: 5 }, 2),
  })
  workspace.show(<SettingPanel name="tests" />)
  await workspace.fill(testFields.pass_percent.label, '75')
  await workspace.press(settings.save)
  await vi.waitFor(() => expect(workspace?.callsOf('school_settings_save')).toHaveLength(1))
  await workspace.fill(testFields.max_attempts.label, '5')
  reply.resolve(tests({ pass_percent: 75 }, 1))
  await workspace.press(settings.save)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('school_settings_save')[1]).toEqual({
      name: 'tests',
      revision: 1,
      values: { max_attempts: 5 },
    }),
  )
})

test('a module that is not there is told at its field, as long as it stands there', async () => {
  const fields = { level_1_module: 'invalid' }
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: () => new Refusal(400, 'validation.failed', { fields }),
  })
  workspace.show(<SettingPanel name="exam" />)
  await workspace.fill(words.of.exam.fields.level_1_module.label, '999')
  await workspace.press(settings.save)
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.of.exam.refused))
  await workspace.fill(words.of.exam.fields.level_1_module.label, '49')
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(words.of.exam.refused))
})

test('what each choice of languages does stands at it, and one is chosen and set back', async () => {
  const languages = (content_languages: string, revision: number) =>
    section({ content_languages }, { content_languages: 'uz_ru' }, revision)
  const newer = languages('uz', 3)
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: ({ revision }) =>
      revision === 0 ? new Refusal(409, 'conflict', { newer }) : languages('both', 4),
  })
  workspace.show(<SettingPanel name="languages" />)
  const choice = async (title: string) =>
    await vi.waitUntil(() => document.querySelector<HTMLInputElement>(`input[aria-label="${title}"]`))
  const { label, choices } = words.of.languages.fields.content_languages
  const { uz, uz_ru, both } = choices
  expect((await choice(uz_ru.title)).checked).toBe(true)
  for (const { text } of [uz, uz_ru, both]) expect(workspace.text()).toContain(text)
  ;(await choice(both.title)).click()
  await workspace.press(settings.save)
  // Another admin was quicker.
  const line = `${label}: ${uz.title} (sizda: ${both.title})`
  await vi.waitFor(() => expect(workspace?.text()).toContain(line))
  await workspace.press(editConflict.keep)
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(editConflict.text))
  expect(workspace.callsOf('school_settings_save').at(-1)).toEqual({
    name: 'languages',
    revision: 3,
    values: { content_languages: 'both' },
  })
  await workspace.press(words.to_usual_of.replace('{{field}}', label))
  await vi.waitFor(async () => expect((await choice(uz_ru.title)).checked).toBe(true))
})
