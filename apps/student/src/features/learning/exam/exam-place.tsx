import type { User } from '@qadam/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExamClock } from './exam-clock.tsx'
import { useRunningExam } from './running-exam.ts'

/** What the way to the exam is called: by its name, or, while a part of it runs, by its clock. */
export default function ExamPlace({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const running = useRunningExam(user)
  const label = t('shell.exam')
  return running?.until ? <ExamClock until={running.until} label={label} /> : label
}
