import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** A connection never evicts a named statement; lists of many lengths make many texts. */
const mostNames = 400

const anew = '/* planned anew */'

/**
 * For a statement whose plan hangs on its values, as on how many ids a list has: planned for each of its calls. A plan
 * that is kept is made for ten ids, and takes a second where there are thousands.
 */
export const plannedAnew: RawBuilder<unknown> = sql.raw(anew)

/**
 * The pool with every other statement named by its text, so that a connection parses and plans it once. Measured on the
 * embedded database, where parsing costs most of a short query.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (text.includes(anew)) return undefined
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
    return name
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const query = async (text: string, values: readonly unknown[] = []) =>
        await client.query({ name: nameOf(text), text, values: [...values] })
      // Kysely also streams through cursors, which are not used here.
      return {
        query,
        release: (destroy?: boolean) => client.release(destroy),
      } as unknown as PostgresPoolClient
    },
  }
}
