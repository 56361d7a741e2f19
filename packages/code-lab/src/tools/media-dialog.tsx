import type { ReactNode } from 'react'
import { Modal } from '../editor/modal.tsx'
import type { MediaManagerProps } from './media-manager.tsx'

/** The pictures and films of a web project: brought in by choosing, dropping or pasting, seen, named, put into code. */
export function MediaDialog({ isOpen, ...props }: MediaManagerProps & { isOpen: boolean }): ReactNode {
  return (
    <Modal
      title={props.words.media.title}
      closeLabel={props.words.close}
      isOpen={isOpen}
      isWide
      onClose={props.onClose}
    >
      {({ MediaManager }) => <MediaManager {...props} />}
    </Modal>
  )
}
