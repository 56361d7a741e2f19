import type { User } from '@qadam/contract'
import { Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { isToasterAsked, onToasterAsked } from '../toast.ts'
import { QuietBoundary } from './quiet-boundary.tsx'

interface OnDemandProps {
  user: User | null
  /** The session ended unexpectedly; see SessionHooks. */
  hasEnded: boolean
  /** Lazy: it loads with the first toast. */
  Toasts: ComponentType
  /** Lazy: it loads with the end of a session. */
  SignInAgain: ComponentType<{ user: User }>
}

/** What stands above every screen of an app when it is wanted, and loads only then: no first view pays for it. */
export function OnDemand({ user, hasEnded, Toasts, SignInAgain }: OnDemandProps): ReactNode {
  const toasts = useSyncExternalStore(onToasterAsked, isToasterAsked)
  return (
    <>
      <Wanted when={toasts}>
        <Toasts />
      </Wanted>
      <Wanted when={hasEnded}>{user && <SignInAgain user={user} />}</Wanted>
    </>
  )
}

/** Something lazy that the screen can do without. */
export function Wanted({ when, children }: { when: boolean; children: ReactNode }): ReactNode {
  if (!when) return null
  return (
    <QuietBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </QuietBoundary>
  )
}
