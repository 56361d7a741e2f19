import { useState, type ReactNode } from 'react'
import type { Place } from './console/web-console.tsx'
import type { Finding } from './structure/check-structure.ts'
import type { WebLabels } from './web-labels.ts'

interface StructurePanelProps {
  findings: readonly Finding[]
  labels: WebLabels
  onPlace: (place: Place) => void
}

/** What the pages lack: what they must have first, then advice. */
export function StructurePanel({ findings, labels, onPlace }: StructurePanelProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const required = findings.filter(({ isRequired }) => isRequired)
  const advised = findings.filter(({ isRequired }) => !isRequired)
  const tone = required.length > 0 ? 'required' : advised.length > 0 ? 'advised' : 'good'
  return (
    <details
      className="code-lab-structure"
      data-tone={tone}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {labels.structure}
        <span className="code-lab-structure-count">{findings.length === 0 ? '✓' : findings.length}</span>
      </summary>
      {isOpen && findings.length === 0 && <p>{labels.structureGood}</p>}
      {isOpen && (
        <>
          <FindingList title={labels.required} findings={required} labels={labels} onPlace={onPlace} />
          <FindingList title={labels.advised} findings={advised} labels={labels} onPlace={onPlace} />
        </>
      )}
    </details>
  )
}

function FindingList({
  title,
  findings,
  labels,
  onPlace,
}: StructurePanelProps & { title: string }): ReactNode {
  if (findings.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.file} ${finding.line} ${finding.column}`}>
            <button type="button" className="code-lab-place" onClick={() => onPlace(finding)}>
              {labels.place(finding.file, finding.line)}
            </button>
            <span>{labels.finding(finding)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
