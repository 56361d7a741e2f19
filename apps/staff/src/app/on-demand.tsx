import { OnDemand as Frame } from '@qadam/web/frame/on-demand'
import { lazy, type ReactNode } from 'react'
import { useFindUser, useSessionEnded } from '../features/access/accounts/use-user.ts'

const Toasts = lazy(async () => {
  const { Toasts: Shown } = await import('@qadam/web/frame/toasts')
  return { default: () => <Shown {...toastPlace} /> }
})
const SignInAgain = lazy(async () => ({
  default: (await import('../features/access/accounts/sign-in-again.tsx')).SignInAgain,
}))

/** At the top right a toast would lie over the head of the verdict, at the foot of a phone over its bar. */
const toastPlace = {
  position: 'bottom-center',
  offset: { bottom: 'var(--toast-foot)' },
  mobileOffset: { bottom: 'var(--toast-foot)' },
} as const

/** What stands above every screen when it is wanted, and loads only then. */
export function OnDemand(): ReactNode {
  const user = useFindUser()
  const hasEnded = useSessionEnded()
  return <Frame user={user} hasEnded={hasEnded} Toasts={Toasts} SignInAgain={SignInAgain} />
}
