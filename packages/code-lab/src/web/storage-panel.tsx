import { useState, type ReactNode } from 'react'
import { areas, type StoredEntries } from './storage/page-storage.ts'
import type { WebLabels } from './web-labels.ts'

interface StoragePanelProps {
  stored: StoredEntries
  /** It outlives this visit. */
  isKept: boolean
  labels: WebLabels
  onClear: () => void
}

const MOST_SHOWN = 100
const MOST_TEXT = 300

/** What the page keeps in `localStorage` and `sessionStorage`, and a button that throws it away. */
export function StoragePanel({ stored, isKept, labels, onClear }: StoragePanelProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const count = stored.local.length + stored.session.length
  if (count === 0) return null
  const words = labels.storage
  return (
    <details
      className="code-lab-structure code-lab-storage"
      data-tone="kept"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {words.title}
        <span className="code-lab-structure-count">{count}</span>
      </summary>
      {isOpen && (
        <>
          <p>{isKept ? words.kept : words.passing}</p>
          {areas.map(
            (area) => stored[area].length > 0 && <Area key={area} name={area} entries={stored[area]} />,
          )}
          <button type="button" className="code-lab-link" onClick={onClear}>
            {words.clear}
          </button>
        </>
      )}
    </details>
  )
}

function Area({ name, entries }: { name: keyof StoredEntries; entries: StoredEntries['local'] }): ReactNode {
  return (
    <>
      <h3>{name}Storage</h3>
      <dl>
        {entries.slice(0, MOST_SHOWN).map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value.length > MOST_TEXT ? `${value.slice(0, MOST_TEXT)}…` : value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
