import { settingNames, settings, type SettingDefinition } from '@qadam/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schoolSettings as russian } from './ru/school-settings.ts'
import type { SettingTexts } from './setting-texts.ts'
import { schoolSettings as uzbek } from './uz/school-settings.ts'

/** The words that are lacking: of settings, of their fields, of the choices of a field. */
function lacking(texts: Readonly<Record<string, SettingTexts | undefined>>): string[] {
  return settingNames.flatMap((name) => {
    const own = texts[name]
    if (!own) return [name]
    const { shape }: SettingDefinition['schema'] = settings[name].schema
    return Object.entries(shape).flatMap(([field, schema]) => {
      const words = own.fields[field]
      if (!words) return [`${name}.${field}`]
      if (!(schema instanceof z.ZodMiniEnum)) return []
      const options = schema.options.map(String)
      return options
        .filter((option) => !words.choices?.[option])
        .map((option) => `${name}.${field}: ${option}`)
    })
  })
}

test.each([
  ['uz', uzbek.of],
  ['ru', russian.of],
])('in %s each setting, field and choice has its words', (_, texts) => {
  expect(lacking(texts)).toEqual([])
})

test('a setting, a field and a choice without words are named', () => {
  const { sign_in, languages, tests, ...rest } = uzbek.of
  const { kept_session } = sign_in.fields
  const { month: _, ...choices } = kept_session.choices
  const some = {
    ...rest,
    sign_in: { ...sign_in, fields: { ...sign_in.fields, kept_session: { ...kept_session, choices } } },
    languages: { ...languages, fields: {} },
  }
  expect(tests.title).toBeDefined()
  expect(lacking(some)).toEqual(['tests', 'sign_in.kept_session: month', 'languages.content_languages'])
})
