import { followFocus } from '@qadam/web/follow-focus'
import { RootFrame } from '@qadam/web/frame/root-frame'
import { applySingleKeys } from '@qadam/web/single-keys'
import { useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { OnDemand } from './on-demand.tsx'

/** Around every screen: what comes on demand, and the focus of who works by keyboard. */
export function RootLayout(): ReactNode {
  const router = useRouter()
  useEffect(applySingleKeys, [])
  useEffect(() => followFocus(router), [router])
  return <RootFrame over={<OnDemand />} />
}
