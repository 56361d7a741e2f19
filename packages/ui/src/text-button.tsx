import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A small action in a line of text or at its end: underlined, and as high as a finger needs. */
export function TextButton({
  className,
  type = 'button',
  children,
  ...rest
}: ComponentProps<'button'>): ReactNode {
  return (
    <button
      type={type}
      className={classNames(
        'min-h-11 font-semibold text-turquoise-text underline underline-offset-3 disabled:opacity-50',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  )
}
