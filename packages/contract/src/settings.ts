import * as z from 'zod/mini'
import { contentLanguages, usualContentLanguages } from './content-languages.ts'
import { defineSetting } from './define-setting.ts'
import { text } from './fields.ts'
import {
  examRanges,
  helperPlace,
  helperRanges,
  keptSession,
  rewardRanges,
  schoolTexts,
  testRanges,
  usualHelperPlace,
  usualKeptSession,
  type SettingRange,
} from './school-setting-ranges.ts'

const number = ({ least, most }: Omit<SettingRange, 'usual'>) =>
  z.int().check(z.minimum(least), z.maximum(most))

/** A setting of numbers alone: a field a range. */
function numbers<Name extends string>(ranges: Readonly<Record<Name, SettingRange>>) {
  type Shape = Record<Name, ReturnType<typeof number>>
  const entries = Object.entries<SettingRange>(ranges)
  const shape = Object.fromEntries(entries.map(([name, range]) => [name, number(range)]))
  const usual = Object.fromEntries(entries.map(([name, range]) => [name, range.usual]))
  return { schema: z.object(shape as Shape), usual: usual as Record<Name, number> } // one a range
}

const helper = numbers(helperRanges)

/**
 * What an admin sets for the whole school, in the order of the page. The server keeps, checks and logs a setting by its
 * entry, and the console draws its form.
 */
export const settings = {
  school: defineSetting({
    schema: z.object({
      name: text(schoolTexts.nameMaxLength, 1).check(z.regex(/\S/)),
      /** Where somebody who was invited calls the school; null: nobody is told. */
      phone: z.nullable(z.stringFormat('phone', /^\+?\d[\d ()-]{6,22}\d$/)),
      /** Where fees are paid; null: the school has no address for it. */
      payment_link: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(schoolTexts.linkMaxLength))),
    }),
    usual: { name: 'Qadam', phone: null, payment_link: null },
  }),
  rewards: defineSetting(numbers(rewardRanges)),
  tests: defineSetting(numbers(testRanges)),
  exam: defineSetting(numbers(examRanges)),
  helper: defineSetting({
    schema: z.extend(helper.schema, { helper_place: helperPlace }),
    usual: { ...helper.usual, helper_place: usualHelperPlace },
  }),
  sign_in: defineSetting({
    schema: z.object({ kept_session: keptSession }),
    usual: { kept_session: usualKeptSession },
  }),
  languages: defineSetting({
    schema: z.object({ content_languages: contentLanguages }),
    usual: { content_languages: usualContentLanguages },
  }),
} as const

export type SettingName = keyof typeof settings
export const settingNames = Object.keys(settings) as [SettingName, ...SettingName[]] // its own keys

type SchemaOf<Name extends SettingName> = (typeof settings)[Name]['schema']
export type SettingValues<Name extends SettingName> = z.infer<SchemaOf<Name>>
export type SettingState<Name extends SettingName> = z.infer<NonNullable<(typeof settings)[Name]['state']>>
