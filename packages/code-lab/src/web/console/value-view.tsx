import { useState, type ReactNode } from 'react'
import type { Shown } from '../frame/protocol.ts'
import type { WebLabels } from '../web-labels.ts'

interface ValueProps {
  value: Shown
  labels: WebLabels
  /** Texts stand alone in the console, and in quotes within other values. */
  isInner?: boolean
}

/** A value of the student's program; objects open by a click or a key. */
export function ValueView({ value, labels, isInner = false }: ValueProps): ReactNode {
  if ('items' in value) return <Composite value={value} labels={labels} />
  if (value.is === 'error') return <ErrorView value={value} isInner={isInner} />
  return <span data-value={value.is}>{shortText(value, isInner)}</span>
}

function ErrorView({
  value,
  isInner,
}: {
  value: Extract<Shown, { is: 'error' }>
  isInner: boolean
}): ReactNode {
  const lines = value.stack.split('\n').filter((line) => line.trim() !== '')
  const below =
    lines[0]?.trim() === value.text.trim() || lines[0]?.includes(value.text) ? lines.slice(1) : lines
  if (isInner || below.length === 0) return <span data-value="error">{value.text}</span>
  return (
    <details className="code-lab-value">
      <summary>
        <span data-value="error">{value.text}</span>
      </summary>
      <pre>{below.join('\n')}</pre>
    </details>
  )
}

type CompositeValue = Extract<Shown, { items: unknown }>

function Composite({ value, labels }: { value: CompositeValue; labels: WebLabels }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { items, left } = value
  const summary = summaryOf(value)
  if (items.length === 0 && left === 0) return <span data-value={value.is}>{summary}</span>
  return (
    <details className="code-lab-value" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span data-value={value.is}>{summary}</span>
      </summary>
      {isOpen && (
        <ul>
          {items.map(([key, each, keyValue], at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a value that is shown never changes
            <li key={at}>
              {keyValue ? (
                <>
                  <ValueView value={keyValue} labels={labels} isInner /> {'→ '}
                </>
              ) : (
                key !== '' && <span className="code-lab-key">{key}: </span>
              )}
              <ValueView value={each} labels={labels} isInner />
            </li>
          ))}
          {left > 0 && <li className="opacity-75">{labels.more(left)}</li>}
        </ul>
      )}
    </details>
  )
}

const SHORT = 80

/** A value on one line, its beginning alone where it is long. */
export function summaryOf(value: Shown): string {
  if (!('items' in value)) return shortText(value, true)
  const { is, name, size, items } = value
  const head =
    is === 'object'
      ? name
      : `${name || { array: '', map: 'Map', set: 'Set' }[is]}${is === 'array' && !name ? '' : `(${size})`}`
  const parts: string[] = []
  let length = 0
  for (const [key, each, keyValue] of items) {
    const text = 'items' in each ? nameOf(each) : shortText(each, true).slice(0, 40)
    const part = keyValue ? `${summaryOf(keyValue)} → ${text}` : is === 'object' ? `${key}: ${text}` : text
    length += part.length + 2
    if (length > SHORT) break
    parts.push(part)
  }
  if (parts.length < items.length || value.left > 0) parts.push('…')
  const inside = parts.join(', ')
  const body = is === 'array' ? `[${inside}]` : inside === '' ? '{}' : `{${inside}}`
  return head === '' ? body : `${head} ${body}`
}

function nameOf(value: CompositeValue): string {
  if (value.is === 'array') return `${value.name}[${value.size}]`
  if (value.is === 'object') return value.name === '' ? '{…}' : `${value.name} {…}`
  return `${value.is === 'map' ? 'Map' : 'Set'}(${value.size})`
}

function shortText(value: Exclude<Shown, CompositeValue>, isInner: boolean): string {
  switch (value.is) {
    case 'text':
      return (isInner ? JSON.stringify(value.text) : value.text) + (value.left === undefined ? '' : '…')
    case 'plain':
    case 'function':
    case 'node':
    case 'error':
      return value.text
    case 'cycle':
      return `↻ ${value.name}`
    case 'deep':
      return `${value.name} {…}`
    case 'getter':
      return '(…)'
  }
}
