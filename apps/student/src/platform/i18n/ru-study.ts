import { code } from '@qadam/web/code-texts/ru/code'
import { codeChecks } from './ru/code-checks.ts'
import { codePython } from '@qadam/web/code-texts/ru/code-python'
import { codeTools } from './ru/code-tools.ts'
import { codeWeb } from '@qadam/web/code-texts/ru/code-web'
import { dates } from './ru/dates.ts'
import { exercise } from './ru/exercise.ts'
import { helper } from './ru/helper.ts'
import { lesson } from './ru/lesson.ts'
import { practice } from './ru/practice.ts'
import { test } from './ru/test.ts'

/** Texts of the lesson area alone; loaded with it. */
export const ruStudy = {
  code,
  code_checks: codeChecks,
  code_python: codePython,
  code_tools: codeTools,
  code_web: codeWeb,
  dates,
  exercise,
  helper,
  lesson,
  practice,
  test,
} as const
