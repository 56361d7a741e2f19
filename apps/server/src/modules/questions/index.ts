export { gradeAnswer, isPartlyRight } from './grade-answer.ts'
export { questionsOfLesson } from './lesson-content.ts'
export { loadQuestion } from './load-question.ts'
export { loadRenderer } from './load-renderer.ts'
export { requireOpenQuestion } from './open-question.ts'
export { listPlaces, type QuestionPlace } from './places-store.ts'
export { practiceDemands } from './practice-demands.ts'
export { presentQuestion, reveal } from './present-question.ts'
export { renderAhead } from './render-ahead.ts'
export { renderComments } from './render-comments.ts'
export { countStretches } from './rewatching.ts'
export { renewTexts } from './renew-texts.ts'
export {
  findQuestionContent,
  listWrittenQuestions,
  retireOtherQuestions,
  retireQuestionsBut,
  upsertQuestion,
} from './question-writing-store.ts'
export { attemptSeed, questionsActions } from './questions-actions.ts'
export { countAsked, findQuestion, findQuestionPlace, removeOldOpenings } from './questions-store.ts'
export { mediaIn } from './stored-html.ts'
export { readQuestion, type StoredQuestion } from './stored-question.ts'
export { seededRandom, seedOf, shuffled } from './shuffle.ts'
export {
  codeChecksOf,
  codeTaskOf,
  presentCheck,
  starterOf,
  type CodeTask,
  type StoredCheck,
} from './types/compiler.ts'
