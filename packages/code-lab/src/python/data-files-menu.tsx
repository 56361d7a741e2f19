import { Button } from '@qadam/ui/button'
import { useLatest } from '@qadam/ui/use-latest'
import { useRef, useState, type ReactNode } from 'react'
import { Actions } from '../editor/actions.tsx'
import { Modal } from '../editor/modal.tsx'
import type { Project } from '../project/project.ts'
import { saveFile } from '../tools/save-file.ts'
import { ConsoleAction } from './console-head.tsx'
import { withDataFile } from './data-files.ts'
import type { DataFileLabels } from './labels.ts'

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
  const latest = useLatest(project)
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
      <ConsoleAction
        icon="fileIn"
        label={words.upload}
        disabled={isReadOnly}
        onClick={() => field.current?.click()}
      />
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
      <ConsoleAction
        icon="fileOut"
        label={words.download}
        onClick={() => saveFile(file, project.files[file] ?? '', 'text/plain')}
      />
      <Modal title={words.upload} isOpen={problem !== ''} onClose={() => setProblem('')}>
        <p role="alert">{problem}</p>
        <Actions>
          <Button onClick={() => setProblem('')}>{words.close}</Button>
        </Actions>
      </Modal>
    </>
  )
}
