import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Tone } from './progress-bar.tsx'

export interface ChipProps {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
  className?: string
}

const tones: Record<Tone, string> = {
  neutral: 'border border-line bg-card text-ink',
  turquoise: 'bg-turquoise-soft text-turquoise-text',
  pistachio: 'bg-pistachio-soft text-pistachio-text',
  saffron: 'bg-saffron-soft text-saffron-text',
  pomegranate: 'bg-pomegranate-soft text-pomegranate-text',
  lapis: 'bg-lapis-soft text-lapis-text',
}

export function Chip({ tone = 'neutral', icon, children, className }: ChipProps): ReactNode {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 py-0.5 text-caption font-medium leading-5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
