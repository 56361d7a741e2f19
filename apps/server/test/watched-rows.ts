import { sql } from 'kysely'
import type { Database } from '../src/database/database.ts'

/** What is written of these is no change of the school. */
const bookkeeping: readonly string[] = ['event_tickets']

/**
 * Notes by triggers which tables are written to from now on, so that what a call changed can be asked after each of
 * hundreds: a row that is written as it was counts as nothing.
 * @returns the tables that changed since it was asked last, each once, and how often.
 */
export async function watchRows(db: Database): Promise<() => Promise<Record<string, number>>> {
  await sql`create table watched_rows (name text not null)`.execute(db)
  await sql`
    create function watch_row() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or to_jsonb(new) <> to_jsonb(old) then
        insert into watched_rows values (tg_table_name);
      end if;
      return null;
    end $$`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'watched_rows'`.execute(
    db,
  )
  for (const { name } of rows.filter((table) => !bookkeeping.includes(table.name)))
    await sql`
      create trigger watched after insert or update or delete on ${sql.table(name)}
      for each row execute function watch_row()`.execute(db)
  return async () => {
    const { rows: changed } = await sql<{ name: string; count: number }>`
      with taken as (delete from watched_rows returning name)
      select name, count(*)::int as count from taken group by name order by name`.execute(db)
    return Object.fromEntries(changed.map(({ name, count }) => [name, count]))
  }
}
