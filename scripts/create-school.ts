/**
 * `npm run school:create`: a real school's first admin; the password is printed once. The embedded database must be
 * free: stop the server first. Parameters missing behind `--` are prompted for.
 */
import { randomInt } from 'node:crypto'
import path from 'node:path'
import readline from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { SchoolError } from '@qadam/contract'
import { readConfig } from '../apps/server/src/config/config.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { openDatabase } from '../apps/server/src/database/open-database.ts'
import { createFirstAdmin } from '../apps/server/src/modules/office/roster/index.ts'
import { StartFailure } from '../apps/server/src/errors/start-failure.ts'

const names = ['phone', 'first-name', 'last-name'] as const
type Given = Record<(typeof names)[number], string>

const questions: Given = {
  phone: 'Phone of the admin, for example +998 90 123 45 67: ',
  'first-name': 'First name: ',
  'last-name': 'Last name: ',
}

/** @throws StartFailure for an unknown parameter, and for a missing one without a terminal to prompt at */
async function readAnswers(): Promise<Given> {
  const given = readParameters()
  const lacking = names.filter((name) => given[name] === undefined)
  if (lacking.length > 0 && !process.stdin.isTTY)
    throw new StartFailure(
      `Say who the admin is: npm run school:create -- --phone=… --first-name=… --last-name=… (missing: ${lacking.join(', ')}).`,
    )
  const terminal = lacking.length > 0 ? readline.createInterface(process.stdin, process.stdout) : undefined
  const answers: Given = { phone: '', 'first-name': '', 'last-name': '' }
  for (const name of names) answers[name] = given[name] ?? (await terminal?.question(questions[name])) ?? ''
  terminal?.close()
  return answers
}

function readParameters(): Partial<Given> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ options }).values
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error))
  }
}

async function createSchool(): Promise<void> {
  const answers = await readAnswers()
  const { databaseUrl, databasePoolSize, dataDir } = readConfig(process.env, path.resolve('.env'))
  const database = await openDatabase({ databaseUrl, poolSize: databasePoolSize, dataDir })
  try {
    await migrate(database.pool)
    const { phone, password } = await createFirstAdmin(
      database.db,
      { phone: answers.phone, first_name: answers['first-name'], last_name: answers['last-name'] },
      { now: new Date(), random: () => randomInt(2 ** 32) / 2 ** 32 },
    )
    console.log(`The school has its admin. Sign in at /login with ${phone} and ${password}`)
    console.log('The password is said this once. Change it, or have another one dealt, in the console.')
  } finally {
    await database.close()
  }
}

function reasonOf({ code, details }: SchoolError): string {
  if (details['reason'] === 'has_admin')
    return 'The school has an admin already: others are made in the console, under People.'
  if (details['reason'] === 'phone_taken') return 'Somebody has an account with this phone already.'
  const fields = Object.keys(details['fields'] ?? {}).join(', ')
  return code === 'validation.failed' ? `This can not be taken: ${fields}.` : code
}

try {
  await createSchool()
} catch (error) {
  if (error instanceof SchoolError) console.error(reasonOf(error))
  else if (error instanceof StartFailure) console.error(error.message)
  else throw error
  process.exitCode = 1
}
