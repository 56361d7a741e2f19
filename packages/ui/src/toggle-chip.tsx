import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export interface ToggleChipProps {
  /** What it shows alone: what needs somebody (saffron), or what is late (pomegranate). */
  tone: 'saffron' | 'pomegranate'
  icon: IconName
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
  /** How many there are; none is said by nothing. */
  count?: number | undefined
}

const tones = {
  saffron: 'aria-pressed:border-saffron-text aria-pressed:bg-saffron-soft aria-pressed:text-saffron-text',
  pomegranate:
    'aria-pressed:border-pomegranate-text aria-pressed:bg-pomegranate-soft aria-pressed:text-pomegranate-text',
}

/** A filter that is on or off, beside the menus of a list. */
export function ToggleChip({ tone, icon, isOn, onChange, children, count = 0 }: ToggleChipProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className={`inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-card px-3 text-compact font-medium ${tones[tone]}`}
    >
      <Icon name={icon} size={18} />
      {children}
      {count > 0 && <span className="font-bold numbers">{count}</span>}
    </button>
  )
}
