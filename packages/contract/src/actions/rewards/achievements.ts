import * as z from 'zod/mini'
import { own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import {
  achievementKind,
  achievementKinds,
  achievements as achievementsShape,
} from '../../entities/achievement.ts'
import { noInput } from '../../fields.ts'

export const achievementsActions = defineActions({
  achievements: {
    access: own,
    summary: 'What the caller has earned for good, newest first, and the level their points come to',
    input: noInput,
    output: achievementsShape,
  },

  achievements_seen: {
    access: own,
    summary: 'Achievements are about to be shown as new: `first` has those that no device has shown before',
    input: z.object({
      kinds: z.array(achievementKind).check(z.minLength(1), z.maxLength(achievementKinds.length)),
    }),
    output: z.object({ first: z.array(z.string()) }),
  },
})
