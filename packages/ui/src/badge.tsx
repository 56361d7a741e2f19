import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface BadgeProps {
  tone?: 'pomegranate' | 'saffron' | 'turquoise'
  /** Without children the badge is a dot. */
  children?: ReactNode
  className?: string
}

const tones = {
  pomegranate: 'bg-pomegranate text-on-pomegranate',
  saffron: 'bg-saffron text-on-saffron',
  turquoise: 'bg-turquoise-strong text-on-turquoise',
}

export function Badge({ tone = 'pomegranate', children, className }: BadgeProps): ReactNode {
  return (
    <span
      className={classNames(
        'inline-grid place-items-center rounded-full font-bold leading-none numbers',
        children === undefined ? 'size-2.5' : 'h-5 min-w-5 px-1.5 text-xs',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
