/**
 * What a request can cost at the least: a bare Fastify route with one prepared statement on the same database, a read
 * by primary key and a durable write.
 */
import Fastify from 'fastify'
import { openDatabase } from '../apps/server/src/database/open-database.ts'

const { pool, close } = await openDatabase({
  dataDir: process.env['DATA_DIR'] ?? '',
  databaseUrl: process.env['DATABASE_URL'] || undefined,
})
await pool.query(`create table if not exists bench_inserts (
  id bigint generated always as identity primary key,
  person_id integer not null, question_id integer not null, answer jsonb not null, created_at timestamptz not null
)`)

const app = Fastify()
app.get('/healthz', () => 'ok')
app.post('/read', async (request) => {
  const { id } = request.body as { id: number } // our own load generator sends it
  const { rows } = await pool.query({
    name: 'read',
    text: 'select id, first_name, last_name, points, coins, lang, avatar from people where id = $1',
    values: [id],
  })
  return { success: true, data: rows[0] }
})
app.post('/write', async (request) => {
  const { person_id, question_id } = request.body as Record<string, number> // likewise
  const { rows } = await pool.query({
    name: 'write',
    text: `insert into bench_inserts (person_id, question_id, answer, created_at)
      values ($1, $2, '1', now()) returning id`,
    values: [person_id, question_id],
  })
  return { success: true, data: rows[0] }
})
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.once('SIGTERM', () => {
  void app.close().then(close)
})
