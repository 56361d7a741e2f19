import type { ReactNode } from 'react'
import { Modal } from '../editor/modal.tsx'
import type { ShareWaysProps } from './share-ways.tsx'

interface ShareDialogProps extends ShareWaysProps {
  isOpen: boolean
  onClose: () => void
}

/** A project on its way to somebody else: as an address, or as a file. */
export function ShareDialog({ isOpen, onClose, ...props }: ShareDialogProps): ReactNode {
  return (
    <Modal title={props.words.share.title} closeLabel={props.words.close} isOpen={isOpen} onClose={onClose}>
      {({ ShareWays }) => <ShareWays {...props} />}
    </Modal>
  )
}
