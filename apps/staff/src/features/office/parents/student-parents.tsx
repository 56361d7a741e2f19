import { telegramLimits, type TelegramLink } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useConfirm } from '@qadam/ui/use-confirm'
import { errorText } from '@qadam/web/error-text'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { isClosedAccount } from '../../../platform/closed-account.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { formatMoment } from '../../../platform/times.ts'
import { ParentLinkDialog } from './parent-link-dialog.tsx'

const parentsQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['parents', studentId],
    queryFn: async ({ signal }) => await call('parents', { student_id: studentId }, { signal }),
  })

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
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-56 flex-1">
          <h2 className="text-lg font-bold">{t('parents.title')}</h2>
          <p className="text-sm text-muted">
            {t(hasAllChats ? 'parents.full' : hasAllLinks ? 'parents.links_full' : 'parents.hint')}
          </p>
        </div>
        {data && !hasAllChats && !hasAllLinks && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name="send" size={18} />}
            loading={make.isPending}
            onClick={() => make.mutate()}
          >
            {t('parents.make')}
          </Button>
        )}
      </div>
      <QueryView
        query={read}
        skeleton={<Skeleton height={56} />}
        isEmpty={(data) => data.chats.length + data.links.length === 0}
        empty={<p className="text-muted">{t('parents.nobody')}</p>}
      >
        {(data) => (
          <CardList>
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
          </CardList>
        )}
      </QueryView>
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
    </section>
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
  const confirm = useConfirm()
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
      <Button
        size="sm"
        variant="ghost"
        aria-label={actionLabel}
        loading={revoke.isPending}
        onClick={() =>
          confirm.ask({
            title: question,
            body: consequence,
            confirmLabel: action,
            cancelLabel: t('shell.keep'),
            onConfirm: () => revoke.mutate(),
          })
        }
      >
        {action}
      </Button>
      {confirm.dialog}
    </li>
  )
}
