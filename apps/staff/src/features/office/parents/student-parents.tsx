import { telegramLimits, type TelegramLink } from '@qadam/contract'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { isClosedAccount } from '../../../platform/closed-account.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { formatMoment } from '../../../platform/times.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import { LinksSection } from './links-section.tsx'
import { ParentLinkDialog } from './parent-link-dialog.tsx'

const parentsQuery = (studentId: number) =>
  replyQuery(['parents', studentId], 'parents', { student_id: studentId })

/** Whom of a student's family the school writes to; nothing in a school without a bot. */
export function StudentParents({ student }: { student: { id: number; name: string } }): ReactNode {
  const { t } = useTranslation()
  const query = parentsQuery(student.id)
  const read = useQuery(query)
  const { data } = read
  const [link, setLink] = useState<TelegramLink>()
  const make = useMutation({
    mutationFn: async () => await call('parent_link', { student_id: student.id }),
    onSuccess: setLink,
    onError: (failure) =>
      void showToast('error', isClosedAccount(failure) ? t('roster.faults.closed') : errorText(failure)),
    onSettled: async () => await queryClient.invalidateQueries(query),
    // A link stays nowhere once it was read.
    gcTime: 0,
  })
  if (data?.bot === null) return null
  const hasAllChats = data !== undefined && data.chats.length >= telegramLimits.chats
  const hasAllLinks = data !== undefined && data.links.length >= telegramLimits.parentLinks
  return (
    <>
      <LinksSection
        title={t('parents.title')}
        hint={t(hasAllChats ? 'parents.full' : hasAllLinks ? 'parents.links_full' : 'parents.hint')}
        make={
          hasAllChats || hasAllLinks
            ? null
            : {
                label: t('parents.make'),
                icon: 'send',
                isPending: make.isPending,
                mutate: () => make.mutate(),
              }
        }
        nothing={t('parents.nobody')}
        query={read}
        isEmpty={(data) => data.chats.length + data.links.length === 0}
      >
        {(data) => (
          <>
            {data.chats.map(({ id, label, linked_at }) => (
              <Row
                key={`chat ${id}`}
                of={{ student_id: student.id, what: 'chat', id }}
                name={label}
                about={t('parents.linked_at', { moment: formatMoment(linked_at) })}
                action={t('parents.unlink')}
                actionLabel={t('parents.unlink_label', { name: label })}
                question={t('parents.unlink_title')}
                consequence={t('parents.unlink_text', { name: label })}
              />
            ))}
            {data.links.map(({ id, expires_at }) => {
              const moment = formatMoment(expires_at)
              return (
                <Row
                  key={`link ${id}`}
                  of={{ student_id: student.id, what: 'link', id }}
                  name={t('parents.waiting')}
                  about={t('parents.waiting_until', { moment })}
                  action={t('parents.revoke')}
                  actionLabel={t('parents.revoke_label', { moment })}
                  question={t('parents.revoke_title')}
                  consequence={t('parents.revoke_text')}
                />
              )
            })}
          </>
        )}
      </LinksSection>
      {link && (
        <ParentLinkDialog
          name={student.name}
          link={link}
          onClose={() => {
            setLink(undefined)
            // The parent may have followed it meanwhile.
            void queryClient.invalidateQueries(query)
          }}
        />
      )}
    </>
  )
}

interface RowProps {
  of: { student_id: number; what: 'chat' | 'link'; id: number }
  name: string
  about: string
  action: string
  actionLabel: string
  question: string
  consequence: string
}

function Row({ of, name, about, action, actionLabel, question, consequence }: RowProps): ReactNode {
  const { t } = useTranslation()
  const revoke = useMutation({
    mutationFn: async () => await call('parent_revoke', of),
    onSuccess: async () => {
      await queryClient.invalidateQueries(parentsQuery(of.student_id))
      void showToast('success', t('parents.revoked'))
    },
    onError: (error) => void showToast('error', errorText(error)),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="min-w-40 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="numbers block text-sm text-muted">{about}</span>
      </span>
      <ConfirmButton
        variant="ghost"
        aria-label={actionLabel}
        loading={revoke.isPending}
        question={{ title: question, body: consequence, cancelLabel: t('shell.keep') }}
        onConfirm={() => revoke.mutate()}
      >
        {action}
      </ConfirmButton>
    </li>
  )
}
