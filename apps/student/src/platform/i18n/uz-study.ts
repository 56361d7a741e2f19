import { code } from '@qadam/web/code-texts/uz/code'
import { codeChecks } from './uz/code-checks.ts'
import { codePython } from '@qadam/web/code-texts/uz/code-python'
import { codeTools } from './uz/code-tools.ts'
import { codeWeb } from '@qadam/web/code-texts/uz/code-web'
import { dates } from './uz/dates.ts'
import { exercise } from './uz/exercise.ts'
import { helper } from './uz/helper.ts'
import { lesson } from './uz/lesson.ts'
import { practice } from './uz/practice.ts'
import { test } from './uz/test.ts'

/** Texts of the lesson area alone; loaded with it. */
export const uzStudy = {
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
