import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { foldSame, pairRows, type DiffPair, type DiffRow, type Folded } from '@qadam/code-lab/diff-rows'

export type DiffLayout = 'inline' | 'side'

const tones = { same: '', added: 'bg-pistachio-soft', removed: 'bg-pomegranate-soft' }
const signs = { same: ' ', added: '+', removed: '−' }
const numberClass = 'w-11 min-w-11 px-2 text-right text-muted select-none align-top numbers'

/** A comparison line by line, inline or side by side; long stretches without a change are folded away. */
export function DiffView({
  rows,
  layout,
  isProse,
  label,
}: {
  rows: readonly DiffRow[]
  layout: DiffLayout
  isProse: boolean
  /** What is compared. */
  label: string
}): ReactNode {
  const text = isProse ? 'text-base leading-7' : 'font-mono text-sm leading-6'
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
      tabIndex={0}
      className={`max-h-[70dvh] overflow-auto ${text}`}
    >
      <table className="w-full border-collapse">
        {layout === 'inline' ? <Inline rows={rows} /> : <Side rows={rows} />}
      </table>
    </div>
  )
}

function Inline({ rows }: { rows: readonly DiffRow[] }): ReactNode {
  const { t } = useTranslation()
  const line = (row: DiffRow, key: string): ReactNode => (
    <tr key={key} className={tones[row.kind]}>
      <td className={numberClass}>{row.kind === 'added' ? '' : row.before}</td>
      <td className={numberClass}>{row.kind === 'removed' ? '' : row.after}</td>
      <td className="w-5 text-center font-semibold select-none align-top">
        {row.kind !== 'same' && <span className="sr-only">{t(`review.diff.${row.kind}`)}</span>}
        <span aria-hidden>{signs[row.kind]}</span>
      </td>
      <td className="pr-3 break-words whitespace-pre-wrap">{row.text || '\u00a0'}</td>
    </tr>
  )
  return (
    <tbody>
      <Folds folded={foldSame(rows, ({ kind }) => kind !== 'same')} columns={4} line={line} />
    </tbody>
  )
}

function Side({ rows }: { rows: readonly DiffRow[] }): ReactNode {
  const cells = (side: DiffPair['before'], tone: string): ReactNode => (
    <>
      <td className={`${numberClass} ${side?.isChanged ? tone : side ? '' : 'bg-ground'}`}>{side?.line}</td>
      <td
        className={`w-1/2 border-r border-line pr-3 break-words whitespace-pre-wrap last:border-r-0 ${side?.isChanged ? tone : side ? '' : 'bg-ground'}`}
      >
        {side?.text || '\u00a0'}
      </td>
    </>
  )
  const line = ({ before, after }: DiffPair, key: string): ReactNode => (
    <tr key={key} className="align-top">
      {cells(before, tones.removed)}
      {cells(after, tones.added)}
    </tr>
  )
  const isChanged = ({ before, after }: DiffPair): boolean => Boolean(before?.isChanged ?? after?.isChanged)
  return (
    <tbody>
      <Folds folded={foldSame(pairRows(rows), isChanged)} columns={4} line={line} />
    </tbody>
  )
}

function Folds<Item>({
  folded,
  columns,
  line,
}: {
  folded: readonly Folded<Item>[]
  columns: number
  line: (item: Item, key: string) => ReactNode
}): ReactNode {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  return folded.map((part, place) => {
    if (part.kind === 'item') return line(part.item, String(place))
    if (opened.has(place)) return part.items.map((item, index) => line(item, `${place}.${index}`))
    return (
      <tr key={place}>
        <td colSpan={columns} className="bg-turquoise-soft p-0">
          <button
            type="button"
            onClick={() => setOpened(new Set([...opened, place]))}
            className="min-h-11 w-full px-4 text-left font-sans text-caption font-medium text-turquoise-text"
          >
            {t('review.diff.unfold', { count: part.items.length })}
          </button>
        </td>
      </tr>
    )
  })
}
