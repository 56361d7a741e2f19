import type { ReactNode } from 'react'
import type { Shown } from '../frame/protocol.ts'
import { summaryOf } from './value-view.tsx'

/** `console.table`: the rows of a list or an object, and what they have in common as columns. */
export function TableView({ value }: { value: Shown }): ReactNode {
  if (!('items' in value)) return <span>{summaryOf(value)}</span>
  const columns: string[] = []
  let hasPlain = false
  for (const [, row] of value.items)
    if ('items' in row) {
      for (const [key] of row.items) if (!columns.includes(key) && columns.length < 20) columns.push(key)
    } else hasPlain = true
  return (
    <div className="code-lab-table">
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {hasPlain && <th scope="col">=</th>}
          </tr>
        </thead>
        <tbody>
          {value.items.map(([key, row], at) => {
            const cells = 'items' in row ? new Map(row.items.map(([name, cell]) => [name, cell])) : undefined
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a table that is shown never changes
              <tr key={at}>
                <th scope="row">{key === '' ? at : key}</th>
                {columns.map((column) => {
                  const cell = cells?.get(column)
                  return <td key={column}>{cell === undefined ? '' : summaryOf(cell)}</td>
                })}
                {hasPlain && <td>{cells ? '' : summaryOf(row)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
