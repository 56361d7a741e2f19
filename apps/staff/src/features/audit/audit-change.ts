import type { AuditEntry } from '@qadam/contract'
import { formatNumber } from '@qadam/web/format'
import type { TFunction } from 'i18next'
import { audit as words } from '../../platform/i18n/uz/audit.ts'
import { exam } from '../../platform/i18n/uz/exam.ts'
import { schoolSettings } from '../../platform/i18n/uz/school-settings.ts'
import { formatDate, formatTime } from '../../platform/times.ts'

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
const order: readonly string[] = [...Object.keys(words.fields), ...Object.keys(schoolSettings.fields)]
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

function fieldOf(name: string, t: TFunction): string {
  if (has(words.fields, name)) return t(`audit.fields.${name}`)
  return has(schoolSettings.fields, name) ? t(`school_settings.fields.${name}`) : name
}

function say(name: string, value: Value, t: TFunction): string {
  if (value === null || value === '') return t('audit.nothing')
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
  if (typeof value === 'number') {
    if (names.includes(name) || /^level_\d_/.test(name)) return `№ ${value}`
    const level = String(value)
    return name === 'level' && has(exam.level, level) ? t(`exam.level.${level}`) : formatNumber(value)
  }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return `${formatDate(value)}, ${formatTime(value)}`
  if (name === 'skill' && has(exam.skill, value)) return t(`exam.skill.${value}`)
  return ['method', 'state', 'kind', 'role'].includes(name) && has(words.values, value)
    ? t(`audit.values.${value}`)
    : value
}
