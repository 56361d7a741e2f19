import * as z from 'zod/mini'

/** So many times as long as others a student may take for a test or a part of the exam (WCAG 2.2, criterion 2.2.1). */
export const timeFactors = [1, 1.25, 1.5, 2, 3] as const
export const timeFactor = z.literal(timeFactors)
export type TimeFactor = z.infer<typeof timeFactor>
