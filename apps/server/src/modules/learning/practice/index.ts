export { handIn } from './hand-in.ts'
export { practiceActions } from './practice-actions.ts'
export { removeRecordingsBefore } from './remove-recordings.ts'
