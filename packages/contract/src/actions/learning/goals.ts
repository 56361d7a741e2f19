import { own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { dayGoals as dayGoalsShape } from '../../entities/goal.ts'
import { noInput } from '../../fields.ts'

export const goalsActions = defineActions({
  day_goals: {
    access: own,
    summary:
      'The caller’s three goals of this school day and their group’s goal of the week, and how far they are; the first ' +
      'call of a day and of a week makes them, and what is reached is paid once',
    input: noInput,
    output: dayGoalsShape,
  },
})
