import { useId, useState, type ReactNode } from 'react'
import { LabIcon } from '../editor/icons.tsx'
import { embeddedBytes, freeMediaName, mediaType } from '../project/media.ts'
import type { Project } from '../project/project.ts'
import { copyText } from './copy-text.ts'
import type { ToolLabels } from './labels.ts'
import { MediaThumb } from './media-thumb.tsx'
import { filesNaming, mediaSnippet, renameMedium } from './media-uses.ts'
import type { MediaPort } from './ports.ts'

interface MediaRowProps {
  name: string
  project: Project
  /** Bytes, where they are known. */
  size: number | undefined
  isReadOnly: boolean
  port: MediaPort
  words: ToolLabels
  activeFile: string
  onChange: (project: Project) => void
  onInsert: (code: string) => void
}

/** One medium: what it looks like, where it is used, and what can be done with it. */
export function MediaRow(props: MediaRowProps): ReactNode {
  const { name, project, size, isReadOnly, port, words, activeFile, onChange, onInsert } = props
  const say = words.media
  const value = project.media[name] ?? ''
  const [doing, setDoing] = useState<'rename' | 'remove' | undefined>(undefined)
  const [isCopied, setCopied] = useState(false)
  const uses = filesNaming(project, name)
  const bytes = size ?? embeddedBytes(value)
  const stop = () => setDoing(undefined)

  return (
    <li className="code-lab-medium">
      <MediaThumb name={name} value={value} port={port} />
      <div className="code-lab-medium-text">
        <strong>{name}</strong>
        <span className="code-lab-quiet">
          {bytes > 0 && `${words.size(bytes)} · `}
          {uses.length > 0 ? say.usedIn(uses.join(', ')) : say.unused}
        </span>
      </div>
      <div className="code-lab-medium-tools">
        <Tool
          icon="insert"
          label={say.insertOne(name)}
          disabled={isReadOnly}
          onClick={() => onInsert(mediaSnippet(name, activeFile))}
        />
        <Tool
          icon={isCopied ? 'saved' : 'copy'}
          label={isCopied ? say.copied : say.copyOne(name)}
          onClick={() => void copyText(name).then(setCopied)}
        />
        <Tool
          icon="rename"
          label={say.renameOne(name)}
          disabled={isReadOnly}
          onClick={() => setDoing(doing === 'rename' ? undefined : 'rename')}
        />
        <Tool
          icon="delete"
          label={say.removeOne(name)}
          disabled={isReadOnly}
          onClick={() => setDoing(doing === 'remove' ? undefined : 'remove')}
        />
      </div>
      {doing === 'rename' && (
        <RenameForm
          name={name}
          project={project}
          words={words}
          onName={(next) => {
            stop()
            onChange(renameMedium(project, name, next))
          }}
          onClose={stop}
        />
      )}
      {doing === 'remove' && (
        <div className="code-lab-ask" role="alertdialog" aria-label={say.removeTitle(name)}>
          <p>
            <strong>{say.removeTitle(name)}</strong>{' '}
            {uses.length > 0 ? say.removeUsed(uses.join(', ')) : say.removeText}
          </p>
          <div className="code-lab-actions">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens with its safe answer under the fingers */}
            <button type="button" className="code-lab-button" autoFocus onClick={stop}>
              {words.cancel}
            </button>
            <button
              type="button"
              className="code-lab-button"
              data-tone="danger"
              onClick={() => onChange(renameMedium(project, name, undefined))}
            >
              {say.remove}
            </button>
          </div>
        </div>
      )}
    </li>
  )
}

interface RenameFormProps {
  name: string
  project: Project
  words: ToolLabels
  onName: (name: string) => void
  onClose: () => void
}

function RenameForm({ name, project, words, onName, onClose }: RenameFormProps): ReactNode {
  const say = words.media
  const id = useId()
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState('')
  const send = () => {
    const next = typed.trim().normalize('NFC')
    const others = [...Object.keys(project.files), ...Object.keys(project.media)].filter(
      (one) => one !== name,
    )
    // What the content is does not change with its name.
    if (
      mediaType(next) === undefined ||
      mediaType(next) !== mediaType(name) ||
      freeMediaName(next, []) !== next
    )
      return setProblem(say.badName)
    if (freeMediaName(next, others) !== next) return setProblem(say.taken)
    if (next === name) return onClose()
    onName(next)
  }
  return (
    <form
      noValidate
      className="code-lab-ask"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id}>{say.newName}</label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field was asked for with the button before it
        autoFocus
        value={typed}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem('')
        }}
      />
      <p
        id={`${id}-hint`}
        className="code-lab-hint"
        data-error={problem !== '' || undefined}
        role={problem ? 'alert' : undefined}
      >
        {problem || say.nameHint}
      </p>
      <div className="code-lab-actions">
        <button type="button" className="code-lab-button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="submit" className="code-lab-button" data-tone="primary">
          {say.rename}
        </button>
      </div>
    </form>
  )
}

interface ToolProps {
  icon: Parameters<typeof LabIcon>[0]['name']
  label: string
  disabled?: boolean
  onClick: () => void
}

function Tool({ icon, label, disabled, onClick }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className="code-lab-tool"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <LabIcon name={icon} />
    </button>
  )
}
