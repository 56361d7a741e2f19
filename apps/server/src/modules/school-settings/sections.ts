import {
  examRanges,
  helperPlace,
  helperRanges,
  keptSession,
  rewardRanges,
  schoolSettingSections,
  testRanges,
  usualContentLanguages,
  usualHelperPlace,
  usualKeptSession,
  type SchoolSettingSection,
  type SchoolSettingValues,
} from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { findConfiguredLink } from '../accounts/index.ts'
import { findFirstLesson } from '../courses/index.ts'
import { EXAM_REDIRECTS, readRedirects } from '../exam/index.ts'
import { CONTENT_LANGUAGES, readContentLanguages, readNumbers, storedValues } from '../school/index.ts'

/** What the server's configuration says is usual. */
export interface ConfiguredUsual {
  helperDailyLimit: number
}

/** How a section is kept in the table `settings`. */
interface Section<Values> {
  /** The name of its row. */
  row: string
  usual: (db: Executor, configured: ConfiguredUsual) => Promise<Values>
  read: (setting: unknown, usual: Values) => Values
  write: (values: Values, usual: Values) => unknown
  /** The fields that name what the school does not have, among those that are changed. */
  missing?: (db: Executor, values: Values, changed: readonly string[]) => Promise<string[]>
}

type Primitives = Readonly<Record<string, string | number | null>>

/** Only what differs: what is as usual follows the usual when that changes. */
const differing = (values: Primitives, usual: Primitives) => ({
  values: Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== usual[name])),
})

const usualOf = <Name extends string>(ranges: Readonly<Record<Name, { usual: number }>>) =>
  Object.fromEntries(
    Object.entries<{ usual: number }>(ranges).map(([name, { usual }]) => [name, usual]),
  ) as Record<Name, number> // one a range

const levels = [0, 1, 2, 3] as const

export const sections: { readonly [Name in SchoolSettingSection]: Section<SchoolSettingValues[Name]> } = {
  school: {
    row: 'school',
    usual: async (db) => {
      const link = schoolSettingSections.school.shape.payment_link.safeParse(await findConfiguredLink(db))
      return { name: 'Qadam', phone: null, payment_link: link.data ?? null }
    },
    read: (setting, usual) =>
      schoolSettingSections.school.safeParse({ ...usual, ...storedValues(setting) }).data ?? usual,
    write: differing,
  },
  rewards: {
    row: 'rewards',
    usual: async () => await Promise.resolve(usualOf(rewardRanges)),
    read: (setting) => readNumbers(setting, rewardRanges),
    write: differing,
  },
  tests: {
    row: 'tests',
    usual: async () => await Promise.resolve(usualOf(testRanges)),
    read: (setting) => readNumbers(setting, testRanges),
    write: differing,
  },
  exam: {
    row: EXAM_REDIRECTS,
    usual: async () => await Promise.resolve(usualOf(examRanges)),
    read: (setting) => {
      const redirects = readRedirects(setting)
      return Object.fromEntries(
        redirects.flatMap(({ course_id, module_id }, level) => [
          [`level_${level}_course`, course_id],
          [`level_${level}_module`, module_id],
        ]),
      ) as SchoolSettingValues['exam'] // two a level
    },
    write: (values) =>
      levels.map((level) => ({
        course_id: values[`level_${level}_course`],
        module_id: values[`level_${level}_module`],
      })),
    // A finished sitting keeps where it led: of a wrong number its students would never get out.
    missing: async (db, values, changed) => {
      const missing: string[] = []
      for (const level of levels) {
        const [course, module] = [`level_${level}_course`, `level_${level}_module`] as const
        if (!changed.includes(course) && !changed.includes(module)) continue
        const target = { course_id: values[course], module_id: values[module] }
        if (!(await findFirstLesson(db, target))) missing.push(module)
      }
      return missing
    },
  },
  helper: {
    row: 'helper',
    usual: async (_db, { helperDailyLimit }) =>
      await Promise.resolve({ daily_limit: helperDailyLimit, helper_place: usualHelperPlace }),
    read: (setting, usual) => ({
      ...readNumbers(setting, { daily_limit: { ...helperRanges.daily_limit, usual: usual.daily_limit } }),
      helper_place: helperPlace.safeParse(storedValues(setting)['helper_place']).data ?? usual.helper_place,
    }),
    write: differing,
  },
  sign_in: {
    row: 'sign_in',
    usual: async () => await Promise.resolve({ kept_session: usualKeptSession }),
    read: (setting, usual) => ({
      kept_session: keptSession.safeParse(storedValues(setting)['kept_session']).data ?? usual.kept_session,
    }),
    write: differing,
  },
  languages: {
    row: CONTENT_LANGUAGES,
    usual: async () => await Promise.resolve({ content_languages: usualContentLanguages }),
    read: (setting) => ({ content_languages: readContentLanguages(setting) }),
    write: differing,
  },
}
