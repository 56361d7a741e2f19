import { Icon } from '@qadam/ui/icon'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The way back to what an authored part belongs to, above its heading. */
export function BackLink({
  children,
  ...where
}: Pick<LinkProps, 'to' | 'params'> & { children: ReactNode }): ReactNode {
  return (
    <Link {...where} className="flex items-center gap-1.5 self-start font-medium text-turquoise-text">
      <Icon name="arrow-left" size={20} />
      {children}
    </Link>
  )
}
