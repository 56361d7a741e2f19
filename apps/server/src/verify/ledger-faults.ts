import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * Everything that contradicts "no coin is made or lost": a balance that is not the sum of its person's rows, a key that
 * paid twice, a row that changes nothing, a balance below zero. Empty where all is well.
 */
export async function findLedgerFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'the balance of person ' || p.id || ' is ' || p.points || ' points, ' || p.coins
      || ' coins; the rows make ' || coalesce(sum(l.amount) filter (where l.currency = 'points'), 0) || ' and '
      || coalesce(sum(l.amount) filter (where l.currency = 'coins'), 0) as fault
    from people p left join ledger l on l.person_id = p.id
    group by p.id
    having p.points <> coalesce(sum(l.amount) filter (where l.currency = 'points'), 0)
      or p.coins <> coalesce(sum(l.amount) filter (where l.currency = 'coins'), 0)
    union all
    select 'the key ' || key || ' paid person ' || person_id || ' ' || count(*) || ' times in ' || currency
    from ledger group by person_id, currency, key having count(*) > 1
    union all
    select 'a row of person ' || person_id || ' changes nothing' from ledger where amount = 0
    union all
    select 'the balance of person ' || id || ' is below zero' from people where points < 0 or coins < 0
    union all
    select 'the points in all of person ' || p.id || ' are ' || coalesce(t.points, 0) || ' for the leaderboard, '
      || p.points || ' in the balance'
    from people p left join period_points t on t.person_id = p.id and t.period = 'all'
    where p.role = 'student' and coalesce(t.points, 0) <> p.points
    union all
    select 'person ' || t.person_id || ' is ' || case when t.is_shown then 'shown' else 'hidden' end
      || ' on a leaderboard against their will'
    from period_points t join people p on p.id = t.person_id where t.is_shown = p.leaderboard_hidden`.execute(
    db,
  )
  return rows.map(({ fault }) => fault)
}
