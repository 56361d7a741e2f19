/** A planted bug: now and then a project that was saved is not written. */
import pg from 'pg'
import { textOf, type Query } from './queries.ts'

const share = 0.03

const original = pg.Client.prototype.query as unknown as Query // of its overloads the one that the server uses

Object.assign(pg.Client.prototype, {
  query(this: object, ...parameters: unknown[]) {
    const isSave = textOf(parameters).startsWith('update "projects"')
    if (isSave && Math.random() < share) return Promise.resolve({ rows: [], rowCount: 1, command: 'UPDATE' })
    return original.apply(this, parameters)
  },
})
