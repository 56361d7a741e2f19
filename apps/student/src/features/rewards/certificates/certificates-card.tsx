import { Card } from '@qadam/ui/card'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadError } from '../../../platform/load-error.tsx'
import { CertificateRow } from './certificate-row.tsx'
import { certificatesQuery } from './certificates-query.ts'

/** What a student has of the courses that they finished. */
export default function CertificatesCard(): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(certificatesQuery)
  return (
    <section aria-label={t('certificates.title')} className="mt-8">
      <h2 className="mb-3 text-lg font-bold">{t('certificates.title')}</h2>
      {!data && error && <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && <p className="text-muted">{t('certificates.none')}</p>}
      {data && data.length > 0 && (
        <Card flush>
          <ul className="divide-y divide-line">
            {data.map((certificate) => (
              <CertificateRow key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
