import { Skeleton } from '@qadam/ui/skeleton'
import { useMedia } from '@qadam/ui/use-media'
import { lazy, Suspense, type ReactNode } from 'react'
import { BesideRail } from '../platform/beside-rail.tsx'
import { loadWithTexts } from '../platform/chunk.ts'
import type { RailProps } from './rail.tsx'

const Rail = lazy(() => loadWithTexts(() => import('./rail.tsx')))

/** As `beside-rail` of app.css. */
const LAPTOP = '(min-width: 64rem)'

/**
 * A screen with the student's rail at its right. Its place is there from the first sight of the screen, by style alone;
 * what stands in it comes later, and only to a laptop: a phone asks for nothing of it.
 */
export function WithRail({ children, ...rail }: RailProps & { children: ReactNode }): ReactNode {
  const isLaptop = useMedia(LAPTOP)
  return (
    <BesideRail
      rail={
        isLaptop && (
          <Suspense fallback={<Skeleton height={180} />}>
            <Rail {...rail} />
          </Suspense>
        )
      }
    >
      {children}
    </BesideRail>
  )
}
