// The disk is full, the quota is used up, or the disk went read-only on a fault.
const fullOrGone = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])

/** Whether the file store is unavailable just now: nothing is wrong with the request. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // What the AWS SDK throws. An object store's refusal is no fault of the request: an absent key was handled before.
  if ('$metadata' in error) return true
  return 'code' in error && typeof error.code === 'string' && fullOrGone.has(error.code)
}
