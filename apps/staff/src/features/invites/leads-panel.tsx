import type { Lead } from '@qadam/contract'
import { AlertDialog } from '@qadam/ui/alert-dialog'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { SelectMenu } from '@qadam/ui/menu'
import { Skeleton } from '@qadam/ui/skeleton'
import { errorText } from '@qadam/web/error-text'
import { LoadError } from '@qadam/web/frame/load-error'
import { formatPhone } from '@qadam/web/phone-format'
import { showToast } from '@qadam/web/toast'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { Pages } from '../../platform/pages.tsx'
import { queryClient } from '../../platform/query-client.ts'
import { formatMoment } from '../../platform/times.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { leadStates, type LeadsSearch } from './leads-search.ts'
import { SuspectsNote } from './suspects-note.tsx'

export interface LeadsPanelProps {
  search: LeadsSearch
  onSearch: (search: LeadsSearch) => void
}

/** Leads: those who wait for a call first. */
export function LeadsPanel({ search, onSearch }: LeadsPanelProps): ReactNode {
  const { t } = useTranslation()
  const { lead: state, page = 1 } = search
  const [enrolling, setEnrolling] = useState<Lead | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['leads', state ?? null, page],
    queryFn: async ({ signal }) => await call('leads', { state, page }, { signal }),
    placeholderData: keepPreviousData,
  })
  const again = () => void queryClient.invalidateQueries({ queryKey: ['leads'] })
  const onError = (failure: unknown) => void showToast('error', errorText(failure))
  const move = useMutation({
    mutationFn: async ({ lead, state: next }: { lead: Lead; state: 'new' | 'called' | 'declined' }) =>
      await call('lead_move', { lead_id: lead.id, state: next, seen: lead.state }),
    onError,
    onSettled: again,
  })
  const forget = useMutation({
    mutationFn: async (lead_id: number) => await call('lead_delete', { lead_id }),
    onError,
    onSettled: again,
  })

  const rows = data?.rows
  const isNarrow = state !== undefined || page > 1
  return (
    <div className="flex flex-col gap-4">
      <SelectMenu
        label={t('leads.states')}
        className="self-start"
        value={state ?? 'all'}
        options={[
          { value: 'all', label: t('leads.all') },
          ...leadStates.map((value) => ({ value, label: t(`leads.state.${value}`) })),
        ]}
        onChange={(value) => onSearch(value === 'all' ? {} : { lead: value })}
      />
      <SuspectsNote suspects={data?.suspects} onMoved={again} />
      {state === 'dropped' && <p className="text-[15px] text-muted">{t('leads.dropped_for')}</p>}
      {error && !data && <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!rows && !error && <Skeleton height={240} />}
      {rows?.length === 0 && (
        <EmptyState
          mood="thinking"
          title={t(isNarrow ? 'leads.none_here' : 'leads.none')}
          text={t(isNarrow ? 'leads.none_here_text' : 'leads.none_text')}
          action={
            isNarrow && (
              <Button variant="secondary" onClick={() => onSearch({})}>
                {t('leads.show_all')}
              </Button>
            )
          }
        />
      )}
      {rows && rows.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {rows.map((lead) => (
            <li key={lead.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-3 sm:px-4">
              <div className="min-w-48 flex-1">
                <p className="font-semibold break-words">{lead.name}</p>
                <p className="text-sm">
                  <a href={`tel:${lead.phone}`} className="whitespace-nowrap text-turquoise-text numbers">
                    {formatPhone(lead.phone)}
                  </a>{' '}
                  <span className="text-muted numbers">· {formatMoment(lead.created_at)}</span>
                </p>
                <p className="text-[13px] text-muted">
                  {t('leads.inviter', { name: lead.inviter.name })}
                  {lead.rewarded && ` · ${t('leads.rewarded')}`}
                </p>
              </div>
              <Chip tone={lead.state === 'enrolled' ? 'pistachio' : 'neutral'}>
                {t(`leads.state.${lead.state}`)}
              </Chip>
              {lead.suspect === true && lead.state === 'new' && (
                <Chip tone="saffron">{t('leads.suspect')}</Chip>
              )}
              <span className="flex flex-wrap gap-2">
                {lead.state === 'dropped' && (
                  <Button
                    size="sm"
                    disabled={move.isPending}
                    onClick={() => move.mutate({ lead, state: 'new' })}
                  >
                    {t('leads.bring_back')}
                  </Button>
                )}
                {lead.state !== 'enrolled' && lead.state !== 'dropped' && (
                  <Button size="sm" onClick={() => setEnrolling(lead)}>
                    {t('leads.enrol')}
                  </Button>
                )}
                {lead.state === 'new' && (
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={move.isPending}
                    onClick={() => move.mutate({ lead, state: 'called' })}
                  >
                    {t('leads.called')}
                  </Button>
                )}
                {(lead.state === 'new' || lead.state === 'called') && (
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={move.isPending}
                    onClick={() => move.mutate({ lead, state: 'declined' })}
                  >
                    {t('leads.declined')}
                  </Button>
                )}
                <AlertDialog
                  tone="danger"
                  title={t('leads.forget_title')}
                  body={`${lead.name}, ${formatPhone(lead.phone)}`}
                  confirmLabel={t('leads.forget')}
                  cancelLabel={t('shell.cancel')}
                  onConfirm={() => forget.mutate(lead.id)}
                  trigger={
                    <Button size="sm" variant="ghost">
                      {t('leads.forget')}
                    </Button>
                  }
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && rows && rows.length > 0 && (
        <Pages
          page={page}
          pagesize={data.pagesize}
          total={data.total}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      )}
      {enrolling && (
        <EnrolDialog
          lead={enrolling}
          onClose={() => {
            setEnrolling(null)
            again()
          }}
        />
      )}
    </div>
  )
}
