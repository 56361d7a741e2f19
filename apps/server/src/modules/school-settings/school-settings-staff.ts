import {
  SchoolError,
  staffActions,
  type AuditValues,
  type SchoolSettings,
  type SchoolSettingSection,
  type SchoolSettingValues,
} from '@qadam/contract'
import { handle, type ActionContext } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { findSettingRecord, lockSettingRecord, saveSetting } from '../../database/settings-store.ts'
import { recordAudit } from '../audit/index.ts'
import { renewContent } from '../courses/index.ts'
import { presentSaved, requireRevision } from '../school/index.ts'
import { sections, type ConfiguredUsual } from './sections.ts'

const names = Object.keys(sections) as SchoolSettingSection[] // the keys are the sections

/** The school's settings. @param configured what is usual by the server's configuration. */
export function schoolSettingsStaffActions(configured: ConfiguredUsual) {
  const showAll = async (db: Executor): Promise<Required<SchoolSettings>> => ({
    school: await show(db, 'school', configured),
    rewards: await show(db, 'rewards', configured),
    tests: await show(db, 'tests', configured),
    exam: await show(db, 'exam', configured),
    helper: await show(db, 'helper', configured),
    sign_in: await show(db, 'sign_in', configured),
    languages: await show(db, 'languages', configured),
  })
  return {
    school_settings: handle(staffActions.school_settings, async ({ db }) => await showAll(db)),

    school_settings_save: handle(
      staffActions.school_settings_save,
      async (context, { revision, ...sent }) => {
        const [name, ...more] = names.filter((each) => sent[each] !== undefined)
        // One section a save: a conflict of one must not hold back another.
        if (name === undefined || more.length > 0)
          throw new SchoolError('validation.failed', { fields: { section: 'invalid' } })
        await saveSection(context, name, sent[name] as Partial<SchoolSettingValues[typeof name]>, revision) // it was sent
        return await showAll(context.db)
      },
    ),
  }

  async function saveSection<Name extends SchoolSettingSection>(
    { db, actor, now }: ActionContext,
    name: Name,
    sent: Partial<SchoolSettingValues[Name]>,
    revision: number,
  ): Promise<void> {
    const section = sections[name]
    await db.transaction().execute(async (transaction) => {
      const usual = await section.usual(transaction, configured)
      const record = await lockSettingRecord(transaction, section.row, null)
      const before = section.read(record.value, usual)
      // A console of an older version does not send what it does not know.
      const values = { ...before, ...sent }
      const changed = differences(before, values)
      // Also what is sent again because its reply was lost.
      if (changed.length === 0) return
      await requireRevision(transaction, record, revision, { values: before, usual })
      const missing = await section.missing?.(transaction, values, changed)
      if (missing?.length)
        throw new SchoolError('validation.failed', {
          fields: Object.fromEntries(missing.map((field) => [field, 'invalid'])),
        })
      await saveSetting(transaction, section.row, section.write(values, usual), {
        staffId: actor.id,
        at: now,
      })
      // The numbers of tests are part of the content that processes keep in memory.
      if (name === 'tests') await renewContent(transaction)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'school_settings_save',
        subject: { kind: 'school' },
        before: pick(before, changed),
        after: pick(values, changed),
      })
    })
  }
}

async function show<Name extends SchoolSettingSection>(
  db: Executor,
  name: Name,
  configured: ConfiguredUsual,
) {
  const section = sections[name]
  const usual = await section.usual(db, configured)
  const record = await findSettingRecord(db, section.row)
  return { ...(await presentSaved(db, record)), values: section.read(record.value, usual), usual }
}

function differences(before: AuditValues, after: AuditValues): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name])
}

const pick = (values: AuditValues, which: readonly string[]): AuditValues =>
  Object.fromEntries(which.map((name) => [name, values[name] ?? null]))
