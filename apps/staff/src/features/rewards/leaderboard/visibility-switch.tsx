import { Switch } from '@qadam/ui/switch'
import { errorText } from '@qadam/web/error-text'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'

/** Takes a student off the leaderboards of others, or brings them back. */
export function VisibilitySwitch({ studentId, hidden }: { studentId: number; hidden: boolean }): ReactNode {
  const { t } = useTranslation()
  const change = useMutation({
    mutationFn: async (next: boolean) =>
      await call('leaderboard_visibility', { student_id: studentId, hidden: next }),
    onError: (error) => void showToast('error', errorText(error)),
    // Optimistic: until then the switch shows the requested value.
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: ['student', studentId] }),
  })
  const shown = change.isPending ? change.variables : hidden
  return (
    <Switch
      label={t('student.on_leaderboard')}
      hint={t('student.on_leaderboard_hint')}
      checked={!shown}
      disabled={change.isPending}
      onChange={(checked) => change.mutate(!checked)}
    />
  )
}
