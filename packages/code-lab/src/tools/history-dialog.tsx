import type { ReactNode } from 'react'
import { Modal } from '../editor/modal.tsx'
import type { VersionListProps } from './version-list.tsx'

/** The earlier states of a project: by time, each beside the present one, to be restored. */
export function HistoryDialog({ isOpen, ...props }: VersionListProps & { isOpen: boolean }): ReactNode {
  return (
    <Modal
      title={props.words.history.title}
      closeLabel={props.words.close}
      isOpen={isOpen}
      isWide
      onClose={props.onClose}
    >
      {({ VersionList }) => <VersionList {...props} />}
    </Modal>
  )
}
