import { exerciseStages, type Exercise, type ExerciseStage } from '@qadam/contract'

/** Exercises whose program is put together: what stands on the screen is read from the program, and it from that. */

/** One that a newer server may know is written. */
export const stageOf = ({ stage }: Pick<Exercise, 'stage'>): ExerciseStage =>
  exerciseStages.find((each) => each === stage) ?? 'write'

const linesOf = (program: string): string[] => program.split(/\r?\n/).filter((line) => line.trim() !== '')

/**
 * The lines of a program to put in order, each by its place in the starter, in the order in which the program has them; in
 * that of the starter where the program is made of others.
 */
export function orderedLines(starter: string, program: string): { place: number; line: string }[] {
  const dealt = linesOf(starter).map((line, place) => ({ place, line }))
  const left = [...dealt]
  const ordered = linesOf(program).flatMap((line) => {
    const at = left.findIndex((each) => each.line === line)
    return at < 0 ? [] : left.splice(at, 1)
  })
  return left.length === 0 ? ordered : dealt
}

export function programOf(lines: readonly { line: string }[]): string {
  return `${lines.map(({ line }) => line).join('\n')}\n`
}

const GAP = /_{3,}/

/** What stands in the gaps of a program, in their order; nothing in any where the program is another one. */
export function fillsOf(starter: string, program: string): string[] {
  const parts = starter.trimEnd().split(GAP)
  const between = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const found = new RegExp(`^${between.join(String.raw`([^\n]*?)`)}$`).exec(program.trimEnd())
  return parts.slice(1).map((_, index) => {
    const fill = found?.[index + 1] ?? ''
    return /^_{3,}$/.test(fill) ? '' : fill
  })
}

/** The program with its gaps filled; one in which nothing stands stays a gap. */
export function filled(starter: string, fills: readonly string[]): string {
  let index = 0
  return starter.replaceAll(new RegExp(GAP, 'g'), (gap) => fills[index++]?.trim() || gap)
}

/**
 * The program that stands on the screen: what was typed, but where that is of an exercise as it was before its author
 * changed it, what the exercise begins with.
 */
export function shownProgram(exercise: Pick<Exercise, 'stage' | 'starter'>, typed: string): string {
  const { starter } = exercise
  const stage = stageOf(exercise)
  if (stage === 'order') return programOf(orderedLines(starter, typed))
  return stage === 'gaps' ? filled(starter, fillsOf(starter, typed)) : typed
}
