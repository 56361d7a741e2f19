import { questionSet, type LessonType, type Question } from '@qadam/contract'

/** Practice and Demoday lessons are their practice; there it is learned by doing. */
function isPracticeLesson(type: LessonType): boolean {
  return type === 'Practice' || type === 'Demoday'
}

const byOrder = (left: Question, right: Question): number => left.order_number - right.order_number

/** What learn mode shows, in order: videos and infos, in Practice and Demoday lessons the practice too. */
export function learnSteps(type: LessonType, questions: readonly Question[]): Question[] {
  return questions
    .filter((question) => {
      const set = questionSet(question.type)
      return set === 'learn' || (set === 'practice' && isPracticeLesson(type))
    })
    .sort(byOrder)
}

/** What comes after the passed test: the practice of a Learn_Practice lesson. */
export function practiceSteps(type: LessonType, questions: readonly Question[]): Question[] {
  if (isPracticeLesson(type)) return []
  return questions.filter((question) => questionSet(question.type) === 'practice').sort(byOrder)
}

/** Whether nothing is left to do at a step for now; a rejected submission is to be done again. */
export function isStepDone(question: Question): boolean {
  switch (questionSet(question.type)) {
    case 'learn':
      return (question.other.video ? question.other.video.completed : question.other.read) === true
    case 'test':
      return question.result?.correct === true
    case 'practice':
      return question.submission !== null && question.submission.status !== 'rejected'
  }
}

/** How much of a stage lies behind, 0 to 1: the steps before this one, and this one once it is done. */
export function partBehind(steps: readonly Question[], index: number): number {
  const step = steps[index]
  return step ? (index + (isStepDone(step) ? 1 : 0)) / steps.length : 0
}

/** Where to go on: the first step that is not done, or the number of steps where all are. */
export function firstUndone(steps: readonly Question[]): number {
  const index = steps.findIndex((step) => !isStepDone(step))
  return index < 0 ? steps.length : index
}
