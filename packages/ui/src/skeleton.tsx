import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SkeletonProps {
  className?: string
  width?: number | string
  height?: number | string
  round?: boolean
  /** As what fills its card from edge to edge. */
  square?: boolean
}

export function Skeleton({ className, width, height, round, square }: SkeletonProps): ReactNode {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-skeleton bg-control/30',
        round ? 'rounded-full' : !square && 'rounded-control',
        className,
      )}
      style={{ width, height }}
    />
  )
}

/** Lines of text still on their way; the last is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }): ReactNode {
  return (
    <span aria-hidden className={classNames('flex flex-col gap-2', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={14} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  )
}
