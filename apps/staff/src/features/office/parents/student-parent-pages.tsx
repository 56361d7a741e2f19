import { parentLimits } from '@qadam/contract'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { queryClient } from '../../../platform/query-client.ts'
import { formatDate, formatMoment } from '../../../platform/times.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import { LinksSection } from './links-section.tsx'
import { useParentLink } from './use-parent-link.tsx'

const pagesQuery = (studentId: number) =>
  replyQuery(['parent_pages', studentId], 'parent_pages', { student_id: studentId })

/** The links by which a student's parents read of them: made, seen and ended by the office. */
export function StudentParentPages({ student }: { student: { id: number; name: string } }): ReactNode {
  const { t } = useTranslation()
  const query = pagesQuery(student.id)
  const read = useQuery(query)
  const { data } = read
  const onSettled = async () => await queryClient.invalidateQueries(query)
  const { isPending, make, dialog } = useParentLink({
    ...{ action: 'parent_page_make', student, text: t('parents.page_link_text', { name: student.name }) },
    onSettled,
  })
  const revoke = useMutation({
    mutationFn: async (linkId: number) =>
      await call('parent_page_revoke', { student_id: student.id, link_id: linkId }),
    onSuccess: () => void showToast('success', t('parents.revoked')),
    onError: (failure) => void showToast('error', errorText(failure)),
    onSettled,
  })
  const isFull =
    data !== undefined && data.links.filter(({ purpose }) => purpose === 'page').length >= parentLimits.links
  return (
    <>
      <LinksSection
        title={t('parents.page_title')}
        hint={t(isFull ? 'parents.links_full' : 'parents.page_hint')}
        make={
          isFull
            ? null
            : {
                label: t('parents.page_make'),
                icon: 'users',
                isPending,
                mutate: make,
              }
        }
        nothing={t('parents.page_none')}
        query={read}
        isEmpty={(data) => data.links.length === 0}
      >
        {(data) =>
          data.links.map(({ id, created_at, created_by, expires_at, visited_at, purpose }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-56 flex-1">
                <p className="font-semibold break-words">
                  {t('parents.page_made', { day: formatDate(created_at), name: created_by })}
                </p>
                <p className="text-sm text-muted">
                  {purpose === 'consent' && `${t('parents.consent_link')} · `}
                  {visited_at === null
                    ? t('parents.page_unseen')
                    : t('parents.page_seen', { moment: formatMoment(visited_at) })}
                  {' · '}
                  {t('parents.waiting_until', { moment: formatDate(expires_at) })}
                </p>
              </div>
              <ConfirmButton
                variant="danger-outline"
                loading={revoke.isPending && revoke.variables === id}
                aria-label={t('parents.page_end_label', { day: formatDate(created_at) })}
                question={{
                  tone: 'danger',
                  title: t('parents.revoke_title'),
                  body: t('parents.page_end_text'),
                  cancelLabel: t('shell.keep'),
                }}
                onConfirm={() => revoke.mutate(id)}
              >
                {t('parents.revoke')}
              </ConfirmButton>
            </li>
          ))
        }
      </LinksSection>
      {dialog}
    </>
  )
}
