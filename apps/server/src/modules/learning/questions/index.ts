export { plain, written } from './draft-form.ts'
export { gradeAnswer } from './grade-answer.ts'
export { questionsByIds, questionsOfLesson } from './lesson-content.ts'
export { loadQuestion } from './load-question.ts'
export { requireOpenQuestion } from './open-question.ts'
export { listPlaces, type QuestionPlace } from './places-store.ts'
export { presentQuestion, reveal } from './present-question.ts'
export { presentTry, viewingOf, type GradedAnswer } from './present-try.ts'
export { renderAhead } from './render-ahead.ts'
export { renderComments } from './render-comments.ts'
export { countStretches } from './rewatching.ts'
export { renewTexts } from './renew-texts.ts'
export {
  listWrittenQuestions,
  retireQuestionsBut,
  upsertQuestions,
  type QuestionWriting,
} from './question-writing-store.ts'
export { attemptSeed, questionsActions } from './questions-actions.ts'
export { countAsked, findQuestion, findQuestionPlace, removeOldOpenings } from './questions-store.ts'
export { practiceDemands, questionTypeName, questionTypeOf } from './question-types.ts'
export { readQuestion } from './read-question.ts'
export type { StoredQuestion } from './stored-question.ts'
export { seededRandom, seedOf, shuffled } from './shuffle.ts'
export { codeChecksOf, codeTaskOf, starterOf, type CodeTask } from './types/compiler.ts'
export { exerciseOf, type StoredExercise } from './types/info.ts'
export { presentCheck, type StoredCheck } from './types/program-checks.ts'
