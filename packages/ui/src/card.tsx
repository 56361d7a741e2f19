import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** Hero cards carry a turquoise-to-lapis ground for white text. */
  look?: 'plain' | 'hero' | 'soft'
  flush?: boolean
}

const looks = {
  plain: 'border border-line bg-card text-ink',
  hero: 'bg-linear-to-br from-hero-from to-hero-to text-white',
  soft: 'bg-turquoise-soft text-ink',
}

export function Card({ look = 'plain', flush = false, className, ...rest }: CardProps): ReactNode {
  return (
    <div
      className={classNames(
        'relative isolate overflow-hidden rounded-card',
        looks[look],
        !flush && 'p-4',
        className,
      )}
      {...rest}
    />
  )
}
