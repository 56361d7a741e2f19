export { beginUploads } from './begin-uploads.ts'
export { beginCourseUpload } from './begin-course-upload.ts'
export { finishReceived } from './finish-received.ts'
export { deleteDiscarded, discardUpload } from './finish-upload.ts'
export { keepParts } from './keep-parts.ts'
export { isProjectMedia, keepProjectMedium } from './keep-project-medium.ts'
export { takeProjectMedia } from './take-project-media.ts'
export { removeOrphanUploads } from './orphan-uploads.ts'
export {
  countBytes,
  holdProjectMedia,
  letProjectMediaGo,
  listProjectMedia,
  markMediaUsed,
} from './project-media-store.ts'
export { listDraftUploads, attachUploads } from './attach-uploads.ts'
export { UploadLock } from './upload-lock.ts'
export { uploadsActions } from './uploads-actions.ts'
export {
  discardAllOf,
  discardFile,
  discardUsed,
  discardUnfinished,
  findUpload,
  handOverUpload,
  lockOldRecordings,
  lockUploads,
  markDiscarded,
  type UploadRecord,
} from './uploads-store.ts'
