import { S3ServiceException } from '@aws-sdk/client-s3'

// The disk is full, the quota is used up, or the disk went read-only on a fault.
const fullOrGone = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** Whether files can't be kept or read just now: nothing is wrong with the request. */
export function isStorageAway(error: unknown): boolean {
  // Whatever an object store refuses is between it and us; what is only absent was asked for as such.
  if (error instanceof S3ServiceException) return true
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && fullOrGone.has(error.code)
  )
}
