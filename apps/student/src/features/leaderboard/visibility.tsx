import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Switch } from '@qadam/ui/switch'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import '../../platform/i18n/leaderboard-texts.ts'
import { showToast } from '../../platform/toast.ts'
import { glimpseQuery } from './leaderboard-query.ts'

/** Whether others see the student on their leaderboards. */
export function Visibility(): ReactNode {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data } = useQuery(glimpseQuery)
  const save = useMutation({
    mutationFn: async (hidden: boolean) => await call('leaderboard_visibility', { hidden }),
    onSettled: async () => await client.invalidateQueries({ queryKey: ['leaderboard'] }),
    onError: () => void showToast('error', t('leaderboard.hide_failed')),
  })
  if (!data) return null
  // As it will be; where it can't be saved, as it was.
  const hidden = save.isPending ? save.variables : data.me.hidden
  return (
    <Card className="mt-8">
      <Switch
        label={t('leaderboard.hide')}
        hint={t('leaderboard.hide_hint')}
        checked={hidden}
        disabled={save.isPending}
        icon={<Icon name={hidden ? 'eye-off' : 'eye'} size={24} className="text-muted" />}
        onChange={(next) => save.mutate(next)}
      />
    </Card>
  )
}
