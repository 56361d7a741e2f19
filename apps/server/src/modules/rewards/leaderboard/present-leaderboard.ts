import type { Leaderboard, LeaderboardRow } from '@qadam/contract'
import { presentAvatar } from '../../base/people/index.ts'
import { initialOf } from './initial.ts'
import type { OwnRecord, StandingRecord } from './leaderboard-store.ts'

export interface Standing {
  /** The page; its first row is at the offset. */
  rows: readonly StandingRecord[]
  offset: number
  total: number
  own: OwnRecord
  /** How many stand before the caller. */
  ahead: number
}

/** A page of a leaderboard as one of those on it sees it. */
export function presentLeaderboard(
  { rows, offset, total, own, ahead }: Standing,
  { page, pagesize }: { page: number; pagesize: number },
  mediaUrl: (key: string) => string,
): Leaderboard {
  const shown = rows.map((row, index) =>
    presentRow(row, offset + index + 1, row.person_id === own.person_id, mediaUrl),
  )
  // What was read a moment apart must not give one student two ranks on one screen.
  const rank = shown.find((row) => row.is_me)?.rank ?? (own.place ? ahead + 1 : null)
  return {
    rows: shown,
    total,
    page,
    pagesize,
    me: { ...presentRow(own, rank, true, mediaUrl), hidden: own.hidden },
  }
}

function presentRow(
  record: StandingRecord,
  rank: number | null,
  isMe: boolean,
  mediaUrl: (key: string) => string,
): LeaderboardRow {
  return {
    rank,
    first_name: record.first_name,
    initial: initialOf(record.last_name),
    avatar: presentAvatar(record.avatar, mediaUrl),
    group: record.group_name,
    points: Math.max(record.points, 0),
    is_me: isMe,
  }
}
