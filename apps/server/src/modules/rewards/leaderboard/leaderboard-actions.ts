import { studentActions, type LeaderboardPeriod } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { periodStart } from '../rewards/index.ts'
import { climb } from './ladders.ts'
import {
  countGroupStandings,
  countStandings,
  getOwn,
  listGroupStandings,
  listStandings,
  type Board,
} from './leaderboard-store.ts'
import { presentLeaderboard, type Standing } from './present-leaderboard.ts'
import { setVisibility } from './visibility.ts'

interface Page {
  page: number
  pagesize: number
  period: LeaderboardPeriod
}

const boardOf = (context: ActionContext, { period }: Page): Board => ({
  period,
  startsOn: periodStart(period, context),
})

export const leaderboardActions = {
  leaderboard_by_group: handle(studentActions.leaderboard_by_group, async (context, input) => {
    const standing = await inGroup(context, boardOf(context, input), input)
    return presentLeaderboard(standing, input, (key) => context.media.url(key, context.now))
  }),

  leaderboard: handle(studentActions.leaderboard, async (context, input) => {
    const standing = await inSchool(context, boardOf(context, input), input)
    return presentLeaderboard(standing, input, (key) => context.media.url(key, context.now))
  }),

  leaderboard_visibility: handle(studentActions.leaderboard_visibility, async ({ db, actor }, { hidden }) => {
    await db.transaction().execute(async (transaction) => {
      await setVisibility(transaction, actor.id, hidden)
    })
    return { hidden }
  }),
}

async function inGroup({ db, actor }: ActionContext, board: Board, page: Page): Promise<Standing> {
  const own = await getOwn(db, board, actor.id)
  const offset = (page.page - 1) * page.pagesize
  // Without a group a student is among themselves.
  if (own.group_id === null) return { rows: [], offset, total: 0, own, ahead: 0 }
  const { ahead, total } = await countGroupStandings(db, board, own.group_id, own.place)
  const range = { skip: offset, limit: page.pagesize }
  const rows = offset < total ? await listGroupStandings(db, board, own.group_id, range) : []
  return { rows, offset, total, own, ahead }
}

async function inSchool({ db, actor }: ActionContext, board: Board, page: Page): Promise<Standing> {
  const own = await getOwn(db, board, actor.id)
  const rungs = await climb(db, board)
  const mine = own.place ? { rung: rungs.below(own.place), place: own.place } : undefined
  const last = rungs.last()
  const { ahead, rest } = await countStandings(db, board, mine, last)
  const offset = (page.page - 1) * page.pagesize
  const rung = rungs.at(offset)
  const range = { skip: offset - rung.before, limit: page.pagesize }
  const total = last.before + rest
  const rows = offset < total ? await listStandings(db, board, rung, range) : []
  return { rows, offset, total, own, ahead: (mine?.rung.before ?? 0) + ahead }
}
