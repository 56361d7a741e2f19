import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../features/access/accounts/use-user.ts'
import { ShellFrame } from './shell-frame.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Navigation links appear where it is 'ordinary', which is everywhere but on screens that set otherwise. */
    navbar?: 'ordinary' | 'bare'
  }
}

/** What stands around the screens of who is signed in. */
export function Shell(): ReactNode {
  const user = useUser()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const navbar = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.navbar ?? 'ordinary' })
  return (
    <ShellFrame user={user} pathname={pathname} withLinks={navbar === 'ordinary'}>
      <Outlet />
    </ShellFrame>
  )
}
