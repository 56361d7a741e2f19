import pg from 'pg'

/** A connection with its transaction; the caller begins and ends it. */
export type Connection = Pick<pg.ClientBase, 'query'>

/** How many rows are in memory at once. */
const batch = 500
const name = (text: string): string => pg.escapeIdentifier(text)

/** Texts of dates, intervals, bytes and numbers are the same on every server, and lose nothing. */
async function writeValuesAlike(connection: Connection): Promise<void> {
  await connection.query(
    `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
     set local bytea_output = 'hex'; set local extra_float_digits = 1`,
  )
}

/** A transaction of a mode, `isolation level …` for example, in which values are written alike. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  mode: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(`begin ${mode}`)
    await writeValuesAlike(client)
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // The transaction ends with its connection.
    client.release(true)
    throw error
  }
}

export interface TableColumns {
  name: string
  columns: string[]
}

/** The school's tables with their columns, without those that the database computes; not the record of migrations. */
export async function listTables(connection: Connection): Promise<TableColumns[]> {
  const { rows } = await connection.query<TableColumns>(`
    select tables.relname as name,
      array_agg(columns.attname::text order by columns.attnum) as columns
    from pg_class tables
    join pg_attribute columns on columns.attrelid = tables.oid
    where tables.relkind = 'r' and tables.relnamespace = current_schema()::regnamespace
      and tables.relname <> 'schema_migrations'
      and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
    group by tables.relname order by tables.relname`)
  return rows
}

/** Each row as the text that PostgreSQL writes of it, and reads again. */
export async function* readRows(connection: Connection, table: TableColumns): AsyncGenerator<string> {
  const columns = table.columns.map((column) => name(column)).join(', ')
  const all = readAll<{ row: string }>(
    connection,
    `select row(${columns})::text as row from ${name(table.name)}`,
  )
  for await (const { row } of all) yield row
}

/** The rows of a query, fetched in batches; one query at a time. */
export async function* readAll<Row extends pg.QueryResultRow>(
  connection: Connection,
  query: string,
): AsyncGenerator<Row> {
  await connection.query(`declare backed_up no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await connection.query<Row>(`fetch forward ${batch} from backed_up`)
    yield* rows
    if (rows.length < batch) break
  }
  await connection.query('close backed_up')
}

/**
 * Puts rows of `readRows` into the table, in batches. @returns how many
 * @throws Error of the database for a text that is no row of it
 */
export async function writeRows(
  connection: Connection,
  table: TableColumns,
  rows: AsyncIterable<unknown>,
): Promise<number> {
  const columns = table.columns.map((column) => name(column)).join(', ')
  // Its row type has the columns that are written, and no others.
  await connection.query(
    `create temporary table restored_rows as select ${columns} from ${name(table.name)} with no data`,
  )
  let count = 0
  let waiting: unknown[] = []
  const write = async () => {
    await connection.query(
      `insert into ${name(table.name)} (${columns}) overriding system value
       select rows.* from unnest($1::text[]::pg_temp.restored_rows[]) rows`,
      [waiting],
    )
    count += waiting.length
    waiting = []
  }
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length === batch) await write()
  }
  if (waiting.length > 0) await write()
  await connection.query('drop table restored_rows')
  return count
}

export interface SequenceValue {
  name: string
  /** As text: it may exceed what a number holds. */
  last: string
  is_called: boolean
}

export async function listSequences(connection: Connection): Promise<SequenceValue[]> {
  const { rows } = await connection.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`)
  const values: SequenceValue[] = []
  for (const row of rows) {
    const found = await connection.query<Omit<SequenceValue, 'name'>>(
      `select last_value::text as last, is_called from ${name(row.name)}`,
    )
    for (const value of found.rows) values.push({ name: row.name, ...value })
  }
  return values
}

export async function setSequence(connection: Connection, value: SequenceValue): Promise<void> {
  await connection.query('select setval($1::text::regclass, $2::bigint, $3)', [
    name(value.name),
    value.last,
    value.is_called,
  ])
}

/**
 * Takes foreign keys and triggers away and empties the tables: rows come in any order, and with what triggers once wrote
 * of them. A database's owner may do all of it. @returns what puts them back, and throws where a row names one that
 * is not there
 */
export async function suspendRules(
  connection: Connection,
  tables: readonly TableColumns[],
): Promise<() => Promise<void>> {
  const { rows: keys } = await connection.query<{ table: string; name: string; definition: string }>(`
    select tables.relname as table, keys.conname as name, pg_get_constraintdef(keys.oid) as definition
    from pg_constraint keys join pg_class tables on tables.oid = keys.conrelid
    where keys.contype = 'f' and keys.connamespace = current_schema()::regnamespace
    order by tables.relname, keys.conname`)
  for (const key of keys)
    await connection.query(`alter table ${name(key.table)} drop constraint ${name(key.name)}`)
  for (const table of tables) await connection.query(`alter table ${name(table.name)} disable trigger user`)
  await connection.query(`truncate ${tables.map((table) => name(table.name)).join(', ')}`)
  return async () => {
    for (const table of tables) await connection.query(`alter table ${name(table.name)} enable trigger user`)
    for (const key of keys)
      await connection.query(
        `alter table ${name(key.table)} add constraint ${name(key.name)} ${key.definition}`,
      )
  }
}
