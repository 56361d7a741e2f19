import type { Lang } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { nextInRow } from '@qadam/ui/next-in-row'
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TEXT_MEDIA } from '../media-fields.tsx'
import { RichIcon, type RichIconName } from './rich-icons.tsx'

interface Tool {
  name: RichIconName | 'code'
  /** The mark or node that is there while it is pressed; absent for one that does something once. */
  active?: readonly [string, Record<string, unknown>?]
  run: (chain: ChainedCommands) => ChainedCommands
}

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading-${level}`,
  active: ['heading', { level }],
  run: (chain) => chain.toggleHeading({ level }),
})

const words: readonly Tool[] = [
  { name: 'bold', active: ['bold'], run: (chain) => chain.toggleBold() },
  { name: 'italic', active: ['italic'], run: (chain) => chain.toggleItalic() },
  { name: 'strike', active: ['strike'], run: (chain) => chain.toggleStrike() },
  { name: 'code', active: ['code'], run: (chain) => chain.toggleCode() },
]
const formula: Tool = {
  name: 'formula',
  active: ['formula'],
  run: (chain) =>
    chain
      .insertContent({ type: 'formula', attrs: { tex: 'x^2', display: false } })
      .command(({ tr, commands }) => commands.setNodeSelection(tr.selection.from - 1)),
}
const program: Tool = { name: 'code-block', active: ['codeBlock'], run: (chain) => chain.toggleCodeBlock() }
const headings = [heading(2), heading(3), heading(4)]
const blocks: readonly Tool[] = [
  { name: 'bullet-list', active: ['bulletList'], run: (chain) => chain.toggleBulletList() },
  { name: 'ordered-list', active: ['orderedList'], run: (chain) => chain.toggleOrderedList() },
  { name: 'quote', active: ['blockquote'], run: (chain) => chain.toggleBlockquote() },
]
const table: Tool = {
  name: 'table',
  active: ['table'],
  run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
}
const rule: Tool = { name: 'rule', run: (chain) => chain.setHorizontalRule() }
const steps: readonly Tool[] = [
  { name: 'undo', run: (chain) => chain.undo() },
  { name: 'redo', run: (chain) => chain.redo() },
]

const longTools = [...headings, ...words, ...blocks, program, formula, table, rule, ...steps]
const shortTools = [...words, program, formula]

const buttonClass =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors duration-[120ms] hover:bg-tile aria-disabled:opacity-40 aria-pressed:bg-turquoise-soft aria-pressed:text-turquoise-text pointer-fine:size-9'

/** What can be done to the text; one stop of the Tab key, inside by arrows. */
export function RichToolbar({
  editor,
  name,
  lang,
  isLong,
  onLink,
  onPicture,
}: {
  editor: Editor
  name: string
  lang: Lang
  isLong: boolean
  onLink: () => void
  /** Absent where nothing can be sent. */
  onPicture: ((file: File) => void) | undefined
}): ReactNode {
  const { t } = useTranslation()
  const tools = isLong ? longTools : shortTools
  const { pressed, possible, isLink } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      pressed: tools.filter(({ active }) => active && now.isActive(...active)).map((tool) => tool.name),
      possible: tools.filter((tool) => tool.run(now.can().chain()).run()).map((tool) => tool.name),
      isLink: now.isActive('link'),
    }),
  })
  const bar = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLInputElement>(null)
  const [stop, setStop] = useState(0)
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const place = buttons.findIndex((button) => button === document.activeElement)
    const next = nextInRow(event.key, place, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    buttons[next]?.focus()
  }
  const tabIndex = (place: number) => (place === stop ? 0 : -1)
  // The editor keeps its selection.
  const keepFocus = { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('authoring_text.tools', { name })}
      className="flex gap-0.5 overflow-x-auto border-b border-line p-1 [scrollbar-width:none] sm:flex-wrap"
      onKeyDown={move}
    >
      {tools.map((tool, place) => (
        <button
          key={tool.name}
          type="button"
          aria-label={t(`authoring_text.tool.${tool.name}`)}
          title={t(`authoring_text.tool.${tool.name}`)}
          aria-pressed={tool.active && pressed.includes(tool.name)}
          aria-disabled={!possible.includes(tool.name)}
          tabIndex={tabIndex(place)}
          className={buttonClass}
          onClick={() => tool.run(editor.chain().focus()).run()}
          {...keepFocus}
        >
          {tool.name === 'code' ? <Icon name="code" size={20} /> : <RichIcon name={tool.name} />}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('authoring_text.tool.link')}
        title={t('authoring_text.tool.link')}
        aria-pressed={isLink}
        tabIndex={tabIndex(tools.length)}
        className={buttonClass}
        onClick={onLink}
        {...keepFocus}
      >
        <RichIcon name="link" />
      </button>
      {onPicture && (
        <>
          <button
            type="button"
            aria-label={t('authoring_files.add_picture', { lang })}
            title={t('authoring_files.add_picture', { lang })}
            tabIndex={tabIndex(tools.length + 1)}
            className={buttonClass}
            onClick={() => picture.current?.click()}
            {...keepFocus}
          >
            <Icon name="image" size={20} />
          </button>
          <input
            ref={picture}
            type="file"
            accept={TEXT_MEDIA}
            aria-label={t('authoring_files.add_picture', { lang })}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file may be chosen again after it was refused and mended.
              target.value = ''
              if (file) onPicture(file)
            }}
          />
        </>
      )}
    </div>
  )
}
