import type { ReactNode } from 'react'

/** Truncates a long name in the middle, so that its extension stays visible. */
export function FileName({ name }: { name: string }): ReactNode {
  const cut = Math.max(0, name.length - 9)
  return (
    <span
      className="flex min-w-0 [contain:inline-size] text-compact leading-5 font-medium text-ink"
      title={name}
    >
      <span className="truncate">{name.slice(0, cut)}</span>
      <span className="shrink-0 whitespace-pre">{name.slice(cut)}</span>
    </span>
  )
}
