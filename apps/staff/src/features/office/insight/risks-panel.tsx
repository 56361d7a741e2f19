import { Chip } from '@qadam/ui/chip'
import { QueryView } from '@qadam/web/frame/query-view'
import { formatPhone } from '@qadam/web/phone-format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldedCard } from '../../../platform/folded-card.tsx'
import { StudentLink } from '../../../platform/student-link.tsx'
import { fullName } from '../../../platform/person.ts'
import { risksQuery } from './insight-queries.ts'
import { riskText, riskTones } from './risk-text.ts'

/**
 * Students of the group who need attention, and why, in words: unfolded on request, since the matrix below is what one
 * comes for. Renders nothing where there are none.
 */
export function RisksPanel({ groupId }: { groupId: number }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(risksQuery(groupId))
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={null} />
  if (data.rows.length === 0) return null
  return (
    <FoldedCard
      icon="warning"
      title={t('insight.risks.title', { count: data.rows.length })}
      className="max-h-[min(24rem,50dvh)]"
    >
      <ul>
        {data.rows.map(({ student, phone, risks }) => (
          <li
            key={student.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-2 not-first:border-t"
          >
            <span className="min-w-44">
              <StudentLink id={student.id}>{fullName(student)}</StudentLink>
            </span>
            <span className="flex min-w-0 flex-1 basis-64 flex-wrap gap-1.5">
              {risks.map((risk) => (
                <Chip key={risk.kind} tone={riskTones[risk.kind]}>
                  {riskText(risk, t)}
                </Chip>
              ))}
            </span>
            <a
              href={`tel:${phone}`}
              className="inline-flex min-h-11 items-center text-turquoise-text numbers"
            >
              {formatPhone(phone)}
            </a>
          </li>
        ))}
      </ul>
    </FoldedCard>
  )
}
