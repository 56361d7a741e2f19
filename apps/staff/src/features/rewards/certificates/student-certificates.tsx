import type { StaffCertificate } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { currentLanguage } from '@qadam/web/language'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/query-client.ts'
import { formatDate } from '../../../platform/times.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

const certificatesQuery = (studentId: number) =>
  replyQuery(['certificates', studentId], 'certificates', { student_id: studentId })

/** A student's certificates; an admin takes one back or gives it back. */
export function StudentCertificates({
  studentId,
  canRevoke,
}: {
  studentId: number
  canRevoke: boolean
}): ReactNode {
  const { t } = useTranslation()
  const query = certificatesQuery(studentId)
  const read = useQuery(query)
  const [asked, setAsked] = useState<StaffCertificate>()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('certificates.title')}</h2>
      <QueryView
        query={read}
        skeleton={<Skeleton height={56} />}
        isEmpty={(data) => data.certificates.length === 0}
        empty={<p className="text-muted">{t('certificates.none')}</p>}
      >
        {(data) => (
          <CardList>
            {data.certificates.map((certificate) => (
              <Row
                key={certificate.id}
                certificate={certificate}
                onChange={canRevoke ? () => setAsked(certificate) : undefined}
              />
            ))}
          </CardList>
        )}
      </QueryView>
      {asked && (
        <RevokeDialog
          studentId={studentId}
          certificate={asked}
          onClose={() => {
            setAsked(undefined)
            void queryClient.invalidateQueries(query)
          }}
        />
      )}
    </section>
  )
}

interface RowProps {
  certificate: StaffCertificate
  onChange: (() => void) | undefined
}

function Row({ certificate, onChange }: RowProps): ReactNode {
  const { t } = useTranslation()
  const { code, course, name, issued_at, revoked_at, revoked_by, revoke_reason } = certificate
  const { withdrawn_at = null, withdrawn_for = [] } = certificate
  const about = { course: course.title }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-56 flex-1">
        <p className="font-semibold break-words">{course.title}</p>
        <p className="text-sm break-words text-muted numbers">
          {t('certificates.issued', { day: formatDate(issued_at), name })}
        </p>
        <p className="text-sm text-muted numbers">{code}</p>
        {revoked_at !== null && (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm break-words">
            <Chip tone="pomegranate">{t('certificates.revoked')}</Chip>
            {t('certificates.revoked_by', {
              day: formatDate(revoked_at),
              name: revoked_by ?? '',
              reason: revoke_reason ?? '',
            })}
          </p>
        )}
        {revoked_at === null && withdrawn_at !== null && (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm break-words">
            <Chip tone="saffron">{t('certificates.withdrawn')}</Chip>
            {t('certificates.withdrawn_for', { lessons: withdrawn_for.join(', ') })}
          </p>
        )}
      </div>
      <a
        href={`/certificate/${code}?lang=${currentLanguage()}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('certificates.open_label', about)}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <Icon name="eye" size={18} />
        {t('certificates.open')}
      </a>
      {onChange && (
        <Button
          size="sm"
          variant={revoked_at === null ? 'danger-outline' : 'secondary'}
          aria-label={t(
            revoked_at === null ? 'certificates.revoke_label' : 'certificates.restore_label',
            about,
          )}
          onClick={onChange}
        >
          {t(revoked_at === null ? 'certificates.revoke' : 'certificates.restore')}
        </Button>
      )}
    </li>
  )
}
