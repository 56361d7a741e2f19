import { examLevels, type ExamStarted } from '@qadam/contract'
import type { DemoSitting } from '@qadam/demo'
import { placementQuestions } from '../modules/learning/exam/index.ts'
import { seededRandom } from '../modules/learning/questions/index.ts'
import { act, type DemoActor, type DemoStage } from './act.ts'

/** Sits the placement exam as described: part by part, answer by answer. */
export async function sitExam(
  stage: DemoStage,
  actor: DemoActor,
  { right, seconds_an_answer, seed }: DemoSitting & { seed: number },
  begunAt: Date,
): Promise<void> {
  const random = seededRandom(seed)
  let now = begunAt
  const wait = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
  const call = async <Data>(name: string, input: object) =>
    await act<Data>(stage, actor, now, random, name, input)
  for (const [index, level] of examLevels.entries()) {
    const rights = right[index]
    if (rights === undefined) return
    const { part } = await call<ExamStarted>('exam_start', { level })
    // Which ones were wrong differs from student to student.
    const shift = Math.floor(random() * part.questions.length)
    for (const [place, { id, question, options }] of part.questions.entries()) {
      wait(seconds_an_answer * (0.6 + 0.8 * random()))
      const key = placementQuestions.find((one) => one.question === question)?.options[0]
      const isRight = (place + shift) % part.questions.length < rights
      const chosen = options.filter(({ value }) => (value === key) === isRight)
      const { id: selectedAnswer } = chosen[Math.floor(random() * chosen.length)] ?? {}
      await call('exam_answer', { questionId: id, selectedAnswer })
    }
    await call('exam_save', { level })
    wait(20)
  }
}
