import { sql } from 'kysely'
import { z } from 'zod'
import type { Executor } from '../database/database.ts'
import { findSetting, saveSetting } from '../database/settings-store.ts'

const demoAccountSchema = z.object({
  role: z.string(),
  phone: z.string(),
  password: z.string(),
  /** Describes the account, for the person who chooses one. */
  note: z.string(),
})
export type DemoAccount = z.infer<typeof demoAccountSchema>

const settingName = 'demo_accounts'

/** Whether this school is unused: it has no people and no courses. */
export async function isSchoolEmpty(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from people) and not exists (select from courses) as "isEmpty"`.execute(db)
  return rows[0]?.isEmpty ?? false
}

/** Stores what later starts print. Only for accounts whose passwords are public anyway. */
export async function rememberDemoAccounts(db: Executor, accounts: readonly DemoAccount[]): Promise<void> {
  await saveSetting(db, settingName, accounts)
}

/** The demo accounts of this school; none when it is not the demo's. */
export async function listDemoAccounts(db: Executor): Promise<DemoAccount[]> {
  const accounts = await findSetting(db, settingName)
  return accounts === undefined ? [] : z.array(demoAccountSchema).parse(accounts)
}
