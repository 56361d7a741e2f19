import { sql } from 'kysely'
import { settingValue } from '../../database/settings-store.ts'

/** What the school calls itself on what it gives out, inside another statement. */
export const schoolName = sql<string>`coalesce(${settingValue('school')} #>> '{values,name}', 'Qadam')`
