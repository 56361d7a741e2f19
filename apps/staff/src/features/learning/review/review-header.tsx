import type { ReviewPage, StudentBrief } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { avatarOf, fullName } from '../../../platform/person.ts'
import { formatMoment, useNow } from '../../../platform/times.ts'
import { PromiseChip, StatusChip } from './status-chip.tsx'
import { TypeIcon } from './type-icon.tsx'

const nameLine = 'inline-flex min-h-11 max-w-full items-center gap-2 font-semibold'

function Name({ student }: { student: StudentBrief }): ReactNode {
  return (
    <>
      <Avatar {...avatarOf(student)} name="" size={28} />
      <span className="line-clamp-2 min-w-0 break-words">{fullName(student)}</span>
    </>
  )
}

/** The submission's student, assignment, version and time left. */
export function ReviewHeader({ page, navigation }: { page: ReviewPage; navigation: ReactNode }): ReactNode {
  const { t } = useTranslation()
  const now = useNow()
  const { student, question } = page
  return (
    <header className="flex flex-col gap-3">
      <div className="flex items-center">{navigation}</div>
      <div>
        <div className="mb-1 flex items-center justify-between gap-3 *:last:shrink-0">
          <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
            <TypeIcon type={question.type} size={18} />
            <span className="truncate">{question.course_title}</span>
          </p>
          {page.status === 'uploaded' ? (
            <PromiseChip due_at={page.due_at} now={now} />
          ) : (
            <StatusChip status={page.status} />
          )}
        </div>
        <h1 className="text-xl font-bold sm:text-2xl">{question.lesson_title}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-compact">
          {page.student_opens !== false ? (
            <Link
              to={paths.studentPattern}
              params={{ studentId: String(student.id) }}
              className={`${nameLine} text-ink hover:text-turquoise-text`}
            >
              <Name student={student} />
            </Link>
          ) : (
            <span className={nameLine}>
              <Name student={student} />
            </span>
          )}
          {student.group && (
            <span className="line-clamp-2 min-w-0 break-words text-muted">{student.group.name}</span>
          )}
          <span className="text-muted numbers">
            {t('review.handed_in', { version: page.version, time: formatMoment(page.submittedAt) })}
          </span>
        </p>
      </div>
    </header>
  )
}
