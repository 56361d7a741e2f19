import { useState, type ComponentProps, type ReactNode } from 'react'
import { Chip, type ChipProps } from './chip.tsx'
import { classNames } from './class-names.ts'

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'children' | 'onToggle'> {
  title: string
  /** How much there is to be seen. */
  count: ReactNode
  tone?: ChipProps['tone']
  /** Made when it is opened. */
  children: () => ReactNode
}

/** A line that opens to what it counts. */
export function Disclosure({ title, count, tone, className, children, ...rest }: DisclosureProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={classNames('group border-b border-line text-compact', className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      {...rest}
    >
      <summary className="flex min-h-11 items-center gap-2 px-3.5 font-semibold before:content-['▸'] group-open:before:content-['▾']">
        {title}
        <Chip tone={tone}>{count}</Chip>
      </summary>
      {isOpen && children()}
    </details>
  )
}
