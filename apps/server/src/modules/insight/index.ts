export { keepRollups } from './keep-rollups.ts'
export { sumReviewDays, type ReviewSum } from './review-days-store.ts'
