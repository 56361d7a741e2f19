import * as z from 'zod/mini'
import { studentAccess } from '../../access.ts'
import { staffAccess } from '../../staff-access.ts'
import { defineAction } from '../../action.ts'
import { leaderboard as leaderboardShape, leaderboardPeriod } from '../../entities/leaderboard.ts'
import { id, wholeNumber } from '../../fields.ts'
import { limits } from '../../limits.ts'

const { pageSize, maxPageSize } = limits.leaderboard

const page = z.object({
  page: z._default(id, 1),
  pagesize: z._default(wholeNumber(1, maxPageSize), pageSize),
  period: z._default(leaderboardPeriod, 'all'),
})

export const leaderboardByGroup = defineAction('leaderboard_by_group', {
  ...studentAccess.leaderboard_by_group,
  summary: 'The students of the own group by their points, and where the caller stands',
  input: page,
  output: leaderboardShape,
  errors: [],
})

export const leaderboard = defineAction('leaderboard', {
  ...studentAccess.leaderboard,
  summary: 'All students by their points, and where the caller stands',
  input: page,
  output: leaderboardShape,
  errors: [],
})

const visibility = z.object({ hidden: z.boolean() })

export const leaderboardVisibility = defineAction('leaderboard_visibility', {
  ...studentAccess.leaderboard_visibility,
  summary: 'Be on nobody’s leaderboard but the own one, or be there again',
  input: visibility,
  output: visibility,
  errors: [],
})

export const staffLeaderboardVisibility = defineAction('leaderboard_visibility', {
  ...staffAccess.leaderboard_visibility,
  summary: 'Take a student off the leaderboards of others, or bring them back',
  input: z.extend(visibility, { student_id: id }),
  output: visibility,
  errors: ['not_found'],
})
