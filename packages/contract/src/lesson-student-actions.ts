import { questionsActions } from './actions/learning/questions.ts'

/** Actions that a lesson calls at once: their schemas, of all question types, come with its own files. */
export const lessonStudentActions = questionsActions
