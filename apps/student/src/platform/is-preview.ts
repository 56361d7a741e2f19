import { PREVIEW_PATH } from '@qadam/web/preview-path'

/**
 * Whether this page is the console's view of a question. Then it belongs to nobody: whoever is signed in on the device
 * as a student, nothing of theirs is read, sent or replaced by it.
 */
export function isPreview(): boolean {
  return location.pathname === PREVIEW_PATH && window.parent !== window
}
