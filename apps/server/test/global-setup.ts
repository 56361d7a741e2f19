import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits } from '@qadam/contract'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { columnParsers } from '../src/database/column-types.ts'
import { openInMemory } from '../src/database/embedded-database.ts'
import { migrate } from '../src/database/migrate.ts'
import { createLogger } from '../src/log/logger.ts'
import { JobQueue } from '../src/jobs/job-queue.ts'
import { startPooler } from './pooler.ts'
import { startPostgresql } from './postgresql-server.ts'

/** Where a test file gets its database from: a copy of one that has had all migrations, or of one that has had none. */
export type TestDatabaseSource =
  | { kind: 'embedded'; archive: string; emptyArchive: string }
  | {
      kind: 'postgresql'
      url: string
      template: string
      /** Of a pooler in transaction mode before it, where the run is to go through one; without a database. */
      poolerUrl?: string
    }

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource
  }
}

/** Makes the template once a run, on the database that the project's `TEST_DATABASE` names; gives what ends it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { source, end } = await (project.config.env['TEST_DATABASE'] === 'postgresql'
    ? makePostgresqlTemplate()
    : makeEmbeddedTemplate())
  project.provide('testDatabase', source)
  return end
}

interface Template {
  source: TestDatabaseSource
  end: () => Promise<void>
}

async function makeEmbeddedTemplate(): Promise<Template> {
  const embedded = await openInMemory()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-template-'))
  const archive = path.join(folder, 'template.tar')
  const emptyArchive = path.join(folder, 'empty.tar')
  writeFileSync(emptyArchive, Buffer.from(await embedded.dump()))
  await migrate(embedded.pool)
  await installJobs(embedded.pool, 'embedded')
  writeFileSync(archive, Buffer.from(await embedded.dump()))
  await embedded.close()
  return {
    source: { kind: 'embedded', archive, emptyArchive },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function makePostgresqlTemplate(): Promise<Template> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startPostgresql() : { url: given, stop: async () => {} }
  const program = process.env['TEST_POOLER']
  const pooler = program === undefined ? undefined : await startPooler(program, server.url)
  const template = `qadam_template_${process.pid}`
  const url = new URL(server.url)
  const admin = new pg.Client({ connectionString: server.url })
  try {
    await admin.connect()
    await admin.query(`create database ${template}`)
    url.pathname = `/${template}`
    const pool = new pg.Pool({ connectionString: url.href, types: columnParsers() })
    await migrate(pool)
    await installJobs(pool, 'postgresql')
    await pool.end()
  } catch (error) {
    await admin.end()
    await pooler?.stop()
    await server.stop()
    throw error
  }
  return {
    source: { kind: 'postgresql', url: server.url, template, ...(pooler && { poolerUrl: pooler.urlOf('') }) },
    end: async () => {
      await pooler?.stop()
      await admin.query(`drop database if exists ${template} with (force)`)
      await admin.end()
      await server.stop()
    },
  }
}

async function installJobs(pool: pg.Pool, kind: 'embedded' | 'postgresql'): Promise<void> {
  await JobQueue.install({ pool, kind, timeZone: limits.schoolTimeZone, log: createLogger('silent') })
}
