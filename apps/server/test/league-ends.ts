import { sql } from 'kysely'
import type { Executor } from '../src/database/database.ts'

/**
 * Works out by SQL alone how a closed week must have ended: places among those who are shown (who hides has one among
 * all), who rose and fell, what was paid, the level of each. The coins are those that a school begins with.
 * @returns for how many students anything of it is otherwise.
 */
export async function countWrongEnds(db: Executor, startsOn: string): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    with raced as (
      select m.*, p.frozen, not p.leaderboard_hidden as shown, coalesce(t.points, 0) as earned,
        count(*) filter (where not p.leaderboard_hidden) over (partition by m.league_id) as visible,
        count(*) over (partition by m.league_id) as everybody,
        row_number() over (partition by m.league_id order by coalesce(t.points, 0) desc, t.reached_at, m.seat) as overall,
        count(*) filter (where not p.leaderboard_hidden) over (
          partition by m.league_id order by coalesce(t.points, 0) desc, t.reached_at, m.seat
          rows between unbounded preceding and current row) as upto
      from league_members m join people p on p.id = m.person_id
      left join period_points t on t.person_id = m.person_id and t.period = 'week' and t.starts_on = m.starts_on
      where m.starts_on = ${startsOn}
    ), placed as (
      select *, case when shown then upto else overall end as rank, case when shown then visible else everybody end as n
      from raced
    ), judged as (
      select *, case
        when rank <= n / 5 and earned > 0 and level < 7 then 'risen'
        when rank > n - n / 5 and level > 1 and not frozen then 'fallen'
        else 'stayed' end as verdict,
        case when rank > n / 5 or earned = 0 then 0 when rank = 1 then 30 when rank = 2 then 20 when rank = 3 then 15
          else 10 end as worth
      from placed
    )
    select count(*)::integer as wrong from judged j
    left join league_levels l on l.person_id = j.person_id
    left join ledger paid on paid.person_id = j.person_id and paid.key = 'league:' || ${startsOn}
    where place is distinct from rank or points is distinct from earned or outcome is distinct from verdict
      or coins is distinct from worth or coalesce(paid.amount, 0) <> worth
      or coalesce(l.level, 1) <> j.level + case verdict when 'risen' then 1 when 'fallen' then -1 else 0 end`.execute(
    db,
  )
  return rows[0]?.wrong ?? Number.NaN
}
