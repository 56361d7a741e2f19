import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SwitchProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  icon?: ReactNode
  className?: string
}

export function Switch({
  label,
  hint,
  checked,
  onChange,
  disabled,
  icon,
  className,
}: SwitchProps): ReactNode {
  const id = useId()
  return (
    <label className={classNames('flex min-h-12 cursor-pointer items-center gap-3 text-ink', className)}>
      {icon}
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-8 w-13 shrink-0 cursor-pointer rounded-full bg-control transition-colors duration-[120ms] data-[checked]:bg-turquoise-strong data-[disabled]:opacity-50"
      >
        <BaseSwitch.Thumb className="absolute top-1 left-1 grid size-6 place-items-center rounded-full bg-white shadow-[0_2px_0_rgb(0_0_0/0.2)] transition-transform duration-[150ms] ease-out data-[checked]:translate-x-5" />
      </BaseSwitch.Root>
    </label>
  )
}
