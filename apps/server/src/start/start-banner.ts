import os from 'node:os'
import { type Config, isLoopback } from '../config/config.ts'
import type { DemoAccount } from '../demo-school/demo-accounts-store.ts'

/** Who can sign in when the server has started. */
export interface PreparedAccounts {
  accounts: readonly DemoAccount[]
  hasAdmin: boolean
}

/**
 * What is printed when the server has started: its addresses, and the demo accounts to sign in with.
 * @param addresses none where something before the server says at which ones the school answers
 */
export function startBanner(addresses: readonly string[], { accounts, hasAdmin }: PreparedAccounts): string {
  const lines =
    addresses.length === 0
      ? ['', 'Qadam is open.']
      : ['', 'Qadam is open:', ...addresses.map((address) => `  ${address}`)]
  if (accounts.length > 0) {
    const columns = accounts.map(({ role, phone, password, note }) => [role, phone, password, note])
    lines.push('', 'Demo accounts (role, phone, password):', ...aligned(columns).map((line) => `  ${line}`))
  }
  if (!hasAdmin)
    lines.push(
      '',
      'The school has no admin yet. Stop the server and make the first one: npm run school:create',
    )
  return `${lines.join('\n')}\n`
}

/** Where the server answers. */
export function addressesOf(config: Config, port: number): string[] {
  const own = config.publicUrl === undefined ? [] : [config.publicUrl]
  if (isLoopback(config.host))
    return [...own, `http://${config.host === '::1' ? '[::1]' : 'localhost'}:${port}`]
  if (config.host !== '0.0.0.0' && config.host !== '::') return [...own, `http://${config.host}:${port}`]
  const outside = Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
  return [...own, `http://localhost:${port}`, ...outside]
}

function aligned(rows: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  )
}
