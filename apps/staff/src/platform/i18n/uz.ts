import { code } from '@qadam/web/code-texts/uz/code'
import { codePython } from '@qadam/web/code-texts/uz/code-python'
import { codeWeb } from '@qadam/web/code-texts/uz/code-web'
import { secondStep } from '@qadam/web/second-step-texts/uz'
import { accounts } from './uz/accounts.ts'
import { announcements } from './uz/announcements.ts'
import { attempts } from './uz/attempts.ts'
import { audit } from './uz/audit.ts'
import { authoring } from './uz/authoring.ts'
import { authoringFields } from './uz/authoring-fields.ts'
import { authoringDrag } from './uz/authoring-drag.ts'
import { authoringFiles } from './uz/authoring-files.ts'
import { authoringText } from './uz/authoring-text.ts'
import { certificates } from './uz/certificates.ts'
import { checks } from './uz/checks.ts'
import { courseFiles } from './uz/course-files.ts'
import { exam } from './uz/exam.ts'
import { exports } from './uz/exports.ts'
import { groups, student } from './uz/groups.ts'
import { insight } from './uz/insight.ts'
import { parents } from './uz/parents.ts'
import { payments } from './uz/payments.ts'
import { leads } from './uz/leads.ts'
import { promise } from './uz/promise.ts'
import { questionFiles } from './uz/question-files.ts'
import { queue } from './uz/queue.ts'
import { preview, review } from './uz/review.ts'
import { shares } from './uz/shares.ts'
import { shop } from './uz/shop.ts'
import { errors, shell, table, time, tray } from './uz/shell.ts'
import { roster } from './uz/roster.ts'
import { editConflict, schoolSettings } from './uz/school-settings.ts'
import { secondFactor } from './uz/second-factor.ts'
import { settings } from './uz/settings.ts'
import { sms } from './uz/sms.ts'
import { statement } from './uz/statement.ts'
import { students } from './uz/students.ts'
import { streaks } from './uz/streaks.ts'
import { timeline } from './uz/timeline.ts'
import { timeFactor } from './uz/time-factor.ts'

/** The console's texts in Uzbek. */
export const uz = {
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
