import { code } from './uz/code.ts'
import { lesson } from './uz/lesson.ts'
import { practice } from './uz/practice.ts'
import { test } from './uz/test.ts'

/** What only the lesson area says; it comes with that area. */
export const uzStudy = { code, lesson, practice, test } as const
