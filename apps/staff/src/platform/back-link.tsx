import { Icon } from '@qadam/ui/icon'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The way back to what a screen is a part of, above its heading. */
export function BackLink({
  children,
  ...where
}: Pick<LinkProps, 'to' | 'params'> & { children: ReactNode }): ReactNode {
  return (
    <Link
      {...where}
      className="-my-2 -ml-1 inline-flex min-h-11 w-fit items-center gap-1.5 self-start font-medium text-turquoise-text"
    >
      <Icon name="arrow-left" size={20} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </Link>
  )
}
