import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from './paths.ts'

/** A student's name, which leads to their page. */
export function StudentLink({ id, children }: { id: number; children: ReactNode }): ReactNode {
  return (
    <Link
      to={paths.studentPattern}
      params={{ studentId: String(id) }}
      className="inline-flex min-h-11 w-max max-w-full items-center font-semibold wrap-anywhere text-turquoise-text pointer-fine:min-h-0"
    >
      {children}
    </Link>
  )
}
