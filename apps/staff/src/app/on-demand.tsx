import { isToasterAsked, onToasterAsked } from '@qadam/web/toast'
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { useFindUser, useSessionEnded } from '../features/accounts/use-user.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))
const SignInAgain = lazy(async () => ({
  default: (await import('../features/accounts/sign-in-again.tsx')).SignInAgain,
}))

/** What stands above every screen when it is wanted, and loads only then. */
export function OnDemand(): ReactNode {
  const toasts = useSyncExternalStore(onToasterAsked, isToasterAsked)
  const user = useFindUser()
  const ended = useSessionEnded()
  return (
    <Suspense fallback={null}>
      {toasts && <Toasts />}
      {ended && user && <SignInAgain user={user} />}
    </Suspense>
  )
}
