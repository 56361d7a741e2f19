import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface FileTabsProps {
  label: string
  names: readonly string[]
  active: string
  /** Id of the panel that shows the file. */
  panelId: string
  onSelect: (name: string) => void
  /** F2 on a tab. */
  onRename: () => void
  /** Delete on a tab. */
  onDelete: () => void
}

/** The files as tabs: arrows, Home and End choose; F2 renames, Delete deletes. */
export function FileTabs(props: FileTabsProps): ReactNode {
  const { label, names, active, panelId, onSelect, onRename, onDelete } = props
  const list = useRef<HTMLDivElement>(null)
  const place = names.indexOf(active)
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const target = nextPlace(event.key, place, names.length)
    const name = target === undefined ? undefined : names[target]
    if (name !== undefined && target !== undefined) {
      onSelect(name)
      list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
    } else if (event.key === 'F2') onRename()
    else if (event.key === 'Delete') onDelete()
    else return
    event.preventDefault()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className="code-lab-tabs">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}`}
          aria-selected={name === active}
          aria-controls={panelId}
          tabIndex={name === active ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Where a key leads in a row of so many; it goes round. */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count
    case 'ArrowLeft':
      return (place - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
