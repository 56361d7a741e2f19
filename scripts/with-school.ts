import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '../apps/server/src/config/config.ts'
import { openDatabase, type OpenDatabase } from '../apps/server/src/database/open-database.ts'
import { StartFailure } from '../apps/server/src/errors/start-failure.ts'

interface School extends Pick<OpenDatabase, 'db' | 'pool'> {
  config: Config
}

/** The configuration of a school that is there. @throws StartFailure where there is none */
export function readSchoolConfig(): Config {
  const config = readConfig(process.env, path.resolve('.env'))
  if (config.databaseUrl === undefined && !existsSync(config.dataDir))
    throw new StartFailure(`There is no school in ${config.dataDir}: set DATA_DIR or DATABASE_URL to one.`)
  return config
}

/**
 * Does a command's work in the school that the configuration names, which must be there.
 * @throws StartFailure where there is none
 */
export async function withSchool<Result>(work: (school: School) => Promise<Result>): Promise<Result> {
  const config = readSchoolConfig()
  const { databaseUrl, databasePoolSize: poolSize, dataDir } = config
  const { db, pool, close } = await openDatabase({ databaseUrl, poolSize, dataDir })
  try {
    return await work({ config, db, pool })
  } finally {
    await close()
  }
}
