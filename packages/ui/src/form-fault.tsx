import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface FormFaultProps {
  children: string | false | null | undefined
  /** On a ground of its own, on a screen that holds little else. */
  isBoxed?: boolean
  isCentered?: boolean
}

/** Why what was asked for did not happen, in one sentence beside the button that asked; nothing without one. */
export function FormFault({ children, isBoxed = false, isCentered = false }: FormFaultProps): ReactNode {
  if (!children) return null
  return (
    <p
      role="alert"
      className={
        isBoxed
          ? 'flex items-start gap-2 rounded-control bg-pomegranate-soft px-3.5 py-2.5 text-compact leading-5 text-pomegranate-text'
          : `text-compact text-pomegranate-text ${isCentered ? 'text-center text-pretty' : ''}`
      }
    >
      {isBoxed && <Icon name="warning" size={20} />}
      {children}
    </p>
  )
}
