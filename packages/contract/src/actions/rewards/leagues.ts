import * as z from 'zod/mini'
import { own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { league as leagueShape } from '../../entities/league.ts'
import { day, noInput } from '../../fields.ts'

export const leaguesActions = defineActions({
  league: {
    access: own,
    summary:
      'The caller’s league of this week, as far as others may see it, and how their last week ended; ' +
      'with the first point of a week a student comes into a league',
    input: noInput,
    output: leagueShape,
  },

  league_seen: {
    access: own,
    summary: 'The end of a week is about to be shown: `first` to one device alone',
    input: z.object({ week: day }),
    output: z.object({ first: z.boolean() }),
  },
})
