export { keepParts } from './keep-parts.ts'
export { removeOrphanUploads } from './orphan-uploads.ts'
export { listDraftUploads, takeUploads } from './take-uploads.ts'
export { type StoredFile } from './uploads-store.ts'
