import type { StreakRepairRun } from '@qadam/contract'
import type { RepairRunRecord } from '../../rewards/streaks/index.ts'

export function presentRepairRun(run: RepairRunRecord): StreakRepairRun {
  return {
    id: run.id,
    group: run.group_id === null ? null : { id: run.group_id, name: run.group_name ?? '' },
    from: run.first_day,
    to: run.last_day,
    reason: run.reason,
    staff: { id: run.staff_id, name: run.staff_name },
    asked_at: run.asked_at.toISOString(),
    ended_at: run.ended_at?.toISOString() ?? null,
    total: run.total,
    looked_at: run.looked_at,
    students: run.students,
    days: run.days,
    coins: run.coins,
  }
}
