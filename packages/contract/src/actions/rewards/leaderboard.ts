import * as z from 'zod/mini'
import { allowed, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { leaderboard as leaderboardShape, leaderboardPeriod } from '../../entities/leaderboard.ts'
import { id, wholeNumber } from '../../fields.ts'
import { limits } from '../../limits.ts'

const { pageSize, maxPageSize } = limits.leaderboard

const page = z.object({
  page: z._default(id, 1),
  pagesize: z._default(wholeNumber(1, maxPageSize), pageSize),
  period: z._default(leaderboardPeriod, 'all'),
})

const visibility = z.object({ hidden: z.boolean() })

export const leaderboardActions = defineActions({
  leaderboard_by_group: {
    access: own,
    summary: 'The students of the own group by their points, and where the caller stands',
    input: page,
    output: leaderboardShape,
  },

  leaderboard: {
    access: own,
    summary: 'All students by their points, and where the caller stands',
    input: page,
    output: leaderboardShape,
  },

  leaderboard_visibility: {
    access: own,
    summary: 'Be on nobody’s leaderboard but the own one, or be there again',
    input: visibility,
    output: visibility,
  },
})

export const leaderboardStaffActions = defineActions({
  leaderboard_visibility: {
    access: allowed('teacher', 'own groups'),
    summary: 'Take a student off the leaderboards of others, or bring them back',
    input: z.extend(visibility, { student_id: id }),
    output: visibility,
    errors: ['not_found'],
  },
})
