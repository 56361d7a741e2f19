import { TextButton } from '@qadam/ui/text-button'
import { Disclosure } from '@qadam/ui/disclosure'
import type { ReactNode } from 'react'
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

/** What the page stored in `localStorage` and `sessionStorage`, and a button that clears it. */
export function StoragePanel({ stored, isKept: isStored, labels, onClear }: StoragePanelProps): ReactNode {
  const count = stored.local.length + stored.session.length
  if (count === 0) return null
  const words = labels.storage
  return (
    <Disclosure title={words.title} count={count} className="code-lab-storage">
      {() => (
        <>
          <p className="px-3.5 pb-3">{isStored ? words.kept : words.passing}</p>
          {areas.map(
            (area) => stored[area].length > 0 && <Area key={area} name={area} entries={stored[area]} />,
          )}
          <TextButton className="mx-3.5 mb-1.5" onClick={onClear}>
            {words.clear}
          </TextButton>
        </>
      )}
    </Disclosure>
  )
}

function Area({ name, entries }: { name: keyof StoredEntries; entries: StoredEntries['local'] }): ReactNode {
  return (
    <>
      <h3 className="px-3.5 py-1 text-sm font-bold">{name}Storage</h3>
      <dl className="overflow-y-auto px-3.5 pb-3 font-mono text-sm sm:max-h-[30dvh]">
        {entries.slice(0, MOST_SHOWN).map(([key, value]) => (
          <div key={key} className="grid grid-cols-[minmax(6em,max-content)_minmax(0,1fr)] gap-x-4 py-1">
            <dt className="min-w-0 wrap-anywhere text-muted">{key}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {value.length > MOST_TEXT ? `${value.slice(0, MOST_TEXT)}…` : value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
