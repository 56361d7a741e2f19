import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Step } from './course-steps.ts'

export interface Mover {
  isBusy: boolean
  can: (step: Step) => boolean
  go: (step: Step) => void
}

/** A step up and down: by keys, by a finger, and read out. */
export function Steps({ title, mover }: { title: string; mover: Mover }): ReactNode {
  const { t } = useTranslation()
  const step = (by: Step) => (
    <IconButton
      label={`${t(by === -1 ? 'authoring.up' : 'authoring.down')}: ${title}`}
      icon={<Icon name="chevron-down" size={20} className={by === -1 ? 'rotate-180' : ''} />}
      disabled={mover.isBusy || !mover.can(by)}
      onClick={() => mover.go(by)}
    />
  )
  return (
    <span className="flex">
      {step(-1)}
      {step(1)}
    </span>
  )
}
