import { limits, type ExamSkill } from '@qadam/contract'
import { shuffled } from '../questions/index.ts'

export interface Option {
  id: number
  value: string
}

/** A question of the bank. */
export interface BankQuestion {
  id: number
  skill: ExamSkill
  question: string
  options: Option[]
  answer_id: number
  /** Counts its saves. */
  revision: number
}

/** A question as it was asked in a sitting: later edits do not change it. */
export interface AskedQuestion {
  /** Its place in the sitting, which is its id on the wire. */
  id: number
  question: string
  /** In this student's order. */
  options: Option[]
  answer_id: number
  skill: ExamSkill
}

const { questionsInPart, parts } = limits.exam

/** The part in which a sitting has a place; undefined for what is no place. */
export function partOfPlace(place: number): number | undefined {
  const part = Math.ceil(place / questionsInPart)
  return part >= 1 && part <= parts ? part : undefined
}

/** The drawn questions of a part as one sitting asks them, on its places. The seed reveals nothing of the key. */
export function askQuestions(drawn: readonly BankQuestion[], part: number, seed: number): AskedQuestion[] {
  return drawn.map((question, index) => ({
    id: (part - 1) * questionsInPart + index + 1,
    question: question.question,
    options: shuffled(question.options, seed + index),
    answer_id: question.answer_id,
    skill: question.skill,
  }))
}

export interface GivenAnswer {
  question_id: number
  selected_id: number
  answered_at: Date
}

export function countCorrect(asked: readonly AskedQuestion[], given: readonly GivenAnswer[]): number {
  const selected = new Map(given.map((answer) => [answer.question_id, answer.selected_id]))
  return asked.filter((question) => selected.get(question.id) === question.answer_id).length
}

export interface SkillScore {
  skill: ExamSkill
  correct: number
  total: number
}

/** What was right of each skill, in the order in which the skills first appear. */
export function scoreSkills(asked: readonly AskedQuestion[], given: readonly GivenAnswer[]): SkillScore[] {
  const scores = new Map<ExamSkill, SkillScore>()
  for (const question of asked) {
    const score = scores.get(question.skill) ?? { skill: question.skill, correct: 0, total: 0 }
    score.total += 1
    score.correct += countCorrect([question], given)
    scores.set(question.skill, score)
  }
  return [...scores.values()]
}
