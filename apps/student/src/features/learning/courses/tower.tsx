import type { Module } from '@qadam/contract'
import { Skeleton } from '@qadam/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TowerDome } from './tower-dome.tsx'
import { TowerFloor } from './tower-floor.tsx'

/** The modules of a course as floors of a tower, climbed upward: first in the document, lowest on the screen. */
export function Tower({ modules }: { modules: readonly Module[] }): ReactNode {
  const { t } = useTranslation()
  const whole = modules.every(({ state }) => state === 'completed')
  const current = modules.findIndex(({ state }) => state !== 'completed' && state !== 'closed')
  return (
    <div className="mx-auto w-full max-w-2xl">
      <TowerDome whole={whole} />
      <ol aria-label={t('courses.modules')} className="flex flex-col-reverse">
        {modules.map((module, index) => (
          <TowerFloor
            key={module.id}
            module={module}
            floor={index}
            floors={modules.length}
            current={index === current}
          />
        ))}
      </ol>
      <div aria-hidden className="h-4 rounded-b-lg bg-tile-edge" />
    </div>
  )
}

export function TowerSkeleton({ floors = 3 }: { floors?: number }): ReactNode {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <TowerDome whole={false} />
      {Array.from({ length: floors }, (_, floor) => (
        <div key={floor} className="mx-3 border-x border-t border-line bg-card">
          <Skeleton height={14} square />
          <div className="flex h-32 items-center gap-4 p-4">
            <Skeleton round width={72} height={72} />
            <div className="flex-1">
              <Skeleton height={20} width="55%" />
              <Skeleton height={28} width="80%" className="mt-3" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
