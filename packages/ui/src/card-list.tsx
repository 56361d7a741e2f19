import type { ComponentProps, ReactNode } from 'react'

/** Rows on one card, a line between them. */
export function CardList(props: Omit<ComponentProps<'ul'>, 'className'>): ReactNode {
  return <ul {...props} className="divide-y divide-line rounded-card border border-line bg-card" />
}
