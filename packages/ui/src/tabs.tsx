import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean
  content?: ReactNode
}

export interface TabsProps<Value extends string> {
  label: string
  items: readonly TabItem<Value>[]
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** On a phone two beside each other: four do not fit into one line. */
  inPairs?: boolean
  className?: string
}

export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onChange,
  inPairs = false,
  className,
}: TabsProps<Value>): ReactNode {
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: unknown) => {
        const item = items.find((each) => each.value === next)
        if (item) onChange?.(item.value)
      }}
      className={className}
    >
      <BaseTabs.List
        aria-label={label}
        className={classNames(
          'flex gap-1 overflow-x-auto rounded-card border border-line bg-card p-1 [scrollbar-width:none]',
          inPairs && 'max-sm:grid max-sm:grid-cols-2',
        )}
      >
        {items.map(({ value: each, label: text, icon, disabled }) => (
          <BaseTabs.Tab
            key={each}
            value={each}
            disabled={disabled}
            className={classNames(
              'inline-flex min-h-11 flex-1 shrink-0 items-center justify-center gap-2 rounded-control px-3.5 max-[22rem]:px-2 text-compact font-medium whitespace-nowrap text-muted -outline-offset-2',
              'transition-colors duration-[120ms] hover:text-ink data-[active]:bg-tile data-[active]:font-semibold data-[active]:text-ink data-[disabled]:opacity-60',
            )}
          >
            {icon}
            {text}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map(
        ({ value: each, content }) =>
          content !== undefined && (
            <BaseTabs.Panel key={each} value={each} className="pt-4 outline-offset-4">
              {content}
            </BaseTabs.Panel>
          ),
      )}
    </BaseTabs.Root>
  )
}
