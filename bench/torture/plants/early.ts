/** A planted bug: a transaction is acknowledged while its commit is still on its way. */
import { original, plant, textOf } from './queries.ts'

const late_ms = 400
const commits = new WeakMap<object, Promise<unknown>>()

plant(async function (...parameters) {
  // What ends in a callback is the pool's own.
  if (parameters.some((one) => typeof one === 'function')) return await original.apply(this, parameters)
  if (textOf(parameters) !== 'commit') {
    await commits.get(this)
    return await original.apply(this, parameters)
  }
  const commit = new Promise((resolve) => setTimeout(resolve, late_ms)).then(
    async () => await original.apply(this, parameters).catch(() => {}),
  )
  commits.set(this, commit)
  return { rows: [], rowCount: 0, command: 'COMMIT' }
})
