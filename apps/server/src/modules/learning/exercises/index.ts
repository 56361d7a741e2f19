export { exercisesActions } from './exercises-actions.ts'
