import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Step } from './course-steps.ts'

export interface Mover {
  can: (step: Step) => boolean
  /** Does nothing while another step is on its way: disabled for that, the button would lose its focus in a new list. */
  go: (step: Step) => void
}

/** A step up and down: by keys, by a finger, and read out. */
export function Steps({ title, mover }: { title: string; mover: Mover }): ReactNode {
  const { t } = useTranslation()
  const step = (by: Step) => (
    <IconButton
      label={`${t(by === -1 ? 'authoring.up' : 'authoring.down')}: ${title}`}
      icon={<Icon name="chevron-down" size={20} className={by === -1 ? 'rotate-180' : ''} />}
      disabled={!mover.can(by)}
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
