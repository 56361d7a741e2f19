import { Button, type ButtonProps } from '@qadam/ui/button'
import type { ReactNode } from 'react'

/** What runs or stops, at the end of the tools: on a phone these share the row. */
export function RunButton(props: Omit<ButtonProps, 'size' | 'className'>): ReactNode {
  return <Button size="sm" className="flex-auto max-sm:px-2 sm:min-w-37.5 sm:flex-none" {...props} />
}
