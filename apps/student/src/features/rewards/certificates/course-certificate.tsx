import { Card } from '@qadam/ui/card'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CertificateRow } from './certificate-row.tsx'
import { certificatesQuery } from './certificates-query.ts'

/** At a course's end: its certificate; nothing as long as there is none. */
export default function CourseCertificate({ courseId }: { courseId: number }): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(certificatesQuery)
  const certificate = data?.find(
    ({ course, revoked_at, withdrawn_at = null }) =>
      course.id === courseId && revoked_at === null && withdrawn_at === null,
  )
  if (!certificate) return null
  return (
    <Card flush>
      <p className="px-4 pt-4 text-lg font-bold">{t('certificates.ready')}</p>
      <ul>
        <CertificateRow certificate={certificate} />
      </ul>
    </Card>
  )
}
