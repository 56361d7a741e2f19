import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Switch } from '@qadam/ui/switch'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { showToast } from '../../../platform/toast.ts'
import type { Board } from './board.ts'
import { glimpseQuery, leaderboardQuery } from './leaderboard-query.ts'

/** Whether others see the student on their leaderboards. */
export function Visibility({ board }: { board: Board }): ReactNode {
  const { t } = useTranslation()
  const client = useQueryClient()
  // The board on the screen says it too.
  const isOnBoard = board.whose !== 'league'
  const shown = useInfiniteQuery({
    ...leaderboardQuery(board),
    enabled: isOnBoard,
    placeholderData: keepPreviousData,
  })
  const glimpse = useQuery({ ...glimpseQuery, enabled: !isOnBoard })
  const data = shown.data?.pages[0] ?? glimpse.data
  const save = useMutation({
    mutationFn: async (hidden: boolean) => await call('leaderboard_visibility', { hidden }),
    onSettled: async () => {
      void client.invalidateQueries(glimpseQuery)
      await client.invalidateQueries({ queryKey: ['leaderboard'] })
    },
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
