import { rewardRanges, testRanges } from '@qadam/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal, sitDown } from '../../platform/fixtures.tsx'
import { meanwhile, schoolSettings as words } from '../../platform/i18n/uz/school-settings.ts'
import { settings } from '../../platform/i18n/uz/settings.ts'
import { SchoolSettingsPanel } from './school-settings-panel.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined
afterEach(() => {
  workspace?.leave()
  workspace = undefined
})

const usual = (ranges: Readonly<Record<string, { usual: number }>>): Record<string, number> =>
  Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, range.usual]))
const section = (values: object, usually: object, revision = 0) => ({
  values,
  usual: usually,
  revision,
  saved_by: revision === 0 ? null : 'Nodira Karimova',
  saved_at: revision === 0 ? null : '2026-03-10T07:00:00.000Z',
})
const exam = Object.fromEntries(
  [0, 1, 2, 3].flatMap((level) => [
    [`level_${level}_course`, 36],
    [`level_${level}_module`, 48],
  ]),
)
const school = { name: 'Qadam', phone: null, payment_link: null }
const all = (changes: object = {}) => ({
  school: section(school, school),
  rewards: section(usual(rewardRanges), usual(rewardRanges)),
  tests: section(usual(testRanges), usual(testRanges)),
  exam: section(exam, exam),
  helper: section({ daily_limit: 50 }, { daily_limit: 50 }),
  languages: section({ content_languages: 'uz_ru' }, { content_languages: 'uz_ru' }),
  ...changes,
})
const tests = (values: object, revision: number) => ({
  tests: section({ ...usual(testRanges), ...values }, usual(testRanges), revision),
})

test('of an older server only what it does not have is lacking: a section says so, a field is left out and not sent', async () => {
  const older = { tests: section({ pass_percent: 80 }, { pass_percent: 80 }, 1) }
  workspace = await sitDown({
    school_settings: () => older,
    school_settings_save: () => ({ tests: section({ pass_percent: 75 }, { pass_percent: 80 }, 2) }),
  })
  workspace.show(
    <>
      <SchoolSettingsPanel name="languages" />
      <SchoolSettingsPanel name="tests" />
    </>,
  )
  await workspace.fill(words.fields.pass_percent, '75')
  expect(workspace.text()).toContain(words.not_yet)
  expect(workspace.text()).not.toContain(words.fields.max_attempts)
  await workspace.press(settings.save)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('school_settings_save')).toEqual([
      { revision: 1, tests: { pass_percent: 75 } },
    ]),
  )
})

test('a field says its bounds, is not saved out of them, and goes back to the usual', async () => {
  workspace = await sitDown({
    school_settings: () => all(tests({ pass_percent: 70 }, 2)),
    school_settings_save: () => all(tests({}, 3)),
  })
  workspace.show(<SchoolSettingsPanel name="tests" />)
  await workspace.fill(words.fields.pass_percent, '101')
  await vi.waitFor(() => expect(workspace?.text()).toContain('1 dan 100 gacha butun son'))
  expect(workspace.button(settings.save)?.disabled).toBe(true)
  expect(workspace.text()).toContain(words.changed)
  await workspace.press(words.to_usual_of.replace('{{field}}', words.fields.pass_percent))
  await workspace.press(settings.save)
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(words.changed))
  expect(workspace.callsOf('school_settings_save')).toEqual([{ revision: 2, tests: usual(testRanges) }])
})

test('what another admin saved meanwhile stands beside what was typed; kept, only what was typed goes over it', async () => {
  const newer = tests({ pass_percent: 90, max_attempts: 5 }, 3).tests
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: ({ revision }) =>
      revision === 3
        ? all(tests({ pass_percent: 75, max_attempts: 5 }, 4))
        : new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<SchoolSettingsPanel name="tests" />)
  await workspace.fill(words.fields.pass_percent, '75')
  await workspace.press(settings.save)
  await vi.waitFor(() => expect(workspace?.text()).toContain('Nodira Karimova'))
  expect(workspace.text()).toContain(`${words.fields.pass_percent}: 90 (sizda: 75)`)
  expect(workspace.text()).toContain(`${words.fields.max_attempts}: 5`)
  await workspace.press(meanwhile.keep)
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(meanwhile.text))
  expect(workspace.callsOf('school_settings_save').at(-1)).toEqual({
    revision: 3,
    tests: { pass_percent: 75, max_attempts: 5 },
  })
})

test('or taken in its place', async () => {
  const newer = tests({ pass_percent: 90 }, 3).tests
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: () => new Refusal(409, 'conflict', { newer }),
  })
  workspace.show(<SchoolSettingsPanel name="tests" />)
  await workspace.fill(words.fields.pass_percent, '75')
  await workspace.press(settings.save)
  await workspace.press(meanwhile.take)
  await vi.waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('input[inputmode=numeric]')?.value).toBe('90'),
  )
  expect(workspace.button(settings.save)?.disabled).toBe(true)
})

test('an address that leads nowhere is not saved; an empty one is none', async () => {
  const own = { name: 'Qadam', phone: null, payment_link: 'https://pay.example/own' }
  workspace = await sitDown({
    school_settings: () => all({ school: section(own, school, 1) }),
    school_settings_save: () => all({ school: section(school, school, 2) }),
  })
  workspace.show(<SchoolSettingsPanel name="school" />)
  await workspace.fill(words.fields.payment_link, 'javascript:alert(1)')
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.bad_link))
  expect(workspace.button(settings.save)?.disabled).toBe(true)
  await workspace.fill(words.fields.payment_link, '')
  await workspace.press(settings.save)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('school_settings_save')).toEqual([{ revision: 1, school }]),
  )
})

test('what is typed while a save is under way stays typed', async () => {
  const reply = Promise.withResolvers<object>()
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: async ({ revision }) =>
      revision === 0 ? await reply.promise : all(tests({ pass_percent: 75, max_attempts: 5 }, 2)),
  })
  workspace.show(<SchoolSettingsPanel name="tests" />)
  await workspace.fill(words.fields.pass_percent, '75')
  await workspace.press(settings.save)
  await vi.waitFor(() => expect(workspace?.callsOf('school_settings_save')).toHaveLength(1))
  await workspace.fill(words.fields.max_attempts, '5')
  reply.resolve(all(tests({ pass_percent: 75 }, 1)))
  await workspace.press(settings.save)
  await vi.waitFor(() =>
    expect(workspace?.callsOf('school_settings_save')[1]).toEqual({
      revision: 1,
      tests: { pass_percent: 75, max_attempts: 5 },
    }),
  )
})

test('a module that is not there is told at its field, as long as it stands there', async () => {
  const fields = { level_1_module: 'invalid' }
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: () => new Refusal(400, 'validation.failed', { fields }),
  })
  workspace.show(<SchoolSettingsPanel name="exam" />)
  await workspace.fill(words.fields.level_1_module, '999')
  await workspace.press(settings.save)
  await vi.waitFor(() => expect(workspace?.text()).toContain(words.no_module))
  await workspace.fill(words.fields.level_1_module, '49')
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(words.no_module))
})

test('what each choice of languages does stands at it, and one is chosen and set back', async () => {
  const languages = (content_languages: string, revision: number) => ({
    languages: section({ content_languages }, { content_languages: 'uz_ru' }, revision),
  })
  const newer = languages('uz', 3).languages
  workspace = await sitDown({
    school_settings: () => all(),
    school_settings_save: ({ revision }) =>
      revision === 0 ? new Refusal(409, 'conflict', { newer }) : all(languages('both', 4)),
  })
  workspace.show(<SchoolSettingsPanel name="languages" />)
  const choice = async (title: string) =>
    await vi.waitUntil(() => document.querySelector<HTMLInputElement>(`input[aria-label="${title}"]`))
  const { uz, uz_ru, both } = words.choices
  expect((await choice(uz_ru.title)).checked).toBe(true)
  for (const { text } of [uz, uz_ru, both]) expect(workspace.text()).toContain(text)
  ;(await choice(both.title)).click()
  await workspace.press(settings.save)
  // Another admin was quicker.
  const line = `${words.fields.content_languages}: ${uz.title} (sizda: ${both.title})`
  await vi.waitFor(() => expect(workspace?.text()).toContain(line))
  await workspace.press(meanwhile.keep)
  await vi.waitFor(() => expect(workspace?.text()).not.toContain(meanwhile.text))
  expect(workspace.callsOf('school_settings_save').at(-1)).toEqual({
    revision: 3,
    languages: { content_languages: 'both' },
  })
  await workspace.press(words.to_usual_of.replace('{{field}}', words.fields.content_languages))
  await vi.waitFor(async () => expect((await choice(uz_ru.title)).checked).toBe(true))
})
