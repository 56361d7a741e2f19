import type { Kysely, Transaction } from 'kysely'
import type { DB } from './tables.gen.ts'

export type Tables = DB
export type Database = Kysely<Tables>
/** Inside a transaction only its own executor may be used: the embedded database has one connection. */
export type Executor = Database | Transaction<Tables>
