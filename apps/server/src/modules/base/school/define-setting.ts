import {
  SchoolError,
  settings,
  type AuditValues,
  type ParsedInputOf,
  type RuledSettingName,
  type SettingDefinition,
  type SettingName,
  type SettingState,
  type SettingValue,
  type SettingValues,
  type ShownSetting,
  type staffActions,
} from '@qadam/contract'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import {
  findSettingRecord,
  lockSettingRecord,
  saveSetting,
  type SettingRecord,
} from '../../../database/settings-store.ts'
import { recordAudit } from '../audit/index.ts'
import { presentSaved, requireRevision } from './require-revision.ts'
import { storedValues } from './stored-values-store.ts'

type Schema = SettingDefinition['schema']
type Fields = Readonly<Record<string, SettingValue>>

/** How the values stand in the table `settings`. */
export interface StoredForm<Values> {
  /** Fields that are absent or none of the definition's are as usual. */
  read: (stored: unknown) => Readonly<Record<string, unknown>>
  write: (values: Values, to: { stored: unknown; usual: Values; now: Date }) => unknown
}

/** What is stored, and the values that it stands for. */
interface Standing<Values> {
  values: Values
  stored: unknown
}

/** What the server alone knows of a setting. */
export interface SettingRules<Name extends SettingName> {
  /** The name of its row, where that is not the setting's. */
  row?: string
  /** Of all values; by itself only what differs is stored, and what is as usual follows the usual when that changes. */
  stored?: StoredForm<SettingValues<Name>>
  /** What is usual by the server's configuration, over what the contract says. */
  usual?: (db: Executor) => Promise<Partial<SettingValues<Name>>>
  /** The fields that name what the school does not have, among those that are changed. */
  check?: (db: Executor, values: SettingValues<Name>, changed: readonly string[]) => Promise<string[]>
  /** What follows a save, in its transaction. */
  afterSave?: (
    db: Executor,
    change: { before: SettingValues<Name>; after: SettingValues<Name>; now: Date },
  ) => Promise<void>
  /** The values as the audit log stores them: plain ones alone. */
  words?: (standing: Standing<SettingValues<Name>>) => AuditValues
  state?: (
    context: Pick<ActionContext, 'lang' | 'now' | 'timeZone'>,
    standing: Standing<SettingValues<Name>> & { db: Executor },
  ) => Promise<SettingState<Name>>
}

type Sent = Omit<ParsedInputOf<typeof staffActions.school_settings_save>, 'name'>

/** A setting of the contract as the server keeps it. */
export interface SchoolSetting<Name extends SettingName = SettingName> {
  find: (db: Executor) => Promise<SettingValues<Name>>
  /** The same, locked until the transaction ends. */
  lock: (db: Executor) => Promise<SettingValues<Name>>
  show: (context: ActionContext) => Promise<ShownSetting>
  /** @throws SchoolError validation.failed; conflict, whose `newer` is what somebody else saved since the revision */
  save: (context: ActionContext, sent: Sent) => Promise<ShownSetting>
}

/** By name: one that is missing, or stands in another's place, is a type error. */
export type RuledSettings = { readonly [Name in RuledSettingName]: SchoolSetting<Name> }

/** A form in which all values are stored as they are. */
export const wholeForm: StoredForm<Fields> = {
  read: (stored) => z.record(z.string(), z.unknown()).safeParse(stored).data ?? {},
  write: (values) => values,
}

const differingForm: StoredForm<Fields> = {
  read: storedValues,
  write: (values, { usual }) => ({
    values: Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== usual[name])),
  }),
}

/** Joins a setting of the contract with what the server alone knows of it; the registry of settings collects them. */
export function defineSetting<Name extends RuledSettingName>(
  name: Name,
  rules: SettingRules<Name>,
): SchoolSetting<Name> {
  return settingWith(name, rules)
}

/** What holds of a setting that the contract says all of. */
export async function findSchoolSetting<Name extends Exclude<SettingName, RuledSettingName>>(
  db: Executor,
  name: Name,
): Promise<SettingValues<Name>> {
  return await settingWith(name, {}).find(db)
}

/** Every setting, for who shows and saves them. */
export function settingOf(ruled: RuledSettings, name: SettingName): SchoolSetting {
  const known: Partial<Record<SettingName, SchoolSetting>> = ruled
  return known[name] ?? settingWith(name, {})
}

/** Nothing is cached: each process reads what holds where it needs it. */
function settingWith<Name extends SettingName>(name: Name, rules: SettingRules<Name>): SchoolSetting<Name> {
  type Values = SettingValues<Name>
  const { row = name, words, state } = rules
  const form: StoredForm<Values> = rules.stored ?? differingForm
  const schema: Schema = settings[name].schema
  const fields = Object.entries(schema.shape)
  const usualOf = async (db: Executor) =>
    ({ ...settings[name].usual, ...(await rules.usual?.(db)) }) as Values // the definition's, with a part of it
  const read = (stored: unknown, usual: Values): Values => {
    const own = form.read(stored)
    const values = fields.map(([field, of]) => {
      const parsed = of.safeParse(own[field])
      return [field, parsed.success ? parsed.data : usual[field as keyof Values]]
    })
    return (schema.safeParse(Object.fromEntries(values)).data as Values | undefined) ?? usual // of its own schema
  }
  const logged = (standing: Standing<Values>): AuditValues =>
    words ? words(standing) : (standing.values as AuditValues) // a setting that holds a list says its words

  async function present(
    context: Parameters<NonNullable<SettingRules<Name>['state']>>[0],
    { db, record, usual }: { db: Executor; record: SettingRecord; usual: Values },
  ): Promise<ShownSetting> {
    const values = read(record.value, usual)
    const shown = { ...(await presentSaved(db, record)), values, usual } as ShownSetting // values of the wire
    if (!state) return shown
    return { ...shown, state: await state(context, { db, values, stored: record.value }) }
  }

  return {
    find: async (db) => read((await findSettingRecord(db, row)).value, await usualOf(db)),
    lock: async (db) => read((await lockSettingRecord(db, row, null)).value, await usualOf(db)),
    show: async (context) => {
      const { db } = context
      return await present(context, {
        db,
        record: await findSettingRecord(db, row),
        usual: await usualOf(db),
      })
    },
    save: async (context, { values: sent, revision, dry_run }) =>
      await context.db.transaction().execute(async (db) => {
        const { actor, now } = context
        const usual = await usualOf(db)
        const record = await lockSettingRecord(db, row, null)
        const before = read(record.value, usual)
        const wanted = parse(schema, { ...before, ...sent }) as Values // of its own schema
        // Also what is sent again because its reply was lost.
        if (differences(before, wanted).length === 0) return await present(context, { db, record, usual })
        const missing = await rules.check?.(db, wanted, differences(before, wanted))
        if (missing?.length) throw invalid(missing)
        await requireRevision(db, record, revision, await present(context, { db, record, usual }))
        const stored = form.write(wanted, { stored: record.value, usual, now })
        const after = read(stored, usual)
        if (dry_run || differences(before, after).length === 0)
          return await present(context, { db, record: { ...record, value: stored }, usual })
        await saveSetting(db, row, stored, { staffId: actor.id, at: now })
        await rules.afterSave?.(db, { before, after, now })
        const was = logged({ values: before, stored: record.value })
        const is = logged({ values: after, stored })
        await recordAudit(db, {
          at: now,
          staffId: actor.id,
          action: 'school_settings_save',
          subject: { kind: 'school' },
          before: pick(name, was, differences(was, is)),
          after: pick(name, is, differences(was, is)),
        })
        return await present(context, { db, record: await findSettingRecord(db, row), usual })
      }),
  }
}

function parse(schema: Schema, values: object): unknown {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.map(({ path }) => String(path[0])))
}

const invalid = (fields: readonly string[]): SchoolError =>
  new SchoolError('validation.failed', {
    fields: Object.fromEntries(fields.map((field) => [field, 'invalid'])),
  })

function differences(before: object, after: object): string[] {
  const [was, is] = [before as Fields, after as Fields] // values of one setting
  return Object.keys(is).filter((name) => !isDeepStrictEqual(was[name], is[name]))
}

/** By the field's whole name: two settings may have a field of one name. */
const pick = (setting: string, values: AuditValues, which: readonly string[]): AuditValues =>
  Object.fromEntries(which.map((field) => [`${setting}.${field}`, values[field] ?? null]))
