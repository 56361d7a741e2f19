import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmButton } from '../../../platform/confirm-button.tsx'
import { queryClient } from '../../../platform/query-client.ts'
import { endShare, sharedQuery, studentSharesQuery, type ShareName } from './shares-query.ts'

interface EndShareProps {
  share: ShareName
  title: string
  studentId: number
}

/** Takes a student’s shared copy back, after a question. */
export function EndShare({ share, title, studentId }: EndShareProps): ReactNode {
  const { t } = useTranslation()
  const end = useMutation({
    mutationFn: async () => await endShare(share),
    onSuccess: () => void showToast('success', t('shares.ended')),
    onError: (failure) => void showToast('error', errorText(failure)),
    onSettled: async () =>
      await Promise.all([
        queryClient.invalidateQueries(studentSharesQuery(studentId)),
        queryClient.invalidateQueries(sharedQuery(share)),
      ]),
  })
  return (
    <ConfirmButton
      variant="ghost"
      aria-label={t('shares.end_one', { title })}
      loading={end.isPending}
      question={{ title: t('shares.end_title'), body: t('shares.end_text'), cancelLabel: t('shell.keep') }}
      onConfirm={() => end.mutate()}
    >
      {t('shares.end')}
    </ConfirmButton>
  )
}
