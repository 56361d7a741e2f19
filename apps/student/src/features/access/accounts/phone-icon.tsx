import type { ReactNode } from 'react'

/** A telephone's receiver. Here alone, so that no first view pays for it. */
export function PhoneIcon({ size }: { size: number }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden fill="none">
      <path
        d="M5 4h3.6l1.7 4.4-2.2 1.7a12 12 0 0 0 5.8 5.8l1.7-2.2L20 15.4V19a1.6 1.6 0 0 1-1.7 1.6A15.2 15.2 0 0 1 3.4 5.7 1.6 1.6 0 0 1 5 4Z"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
