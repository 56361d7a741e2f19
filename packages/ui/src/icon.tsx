import type { ReactNode } from 'react'
import { shapes } from './icon-shapes.tsx'

export type IconName = keyof typeof shapes

export interface IconProps {
  name: IconName
  size?: number
  /** Names the icon for screen readers; without it the icon is decoration. */
  label?: string
  className?: string
  stroke?: number
}

export function Icon({ name, size = 24, label, className, stroke = 1.75 }: IconProps): ReactNode {
  const shape: ReactNode = shapes[name]
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {typeof shape === 'string' ? <path d={shape} /> : shape}
    </svg>
  )
}
