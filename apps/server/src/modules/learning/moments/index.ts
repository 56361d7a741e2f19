export { momentsActions } from './moments-actions.ts'
export { removeOldMoments } from './moments-store.ts'
