import {
  examLevels,
  limits,
  type Exam,
  type ExamLevel,
  type ExamPart,
  type ExamResult,
} from '@qadam/contract'
import type { ExamSitting, Lang, RecentSitting, SavedExamPart } from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import { presentStudentBrief, type StudentBriefRecord } from '../../base/people/index.ts'
import { percentageOf } from '../attempts/index.ts'
import type { BankPart } from './bank-store.ts'
import type { PartRecord, SittingRecord } from './exam-store.ts'
import { timesOf, unusualPace } from './pace.ts'
import { countCorrect, scoreSkills, type AskedQuestion } from './question.ts'
import { isPassed, standingOf, tellsKey } from './sitting.ts'

const firstLevel: ExamLevel = examLevels[0]
export const levelName = (part: number): ExamLevel => examLevels[part - 1] ?? firstLevel
export const partNumber = (level: ExamLevel): number => examLevels.indexOf(level) + 1

export function presentResults(part: PartRecord): ExamResult['results'] {
  const correct = part.correct ?? 0
  return {
    correct,
    total: part.total,
    percentage: percentageOf(correct, part.total),
    timeOut: part.timed_out,
  }
}

/** Which part may be begun, where none runs. */
function openPart(sitting: SittingRecord | undefined): number | undefined {
  if (!sitting) return 1
  const standing = standingOf(sitting.parts)
  return standing.at === 'pause' && !sitting.finished_at ? standing.next : undefined
}

export function presentPart(bank: BankPart, sitting: SittingRecord | undefined, lang: Lang): ExamPart {
  const started = sitting?.parts.find(({ part }) => part === bank.part)
  const isRunning = started !== undefined && started.finished_at === null
  const isOpen = openPart(sitting) === bank.part
  return {
    id: bank.part,
    title: levelName(bank.part),
    description: say(bank.description, lang),
    locked: !started && !isOpen,
    state: !started ? (isOpen ? 'open' : 'locked') : isRunning ? 'running' : stateOfFinished(started),
    results: started?.finished_at ? presentResults(started) : null,
    questions: isRunning ? started.questions.map(presentQuestion) : [],
  }
}

function stateOfFinished({ correct, total, timed_out }: PartRecord): 'passed' | 'failed' {
  return isPassed({ correct: correct ?? 0, total }) && !timed_out ? 'passed' : 'failed'
}

/** Field by field: the stored question has the key. */
function presentQuestion({ id, question, options }: AskedQuestion): ExamPart['questions'][number] {
  return { id, question, options: options.map((option) => ({ id: option.id, value: option.value })) }
}

const selectedOf = (part: PartRecord): Record<string, number> =>
  Object.fromEntries(part.answers.map(({ question_id, selected_id }) => [String(question_id), selected_id]))

export function presentExam(
  bank: readonly BankPart[],
  sitting: SittingRecord | undefined,
  { lang, now, duration_s, redirect }: { lang: Lang; now: Date; duration_s: number; redirect: string },
): Exam {
  const running = sitting?.parts.find(({ finished_at }) => finished_at === null)
  const level = sitting?.level ?? undefined
  return {
    state: !sitting ? 'not_started' : level === undefined ? 'running' : 'finished',
    parts: bank.map((part) => presentPart(part, sitting, lang)),
    duration_s,
    pass_percent: limits.exam.passPercent,
    now: now.toISOString(),
    ...(sitting && { sitting_id: sitting.id }),
    ...(running && { deadline: running.expires_at.toISOString(), selected: selectedOf(running) }),
    ...(level !== undefined && {
      level,
      redirect,
      skills: scoreSkills(
        sitting?.parts.flatMap(({ questions }) => questions) ?? [],
        sitting?.parts.flatMap(({ answers }) => answers) ?? [],
      ),
    }),
  }
}

export function presentStarted(
  bank: BankPart,
  sitting: SittingRecord,
  part: PartRecord,
  lang: Lang,
  now: Date,
) {
  return {
    part: presentPart(bank, sitting, lang),
    deadline: part.expires_at.toISOString(),
    now: now.toISOString(),
    sitting_id: sitting.id,
    selected: selectedOf(part),
  }
}

export function presentResult(part: PartRecord): ExamResult {
  return {
    level: levelName(part.part),
    results: presentResults(part),
    saved_at: (part.finished_at ?? part.expires_at).toISOString(),
  }
}

function presentAnswer(part: PartRecord, question: AskedQuestion) {
  const selected = part.answers.find((answer) => answer.question_id === question.id)?.selected_id ?? null
  return {
    questionId: question.id,
    question: question.question,
    selectedAnswer: selected,
    isCorrect: selected === question.answer_id,
  }
}

/** The record of a finished part. What is right, where the student was wrong, is told by `tellsKey` alone. */
export function presentSaved(sitting: SittingRecord, part: PartRecord): SavedExamPart {
  return {
    ...presentResult(part),
    answers: part.questions.map((question) => {
      const answer = presentAnswer(part, question)
      const isTold = tellsKey(sitting) && answer.selectedAnswer !== null
      return { ...answer, correctAnswer: isTold ? question.answer_id : null }
    }),
  }
}

const presentSittingHead = (sitting: SittingRecord) => ({
  id: sitting.id,
  state: sitting.finished_at ? ('finished' as const) : ('running' as const),
  started_at: sitting.started_at.toISOString(),
  finished_at: sitting.finished_at?.toISOString() ?? null,
  level: sitting.level,
  is_past: sitting.set_aside_at !== null,
})

const presentSittingPart = (part: PartRecord) => ({
  level: levelName(part.part),
  started_at: part.started_at.toISOString(),
  finished_at: part.finished_at?.toISOString() ?? null,
  results: part.finished_at ? presentResults(part) : null,
  pace: unusualPace(part, countCorrect(part.questions, part.answers)),
})

/** A sitting for staff: also of a part that runs, which their student does not see. */
export function presentSitting(sitting: SittingRecord): ExamSitting {
  return {
    ...presentSittingHead(sitting),
    parts: sitting.parts.map((part) => {
      const times = timesOf(part)
      return {
        ...presentSittingPart(part),
        answers: part.questions.map((question) => {
          const given = part.answers.find((answer) => answer.question_id === question.id)
          return {
            ...presentAnswer(part, question),
            selected: valueOf(question, given?.selected_id),
            correct: valueOf(question, question.answer_id) ?? '',
            answered_at: given?.answered_at.toISOString() ?? null,
            took_s: times.get(question.id) ?? null,
          }
        }),
      }
    }),
  }
}

/** A sitting in the list of all. */
export function presentRecentSitting(
  { student, ...sitting }: SittingRecord & { student: StudentBriefRecord },
  mediaUrl: (key: string) => string,
): RecentSitting {
  return {
    ...presentSittingHead(sitting),
    student: presentStudentBrief(student, mediaUrl),
    parts: sitting.parts.map(presentSittingPart),
  }
}

const valueOf = ({ options }: AskedQuestion, id: number | undefined): string | null =>
  options.find((option) => option.id === id)?.value ?? null
