import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/query-client.ts'
import { formatMoment } from '../../../platform/times.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import { LinksSection } from './links-section.tsx'
import { useParentLink } from './use-parent-link.tsx'

const consentQuery = (studentId: number) =>
  replyQuery(['parent_consent', studentId], 'parent_consent', { student_id: studentId })

/** What a student's parents answered when they were asked for consent; nothing where the school asks nobody. */
export function StudentConsent({ student }: { student: { id: number; name: string } }): ReactNode {
  const { t } = useTranslation()
  const query = consentQuery(student.id)
  const read = useQuery(query)
  const { isPending, make, dialog } = useParentLink({
    ...{
      action: 'parent_consent_ask',
      student,
      text: t('parents.consent_link_text', { name: student.name }),
    },
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: ['parent_pages', student.id] }),
  })
  if (read.data ? !read.data.needed : !read.isError) return null
  const isGiven = read.data?.answers[0]?.given === true
  return (
    <>
      <LinksSection
        title={t('parents.consent_title')}
        hint={t(isGiven ? 'parents.consent_given_hint' : 'parents.consent_hint')}
        make={{ label: t('parents.consent_ask'), icon: 'users', isPending, mutate: make }}
        nothing={t('parents.consent_none')}
        query={read}
        isEmpty={({ answers }) => answers.length === 0}
      >
        {({ answers }) =>
          answers.map(({ given, at, asked_by }) => (
            <li key={at} className="px-4 py-3">
              <p className="font-semibold">
                {t(given ? 'parents.consent_given' : 'parents.consent_taken_back')}
              </p>
              <p className="text-sm break-words text-muted">
                {t('parents.consent_by', { moment: formatMoment(at), name: asked_by })}
              </p>
            </li>
          ))
        }
      </LinksSection>
      {dialog}
    </>
  )
}
