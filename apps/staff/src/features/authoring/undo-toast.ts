import { showToast } from '@qadam/web/toast'
import type { TFunction } from 'i18next'

/** So long what was deleted is offered back at a press. */
const UNDO_MS = 10_000

/** Says what was deleted, and offers it back. */
export function offerUndo(title: string, t: TFunction, onUndo: () => void): void {
  void showToast('info', title, {
    duration_ms: UNDO_MS,
    action: { label: t('authoring.undo'), onSelect: onUndo },
  })
}
