import * as z from 'zod/mini'
import { studentAccess } from '../access.ts'
import { staffAccess } from '../staff-access.ts'
import { defineAction } from '../action.ts'
import { league as leagueShape, leagueCoins } from '../entities/league.ts'
import { savedBy } from '../entities/saved-by.ts'
import { day, noInput, revision, wholeNumber } from '../fields.ts'
import { limits } from '../limits.ts'

export const league = defineAction('league', {
  ...studentAccess.league,
  summary:
    'The caller’s league of this week, as far as others may see it, and how their last week ended; ' +
    'with the first point of a week a student comes into a league',
  input: noInput,
  output: leagueShape,
  errors: [],
})

export const leagueSeen = defineAction('league_seen', {
  ...studentAccess.league_seen,
  summary: 'The end of a week is about to be shown: `first` to one device alone',
  input: z.object({ week: day }),
  output: z.object({ first: z.boolean() }),
  errors: [],
})

const settings = z.object({ enabled: z.boolean(), coins: leagueCoins, ...savedBy })

export const leagueSettings = defineAction('league_settings', {
  ...staffAccess.league_settings,
  summary: 'Whether the school plays leagues, and what they pay',
  input: noInput,
  output: settings,
  errors: [],
})

const amount = wholeNumber(0, limits.leagues.maxCoins)

export const leagueSettingsSave = defineAction('league_settings_save', {
  ...staffAccess.league_settings_save,
  summary:
    'Play leagues or not, and pay this much for the places that rise. A conflict has `newer`: what somebody else ' +
    'saved since this revision was read',
  input: z.object({
    enabled: z.boolean(),
    coins: z.object({ first: amount, second: amount, third: amount, rise: amount }),
    revision,
  }),
  output: settings,
  errors: ['conflict'],
})
