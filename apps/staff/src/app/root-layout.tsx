import { RootFrame } from '@qadam/web/frame/root-frame'
import { keepFocus } from '@qadam/ui/keep-focus'
import { useEffect, type ReactNode } from 'react'
import { OnDemand } from './on-demand.tsx'

/** Around every screen: what comes on demand, and the focus of who works by keyboard. */
export function RootLayout(): ReactNode {
  useEffect(() => keepFocus(document), [])
  return <RootFrame over={<OnDemand />} />
}
