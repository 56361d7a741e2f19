import { Combobox } from '@base-ui/react/combobox'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { itemClass, popupClass, SelectMenu, type SelectMenuProps, type SelectOption } from './menu.tsx'

/** So many options are seen at once. */
const seenAtOnce = 30
/** A list of thousands opens at once, since only so many of it are drawn; the others are found by their words. */
const drawn = 100

export interface SearchMenuProps<Value extends string> extends Pick<
  SelectMenuProps<Value>,
  'label' | 'value' | 'options' | 'onChange' | 'className'
> {
  /** Names the field in which words are typed. */
  searchLabel: string
  /** Shown where no option is found. */
  nothingFound: string
  isFound: (label: string, query: string) => boolean
}

/** One of many options: a menu where they are few, found by words where they are many. */
export function SearchMenu<Value extends string>({
  searchLabel,
  nothingFound,
  isFound,
  ...menu
}: SearchMenuProps<Value>): ReactNode {
  const { label, value, options, onChange, className } = menu
  if (options.length <= seenAtOnce) return <SelectMenu {...menu} />
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <Combobox.Root<SelectOption<Value>>
      items={options}
      value={chosen}
      onValueChange={(next) => next && onChange(next.value)}
      filter={(option, query) => isFound(option.label, query)}
      limit={drawn}
      autoHighlight
    >
      <Combobox.Trigger
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        className={classNames(
          'inline-flex min-h-11 items-center justify-between gap-2 rounded-control border border-control bg-card px-3 text-compact font-medium text-ink',
          className,
        )}
      >
        <span className="min-w-0 flex-1 truncate text-left">{chosen?.label}</span>
        <Icon name="chevron-down" size={18} className="text-muted" />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <Combobox.Popup
            aria-label={label}
            className={classNames(
              popupClass,
              'flex max-h-[min(26rem,var(--available-height))] w-72 max-w-(--available-width) flex-col',
            )}
          >
            <Combobox.Input
              aria-label={searchLabel}
              placeholder={searchLabel}
              maxLength={100}
              className="mb-1.5 min-h-11 shrink-0 rounded-control border border-control bg-card px-3 text-base text-ink"
            />
            <Combobox.Empty className="px-3 text-compact text-muted not-empty:py-2">
              {nothingFound}
            </Combobox.Empty>
            <Combobox.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              {(option: SelectOption<Value>) => (
                <Combobox.Item key={option.value} value={option} className={itemClass}>
                  <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
                  <Combobox.ItemIndicator className="text-turquoise-text">
                    <Icon name="check" size={18} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
