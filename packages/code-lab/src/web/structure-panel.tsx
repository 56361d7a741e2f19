import { Disclosure } from '@qadam/ui/disclosure'
import { TextButton } from '@qadam/ui/text-button'
import type { ReactNode } from 'react'
import type { Place } from './console/web-console.tsx'
import type { Finding } from './structure/check-structure.ts'
import type { WebLabels } from './web-labels.ts'

interface StructurePanelProps {
  findings: readonly Finding[]
  labels: WebLabels
  onPlace: (place: Place) => void
}

const tones = { required: 'pomegranate', advised: 'saffron', good: 'pistachio' } as const

/** What the pages lack: what they must have first, then advice. */
export function StructurePanel({ findings, labels, onPlace }: StructurePanelProps): ReactNode {
  const required = findings.filter(({ isRequired }) => isRequired)
  const advised = findings.filter(({ isRequired }) => !isRequired)
  const need = required.length > 0 ? 'required' : advised.length > 0 ? 'advised' : 'good'
  return (
    <Disclosure
      title={labels.structure}
      count={findings.length === 0 ? '✓' : findings.length}
      tone={tones[need]}
      data-tone={need}
      className="code-lab-structure"
    >
      {() => (
        <>
          {findings.length === 0 && <p className="px-3.5 pb-3">{labels.structureGood}</p>}
          <FindingList title={labels.required} findings={required} labels={labels} onPlace={onPlace} />
          <FindingList title={labels.advised} findings={advised} labels={labels} onPlace={onPlace} />
        </>
      )}
    </Disclosure>
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
      <h3 className="px-3.5 py-1 text-sm font-bold">{title}</h3>
      <ul className="overflow-y-auto px-3.5 pb-3 sm:max-h-[30dvh]">
        {findings.map((finding) => (
          <li
            key={`${finding.kind} ${finding.file} ${finding.line} ${finding.column}`}
            className="grid grid-cols-[minmax(0,max-content)_minmax(9em,1fr)] items-baseline gap-x-3 py-1"
          >
            <TextButton
              className="min-h-8 text-left text-caption font-normal wrap-anywhere pointer-coarse:min-h-11"
              onClick={() => onPlace(finding)}
            >
              {labels.place(finding.file, finding.line)}
            </TextButton>
            <span>{labels.finding(finding)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
