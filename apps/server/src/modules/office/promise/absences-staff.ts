import { promiseLimits, SchoolError, staffActions, type Absence } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import {
  addDays,
  daysBetween,
  isDay,
  schoolDay,
  startOfDay,
  type SchoolDay,
} from '../../base/calendar/index.ts'
import {
  countPassed,
  endAbsence,
  listAbsences,
  lockAbsence,
  overlapsAbsence,
  saveAbsence,
  type AbsenceRecord,
} from '../../learning/review/index.ts'
import { lockAccount } from '../../base/people/index.ts'
import { presentSaved } from '../../base/school/index.ts'
import { listReviewStaff } from './board-store.ts'

export const absencesStaffActions = {
  absences: handle(staffActions.absences, async ({ db, now }) => ({
    rows: (await listAbsences(db)).map((record) => presentAbsence(record, now)),
    staff: await listReviewStaff(db),
  })),

  absence_save: handle(staffActions.absence_save, async (context, input) => {
    const { db, actor, now, timeZone } = context
    const { id, revision, teacher_id, deputy_id, from, to } = input
    if (id !== undefined && revision === undefined)
      throw new SchoolError('validation.failed', { fields: { revision: 'invalid' } })
    requireDays(input, schoolDay(now, timeZone))
    const absence = {
      teacher_id,
      deputy_id,
      from_day: from,
      to_day: to,
      starts_at: startOfDay(from, timeZone),
      ends_at: startOfDay(addDays(to, 1), timeZone),
    }
    return await db.transaction().execute(async (transaction) => {
      // Two admins at once would each find that nothing overlaps; locked by id, so that they do not deadlock.
      const people = new Map<number, { role: string; closed_at: Date | null } | undefined>()
      for (const personId of [teacher_id, deputy_id].toSorted((one, other) => one - other))
        people.set(personId, await lockAccount(transaction, personId, 'changes'))
      const isStaff = (personId: number) => (people.get(personId)?.role ?? 'student') !== 'student'
      if (!isStaff(teacher_id) || !isStaff(deputy_id) || people.get(deputy_id)?.closed_at)
        throw new SchoolError('not_found')
      const [same] = id === undefined ? await listAbsences(transaction, { sameAs: absence }) : []
      // A retry whose reply was lost.
      if (same) return presentAbsence(same, now)
      const before = id === undefined ? undefined : await lockAbsence(transaction, id)
      if (id !== undefined && !before) throw new SchoolError('not_found')
      // Saved again as it is.
      if (before && isSameAbsence(before, absence)) return presentAbsence(before, now)
      if (before && before.revision !== revision)
        throw new SchoolError('conflict', {
          reason: 'changed',
          newer: { ...presentAbsence(before, now), ...(await presentSaved(transaction, before)) },
        })
      if (await overlapsAbsence(transaction, absence, now, id))
        throw new SchoolError('conflict', { reason: 'overlaps' })
      const savedId = await saveAbsence(transaction, absence, id, { staffId: actor.id, at: now })
      const [saved] = savedId === undefined ? [] : await listAbsences(transaction, { id: savedId })
      if (!saved) throw new SchoolError('not_found')
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'absence_save',
        subject: { kind: 'staff', id: teacher_id },
        ...(before && { before: auditOf(before) }),
        after: auditOf(saved),
      })
      return presentAbsence(saved, now)
    })
  }),

  absence_end: handle(staffActions.absence_end, async ({ db, actor, now, timeZone }, { absence_id }) => {
    await db.transaction().execute(async (transaction) => {
      const absence = await lockAbsence(transaction, absence_id)
      if (!absence) throw new SchoolError('not_found')
      // Nothing where it is over, or another admin was first.
      const ended = { id: absence_id, to: schoolDay(now, timeZone), staffId: actor.id }
      if (!(await endAbsence(transaction, ended, now))) return
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'absence_end',
        subject: { kind: 'staff', id: absence.teacher_id },
        before: auditOf(absence),
      })
    })
    return null
  }),

  deputy_duties: handle(staffActions.deputy_duties, async ({ db, actor, now }) => ({
    covering: dutiesOf(actor.id, await listAbsences(db, { coveredBy: { staffId: actor.id, now } })),
    passed: await countPassed(db, actor.id),
  })),
}

/** Whom somebody stands in for, also as the deputy of a deputy: until the first of those on the way is back. */
function dutiesOf(
  staffId: number,
  running: readonly AbsenceRecord[],
): { teacher: string; until: SchoolDay }[] {
  const met = new Set([staffId])
  const duties: { teacher: string; until: SchoolDay }[] = []
  const follow = (deputyId: number, latest?: SchoolDay): void => {
    for (const { teacher_id, deputy_id, teacher, to_day } of running) {
      if (deputy_id !== deputyId || met.has(teacher_id)) continue
      met.add(teacher_id)
      const until = latest !== undefined && latest < to_day ? latest : to_day
      duties.push({ teacher, until })
      follow(teacher_id, until)
    }
  }
  follow(staffId)
  return duties
}

function requireDays(
  { teacher_id, deputy_id, from, to }: { teacher_id: number; deputy_id: number; from: string; to: string },
  today: string,
): void {
  const refuse = (field: string) => {
    throw new SchoolError('validation.failed', { fields: { [field]: 'invalid' } })
  }
  if (teacher_id === deputy_id) refuse('deputy_id')
  if (!isDay(from)) refuse('from')
  if (!isDay(to) || to < from || to < today || daysBetween(from, to) >= promiseLimits.maxAbsenceDays)
    refuse('to')
}

const auditOf = ({ teacher, deputy, from_day, to_day }: AbsenceRecord) => ({
  teacher,
  deputy,
  from: from_day,
  to: to_day,
})

const isSameAbsence = (
  one: AbsenceRecord,
  other: Pick<AbsenceRecord, 'teacher_id' | 'deputy_id' | 'starts_at' | 'ends_at'>,
): boolean =>
  one.teacher_id === other.teacher_id &&
  one.deputy_id === other.deputy_id &&
  // The moments too: one that was ended on its last day runs on when it is saved again.
  one.starts_at.getTime() === other.starts_at.getTime() &&
  one.ends_at.getTime() === other.ends_at.getTime()

function presentAbsence(record: AbsenceRecord, now: Date): Absence {
  return {
    id: record.id,
    teacher: { id: record.teacher_id, name: record.teacher },
    deputy: { id: record.deputy_id, name: record.deputy },
    from: record.from_day,
    to: record.to_day,
    state: record.ends_at <= now ? 'over' : record.starts_at > now ? 'planned' : 'now',
    revision: record.revision,
  }
}
