/** How the program of an exercise comes about: its lines are put in order, its gaps filled, or all of it is written. */
export const exerciseStages = ['order', 'gaps', 'write'] as const
export type ExerciseStage = (typeof exerciseStages)[number]

/** Of the exercises inside infos. */
export const exerciseLimits = {
  /** Of an info. */
  exercises: 30,
  /** Of an exercise: a student waits until the server has tried each. */
  checks: 10,
  /** Of a check, one after another failed try. */
  hints: 4,
  /** Of a starter, a solution and what a student types. */
  codeMaxLength: 10_000,
  /** After so many honest tries the solution may be seen. */
  triesBeforeSolution: 3,
  /** For an exercise that the server has seen solved. */
  points: 2,
} as const
