import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react'
import type * as Parts from './dialog-parts.ts'

type DialogParts = typeof Parts
let parts: DialogParts | undefined
let loading: Promise<DialogParts> | undefined

async function loadDialogs(): Promise<DialogParts> {
  loading ??= import('./dialog-parts.ts').finally(() => (loading = undefined))
  parts = await loading
  return parts
}

/** Prefetches the code of dialogs once the student begins to edit, so that the first one opens at once. */
export function prefetchDialogs(): void {
  // Without a network the next one that opens tries again.
  if (!parts) loadDialogs().catch(() => undefined)
}

/** @returns undefined until a dialog is to open for the first time and its parts are there. */
function useDialogParts(isOpen: boolean, onClose: () => void): DialogParts | undefined {
  const [isLoaded, setLoaded] = useState(false)
  const isWanted = isOpen && parts === undefined
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    loadDialogs().then(
      () => !isGone && setLoaded(true),
      // Closed, so that the next press opens it again.
      () => !isGone && close(),
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return isOpen || isLoaded ? parts : undefined
}

interface ModalProps {
  title: string
  isOpen: boolean
  onClose: () => void
  isWide?: boolean
  /** Of a dialog that has no answer which closes it: phones have no Escape. */
  closeLabel?: string
  /** What has the focus at first; by default the first that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Made of the parts where they are large. */
  children: ReactNode | ((parts: DialogParts) => ReactNode)
}

/** A dialog of the lab. What it shows is new each time it opens, and stays as it was while it goes. */
export function Modal(props: ModalProps): ReactNode {
  const { isOpen, onClose, isWide = false } = props
  const { title, closeLabel, initialFocus, children } = useWhileOpen(props)
  const opening = useOpenings(isOpen)
  const made = useDialogParts(isOpen, onClose)
  if (!made) return null
  return (
    <made.Dialog
      title={title}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      closeLabel={closeLabel}
      initialFocus={initialFocus}
      size={isWide ? 'widest' : 'narrow'}
    >
      <div key={opening} className={`flex flex-col gap-3 ${isOpen ? '' : 'pointer-events-none'}`}>
        {typeof children === 'function' ? children(made) : children}
      </div>
    </made.Dialog>
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

/** Confirms a deletion. The safe answer has the focus. */
export function Confirm(props: ConfirmProps): ReactNode {
  const { isOpen, onConfirm, onClose } = props
  const { title, text, confirmLabel, cancelLabel } = useWhileOpen(props)
  const made = useDialogParts(isOpen, onClose)
  if (!made) return null
  return (
    <made.AlertDialog
      tone="danger"
      title={title}
      body={text}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      // A second press while it goes must not be taken for an answer to the next question.
      onConfirm={() => isOpen && onConfirm()}
    />
  )
}

/** What was given while the dialog was open: it is still seen while the dialog goes. */
function useWhileOpen<Props extends { isOpen: boolean }>(props: Props): Props {
  const [last, setLast] = useState(props)
  if (!props.isOpen) return last
  if (last !== props) setLast(props)
  return props
}

/** How often it was opened: one that reopens during its closing animation resets its content. */
function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: 0 })
  if (seen.isOpen !== isOpen) setSeen({ isOpen, count: seen.count + (isOpen ? 1 : 0) })
  return seen.count
}
