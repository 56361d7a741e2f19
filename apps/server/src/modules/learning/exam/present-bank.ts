import type { BankQuestion, BankQuestionText, ExamBank, Lang } from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import type { BankPart, BankRow } from './bank-store.ts'
import { driftOf } from './drift.ts'
import type { ChoiceCount } from './figures-store.ts'

/** The bank for staff, in its order. */
export function presentBank(
  parts: readonly BankPart[],
  rows: readonly BankRow[],
  { asked, choices }: { asked: ReadonlyMap<number, number>; choices: readonly ChoiceCount[] },
  lang: Lang,
): ExamBank {
  const chosen = Map.groupBy(choices, ({ question_id }) => question_id)
  return {
    parts: parts.map(({ part, description }) => ({ part, description: say(description, lang) })),
    questions: rows.map((row) => ({
      ...presentText(row),
      asked: asked.get(row.id) ?? 0,
      ...figuresOf(row, chosen.get(row.id) ?? []),
    })),
  }
}

export function presentText(row: BankRow): BankQuestionText {
  const { id, part, skill, question, retired_at, revision } = row
  const [right, ...wrong] = rightFirst(row).map(({ value }) => value)
  return {
    id,
    part,
    skill,
    question,
    right: right ?? '',
    wrong,
    retired_at: retired_at?.toISOString() ?? null,
    revision,
  }
}

const rightFirst = ({ options, answer_id }: BankRow) => [
  ...options.filter(({ id }) => id === answer_id),
  ...options.filter(({ id }) => id !== answer_id),
]

/** What is known of a question from its newest answers. */
function figuresOf(
  row: BankRow,
  choices: readonly ChoiceCount[],
): Omit<BankQuestion, keyof BankQuestionText | 'asked'> {
  const given = choices.filter(({ option_id }) => option_id !== null)
  const ofRight = given.filter(({ option_id }) => option_id === row.answer_id)
  const all = { answered: sum(given, 'count'), right: sum(ofRight, 'count') }
  const recent = { answered: sum(given, 'recent'), right: sum(ofRight, 'recent') }
  const before = { answered: all.answered - recent.answered, right: all.right - recent.right }
  return {
    answered: all.answered,
    unanswered: sum(choices, 'count') - all.answered,
    chosen: rightFirst(row).map(({ id }) =>
      sum(
        given.filter(({ option_id }) => option_id === id),
        'count',
      ),
    ),
    share: all.answered === 0 ? null : all.right / all.answered,
    drift: driftOf(before, recent),
  }
}

const sum = (choices: readonly ChoiceCount[], of: 'count' | 'recent'): number =>
  choices.reduce((total, choice) => total + choice[of], 0)
