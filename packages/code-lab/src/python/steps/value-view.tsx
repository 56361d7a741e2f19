import type { ReactNode } from 'react'
import type { StepLabels } from './labels.ts'
import type { DrawnObject, Step, Value } from './parse-steps.ts'

interface ValueViewProps {
  value: Value
  objects: Step['objects']
  /** Of those objects that are mentioned more than once. */
  numbers: ReadonlyMap<string, number>
  /** What is drawn already at this step. */
  drawn: Set<string>
  words: StepLabels
}

/** So many objects side by side have colours of their own; the number is what tells, also without colours. */
const HUES = 4
const hueOf = (number: number): number => number % HUES

/** A value as a picture: what has parts is a box with boxes in it; a second mention points to the first. */
export function ValueView(props: ValueViewProps): ReactNode {
  const { value, objects, numbers, drawn, words } = props
  if (value.kind === 'cut') return <span className="code-lab-steps-value">…</span>
  if (value.kind !== 'object')
    return (
      <span className="code-lab-steps-value" data-kind={value.kind}>
        {value.text}
      </span>
    )
  const object = objects[value.id]
  const number = numbers.get(value.id)
  if (!object) return <span className="code-lab-steps-value">…</span>
  if (drawn.has(value.id) && number !== undefined)
    return (
      <span
        className="code-lab-steps-same"
        data-hue={hueOf(number)}
        title={words.same(number)}
        aria-label={words.same(number)}
        role="img"
      >
        → {number}
      </span>
    )
  drawn.add(value.id)
  return (
    <span className="code-lab-steps-object" data-shape={object.shape}>
      <span className="code-lab-steps-object-type">
        {object.type}
        {number !== undefined && <b data-hue={hueOf(number)}>{number}</b>}
      </span>
      <Entries {...props} object={object} />
    </span>
  )
}

function Entries({ object, ...props }: ValueViewProps & { object: DrawnObject }): ReactNode {
  if (object.entries.length === 0) return null
  const hasOrder = object.shape === 'row' && !object.type.includes('set')
  return (
    <span className="code-lab-steps-entries">
      {object.entries.map(({ key, value }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no name but their place
        <span key={at} className="code-lab-steps-entry">
          {key && (
            <span className="code-lab-steps-key">
              <ValueView {...props} value={key} />
            </span>
          )}
          {hasOrder && <span className="code-lab-steps-key">{at}</span>}
          <ValueView {...props} value={value} />
        </span>
      ))}
      {object.more > 0 && <span className="code-lab-steps-entry">{props.words.more(object.more)}</span>}
    </span>
  )
}
