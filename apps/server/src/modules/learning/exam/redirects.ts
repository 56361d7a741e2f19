import type { SettingValues } from '@qadam/contract'
import { z } from 'zod'
import type { Executor } from '../../../database/database.ts'
import { say, type Localized } from '../../../i18n/localized.ts'
import { findFirstLesson, listModulesToOpen } from '../courses/index.ts'
import { defineSetting, type StoredForm } from '../../base/school/index.ts'

const redirectSchema = z.object({ course_id: z.int(), module_id: z.int() })

export interface ExamRedirect {
  course_id: number
  module_id: number
}

type Values = SettingValues<'exam'>
const levels = [0, 1, 2, 3] as const
const redirectsSchema = z.array(redirectSchema).length(levels.length)
type Level = (typeof levels)[number]

const redirectIn = (values: Values, level: Level): ExamRedirect => ({
  course_id: values[`level_${level}_course`],
  module_id: values[`level_${level}_module`],
})

/** A list by level. */
const listForm: StoredForm<Values> = {
  read: (stored) =>
    Object.fromEntries(
      (redirectsSchema.safeParse(stored).data ?? []).flatMap(({ course_id, module_id }, level) => [
        [`level_${level}_course`, course_id],
        [`level_${level}_module`, module_id],
      ]),
    ),
  write: (values) => levels.map((level) => redirectIn(values, level)),
}

export const examSetting = defineSetting('exam', {
  row: 'exam_redirects',
  stored: listForm,
  // A finished sitting keeps where it led: of a wrong number its students would never get out.
  check: async (db, values, changed) => {
    const missing: string[] = []
    for (const level of levels) {
      const [course, module] = [`level_${level}_course`, `level_${level}_module`]
      if (!changed.includes(course) && !changed.includes(module)) continue
      if (!(await findFirstLesson(db, redirectIn(values, level)))) missing.push(module)
    }
    return missing
  },
  state: async ({ lang }, { db }) => {
    const named = <Titled extends { title: Localized }>(one: Titled) => ({
      ...one,
      title: say(one.title, lang),
    })
    const courses = await listModulesToOpen(db)
    return {
      courses: courses.map(({ modules, ...course }) => ({ ...named(course), modules: modules.map(named) })),
    }
  },
})

/** Where a level leads: as the school has set it, else as the specification has it. */
export async function findRedirect(db: Executor, level: number): Promise<ExamRedirect> {
  return redirectIn(await examSetting.find(db), levels.find((each) => each === level) ?? 0)
}

/** Where a sitting led when it ended; undefined for one that ended before this was kept. */
export function redirectOfSitting(stored: unknown): ExamRedirect | undefined {
  return redirectSchema.safeParse(stored).data
}

export const pathOf = ({ course_id, module_id }: ExamRedirect): string =>
  `/course/${course_id}/module/${module_id}`
