import { useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant =
  | 'primary'
  | 'success'
  | 'danger'
  | 'danger-outline'
  | 'secondary'
  | 'ghost'
  | 'ghost-on-dark'
  | 'outline'
  | 'light'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon'

export interface ButtonStyle {
  variant?: ButtonVariant
  size?: ButtonSize
  full?: boolean
}

const chunky =
  'mb-[3px] shadow-[0_3px_0_var(--edge)] enabled:active:translate-y-[3px] [a&]:active:translate-y-[3px] enabled:active:shadow-none [a&]:active:shadow-none'

const variants: Record<ButtonVariant, string> = {
  primary: `${chunky} bg-turquoise-strong text-on-turquoise [--edge:var(--turquoise-strong-edge)]`,
  success: `${chunky} bg-pistachio-strong text-on-pistachio [--edge:var(--pistachio-strong-edge)]`,
  danger: `${chunky} bg-pomegranate text-on-pomegranate [--edge:var(--pomegranate-edge)]`,
  'danger-outline': 'border-2 border-pomegranate bg-card text-pomegranate-text active:translate-y-px',
  secondary: `${chunky} border-2 border-line bg-card text-ink [--edge:var(--line)]`,
  ghost: 'text-turquoise-text hover:bg-turquoise-soft active:translate-y-px',
  /** A ghost on a dark ground, in both themes. */
  'ghost-on-dark': 'text-white hover:bg-white/10 active:translate-y-px',
  outline: 'border-2 border-control text-ink hover:bg-card active:translate-y-px',
  light: `${chunky} bg-white text-[oklch(0.34_0.085_250)] [--edge:oklch(0.3_0.07_230/0.45)]`,
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 text-compact',
  md: 'min-h-12 px-5 text-base',
  lg: 'min-h-14 px-6 text-lead',
  /** Holds an icon alone. */
  icon: 'min-h-12 min-w-12 px-3',
}

/** Makes a router link look and press like a Button. */
export function buttonClass({ variant = 'primary', size = 'md', full = false }: ButtonStyle = {}): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold leading-tight no-underline select-none',
    'transition-[transform,opacity] duration-[120ms] ease-out disabled:opacity-50 aria-disabled:opacity-50',
    variants[variant],
    sizes[size],
    full && 'w-full',
  )
}

type Pressed = ComponentProps<'button'>

const refuse: NonNullable<Pressed['onClick']> = (event) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A browser takes the focus from a button that is disabled, and gives it none: whoever pressed it by a key stands nowhere.
 * One that works, and one that has the focus, only says that it is disabled, and answers nothing.
 */
function useKeptFocus({ disabled = false, onFocus, onBlur, ...rest }: Pressed, isWorking = false): Pressed {
  const [isFocused, setIsFocused] = useState(false)
  const isSaid = isWorking || (disabled && isFocused)
  return {
    ...rest,
    disabled: disabled && !isSaid,
    onFocus: (event) => {
      setIsFocused(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setIsFocused(false)
      onBlur?.(event)
    },
    ...(isSaid && {
      'aria-disabled': true,
      onClick: refuse,
      onPointerDown: undefined,
      onMouseDown: undefined,
      onKeyDown: undefined,
      onKeyUp: undefined,
    }),
  }
}

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'children'> {
  loading?: boolean
  icon?: ReactNode
  children?: ReactNode
}

export function Button({
  variant,
  size,
  full,
  loading = false,
  icon,
  disabled,
  className,
  type = 'button',
  children,
  ...rest
}: ButtonProps): ReactNode {
  const pressed = useKeptFocus({ ...rest, disabled }, loading)
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      className={classNames(buttonClass({ variant, size, full }), className)}
      {...pressed}
    >
      {icon && <span className={classNames('inline-flex', loading && 'opacity-0')}>{icon}</span>}
      <span className={classNames(loading && 'opacity-0')}>{children}</span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string
  icon: ReactNode
  size?: 'md' | 'lg' | 'xl'
  /** On a dark ground, in both themes. */
  onDark?: boolean
}

const iconSizes = { md: 'size-11', lg: 'size-12', xl: 'size-14' }

/** A round button with only an icon, 44 px and more; `label` is its name. */
export function IconButton({
  label,
  icon,
  size = 'md',
  onDark = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  const pressed = useKeptFocus(rest)
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        'relative inline-grid shrink-0 place-items-center rounded-full transition-transform duration-[120ms] active:scale-95 disabled:opacity-50 aria-disabled:opacity-50',
        iconSizes[size],
        onDark ? 'text-white hover:bg-white/15' : 'text-ink hover:bg-tile',
        className,
      )}
      {...pressed}
    >
      {icon}
    </button>
  )
}
