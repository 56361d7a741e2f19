import type { ReactNode } from 'react'
import { Modal } from '../editor/modal.tsx'
import type { ShareWaysProps } from './share-ways.tsx'

interface ShareDialogProps extends ShareWaysProps {
  isOpen: boolean
  onClose: () => void
}

/** Shares a project: as a link, or as a file. */
export function ShareDialog({ isOpen, onClose, ...props }: ShareDialogProps): ReactNode {
  return (
    <Modal title={props.words.share.title} closeLabel={props.words.close} isOpen={isOpen} onClose={onClose}>
      {({ ShareWays }) => <ShareWays {...props} />}
    </Modal>
  )
}
