import type { AuditEntry } from '@qadam/contract'
import { formatNumber } from '@qadam/web/format'
import type { TFunction } from 'i18next'
import { audit as words } from '../../../platform/i18n/uz/audit.ts'
import { exam } from '../../../platform/i18n/uz/exam.ts'
import type { FieldTexts, SettingTexts } from '../../../platform/i18n/setting-texts.ts'
import { schoolSettings } from '../../../platform/i18n/uz/school-settings.ts'
import { formatDate, formatTime } from '../../../platform/times.ts'

type Value = string | number | boolean | null

/** One thing that was changed, in words. Before is absent where nothing stood there. */
export interface AuditChange {
  field: string
  before?: string
  /** Absent: it is gone, or only what stood is known. */
  after?: string
}

/** Numbers that name something and count nothing. */
const names = [
  ...['lead', 'inviter', 'item', 'order', 'payment_id', 'course', 'lesson', 'to_lesson', 'question'],
  ...['group_id', 'lesson_id', 'teacher_id', 'curator_id', 'mentor_id'],
]

const has = <Words extends object>(known: Words, name: string): name is Extract<keyof Words, string> =>
  Object.hasOwn(known, name)

/** In which order fields are told: as their words stand. The database keeps none but that of the names' length. */
const settingFields = Object.entries<SettingTexts>(schoolSettings.of).flatMap(
  ([name, { fields }]) =>
    Object.keys(fields).map((field) => ({ name: name as keyof typeof schoolSettings.of, field })), // its own key
)
const order: readonly string[] = [
  ...Object.keys(words.fields),
  ...settingFields.flatMap(({ name, field }) => [field, `${name}.${field}`]),
]
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)

/** An entry's changes, field by field; an unchanged value is shown once. */
export function changesOf(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  t: TFunction,
): AuditChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const fields = [...names].toSorted((one, other) => placeOf(one) - placeOf(other))
  return fields.map((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    return {
      // A field of a newer server is better shown by its name than not at all.
      field: fieldOf(name, t),
      ...(was !== undefined && was !== is && { before: say(name, was, t) }),
      ...(is !== undefined && { after: say(name, is, t) }),
    }
  })
}

/** A field of a setting: by its whole name, or by its own, as older entries have it. */
function settingOf(name: string, t: TFunction): { title: string; field: FieldTexts } | undefined {
  const found = settingFields.find((each) => name === `${each.name}.${each.field}` || name === each.field)
  if (!found) return undefined
  const texts: SettingTexts = t(`school_settings.of.${found.name}`, { returnObjects: true })
  const field = texts.fields[found.field]
  return field && { title: texts.title, field }
}

function fieldOf(name: string, t: TFunction): string {
  if (has(words.fields, name)) return t(`audit.fields.${name}`)
  const setting = settingOf(name, t)
  if (!setting) return name
  const { title, field } = setting
  return name.includes('.') && title !== field.label ? `${title}: ${field.label}` : field.label
}

function say(name: string, value: Value, t: TFunction): string {
  if (value === null || value === '') return t('audit.nothing')
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  if (typeof value === 'number') {
    if (names.includes(name) || /(?:^|\.)level_\d_/.test(name)) return `№ ${value}`
    const level = String(value)
    return name === 'level' && has(exam.level, level) ? t(`exam.level.${level}`) : formatNumber(value)
  }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return `${formatDate(value)}, ${formatTime(value)}`
  if (name === 'skill' && has(exam.skill, value)) return t(`exam.skill.${value}`)
  if (['method', 'state', 'kind', 'role'].includes(name) && has(words.values, value))
    return t(`audit.values.${value}`)
  return settingOf(name, t)?.field.choices?.[value]?.title ?? value
}
