import { code } from './ru/code.ts'
import { lesson } from './ru/lesson.ts'
import { practice } from './ru/practice.ts'
import { test } from './ru/test.ts'

/** What only the lesson area says; it comes with that area. */
export const ruStudy = { code, lesson, practice, test } as const
