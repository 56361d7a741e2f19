export { schoolName } from './school-name-store.ts'
