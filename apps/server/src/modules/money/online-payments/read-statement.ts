import { SchoolError, statementLimits } from '@qadam/contract'
import { readCsv } from '../../../files/read-csv.ts'
import { TIYIN } from './price.ts'

/** One payment of a provider's statement. */
export interface StatementRow {
  providerId: string
  /** Null where the statement has none that can be parsed. */
  tiyin: number | null
  isPaid: boolean
}

/** How the cabinets head the columns we need, in small letters. */
const headers = {
  id: [
    'id',
    'transaction id',
    'transaction_id',
    'click_trans_id',
    'payment id',
    'payment_id',
    'id транзакции',
    'ид транзакции',
    'id платежа',
    'ид платежа',
    'номер транзакции',
    'номер платежа',
    'id чека',
    'tranzaksiya id',
    'toʻlov id',
  ],
  amount: ['amount', 'sum', 'summa', 'сумма', 'сумма платежа', 'сумма оплаты', 'toʻlov summasi'],
  state: ['state', 'status', 'статус', 'состояние', 'holat', 'holati'],
} as const
const unpaid =
  /отмен|возвра|ошиб|неусп|отклон|cancel|refund|revers|fail|error|reject|bekor|qaytar|xato|rad etil/i
/** Begun, and not paid yet. */
const waiting =
  /не ?оплач|создан|ожида|в процессе|unpaid|not paid|created|pending|waiting|processing|lanmagan|yaratil|kutil|jarayon/i

/** Where a header may stand: bounds the search in a large file without one. */
const HEADER_ROWS = 100
const HEADER_COLUMNS = 100
/** Longer than any header. */
const HEADER_LETTERS = 100

/**
 * Reads the CSV of a provider's cabinet: separated by commas, semicolons or tabs, in any order of its columns, with lines
 * before the header (account, period) and a total after the rows.
 * @throws SchoolError validation.failed where no header names both an id and an amount, or it is too long.
 */
export function readStatement(csv: string): StatementRow[] {
  const separator = separatorOf(csv)
  const most = HEADER_ROWS + statementLimits.rows + 1
  const table = readCsv(csv.replace(/^\uFEFF/, ''), separator, most).rows.map(({ cells }) => cells)
  const at = table
    .slice(0, HEADER_ROWS)
    .findIndex((row) => findColumn(row, headers.id) >= 0 && findColumn(row, headers.amount) >= 0)
  const header = table[at]
  if (!header) throw new SchoolError('validation.failed', { fields: { csv: 'invalid' } })
  const rows = table.slice(at + 1)
  if (rows.length > statementLimits.rows)
    throw new SchoolError('validation.failed', { fields: { csv: 'tooLong' }, most: statementLimits.rows })
  const column = {
    id: findColumn(header, headers.id),
    amount: findColumn(header, headers.amount),
    state: findColumn(header, headers.state),
  }
  return rows.flatMap((row) => {
    const providerId = (row[column.id] ?? '').trim().replace(/^'/, '')
    // Totals and empty lines have no id.
    if (!/^[\w-]{1,64}$/.test(providerId)) return []
    return [
      {
        providerId,
        tiyin: readAmount(row[column.amount] ?? ''),
        isPaid: !unpaid.test(row[column.state] ?? '') && !waiting.test(row[column.state] ?? ''),
      },
    ]
  })
}

/** "500 000,00", "500,000.00", "500000 soʻm": in tiyin. */
export function readAmount(text: string): number | null {
  const bare = text
    .replaceAll(/[^\d.,-]/g, '')
    .replace(/^-/, '')
    .replace(/[.,]$/, '')
  const [, whole, part = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  if (whole === undefined) return null
  const digits = whole.replaceAll(/[.,]/g, '')
  return digits.length > 12 ? null : Number(digits) * TIYIN + Number(part.padEnd(2, '0'))
}

function findColumn(row: readonly string[], names: readonly string[]): number {
  const said = row.slice(0, HEADER_COLUMNS).map((cell) =>
    cell
      .slice(0, HEADER_LETTERS)
      .trim()
      .toLowerCase()
      .replaceAll(/[’'`‘]/g, 'ʻ')
      .replace(/,.*$/, ''),
  )
  return names.map((name) => said.indexOf(name)).find((index) => index >= 0) ?? -1
}

/** That of the three which the text has most of. */
function separatorOf(csv: string): string {
  const count = (separator: string) => csv.split(separator).length
  const [most = ','] = [';', '\t', ','].toSorted((a, b) => count(b) - count(a))
  return most
}
