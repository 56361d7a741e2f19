import { limits } from '@qadam/contract'
import { z } from 'zod'

const redirectSchema = z.object({ course_id: z.int(), module_id: z.int() })
const redirectsSetting = z.array(redirectSchema).length(limits.exam.parts + 1)

export interface ExamRedirect {
  course_id: number
  module_id: number
}

/** The name in the table `settings`. */
export const EXAM_REDIRECTS = 'exam_redirects'

/** Where each level leads, by level: as the school has set it, else as the specification has it. */
export function readRedirects(setting: unknown): readonly ExamRedirect[] {
  const own = redirectsSetting.safeParse(setting)
  return own.success ? own.data : limits.examRedirects
}

export function redirectOf(setting: unknown, level: number): ExamRedirect {
  return readRedirects(setting)[level] ?? limits.examRedirects[0]
}

/** Where a sitting led when it ended; undefined for one that ended before this was kept. */
export function redirectOfSitting(stored: unknown): ExamRedirect | undefined {
  return redirectSchema.safeParse(stored).data
}

export const pathOf = ({ course_id, module_id }: ExamRedirect): string =>
  `/course/${course_id}/module/${module_id}`
