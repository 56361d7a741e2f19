import { parentLimits, type TelegramLink } from '@qadam/contract'
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
import { formatDate, formatMoment } from '../../../platform/times.ts'
import { ParentLinkDialog } from './parent-link-dialog.tsx'

const pagesQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['parent_pages', studentId],
    queryFn: async ({ signal }) => await call('parent_pages', { student_id: studentId }, { signal }),
  })

/** The links by which a student's parents read of them: made, seen and ended by the office. */
export function StudentParentPages({ student }: { student: { id: number; name: string } }): ReactNode {
  const { t } = useTranslation()
  const query = pagesQuery(student.id)
  const read = useQuery(query)
  const { data } = read
  const [link, setLink] = useState<TelegramLink>()
  const confirm = useConfirm()
  const onError = (failure: unknown) =>
    void showToast('error', isClosedAccount(failure) ? t('roster.faults.closed') : errorText(failure))
  const onSettled = async () => await queryClient.invalidateQueries(query)
  const make = useMutation({
    mutationFn: async () => await call('parent_page_make', { student_id: student.id }),
    onSuccess: ({ id, path, expires_at }) =>
      setLink({ id, url: new URL(path, location.origin).href, expires_at }),
    onError,
    onSettled,
    // A link stays nowhere once it was read.
    gcTime: 0,
  })
  const revoke = useMutation({
    mutationFn: async (linkId: number) =>
      await call('parent_page_revoke', { student_id: student.id, link_id: linkId }),
    onSuccess: () => void showToast('success', t('parents.revoked')),
    onError,
    onSettled,
  })
  const isFull = data !== undefined && data.links.length >= parentLimits.links
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-56 flex-1">
          <h2 className="text-lg font-bold">{t('parents.page_title')}</h2>
          <p className="text-sm text-muted">{t(isFull ? 'parents.links_full' : 'parents.page_hint')}</p>
        </div>
        {data && !isFull && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name="users" size={18} />}
            loading={make.isPending}
            onClick={() => make.mutate()}
          >
            {t('parents.page_make')}
          </Button>
        )}
      </div>
      <QueryView
        query={read}
        skeleton={<Skeleton height={56} />}
        isEmpty={(data) => data.links.length === 0}
        empty={<p className="text-muted">{t('parents.page_none')}</p>}
      >
        {(data) => (
          <CardList>
            {data.links.map(({ id, created_at, created_by, expires_at, visited_at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-56 flex-1">
                  <p className="font-semibold break-words">
                    {t('parents.page_made', { day: formatDate(created_at), name: created_by })}
                  </p>
                  <p className="text-sm text-muted">
                    {visited_at === null
                      ? t('parents.page_unseen')
                      : t('parents.page_seen', { moment: formatMoment(visited_at) })}
                    {' · '}
                    {t('parents.waiting_until', { moment: formatDate(expires_at) })}
                  </p>
                </div>
                <Button
                  size="sm"
                  variant="danger-outline"
                  loading={revoke.isPending && revoke.variables === id}
                  aria-label={t('parents.page_end_label', { day: formatDate(created_at) })}
                  onClick={() =>
                    confirm.ask({
                      tone: 'danger',
                      title: t('parents.revoke_title'),
                      body: t('parents.page_end_text'),
                      confirmLabel: t('parents.revoke'),
                      cancelLabel: t('shell.keep'),
                      onConfirm: () => revoke.mutate(id),
                    })
                  }
                >
                  {t('parents.revoke')}
                </Button>
              </li>
            ))}
          </CardList>
        )}
      </QueryView>
      {confirm.dialog}
      {link && (
        <ParentLinkDialog
          name={student.name}
          link={link}
          text={t('parents.page_link_text', { name: student.name })}
          onClose={() => setLink(undefined)}
        />
      )}
    </section>
  )
}
