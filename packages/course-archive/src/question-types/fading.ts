import { exerciseStages, type ExerciseStage } from '@qadam/contract'
import type { PlacedMessage } from '../fault.ts'
import { codeIn, type LocalCode } from '../fields.ts'

interface Step {
  id: string
  language: 'python' | 'web'
  starter: LocalCode
  solution: LocalCode
  stage?: ExerciseStage | undefined
  fading?: string | undefined
  example?: object | undefined
}

const languages = ['uz', 'ru'] as const
/** From much help to none. */
const stageOf = ({ stage = 'write' }: Step) => exerciseStages.indexOf(stage)

const linesOf = (program: string) => program.split(/\r?\n/).filter((line) => line.trim() !== '')

const isShuffled = (starter: string, solution: string): boolean =>
  String(linesOf(starter).toSorted()) === String(linesOf(solution).toSorted())

const GAP = /_{3,}/

/** Whether a program is this one with something in each of its gaps, of which there is one. */
function isFilled(starter: string, solution: string): boolean {
  const parts = starter.trimEnd().split(GAP)
  const between = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return parts.length > 1 && new RegExp(`^${between.join('[^\n]+')}$`).test(solution.trimEnd())
}

/** What is wrong with an exercise whose program is not written from the first word. */
export function stageFaults(
  { language, starter, solution, stage, fading }: Step,
  path: string,
): PlacedMessage[] {
  const isWritten = stage === undefined || stage === 'write'
  if (language !== 'python' && (!isWritten || fading !== undefined))
    return [
      {
        code: 'fading_web',
        path: `${path}.language`,
        message: 'only programs in Python are put in order, filled or steps of a fading',
      },
    ]
  const every = (is: (from: string, to: string) => boolean) =>
    languages.every((lang) => is(codeIn(starter, lang), codeIn(solution, lang)))
  if (stage === 'order' && !every(isShuffled))
    return [
      {
        code: 'order_unlike',
        path: `${path}.starter`,
        message: 'the lines to put in order are those of the solution, all of them and no others',
      },
    ]
  if (stage === 'gaps' && !every(isFilled))
    return [
      {
        code: 'gaps_unlike',
        path: `${path}.starter`,
        message: 'the starter is the solution with ___ in place of some of its words',
      },
    ]
  return []
}

/** Whether an exercise is shown with one before it. */
export function isLaterStep(exercises: readonly Step[], id: string): boolean {
  const at = exercises.findIndex((exercise) => exercise.id === id)
  const { fading } = exercises[at] ?? {}
  return fading !== undefined && exercises[at - 1]?.fading === fading
}

/** What is wrong with the steps of one problem as a whole. */
export function fadingFaults(exercises: readonly Step[]): PlacedMessage[] {
  return exercises.flatMap((step, index): PlacedMessage[] => {
    const at = (field: string, message: string): PlacedMessage[] => [
      { code: 'fading_steps', path: `exercises.${index}.${field}`, message },
    ]
    const before = exercises[index - 1]
    const isFirst = step.fading !== undefined && before?.fading !== step.fading
    if (step.example !== undefined && !isFirst)
      return at('example', 'an example stands at the first step of a fading')
    if (step.fading === undefined) return []
    if (isFirst) {
      if (exercises.slice(0, index).some(({ fading }) => fading === step.fading))
        return at('fading', `the steps of "${step.fading}" follow each other`)
      if (step.example === undefined) return at('example', 'the first step of a fading has an example')
      if (exercises[index + 1]?.fading !== step.fading) return at('fading', 'a fading has two steps or more')
      return []
    }
    return before && stageOf(before) > stageOf(step)
      ? at('stage', 'the steps go from order by gaps to writing')
      : []
  })
}
