import { useRef, useState, type ReactNode } from 'react'
import { downloadText, readUpload } from '../project/project-file.ts'
import type { Project, ProjectKind } from '../project/project.ts'
import { ToolButton } from './icons.tsx'
import type { EditorLabels } from './labels.ts'
import { Confirm, Modal } from './modal.tsx'

interface ProjectTransferProps {
  kind: ProjectKind
  project: Project
  labels: EditorLabels
  isReadOnly?: boolean
  maxBytes: number
  fileName: string
  readMedia?: ((address: string) => Promise<Uint8Array>) | undefined
  onUpload: (project: Project) => void
}

const unreadable = () => Promise.reject(new Error('nobody reads media here'))

/** The whole project as one file, down to the device and up from it. */
export function ProjectTransfer(props: ProjectTransferProps): ReactNode {
  const { kind, project, labels, isReadOnly, maxBytes, fileName, readMedia = unreadable, onUpload } = props
  const [given, setGiven] = useState<Project | undefined>(undefined)
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)

  const download = async () => {
    try {
      save(`${fileName}.json`, await downloadText(project, kind, readMedia))
    } catch {
      setProblem(labels.downloadFailed)
    }
  }
  const upload = async (file: File) => {
    const read = readUpload(await file.text(), kind, maxBytes)
    if (read.ok) setGiven(read.project)
    else setProblem(labels.uploadProblem(read))
  }

  return (
    <>
      <ToolButton icon="download" label={labels.download} onClick={() => void download()} />
      <ToolButton
        icon="upload"
        label={labels.upload}
        disabled={isReadOnly}
        onClick={() => field.current?.click()}
      />
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={labels.upload}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after it was mended.
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      <Confirm
        title={labels.uploadTitle}
        text={labels.uploadText}
        confirmLabel={labels.replace}
        cancelLabel={labels.cancel}
        isOpen={given !== undefined}
        onConfirm={() => given && onUpload(given)}
        onClose={() => setGiven(undefined)}
      />
      <Modal title={labels.upload} isOpen={problem !== ''} onClose={() => setProblem('')}>
        <p role="alert">{problem}</p>
        <div className="code-lab-actions">
          <button
            type="button"
            className="code-lab-button"
            data-tone="primary"
            onClick={() => setProblem('')}
          >
            {labels.close}
          </button>
        </div>
      </Modal>
    </>
  )
}

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
