/** A planted bug: a transaction is acknowledged while its commit is still on its way. */
import pg from 'pg'
import { textOf, type Query } from './queries.ts'

const late_ms = 400

const original = pg.Client.prototype.query as unknown as Query // of its overloads the one that the server uses
const commits = new WeakMap<object, Promise<unknown>>()

const query: Query = async function (this: object, ...parameters) {
  const isCommit = textOf(parameters) === 'commit'
  const before = commits.get(this)
  if (!isCommit) {
    await before
    return await original.apply(this, parameters)
  }
  const commit = new Promise((resolve) => setTimeout(resolve, late_ms)).then(
    async () => await original.apply(this, parameters).catch(() => {}),
  )
  commits.set(this, commit)
  return { rows: [], rowCount: 0, command: 'COMMIT' }
}

Object.assign(pg.Client.prototype, {
  query(this: object, ...parameters: unknown[]) {
    // What ends in a callback is the pool's own.
    if (parameters.some((one) => typeof one === 'function')) return original.apply(this, parameters)
    return query.apply(this, parameters)
  },
})
