import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { inSpan, statementName } from '../tracing/spans.ts'
import { isQueryTimeout } from './database-failure.ts'
import type { PoolQueue } from './pool-queue.ts'

/** A connection never evicts a named statement; lists of many lengths make many texts. */
const mostNames = 400

const ofDatabase = () => ({ 'db.system.name': 'postgresql' })

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
export function withNamedStatements(
  pool: pg.Pool,
  {
    queue,
    longestQuery_ms,
    isPooled = false,
  }: {
    queue: PoolQueue
    longestQuery_ms?: number | undefined
    /** Behind a pooler a name is known to whichever connection parsed it: nothing is named. */
    isPooled?: boolean
  },
): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (isPooled || text.includes(anew)) return undefined
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
      const { client, released } = await queue.measure(async () => await pool.connect())
      let isStuck = false
      const query = async (text: string, values: readonly unknown[] = []) => {
        try {
          return await inSpan(
            { name: () => statementName(text), kind: 'CLIENT', attributes: ofDatabase },
            () =>
              client.query({
                ...{ name: nameOf(text), text, values: [...values] },
                // The types know it only as an option of the whole client.
                ...(longestQuery_ms !== undefined && { query_timeout: longestQuery_ms }),
              }),
          )
        } catch (error) {
          isStuck ||= isQueryTimeout(error)
          throw error
        }
      }
      // Kysely also streams through cursors, which are not used here.
      return {
        query,
        release: (destroy?: boolean) => {
          released()
          // Its statement may still run, and the next one would wait for it.
          client.release(destroy === true || isStuck)
        },
      } as unknown as PostgresPoolClient
    },
  }
}
