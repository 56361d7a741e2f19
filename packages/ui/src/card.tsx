import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** Hero cards carry a turquoise-to-lapis ground for white text. */
  variant?: 'plain' | 'hero' | 'soft'
  flush?: boolean
  /** Menus and rings of focus reach out of it. */
  spills?: boolean
}

const variants = {
  plain: 'border border-line bg-card text-ink',
  hero: 'bg-linear-to-br from-hero-from to-hero-to text-white',
  soft: 'bg-turquoise-soft text-ink',
}

export function Card({
  variant = 'plain',
  flush = false,
  spills = false,
  className,
  ...rest
}: CardProps): ReactNode {
  return (
    <div
      className={classNames(
        'relative isolate rounded-card',
        !spills && 'overflow-hidden',
        variants[variant],
        !flush && 'p-4',
        className,
      )}
      {...rest}
    />
  )
}
