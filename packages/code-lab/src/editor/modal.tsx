import { useEffect, useId, useRef, type ReactNode } from 'react'
import { closeBeside } from './close-beside.ts'
import { ToolButton } from './icons.tsx'

interface ModalProps {
  title: string
  isOpen: boolean
  onClose: () => void
  isWide?: boolean
  /** Of a dialog that has no answer which closes it: phones have no Escape. */
  closeLabel?: string
  children: ReactNode
}

/** A dialog of the browser's own: it keeps the focus, closes on Escape and gives the focus back. */
export function Modal({ title, isOpen, onClose, isWide, closeLabel, children }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  useEffect(() => (dialog.current ? closeBeside(dialog.current) : undefined), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="code-lab-modal"
      data-wide={isWide || undefined}
      // The event comes a moment after the close: by then another question may have been asked.
      onClose={() => {
        if (isOpen && !dialog.current?.open) onClose()
      }}
      closedby="any"
    >
      {isOpen && (
        <div className="code-lab-modal-body">
          <div className="code-lab-modal-head">
            <h2 id={titleId}>{title}</h2>
            {closeLabel !== undefined && <ToolButton icon="cross" label={closeLabel} onClick={onClose} />}
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}

interface ConfirmProps {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something goes away. The safe answer has the focus. */
export function Confirm(props: ConfirmProps): ReactNode {
  const { title, text, confirmLabel, cancelLabel, isOpen, onConfirm, onClose } = props
  return (
    <Modal title={title} isOpen={isOpen} onClose={onClose}>
      <p>{text}</p>
      <div className="code-lab-actions">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog opens with its safe answer under the fingers */}
        <button type="button" className="code-lab-button" autoFocus onClick={onClose}>
          {cancelLabel}
        </button>
        <button
          type="button"
          className="code-lab-button"
          data-tone="danger"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirmLabel}
        </button>
      </div>
    </Modal>
  )
}
