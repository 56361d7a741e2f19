import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { nextInRow } from './next-in-row.ts'

export interface TabStripProps {
  label: string
  /** What stands on the tabs; no two are the same. */
  names: readonly string[]
  active: string
  /** Id of the one panel that shows what is chosen; the tab of `name` has the id `panelId-name`. */
  panelId: string
  onSelect: (name: string) => void
  /** Keys on a tab by their names, such as F2. */
  keys?: Readonly<Record<string, () => void>>
}

/** Tabs in a strip that is scrolled sideways, all of them over one panel. Arrows, Home and End choose. */
export function TabStrip({ label, names, active, panelId, onSelect, keys }: TabStripProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const place = names.indexOf(active)
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const target = nextInRow(event.key, place, names.length)
    const name = target === undefined ? undefined : names[target]
    const act = keys !== undefined && Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (name !== undefined && target !== undefined) {
      onSelect(name)
      list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
    } else if (act) act()
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="flex min-w-0 flex-1 overflow-x-auto bg-tile [scrollbar-width:none]"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}`}
          aria-selected={name === active}
          aria-controls={panelId}
          tabIndex={name === active ? 0 : -1}
          className="min-h-11 max-w-55 shrink-0 truncate border-t-3 border-transparent px-4 pb-[3px] text-sm font-medium text-tile-ink -outline-offset-4 hover:text-ink aria-selected:border-turquoise aria-selected:bg-card aria-selected:font-semibold aria-selected:text-ink"
          onClick={() => onSelect(name)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
