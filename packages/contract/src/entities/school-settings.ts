import * as z from 'zod/mini'
import { contentLanguages } from '../content-languages.ts'
import { text } from '../fields.ts'
import {
  examRanges,
  helperPlace,
  helperRanges,
  keptSession,
  rewardRanges,
  schoolTexts,
  testRanges,
  type SettingRange,
} from '../school-setting-ranges.ts'
import { savedBy } from './saved-by.ts'

const numberOf = ({ least, most }: SettingRange) => z.int().check(z.minimum(least), z.maximum(most))

function numbersOf<Name extends string>(ranges: Readonly<Record<Name, SettingRange>>) {
  type Shape = Record<Name, ReturnType<typeof numberOf>>
  const shape = Object.fromEntries(
    Object.entries<SettingRange>(ranges).map(([name, range]) => [name, numberOf(range)]),
  )
  return z.object(shape as Shape) // one field a range
}

/** What an admin sets, by section: one schema a field, for forms and the server alike. */
export const schoolSettingSections = {
  school: z.object({
    name: text(schoolTexts.nameMaxLength, 1).check(z.regex(/\S/)),
    /** Where fees are paid; null: the school has no address for it. */
    /** Where somebody who was invited calls the school; null: nobody is told. */
    phone: z.nullable(z.string().check(z.regex(/^\+?\d[\d ()-]{6,22}\d$/))),
    payment_link: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(schoolTexts.linkMaxLength))),
  }),
  rewards: numbersOf(rewardRanges),
  tests: numbersOf(testRanges),
  exam: numbersOf(examRanges),
  helper: z.extend(numbersOf(helperRanges), { helper_place: helperPlace }),
  sign_in: z.object({ kept_session: keptSession }),
  languages: z.object({ content_languages: contentLanguages }),
} as const
export type SchoolSettingSection = keyof typeof schoolSettingSections
export type SchoolSettingValues = {
  [Section in SchoolSettingSection]: z.infer<(typeof schoolSettingSections)[Section]>
}

/**
 * A section as a server shows it. A server of another version may not know a section or a field, or allow other numbers:
 * what is absent is lacking alone, and the bounds are those of what is sent.
 */
const sectionOf = <Values extends z.ZodMiniType>(values: Values) =>
  z.optional(
    z.object({
      ...savedBy,
      values,
      /** What holds where nobody has set it. */
      usual: values,
    }),
  )

function shownOf<Name extends string>(ranges: Readonly<Record<Name, SettingRange>>) {
  type Shape = Record<Name, z.ZodMiniOptional<ReturnType<typeof z.int>>>
  const shape = Object.fromEntries(Object.keys(ranges).map((name) => [name, z.optional(z.int())]))
  return z.object(shape as Shape) // one field a range
}

export const schoolSettings = z.object({
  school: sectionOf(z.partial(schoolSettingSections.school)),
  rewards: sectionOf(shownOf(rewardRanges)),
  tests: sectionOf(shownOf(testRanges)),
  exam: sectionOf(shownOf(examRanges)),
  helper: sectionOf(z.extend(shownOf(helperRanges), { helper_place: z.optional(helperPlace) })),
  sign_in: sectionOf(z.partial(schoolSettingSections.sign_in)),
  languages: sectionOf(z.partial(schoolSettingSections.languages)),
})
export type SchoolSettings = z.infer<typeof schoolSettings>
