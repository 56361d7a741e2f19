import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export const popupClass =
  'z-50 max-h-(--available-height) min-w-44 origin-(--transform-origin) rounded-card border overflow-y-auto overscroll-contain border-line bg-card p-1.5 text-ink shadow-float outline-none transition-[transform,opacity] duration-[120ms] ease-out data-[ending-style]:scale-95 data-[ending-style]:opacity-0 data-[starting-style]:scale-95 data-[starting-style]:opacity-0'
export const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 text-compact outline-none select-none data-[highlighted]:bg-turquoise-soft data-[disabled]:opacity-50'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  lang?: string
}

export interface SelectMenuProps<Value extends string> {
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  /** Shows only the icon of the chosen option on the button. */
  compact?: boolean
  /** On a dark ground, in both themes. */
  onDark?: boolean
  className?: string
}

export function SelectMenu<Value extends string>({
  label,
  value,
  options,
  onChange,
  compact = false,
  onDark = false,
  className,
}: SelectMenuProps<Value>): ReactNode {
  const chosen = options.find((option) => option.value === value)
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-compact font-medium',
          compact ? 'min-w-11 justify-center' : 'justify-between border border-control bg-card',
          onDark ? 'text-on-lapis hover:bg-white/10 focus-visible:outline-saffron' : 'text-ink',
          compact && !onDark && 'hover:bg-tile',
          className,
        )}
      >
        {chosen?.icon}
        {!compact && <span className="flex-1 text-left">{chosen?.label}</span>}
        {!compact && <Icon name="chevron-down" size={18} className="text-muted" />}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <BaseMenu.Popup className={popupClass}>
            <BaseMenu.RadioGroup
              aria-label={label}
              value={value}
              onValueChange={(next: unknown) => {
                const option = options.find((each) => each.value === next)
                if (option) onChange(option.value)
              }}
            >
              {options.map((option) => (
                <BaseMenu.RadioItem
                  key={option.value}
                  value={option.value}
                  closeOnClick
                  lang={option.lang}
                  className={itemClass}
                >
                  {option.icon}
                  <span className="flex-1">{option.label}</span>
                  <BaseMenu.RadioItemIndicator className="text-turquoise-text">
                    <Icon name="check" size={18} />
                  </BaseMenu.RadioItemIndicator>
                </BaseMenu.RadioItem>
              ))}
            </BaseMenu.RadioGroup>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export interface CheckMenuProps<Value extends string> {
  trigger: ReactElement
  label: string
  options: readonly { value: Value; label: string }[]
  isChecked: (value: Value) => boolean
  onChange: (value: Value, checked: boolean) => void
}

/** Options that are each on or off; it stays open while they are chosen. */
export function CheckMenu<Value extends string>({
  trigger,
  label,
  options,
  isChecked,
  onChange,
}: CheckMenuProps<Value>): ReactNode {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <BaseMenu.Popup aria-label={label} className={popupClass}>
            {options.map((option) => (
              <BaseMenu.CheckboxItem
                key={option.value}
                checked={isChecked(option.value)}
                onCheckedChange={(checked) => onChange(option.value, checked)}
                className={itemClass}
              >
                <span className="flex-1">{option.label}</span>
                <BaseMenu.CheckboxItemIndicator className="text-turquoise-text">
                  <Icon name="check" size={18} />
                </BaseMenu.CheckboxItemIndicator>
              </BaseMenu.CheckboxItem>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export interface MenuAction {
  id: string
  label: string
  icon?: ReactNode
  tone?: 'danger'
  disabled?: boolean
  onSelect: () => void
}

export interface ActionMenuProps {
  trigger: ReactElement
  actions: readonly MenuAction[]
  /** Stands above them: what they are about. */
  about?: string
  /** When the menu is gone from the screen. */
  onClosed?: () => void
}

export function ActionMenu({ trigger, actions, about, onClosed }: ActionMenuProps): ReactNode {
  return (
    <BaseMenu.Root onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <BaseMenu.Popup className={popupClass}>
            <BaseMenu.Group>
              {about !== undefined && (
                <BaseMenu.GroupLabel className="max-w-64 px-3 py-2 text-sm text-muted">
                  {about}
                </BaseMenu.GroupLabel>
              )}
              {actions.map(({ id, label, icon, tone, disabled, onSelect }) => (
                <BaseMenu.Item
                  key={id}
                  disabled={disabled}
                  onClick={onSelect}
                  className={classNames(itemClass, tone === 'danger' && 'text-pomegranate-text')}
                >
                  {icon}
                  {label}
                </BaseMenu.Item>
              ))}
            </BaseMenu.Group>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
