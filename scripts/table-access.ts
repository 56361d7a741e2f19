import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface TableAccess {
  /** From `apps/server/src`. */
  file: string
  table: string
  kind: 'read' | 'write'
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const calls =
  /\.(?<call>selectFrom|(?:inner|left|right|full|cross)Join|insertInto|updateTable|deleteFrom|mergeInto|using|from)\(\s*(?<names>\[[^\]]*\]|'[^']*')/g
const words =
  /\b(?<word>insert\s+into|delete\s+from|update|from|join|using)\s+(?:only\s+)?"?(?<table>[a-z_]+)"?(?=[\s,;)`]|$)/gi
const writing = /^(?:insert|delete|update|merge)/i

/** Which tables a source accesses, by Kysely's calls and in raw SQL. */
export function tablesIn(file: string, text: string, tables: ReadonlySet<string>): TableAccess[] {
  const code = text.replaceAll(comments, '')
  const named = [...code.matchAll(calls)].flatMap(({ groups = {} }) =>
    [...(groups['names'] ?? '').matchAll(/'([a-z_]+)(?: as [^']*)?'/g)].map(([, table = '']) => ({
      word: groups['call'] ?? '',
      table,
    })),
  )
  const written = [...code.matchAll(words)].map(({ groups = {} }) => ({
    word: groups['word'] ?? '',
    table: groups['table'] ?? '',
  }))
  return [...named, ...written]
    .filter(({ table }) => tables.has(table))
    .map(({ word, table }) => ({ file, table, kind: writing.test(word) ? 'write' : 'read' }))
}

/** Every table of the database, as tables.gen.ts names them. */
export function listTables(server: string): Set<string> {
  const text = readFileSync(path.join(server, 'database/tables.gen.ts'), 'utf8')
  const database = /export interface DB \{(?<entries>[^}]*)\}/.exec(text)?.groups?.['entries'] ?? ''
  return new Set([...database.matchAll(/^\s*"?([\w.]+)"?:/gm)].map(([, table = '']) => table))
}

/** Every access of the server's sources: tests and migrations have no owner. */
export function listAccesses(server: string): TableAccess[] {
  const tables = listTables(server)
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.gen.ts'))
    .flatMap((file) => tablesIn(file, readFileSync(path.join(server, file), 'utf8'), tables))
}
