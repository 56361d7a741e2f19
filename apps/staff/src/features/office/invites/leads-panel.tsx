import { leadsList, leadState, type Lead, type SearchOf } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { errorText } from '@qadam/web/error-text'
import { formatPhone } from '@qadam/web/phone-format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { ChoiceFilter } from '../../../platform/list-filters.tsx'
import { ListPanel } from '../../../platform/list-panel.tsx'
import { askListAgain } from '../../../platform/list-query.ts'
import { formatMoment } from '../../../platform/times.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { SuspectsNote } from './suspects-note.tsx'

export interface LeadsPanelProps {
  search: SearchOf<typeof leadsList>
  onSearch: (search: LeadsPanelProps['search']) => void
}

/** Leads: those who wait for a call first. */
export function LeadsPanel({ search, onSearch }: LeadsPanelProps): ReactNode {
  const { t } = useTranslation()
  const { lead: state } = search
  const [enrolling, setEnrolling] = useState<Lead | null>(null)
  const again = () => void askListAgain(leadsList)
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

  return (
    <>
      <ListPanel
        list={leadsList}
        {...{ search, onSearch }}
        label={t('leads.title')}
        filters={(change) => (
          <ChoiceFilter
            label={t('leads.states')}
            all={t('leads.all')}
            value={state}
            options={leadState.options}
            textOf={(value) => t(`leads.state.${value}`)}
            onChange={(chosen) => change({ lead: chosen })}
          />
        )}
        note={({ suspects }) => (
          <>
            <SuspectsNote suspects={suspects} onMoved={again} />
            {state === 'dropped' && <p className="text-compact text-muted">{t('leads.dropped_for')}</p>}
          </>
        )}
        item={(lead) => (
          <li key={lead.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-3 sm:px-4">
            <div className="min-w-48 flex-1">
              <p className="font-semibold break-words">{lead.name}</p>
              <p className="flex flex-wrap gap-x-3 text-sm">
                <a href={`tel:${lead.phone}`} className="whitespace-nowrap text-turquoise-text numbers">
                  {formatPhone(lead.phone)}
                </a>
                <span className="text-muted numbers">{formatMoment(lead.created_at)}</span>
              </p>
              <p className="flex flex-wrap gap-x-3 text-caption text-muted">
                <span>{t('leads.inviter', { name: lead.inviter.name })}</span>
                {lead.rewarded && <span>{t('leads.rewarded')}</span>}
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
                  variant="secondary"
                  disabled={move.isPending}
                  onClick={() => move.mutate({ lead, state: 'new' })}
                >
                  {t('leads.bring_back')}
                </Button>
              )}
              {lead.state !== 'enrolled' && lead.state !== 'dropped' && (
                <Button size="sm" variant="secondary" onClick={() => setEnrolling(lead)}>
                  {t('leads.enrol')}
                </Button>
              )}
              {lead.state === 'new' && (
                <Button
                  size="sm"
                  variant="ghost"
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
              <ConfirmButton
                variant="ghost"
                question={{
                  tone: 'danger',
                  title: t('leads.forget_title'),
                  body: `${lead.name}, ${formatPhone(lead.phone)}`,
                }}
                onConfirm={() => forget.mutate(lead.id)}
              >
                {t('leads.forget')}
              </ConfirmButton>
            </span>
          </li>
        )}
        empty={<EmptyState mood="thinking" title={t('leads.none')} text={t('leads.none_text')} />}
      />
      {enrolling && (
        <EnrolDialog
          lead={enrolling}
          onClose={() => {
            setEnrolling(null)
            again()
          }}
        />
      )}
    </>
  )
}
