import { Button } from '@qadam/ui/button'
import { SelectField } from '@qadam/ui/select-field'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { absencesQuery, refreshPromise } from './promise-queries.ts'

export interface PassBarProps {
  /** The chosen submissions; none: all of the reviewer's. */
  submissionIds: readonly number[]
  reviewer?: { id: number; name: string } | undefined
  onDone: () => void
}

/** Passes submissions to another reviewer: the chosen ones, or all of the reviewer's. */
export function PassBar({ submissionIds, reviewer, onDone }: PassBarProps): ReactNode {
  const { t } = useTranslation()
  const { data } = useQuery(absencesQuery)
  const [toId, setToId] = useState('')
  const hasChosen = submissionIds.length > 0
  const pass = useMutation({
    mutationFn: async () =>
      await call('promise_pass', {
        to_id: Number(toId),
        ...(hasChosen ? { submission_ids: [...submissionIds] } : { from_id: reviewer?.id }),
      }),
    onSuccess: ({ passed }) => {
      void showToast('success', t('promise.passed', { count: passed }))
      setToId('')
      refreshPromise()
      onDone()
    },
    onError: (error) => void showToast('error', errorText(error)),
  })
  return (
    // Below the rows, so that they do not move under the pointer; before them for the keyboard.
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 order-last flex flex-wrap items-end gap-3 rounded-card border border-line bg-tile p-3 shadow-float md:bottom-4">
      <p role="status" className="self-center font-semibold">
        {hasChosen
          ? t('promise.chosen', { count: submissionIds.length })
          : t('promise.all_of', { name: reviewer?.name ?? '' })}
      </p>
      <SelectField
        className="flex-1"
        label={t('promise.pass_to')}
        value={toId}
        options={[
          { value: '', label: t('promise.choose') },
          ...(data?.staff ?? [])
            .filter(({ id }) => id !== reviewer?.id)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={setToId}
      />
      <Button size="sm" disabled={toId === ''} loading={pass.isPending} onClick={() => pass.mutate()}>
        {t('promise.pass')}
      </Button>
      {hasChosen && (
        <Button size="sm" variant="ghost" onClick={onDone}>
          {t('promise.choose_none')}
        </Button>
      )}
    </div>
  )
}
