import { limits } from '@qadam/contract'
import { z } from 'zod'

const redirectsSetting = z
  .array(z.object({ course_id: z.int(), module_id: z.int() }))
  .length(limits.exam.parts + 1)

export interface ExamRedirect {
  course_id: number
  module_id: number
}

/** The name in the table `settings`. */
export const EXAM_REDIRECTS = 'exam_redirects'

/** Where each level leads, by level: as the school has set it, else as the specification has it. */
export function redirectOf(setting: unknown, level: number): ExamRedirect {
  const own = redirectsSetting.safeParse(setting)
  const redirects: readonly ExamRedirect[] = own.success ? own.data : limits.examRedirects
  return redirects[level] ?? limits.examRedirects[0]
}

export const pathOf = ({ course_id, module_id }: ExamRedirect): string =>
  `/course/${course_id}/module/${module_id}`
