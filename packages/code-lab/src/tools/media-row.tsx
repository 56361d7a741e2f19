import { Button } from '@qadam/ui/button'
import { FieldMessage, TextField } from '@qadam/ui/text-field'
import { ToolButton } from '@qadam/ui/tool-icon'
import { useId, useState, type ReactNode } from 'react'
import { Actions } from '../editor/actions.tsx'
import { embeddedBytes, freeMediaName, mediaType } from '../project/media.ts'
import type { Project } from '../project/project.ts'
import { copyText } from '@qadam/ui/copy-text'
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

/** One medium: its preview, where it is used, and what can be done with it. */
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
    <li className="code-lab-medium grid grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1 border-t border-line py-2.5 sm:grid-cols-[72px_minmax(0,1fr)_auto]">
      <MediaThumb name={name} value={value} port={port} />
      <div className="flex min-w-0 flex-col wrap-anywhere">
        <strong className="font-mono text-compact font-semibold">{name}</strong>
        <span className="text-compact text-muted">
          {bytes > 0 && `${words.size(bytes)} · `}
          {uses.length > 0 ? say.usedIn(uses.join(', ')) : say.unused}
        </span>
      </div>
      <div className="code-lab-medium-tools col-span-full flex sm:col-auto">
        <ToolButton
          icon="insert"
          label={say.insertOne(name)}
          disabled={isReadOnly}
          onClick={() => onInsert(mediaSnippet(name, activeFile))}
        />
        <ToolButton
          icon={isCopied ? 'saved' : 'copy'}
          label={isCopied ? say.copied : say.copyOne(name)}
          onClick={() => void copyText(name).then(setCopied)}
        />
        <ToolButton
          icon="rename"
          label={say.renameOne(name)}
          disabled={isReadOnly}
          onClick={() => setDoing(doing === 'rename' ? undefined : 'rename')}
        />
        <ToolButton
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
        <div
          ref={bringIntoSight}
          className="col-span-full flex flex-col gap-2 rounded-control bg-tile p-3.5"
          role="alertdialog"
          aria-label={say.removeTitle(name)}
        >
          <p>
            <strong>{say.removeTitle(name)}</strong>{' '}
            {uses.length > 0 ? say.removeUsed(uses.join(', ')) : say.removeText}
          </p>
          <Actions>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question opens with its safe answer under the fingers */}
            <Button variant="secondary" autoFocus onClick={stop}>
              {words.cancel}
            </Button>
            <Button variant="danger" onClick={() => onChange(renameMedium(project, name, undefined))}>
              {say.remove}
            </Button>
          </Actions>
        </div>
      )}
    </li>
  )
}

/** What opens below a row on a phone has its buttons in sight, too. */
function bringIntoSight(part: Element | null): void {
  part?.scrollIntoView({ block: 'nearest' })
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
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState('')
  const hintId = useId()
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
      ref={bringIntoSight}
      noValidate
      className="col-span-full flex flex-col gap-2 rounded-control bg-tile p-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={say.newName}
        className="[&_input]:font-mono"
        aria-invalid={problem !== ''}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field was asked for with the button before it
        autoFocus
        value={typed}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem('')
        }}
      />
      <p role={problem ? 'alert' : undefined}>
        <FieldMessage id={hintId} error={problem} hint={say.nameHint} />
      </p>
      <Actions>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit">{say.rename}</Button>
      </Actions>
    </form>
  )
}
