import type { TableAccess } from './table-access.ts'
import { owners } from './table-owners.ts'
import { reads } from './table-reads.ts'

export function roomOf(file: string): string {
  return /^(?:modules\/[^/]+\/)?(?<room>[^/]+)\//.exec(file)?.groups?.['room'] ?? file
}

/** Accesses by whom neither owns the table nor, to read it, is named. */
export function findTrespasses(accesses: readonly TableAccess[]): string[] {
  return accesses
    .filter((access) => owners[access.table] !== roomOf(access.file))
    .filter(
      ({ file, table, kind }) =>
        kind === 'write' ||
        !reads.some(({ room, tables }) => room === roomOf(file) && tables.includes(table)),
    )
    .map(({ file, table, kind }) => {
      const owner = owners[table] ?? 'nobody: name an owner in scripts/table-owners.ts'
      return `${file} ${kind}s ${table}, which belongs to ${owner}`
    })
}

/** Exceptions that nothing needs any more. */
export function findUnused(accesses: readonly TableAccess[]): string[] {
  return reads.flatMap(({ room, tables }) =>
    tables
      .filter(
        (table) =>
          !accesses.some(({ file, table: asked, kind }) => {
            return kind === 'read' && asked === table && roomOf(file) === room
          }),
      )
      .map((table) => `${room} reads ${table} no more: take it off the list`),
  )
}
