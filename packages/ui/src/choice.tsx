import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { choiceOfArrow, choiceOfDigit, isTypingPlace } from './choice-keys.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { isDialogOpen } from './open-dialog.ts'
import { isSilentKey } from './single-keys.ts'

export type ChoiceKind = 'single' | 'multiple'
export type ChoiceState = 'idle' | 'right' | 'wrong' | 'missed' | 'disabled'

export interface ChoiceProps {
  kind: ChoiceKind
  /** Counts from 0; the number chip shows one more. */
  index: number
  checked: boolean
  state?: ChoiceState
  onSelect?: () => void
  /** The state in words, for screen readers: "right answer" and so on. */
  stateLabel?: string
  children: ReactNode
  className?: string
}

const TabStop = createContext<number | undefined>(undefined)

const idle =
  'border-line bg-card text-ink [--edge:var(--line)] enabled:hover:border-tile-edge enabled:active:translate-y-[3px] enabled:active:shadow-none'

const styles: Record<ChoiceState | 'checked', string> = {
  idle,
  disabled: 'border-line bg-card text-muted [--edge:var(--line)]',
  checked:
    'border-turquoise bg-turquoise-soft text-ink [--edge:var(--turquoise)] enabled:active:translate-y-[3px] enabled:active:shadow-none',
  right: 'border-pistachio bg-pistachio-soft text-ink [--edge:var(--pistachio)]',
  missed: 'border-pistachio border-dashed bg-card text-ink [--edge:transparent]',
  wrong:
    'border-pomegranate bg-pomegranate-soft text-ink [--edge:var(--pomegranate)] motion-safe:animate-shake',
}

const chips: Record<ChoiceState | 'checked', string> = {
  idle: 'border-line text-muted',
  disabled: 'border-line text-muted',
  checked: 'border-turquoise-strong bg-turquoise-strong text-on-turquoise',
  right: 'border-pistachio text-pistachio-text',
  missed: 'border-pistachio text-pistachio-text',
  wrong: 'border-pomegranate text-pomegranate-text',
}

function ChoiceMark({
  state,
  kind,
  checked,
}: {
  state: ChoiceState
  kind: ChoiceKind
  checked: boolean
}): ReactNode {
  if (state === 'right')
    return <Icon name="check" size={24} stroke={2.5} className="animate-pop text-pistachio-text" />
  if (state === 'missed') return <Icon name="check" size={24} className="text-pistachio-text" />
  if (state === 'wrong')
    return <Icon name="cross" size={24} stroke={2.5} className="animate-pop text-pomegranate-text" />
  if (state === 'disabled' && !checked) return <span className="size-6 shrink-0" />
  return (
    <span
      className={classNames(
        'grid size-6 shrink-0 place-items-center border-2 transition-opacity duration-[120ms]',
        kind === 'single' ? 'rounded-full' : 'rounded-md',
        checked
          ? 'border-turquoise-strong bg-turquoise-strong text-on-turquoise'
          : 'border-control opacity-70',
      )}
    >
      {checked &&
        (kind === 'single' ? (
          <span className="size-2.5 rounded-full bg-on-turquoise" />
        ) : (
          <Icon name="check" size={16} stroke={3} />
        ))}
    </span>
  )
}

export function Choice({
  kind,
  index,
  checked,
  state = 'idle',
  onSelect,
  stateLabel,
  children,
  className,
}: ChoiceProps): ReactNode {
  const tabStop = useContext(TabStop)
  // Chosen, and nothing said of it: it stays what was chosen.
  const style = checked && (state === 'idle' || state === 'disabled') ? 'checked' : state
  const locked = state !== 'idle'
  return (
    <button
      type="button"
      role={kind === 'single' ? 'radio' : 'checkbox'}
      aria-checked={checked}
      disabled={locked}
      data-choice
      tabIndex={kind === 'single' && tabStop !== undefined && tabStop !== index ? -1 : 0}
      onClick={onSelect}
      className={classNames(
        'mb-[3px] flex min-h-14 w-full items-center gap-3 rounded-card border-2 px-3.5 py-2.5 text-left text-base shadow-[0_3px_0_var(--edge)] transition-transform duration-[120ms] ease-out',
        styles[style],
        className,
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'grid h-7 min-w-7 place-items-center rounded-lg border-[1.5px] font-mono text-caption leading-none',
          chips[style],
        )}
      >
        {index + 1}
      </span>
      <span className="min-w-0 flex-1 font-medium">{children}</span>
      {stateLabel && <span className="sr-only">{stateLabel}</span>}
      <ChoiceMark state={state} kind={kind} checked={checked} />
    </button>
  )
}

export interface ChoiceGroupProps {
  kind: ChoiceKind
  /** Names the group; or give the id of the visible question in `labelledBy`. */
  label?: string
  labelledBy?: string
  /** Keys 1-9 pick a choice while nothing is being typed. */
  digitKeys?: boolean
  /** Pictures stand two in a row. */
  layout?: 'list' | 'pictures'
  /** After a choice was pressed, or its digit was. Arrows pass over choices, which decides nothing. */
  onPress?: (() => void) | undefined
  children: ReactNode
  className?: string
}

const openChoices = (group: HTMLElement): HTMLButtonElement[] => [
  ...group.querySelectorAll<HTMLButtonElement>('[data-choice]:not(:disabled)'),
]

export function ChoiceGroup({
  kind,
  label,
  labelledBy,
  digitKeys = true,
  layout = 'list',
  onPress,
  children,
  className,
}: ChoiceGroupProps): ReactNode {
  const group = useRef<HTMLDivElement>(null)
  const [tabStop, setTabStop] = useState<number | undefined>(undefined)
  const isPassing = useRef(false)

  // After every render: which choices there are and which is checked is known to the children alone, and an equal tab
  // stop renders nothing anew.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!group.current || kind !== 'single') return
    const all = [...group.current.querySelectorAll<HTMLButtonElement>('[data-choice]')]
    const chosen = all.findIndex((choice) => choice.ariaChecked === 'true' && !choice.disabled)
    const next = chosen >= 0 ? chosen : all.findIndex((choice) => !choice.disabled)
    setTabStop(next < 0 ? undefined : next)
  })

  // Before anything is drawn: a passive effect waits for a pause, and a key pressed until then would be lost.
  useLayoutEffect(() => {
    if (!digitKeys) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!group.current || event.defaultPrevented || event.repeat || isTypingPlace(event.target)) return
      if (isSilentKey(event)) return
      if (isDialogOpen()) return
      const all = [...group.current.querySelectorAll<HTMLButtonElement>('[data-choice]')]
      const choice = all[choiceOfDigit(event, all.length) ?? -1]
      if (!choice || choice.disabled) return
      event.preventDefault()
      choice.focus()
      choice.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [digitKeys])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = openChoices(event.currentTarget)
    const from = all.findIndex((choice) => choice === document.activeElement)
    const choice = from < 0 ? undefined : all[choiceOfArrow(event.key, from, all.length) ?? -1]
    if (!choice) return
    event.preventDefault()
    choice.focus()
    if (kind !== 'single') return
    isPassing.current = true
    choice.click()
    isPassing.current = false
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!isPassing.current && target instanceof Element && target.closest('[data-choice]')) onPress?.()
  }

  return (
    <div
      ref={group}
      role={kind === 'single' ? 'radiogroup' : 'group'}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className={classNames(
        layout === 'list' ? 'flex flex-col gap-2.5' : 'grid grid-cols-2 gap-2.5',
        className,
      )}
    >
      <TabStop value={tabStop}>{children}</TabStop>
    </div>
  )
}
