import { showToast } from '@qadam/web/toast'
import type { TFunction } from 'i18next'

/** So long what was put away is offered back at a press. */
const UNDO_MS = 10_000

/** Says what was put away, and offers it back. */
export function offerUndo(title: string, t: TFunction, onUndo: () => void): void {
  void showToast('info', title, {
    duration_ms: UNDO_MS,
    action: { label: t('shell.undo'), onSelect: onUndo },
  })
}
