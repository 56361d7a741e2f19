import type { Transaction } from 'kysely'
import type { Database, Tables } from './database.ts'

/**
 * A transaction in the shape of a database: what begins a transaction on it joins the one that runs. For a caller that
 * puts many actions into one all-or-nothing step.
 */
export function joinedTransaction(transaction: Transaction<Tables>): Database {
  const joined = {
    execute: async <T>(run: (inner: Transaction<Tables>) => Promise<T>) => await run(transaction),
  }
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'transaction') return () => joined
      const value: unknown = Reflect.get(target, name, target)
      // Kysely's methods use private fields, which only the real object has.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
