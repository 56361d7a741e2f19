import { RootFrame } from '@qadam/web/frame/root-frame'
import type { ReactNode } from 'react'
import { OnDemand } from './on-demand.tsx'

/** Around every screen: what comes on demand. */
export function RootLayout(): ReactNode {
  return <RootFrame over={<OnDemand />} />
}
