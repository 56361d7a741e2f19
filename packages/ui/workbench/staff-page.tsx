import { useState, type ReactNode } from 'react'
import { Avatar } from '../src/avatar.tsx'
import { BarChart } from '../src/bar-chart.tsx'
import { Card } from '../src/card.tsx'
import { Chip } from '../src/chip.tsx'
import { DataTable, type Column, type Sort } from '../src/data-table.tsx'
import { EmptyState } from '../src/empty-state.tsx'
import { LineSpark } from '../src/line-spark.tsx'
import { useListKeys } from '../src/use-list-keys.ts'

interface Work {
  id: string
  student: string
  task: string
  group: string
  hours: number
}

const names = [
  'Aziza',
  'Bekzod',
  'Charos',
  'Davron',
  'Elyor',
  'Feruza',
  'Gulnora',
  'Hasan',
  'Iroda',
  'Jahongir',
]
const works: Work[] = names.map((student, index) => ({
  id: String(index),
  student,
  task: ['Yashirin son', 'Mening blogim', 'Oʻzim haqimda'][index % 3] ?? '',
  group: `Python-${(index % 2) + 1}`,
  hours: (index * 7 + 3) % 29,
}))

const columns: Column<Work>[] = [
  {
    id: 'student',
    header: 'Oʻquvchi',
    sortable: true,
    cell: ({ student }) => (
      <span className="flex items-center gap-2">
        <Avatar name="" size={24} animal={undefined} />
        {student}
      </span>
    ),
  },
  { id: 'task', header: 'Vazifa', sortable: true, cell: ({ task }) => task },
  { id: 'group', header: 'Guruh', from: 'sm', cell: ({ group }) => <Chip>{group}</Chip> },
  { id: 'hours', header: 'Kutmoqda', sortable: true, align: 'end', cell: ({ hours }) => `${hours} soat` },
]

const days = Array.from({ length: 30 }, (_, day) => ({
  id: String(day),
  label: `${day + 1}`,
  value: Math.round(20 + 15 * Math.sin(day / 2.5) + (day % 7)),
}))

export function StaffPage(): ReactNode {
  const [sort, setSort] = useState<Sort>({ column: 'hours', direction: 'descending' })
  const [current, setCurrent] = useState('3')
  const key = sort.column === 'hours' ? 'hours' : sort.column === 'task' ? 'task' : 'student'
  const rows = works.toSorted(
    (one, other) =>
      (one[key] < other[key] ? -1 : one[key] > other[key] ? 1 : 0) *
      (sort.direction === 'ascending' ? 1 : -1),
  )
  const index = rows.findIndex(({ id }) => id === current)
  useListKeys({ count: rows.length, index, onMove: (next) => setCurrent(rows[next]?.id ?? '') })
  const shared = {
    columns,
    rowKey: ({ id }: Work) => id,
    empty: <EmptyState title="Navbat boʻsh" mood="sleeping" />,
  }
  return (
    <main className="mx-auto grid max-w-6xl gap-6 p-4 lg:grid-cols-[2fr_1fr] lg:items-start">
      <section className="flex min-w-0 flex-col gap-4">
        <DataTable
          {...shared}
          label="Tekshirish navbati"
          rows={rows}
          sort={sort}
          onSort={setSort}
          current={current}
          renderLink={({ id }, { className, children }) => (
            <a href={`#${id}`} className={className}>
              {children}
            </a>
          )}
          maxHeight="340px"
        />
        <DataTable {...shared} label="Yuklanmoqda" rows={undefined} skeletonRows={3} />
        <DataTable {...shared} label="Boʻsh" rows={[]} />
      </section>
      <section className="flex min-w-0 flex-col gap-4">
        <Card>
          <BarChart title="Kunlik topshiriqlar" labelHeader="Kun" valueHeader="Topshiriqlar" items={days} />
        </Card>
        <Card>
          <BarChart
            title="Kutish vaqti"
            labelHeader="Soat"
            valueHeader="Ishlar"
            items={[
              { id: '1', label: '0-6', value: 14 },
              { id: '2', label: '6-12', value: 9 },
              { id: '3', label: '12-24', value: 6, tone: 'saffron' },
              { id: '4', label: '24+', value: 2, tone: 'pomegranate' },
            ]}
          />
        </Card>
        <Card>
          <BarChart
            title="Guruhlar"
            direction="rows"
            labelHeader="Guruh"
            valueHeader="Natija"
            max={100}
            format={(value) => `${value}%`}
            items={[
              { id: '1', label: 'Python-1', value: 82 },
              { id: '2', label: 'Python-2', value: 64, tone: 'lapis' },
              { id: '3', label: 'Ingliz tili', value: 31, tone: 'saffron' },
            ]}
          />
        </Card>
        <Card>
          <LineSpark title="Vaqtida tekshirilgan" labelHeader="Kun" valueHeader="Ishlar" points={days} />
        </Card>
      </section>
    </main>
  )
}
