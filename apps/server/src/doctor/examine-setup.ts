import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '../config/config.ts'
import { openDatabase } from '../database/open-database.ts'
import { openFiles } from '../start/open-files.ts'
import { examineDatabase } from './examine-database.ts'
import {
  examineAddress,
  examineConnections,
  examineFfmpeg,
  examineFolder,
  examineStore,
} from './examine-machine.ts'
import { examined, mend, note, well, type Finding } from './finding.ts'

/** Examines a whole set-up. Changes nothing: what it writes to see whether it can, it takes away. */
export async function examineSetup(
  environment: NodeJS.ProcessEnv,
  envFile: string,
  now: () => Date,
): Promise<Finding[]> {
  let config: Config | undefined
  const findings = await examined('settings', async () => {
    config = readConfig(environment, envFile)
    return [well('settings', 'All of them can be read.')]
  })
  if (config === undefined) return findings
  const known = config
  findings.push(
    ...(await examined('data folder', async () => await examineFolder(known.dataDir))),
    ...(await examined('database', async () => await openAndExamine(known, now))),
  )
  const { s3 } = known
  if (s3)
    findings.push(
      ...(await examined('S3', async () => await examineStore(await openFiles(known), s3.bucket))),
    )
  findings.push(...(await examined('films', async () => await examineFfmpeg(known.ffmpegPath))))
  findings.push(...(await examined('connections', async () => examineConnections(known))))
  findings.push(...(await examined('address', async () => await examineAddress(known, now()))))
  return findings
}

async function openAndExamine(config: Config, now: () => Date): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined) {
    if (!existsSync(path.join(dataDir, 'database')))
      return [note('database', 'There is no embedded database yet: the first start makes one.')]
    // It is one process's alone; the server that has it is asked what can be asked of it.
    if (await isServing(config)) return await askServer(config)
  }
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 1 })
  try {
    return await examineDatabase(database, config, now)
  } finally {
    await database.close()
  }
}

const ask = async ({ port }: Config, page: string): Promise<Response> =>
  await fetch(`http://127.0.0.1:${port}${page}`, { signal: AbortSignal.timeout(3_000) })

async function isServing(config: Config): Promise<boolean> {
  return await ask(config, '/healthz').then(
    async (reply) => reply.ok && (await reply.text()) === '{"status":"up"}',
    () => false,
  )
}

async function askServer(config: Config): Promise<Finding[]> {
  const ready = await ask(config, '/readyz')
  return [
    ready.ok
      ? well('database', 'The server is up on the embedded database, and it answers.')
      : mend('database', 'The server is up, but its database does not answer: see its log.'),
    note('database', 'To have the embedded database itself examined, stop the server first.'),
  ]
}
