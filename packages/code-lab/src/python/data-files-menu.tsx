import { useRef, useState, type ReactNode } from 'react'
import { LabIcon } from '../editor/icons.tsx'
import { Modal } from '../editor/modal.tsx'
import type { Project } from '../project/project.ts'
import { saveFile } from '../tools/save-file.ts'
import { withDataFile, type DataFileProblem } from './data-files.ts'

export interface DataFileLabels {
  upload: string
  download: string
  close: string
  problem: (problem: DataFileProblem, name: string, maxBytes: number) => string
}

interface DataFilesMenuProps {
  project: Project
  onChange: (project: Project) => void
  /** The file that is shown. */
  file: string
  maxBytes: number
  isReadOnly: boolean
  words: DataFileLabels
}

/** Files of data, up from the device and down to it, one by one. */
export function DataFilesMenu(props: DataFilesMenuProps): ReactNode {
  const { project, onChange, file, maxBytes, isReadOnly, words } = props
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const latest = useRef(project)
  latest.current = project
  const upload = async (given: File) => {
    // What can't fit need not be read.
    const bytes = given.size > maxBytes * 2 ? undefined : await given.arrayBuffer()
    const taken = bytes
      ? withDataFile(latest.current, given.name, bytes, maxBytes)
      : ({ ok: false, problem: 'too_large' } as const)
    if (taken.ok) onChange(taken.project)
    else setProblem(words.problem(taken.problem, given.name, maxBytes))
  }
  return (
    <>
      <button
        type="button"
        className="code-lab-link code-lab-file-link"
        title={words.upload}
        disabled={isReadOnly}
        onClick={() => field.current?.click()}
      >
        <LabIcon name="fileIn" />
        <span>{words.upload}</span>
      </button>
      <input
        ref={field}
        type="file"
        accept=".txt,.csv,.json,text/plain,text/csv,application/json"
        hidden
        aria-label={words.upload}
        onChange={(event) => {
          const given = event.target.files?.[0]
          // The same file may be chosen again after it was mended.
          event.target.value = ''
          if (given) void upload(given)
        }}
      />
      <button
        type="button"
        className="code-lab-link code-lab-file-link"
        title={words.download}
        onClick={() => saveFile(file, project.files[file] ?? '', 'text/plain')}
      >
        <LabIcon name="fileOut" />
        <span>{words.download}</span>
      </button>
      <Modal title={words.upload} isOpen={problem !== ''} onClose={() => setProblem('')}>
        <p role="alert">{problem}</p>
        <div className="code-lab-actions">
          <button
            type="button"
            className="code-lab-button"
            data-tone="primary"
            onClick={() => setProblem('')}
          >
            {words.close}
          </button>
        </div>
      </Modal>
    </>
  )
}
