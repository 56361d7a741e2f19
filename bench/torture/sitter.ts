import { examLevels, type ExamStarted, type SavedExamPart } from '@qadam/contract'
import { pick } from './random.ts'
import type { Person } from './school.ts'
import { type Stage, dataOf, surprise } from './stage.ts'

/** So many answers are right that about half of the students come to the last part. */
const rightShare = 0.9
/** Whoever had no server for so long that the time of a part ran out, or who failed one. */
const isOut = (code: string) => code === 'exam.finished' || code === 'exam.part_locked'

/** The placement exam, a part at each step, until one is failed. */
export async function* sitExam(stage: Stage, student: Person): AsyncGenerator<undefined, void> {
  const { wire, school, random, said } = stage
  for (const [place, level] of examLevels.entries()) {
    const started = await wire.call('student', student, 'exam_start', { level })
    if (started.status !== 200)
      return isOut(started.code) ? undefined : surprise(stage, 'exam_start', started)
    const { sitting_id, part } = dataOf<ExamStarted>(started)
    for (const { id, question, options } of part.questions) {
      const isRight = ({ value }: { value: string }) => value === school.examKeys.get(question)
      const wantsRight = random() < rightShare
      const { id: selected } = pick(
        random,
        options.filter((option) => isRight(option) === wantsRight),
      )
      const input = { questionId: id, selectedAnswer: selected, sitting_id }
      const reply = await wire.call('student', student, 'exam_answer', input)
      if (reply.status === 200) said.examAnswers.push({ sitting: sitting_id, question: id, selected })
      else if (isOut(reply.code)) return
      else surprise(stage, 'exam_answer', reply)
    }
    const reply = await wire.call('student', student, 'exam_save', { level, sitting_id })
    const [saved] = dataOf<SavedExamPart[] | undefined>(reply) ?? []
    if (!saved) return isOut(reply.code) ? undefined : surprise(stage, 'exam_save', reply)
    said.examParts.push({ sitting: sitting_id, part: place + 1, correct: saved.results.correct })
    yield
  }
}
