import * as z from 'zod/mini'
import { defineStudentActions } from '../../action.ts'
import { defineStaffActions } from '../../define-staff-actions.ts'
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

export const leaderboardActions = defineStudentActions({
  leaderboard_by_group: {
    summary: 'The students of the own group by their points, and where the caller stands',
    input: page,
    output: leaderboardShape,
    errors: [],
  },

  leaderboard: {
    summary: 'All students by their points, and where the caller stands',
    input: page,
    output: leaderboardShape,
    errors: [],
  },

  leaderboard_visibility: {
    summary: 'Be on nobody’s leaderboard but the own one, or be there again',
    input: visibility,
    output: visibility,
    errors: [],
  },
})

export const leaderboardStaffActions = defineStaffActions({
  leaderboard_visibility: {
    summary: 'Take a student off the leaderboards of others, or bring them back',
    input: z.extend(visibility, { student_id: id }),
    output: visibility,
    errors: ['not_found'],
  },
})
