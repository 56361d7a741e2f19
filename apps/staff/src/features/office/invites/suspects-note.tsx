import { Button } from '@qadam/ui/button'
import { Notice } from '@qadam/ui/notice'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { offerUndo } from '../../../platform/undo-toast.ts'

export interface SuspectsNoteProps {
  suspects: { count: number; up_to: number | null } | undefined
  /** After something was moved. */
  onMoved: () => void
}

/** Leads that came together: one press puts them aside, another brings them back. */
export function SuspectsNote({ suspects, onMoved }: SuspectsNoteProps): ReactNode {
  const { t } = useTranslation()
  const onError = (failure: unknown) => void showToast('error', errorText(failure))
  const bringBack = useMutation({
    mutationFn: async (dropped_at: string) => await call('leads_bring_back', { dropped_at }),
    onSuccess: ({ brought_back: count }) => void showToast('success', t('leads.brought_back', { count })),
    onError,
    onSettled: onMoved,
  })
  const drop = useMutation({
    mutationFn: async (up_to: number) => await call('leads_drop', { up_to }),
    onSuccess: ({ dropped: count, dropped_at }) =>
      offerUndo(t('leads.dropped', { count }), t, () => bringBack.mutate(dropped_at)),
    onError,
    onSettled: onMoved,
  })
  if (!suspects || suspects.count === 0 || suspects.up_to === null) return null
  const { count, up_to } = suspects
  return (
    <Notice
      role="status"
      tone="saffron"
      icon="warning"
      title={t('leads.suspects', { count })}
      text={t('leads.suspects_text')}
      action={
        <Button size="sm" variant="secondary" loading={drop.isPending} onClick={() => drop.mutate(up_to)}>
          {t('leads.drop')}
        </Button>
      }
    />
  )
}
