import type { ReactNode } from 'react'

export interface ChartPoint {
  id: string
  label: string
  value: number
}

export interface ChartFrame {
  title: string
  /** Name the columns of the table that stands for the picture. */
  labelHeader: string
  valueHeader: string
  format?: (value: number) => string
  className?: string
}

interface ChartTableProps extends Required<
  Pick<ChartFrame, 'title' | 'labelHeader' | 'valueHeader' | 'format'>
> {
  items: readonly ChartPoint[]
}

/** A chart for screen readers. */
export function ChartTable({ title, labelHeader, valueHeader, format, items }: ChartTableProps): ReactNode {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeader}</th>
            <th scope="col">{valueHeader}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, label, value }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
