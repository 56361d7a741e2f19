import { buttonClass } from '@qadam/ui/button'
import { isCallError } from '@qadam/web/call-error'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../features/access/accounts/me-query.ts'
import { TakenOff } from '../features/access/accounts/second-factor/taken-off.tsx'
import { followIdle } from '../platform/attended.ts'
import { paths } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { Shell } from './shell.tsx'

const FactorDue = lazy(async () => ({
  default: (await import('../features/access/accounts/second-factor/factor-due.tsx')).FactorDue,
}))

/** The console, or what has to be done first by who lacks the second factor that the school requires. */
export function ConsoleGate(): ReactNode {
  const { t } = useTranslation()
  const { data: me } = useQuery(meQuery)
  useEffect(watchForFactor, [])
  const idle_s = me?.idle_s ?? null
  useEffect(() => (idle_s === null ? undefined : followIdle(idle_s, lookAtMe)), [idle_s])
  if (me?.second_factor_due)
    return (
      <Suspense>
        <FactorDue />
      </Suspense>
    )
  return (
    <Shell
      above={
        me?.second_factor_taken_off && (
          <div className="px-4 pt-4 sm:px-6">
            <TakenOff
              by={me.second_factor_taken_off}
              action={
                <Link to={paths.account} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
                  {t('second_factor.turn_on')}
                </Link>
              }
            />
          </div>
        )
      }
    />
  )
}

const lookAtMe = (): void => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })

/** The school may begin to require it of who is at work: what they ask for next is refused, with the reason. */
function watchForFactor(): () => void {
  const isWaiting = (error: unknown): boolean =>
    isCallError(error, 'access.forbidden') && error.details['reason'] === 'second_factor'
  const look = (error: unknown): void => {
    if (isWaiting(error) && !queryClient.getQueryData(meQuery.queryKey)?.second_factor_due) lookAtMe()
  }
  const ends = [
    queryClient.getQueryCache().subscribe(({ query }) => look(query.state.error)),
    queryClient.getMutationCache().subscribe(({ mutation }) => look(mutation?.state.error)),
  ]
  return () => {
    for (const end of ends) end()
  }
}
