import { Icon, type IconName } from '@qadam/ui/icon'
import type { ComponentProps, ReactNode } from 'react'

interface FoldedCardProps extends Pick<ComponentProps<'details'>, 'open' | 'onToggle'> {
  icon: IconName
  title: string
  /** In its line, beside the title. */
  beside?: ReactNode
  /** Of what unfolds: how high at the most, and how it is laid out. */
  className: string
  children: ReactNode
}

/** A card whose title is always there and whose content unfolds, and scrolls by itself. */
export function FoldedCard({
  icon,
  title,
  beside,
  className,
  children,
  ...details
}: FoldedCardProps): ReactNode {
  return (
    <details {...details} className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-12 list-none items-center gap-2.5 rounded-card px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name={icon} size={20} className="text-turquoise-text" />
        <span className="flex-1">{title}</span>
        {beside}
        <Icon
          name="chevron-down"
          size={20}
          className="text-muted transition-transform duration-[120ms] group-open:rotate-180"
        />
      </summary>
      <div
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
        tabIndex={0}
        className={`overflow-y-auto border-t border-line px-4 py-4 ${className}`}
      >
        {children}
      </div>
    </details>
  )
}
