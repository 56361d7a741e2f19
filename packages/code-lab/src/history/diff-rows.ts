import { diffLines } from 'diff'

/** One line of a comparison; numbers count from 1 in the version each side shows. */
export type DiffRow =
  | { kind: 'same'; text: string; before: number; after: number }
  | { kind: 'removed'; text: string; before: number }
  | { kind: 'added'; text: string; after: number }

/** A line on the left beside the line on the right. */
export interface DiffPair {
  before?: { line: number; text: string; isChanged: boolean }
  after?: { line: number; text: string; isChanged: boolean }
}

/** Comparing two long, wholly different texts could take seconds; past this they are shown one after the other. */
const PATIENCE_MS = 400

const linesOf = (text: string): string[] => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}

const unified = (text: string): string => text.replaceAll('\r\n', '\n')

/** The lines that went, came and stayed between two versions of a text. */
export function diffRows(before: string, after: string): DiffRow[] {
  const [old, young] = [unified(before), unified(after)]
  const changes = diffLines(withEnd(old), withEnd(young), { timeout: PATIENCE_MS }) ?? [
    { value: old, removed: true, added: false },
    { value: young, removed: false, added: true },
  ]
  const rows: DiffRow[] = []
  let [beforeLine, afterLine] = [0, 0]
  for (const { value, added, removed } of changes)
    for (const text of linesOf(value)) {
      if (added) rows.push({ kind: 'added', text, after: ++afterLine })
      else if (removed) rows.push({ kind: 'removed', text, before: ++beforeLine })
      else rows.push({ kind: 'same', text, before: ++beforeLine, after: ++afterLine })
    }
  return rows
}

/** A last line without its line break is the same line as one with it. */
function withEnd(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}

/** The same rows side by side: what went beside what came in its place. */
export function pairRows(rows: readonly DiffRow[]): DiffPair[] {
  const pairs: DiffPair[] = []
  let gone: Extract<DiffRow, { kind: 'removed' }>[] = []
  let come: Extract<DiffRow, { kind: 'added' }>[] = []
  const flush = (): void => {
    for (let place = 0; place < Math.max(gone.length, come.length); place++) {
      const [left, right] = [gone[place], come[place]]
      pairs.push({
        ...(left && { before: { line: left.before, text: left.text, isChanged: true } }),
        ...(right && { after: { line: right.after, text: right.text, isChanged: true } }),
      })
    }
    gone = []
    come = []
  }
  for (const row of rows) {
    if (row.kind === 'removed') gone.push(row)
    else if (row.kind === 'added') come.push(row)
    else {
      flush()
      pairs.push({
        before: { line: row.before, text: row.text, isChanged: false },
        after: { line: row.after, text: row.text, isChanged: false },
      })
    }
  }
  flush()
  return pairs
}

export interface Fold<Item> {
  kind: 'fold'
  items: Item[]
}
export type Folded<Item> = { kind: 'item'; item: Item } | Fold<Item>

/** Folds away long stretches without a change, but for a few lines around each change. */
export function foldSame<Item>(
  items: readonly Item[],
  isChanged: (item: Item) => boolean,
  context = 3,
): Folded<Item>[] {
  const near = items.map((_, place) =>
    items.slice(Math.max(0, place - context), place + context + 1).some(isChanged),
  )
  const folded: Folded<Item>[] = []
  let hidden: Item[] = []
  const flush = (): void => {
    // A fold of one line would be longer than the line.
    if (hidden.length === 1) folded.push(...hidden.map((item) => ({ kind: 'item', item }) as const))
    else if (hidden.length > 1) folded.push({ kind: 'fold', items: hidden })
    hidden = []
  }
  for (const [place, item] of items.entries()) {
    if (near[place]) {
      flush()
      folded.push({ kind: 'item', item })
    } else hidden.push(item)
  }
  flush()
  return folded
}

export function countChanges(rows: readonly DiffRow[]): { added: number; removed: number } {
  return {
    added: rows.filter(({ kind }) => kind === 'added').length,
    removed: rows.filter(({ kind }) => kind === 'removed').length,
  }
}
