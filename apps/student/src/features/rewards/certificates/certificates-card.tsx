import { Card } from '@qadam/ui/card'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../platform/query-view.tsx'
import { CertificateRow } from './certificate-row.tsx'
import { certificatesQuery } from './certificates-query.ts'

/** What a student has of the courses that they finished. */
export default function CertificatesCard(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(certificatesQuery)
  return (
    <section aria-label={t('certificates.title')} className="mt-8">
      <h2 className="mb-3 text-lg font-bold">{t('certificates.title')}</h2>
      <QueryView
        query={read}
        skeleton={<Skeleton height={96} />}
        isEmpty={(data) => data.length === 0}
        empty={<p className="text-muted">{t('certificates.none')}</p>}
      >
        {(data) => (
          <Card flush>
            <ul className="divide-y divide-line">
              {data.map((certificate) => (
                <CertificateRow key={certificate.id} certificate={certificate} />
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
    </section>
  )
}
