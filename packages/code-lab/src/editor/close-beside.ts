/** A dialog as far as it is needed here. */
type Closable = EventTarget & { close: () => void }

/**
 * Closes a dialog when somebody presses beside it, in browsers that know no `closedby`. Its padding must be none: all
 * that is the dialog itself and nothing in it is what lies around.
 * @returns what undoes it.
 */
export function closeBeside(dialog: Closable): () => void {
  if ('closedBy' in dialog) return () => undefined
  let isPressedBeside = false
  const press = ({ target }: Event) => (isPressedBeside = target === dialog)
  // Who selects a text and lets go beside it has not pressed there.
  const click = ({ target }: Event) => {
    if (isPressedBeside && target === dialog) dialog.close()
  }
  dialog.addEventListener('pointerdown', press)
  dialog.addEventListener('click', click)
  return () => {
    dialog.removeEventListener('pointerdown', press)
    dialog.removeEventListener('click', click)
  }
}
