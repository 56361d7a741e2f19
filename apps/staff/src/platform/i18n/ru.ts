import { code } from '@qadam/web/code-texts/ru/code'
import { codePython } from '@qadam/web/code-texts/ru/code-python'
import { codeWeb } from '@qadam/web/code-texts/ru/code-web'
import { secondStep } from '@qadam/web/second-step-texts/ru'
import { accounts } from './ru/accounts.ts'
import { announcements } from './ru/announcements.ts'
import { attempts } from './ru/attempts.ts'
import { audit } from './ru/audit.ts'
import { authoring } from './ru/authoring.ts'
import { authoringFields } from './ru/authoring-fields.ts'
import { authoringDrag } from './ru/authoring-drag.ts'
import { authoringFiles } from './ru/authoring-files.ts'
import { authoringText } from './ru/authoring-text.ts'
import { certificates } from './ru/certificates.ts'
import { checks } from './ru/checks.ts'
import { courseFiles } from './ru/course-files.ts'
import { exam } from './ru/exam.ts'
import { exports } from './ru/exports.ts'
import { groups, student } from './ru/groups.ts'
import { insight } from './ru/insight.ts'
import { parents } from './ru/parents.ts'
import { payments } from './ru/payments.ts'
import { leads } from './ru/leads.ts'
import { promise } from './ru/promise.ts'
import { questionFiles } from './ru/question-files.ts'
import { queue } from './ru/queue.ts'
import { preview, review } from './ru/review.ts'
import { shares } from './ru/shares.ts'
import { shop } from './ru/shop.ts'
import { errors, shell, table, time, tray } from './ru/shell.ts'
import { roster } from './ru/roster.ts'
import { editConflict, schoolSettings } from './ru/school-settings.ts'
import { secondFactor } from './ru/second-factor.ts'
import { settings } from './ru/settings.ts'
import { sms } from './ru/sms.ts'
import { statement } from './ru/statement.ts'
import { students } from './ru/students.ts'
import { streaks } from './ru/streaks.ts'
import { timeline } from './ru/timeline.ts'
import { timeFactor } from './ru/time-factor.ts'

/** The console's texts in Russian. */
export const ru = {
  accounts,
  announcements,
  attempts,
  audit,
  authoring,
  authoring_drag: authoringDrag,
  authoring_fields: authoringFields,
  authoring_files: authoringFiles,
  authoring_text: authoringText,
  certificates,
  checks,
  code,
  code_python: codePython,
  code_web: codeWeb,
  course_files: courseFiles,
  errors,
  exam,
  exports,
  groups,
  insight,
  parents,
  payments,
  leads,
  edit_conflict: editConflict,
  sms,
  preview,
  promise,
  question_files: questionFiles,
  queue,
  review,
  roster,
  second_factor: secondFactor,
  second_step: secondStep,
  school_settings: schoolSettings,
  settings,
  shell,
  table,
  shares,
  shop,
  statement,
  streaks,
  time_factor: timeFactor,
  timeline,
  student,
  students,
  time,
  tray,
} as const
