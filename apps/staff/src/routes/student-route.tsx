import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { WhenSeen } from '@qadam/ui/when-seen'
import { isCallError } from '@qadam/web/call-error'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { StudentShares } from '../features/learning/shares/student-shares.tsx'
import { StudentCertificates } from '../features/rewards/certificates/student-certificates.tsx'
import { StudentExam } from '../features/learning/exam/student-exam.tsx'
import { studentQuery } from '../features/access/groups/groups-query.ts'
import { StudentAttempts } from '../features/access/groups/student-attempts.tsx'
import { StudentOverview } from '../features/access/groups/student-overview.tsx'
import { HelperTalk } from '../features/learning/review/work/helper-talk.tsx'
import { SubmissionList } from '../features/learning/review/submission-list.tsx'
import { WeeksPanel } from '../features/office/insight/weeks-panel.tsx'
import { VisibilitySwitch } from '../features/rewards/leaderboard/visibility-switch.tsx'
import { StudentConsent } from '../features/office/parents/student-consent.tsx'
import { StudentParentPages } from '../features/office/parents/student-parent-pages.tsx'
import { StudentParents } from '../features/office/parents/student-parents.tsx'
import { StudentPayments } from '../features/money/payments/student-payments.tsx'
import { StudentStatement } from '../features/rewards/rewards/student-statement.tsx'
import { StudentOffice } from '../features/office/roster/student-office.tsx'
import { NewPassword } from '../features/office/students/new-password.tsx'
import { TimeFactor } from '../features/office/students/time-factor.tsx'
import { RepairDialog } from '../features/rewards/streaks/repair-dialog.tsx'
import { NotFoundScreen } from '../platform/not-found-screen.tsx'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { BackLink } from '../platform/back-link.tsx'
import { paths } from '../platform/paths.ts'
import { fullName } from '../platform/person.ts'

const route = getRouteApi('/main/students/$studentId')

/** One student of an own group. */
export function StudentRoute(): ReactNode {
  const { t } = useTranslation()
  const isAdmin = useUser().role === 'admin'
  const params = route.useParams()
  const read = useQuery(studentQuery(Number(params.studentId)))
  if (isCallError(read.error, 'not_found')) return <NotFoundScreen />
  return (
    <div className="flex max-w-5xl flex-col gap-6 px-4 py-5 sm:px-6">
      <QueryView
        query={read}
        skeleton={
          <div className="flex flex-col gap-4">
            <Skeleton height={72} width="60%" />
            <Skeleton height={80} />
            <Skeleton height={200} />
          </div>
        }
      >
        {(student) => (
          <Fragment key={student.id}>
            <PageTitle>{fullName(student)}</PageTitle>
            {student.group && (
              <BackLink to={paths.groupPattern} params={{ groupId: String(student.group.id) }}>
                {student.group.name}
              </BackLink>
            )}
            <StudentOverview student={student} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <RepairDialog student={{ id: student.id, name: fullName(student) }} />
              {isAdmin && (
                <NewPassword student={{ id: student.id, name: fullName(student), phone: student.phone }} />
              )}
              {isAdmin && <StudentOffice student={student} />}
              <TimeFactor student={student} />
            </div>
            {isAdmin && (
              <div className="flex flex-wrap gap-x-6 font-semibold *:inline-flex *:min-h-11 *:items-center *:gap-2 *:text-turquoise-text">
                <Link to={paths.timelinePattern} params={params}>
                  <Icon name="clock" size={20} />
                  {t('timeline.open')}
                </Link>
                <Link to={paths.audit} search={{ student: student.id }}>
                  <Icon name="book" size={20} />
                  {t('student.audit')}
                </Link>
              </div>
            )}
            <StudentAttempts student={student} />
            <WhenSeen height={280}>
              <WeeksPanel studentId={student.id} />
            </WhenSeen>
            <div className="max-w-xl rounded-card border border-line bg-card px-4 py-2">
              <VisibilitySwitch studentId={student.id} hidden={student.leaderboard_hidden} />
            </div>
            {isAdmin && (
              <WhenSeen height={280}>
                <StudentPayments student={student} />
              </WhenSeen>
            )}
            {isAdmin && (
              <WhenSeen height={160}>
                <StudentParentPages student={{ id: student.id, name: fullName(student) }} />
              </WhenSeen>
            )}
            <StudentConsent student={{ id: student.id, name: fullName(student) }} />
            <WhenSeen height={160}>
              <StudentParents student={{ id: student.id, name: fullName(student) }} />
            </WhenSeen>
            <WhenSeen height={160}>
              <StudentCertificates studentId={student.id} canRevoke={isAdmin} />
            </WhenSeen>
            <WhenSeen height={160}>
              <StudentExam studentId={student.id} canGrant={isAdmin} />
            </WhenSeen>
            <WhenSeen height={320}>
              <StudentStatement studentId={student.id} isOffice={isAdmin} />
            </WhenSeen>
            <section className="flex flex-col gap-3">
              <h2 className="text-lg font-bold">{t('student.submissions')}</h2>
              <SubmissionList rows={student.submissions} />
            </section>
            <WhenSeen height={160}>
              <StudentShares studentId={student.id} />
            </WhenSeen>
            {(['py', 'web'] as const).map((slot) => (
              <HelperTalk
                key={slot}
                studentId={student.id}
                place={{ slot }}
                title={t(`student.helper.${slot}`)}
              />
            ))}
          </Fragment>
        )}
      </QueryView>
    </div>
  )
}
