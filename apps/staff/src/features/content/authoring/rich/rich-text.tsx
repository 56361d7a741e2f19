import { FieldMessage } from '@qadam/ui/text-field'
import type { Lang } from '@qadam/contract'
import { useLatest } from '@qadam/ui/use-latest'
import { getSchema } from '@tiptap/core'
import { keydownHandler } from '@tiptap/pm/keymap'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanPasted, hasWords } from './clean-pasted.ts'
import { leaveByTab } from './leave-by-tab.ts'
import { KeptText } from './markdown-writer.ts'
import type { RichRead } from './markdown-reader.ts'
import type { RichNode } from './rich-document.ts'
import { RichPart } from './rich-part.tsx'
import { richSchema, type UrlOf } from './rich-schema.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import type { TextPictures } from './text-pictures.ts'
import { holdPlace, leavePlace, placePicture } from './waiting-pictures.ts'
import './rich-text.css'

const LINE = 26

export type PlacePicture = (id: string, attrs: Record<string, unknown>) => void

export interface RichTextProps {
  /** What it begins with. */
  read: RichRead
  text: string
  name: string
  lang: Lang
  isLong: boolean
  minRows: number
  error: string | undefined
  hint: string | undefined
  /** Stands at the end of the name's line. */
  end: ReactNode
  pictures: TextPictures | null
  /** What puts a picture into its place while the editor is there; null once it is gone. */
  onReady: (place: PlacePicture | null) => void
  urlOf: UrlOf
  onChange: (text: string) => void
}

/** A text as it will look. What its author does not touch stays as it was written. */
export function RichText(props: RichTextProps): ReactNode {
  const { read, text, name, lang, isLong, minRows, error, hint, end, pictures } = props
  const { t } = useTranslation()
  const latest = useLatest(props)
  const messageId = useId()
  const [isLinking, setLinking] = useState(false)
  const wasHere = useRef(false)
  const [isLeaving] = useState(leaveByTab)
  const told = useRef(text)
  const [{ extensions, content, kept }] = useState(() => {
    const extensions = richSchema((path) => latest.current.urlOf(path), t('authoring_text.waiting'))
    const nodes = read.blocks.map(({ node }) => node)
    const document = { type: 'doc', content: nodes.length > 0 ? nodes : [{ type: 'paragraph' }] }
    // With all that the editor adds to them by itself.
    const content = getSchema(extensions).nodeFromJSON(document).toJSON() as { content: RichNode[] } // of this schema
    return { extensions, content, kept: new KeptText(text, read, nodes.length > 0 ? content.content : []) }
  })
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    onFocus: () => {
      wasHere.current = true
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': name,
        'aria-describedby': messageId,
        lang,
        class: 'rich-text prose px-3.5 py-3',
      },
      handleDOMEvents: { keydown: ({ state }, event) => isLeaving(state, event) },
      transformPastedHTML: cleanPasted,
      handlePaste: (view, event) => {
        const files = picturesIn(event.clipboardData)
        // Word puts a picture of the words beside them.
        if (files.length === 0 || hasWords(event.clipboardData?.getData('text/html') ?? '')) return false
        return send(files, view.state.selection.from)
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = picturesIn(event.dataTransfer)
        if (isMoved || files.length === 0) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        return send(files, at ?? view.state.selection.from)
      },
      // By the place of the key too: with a Russian keyboard it is another letter.
      handleKeyDown: keydownHandler({
        'Mod-k': () => {
          setLinking(true)
          return true
        },
      }),
    },
    onUpdate: ({ editor: changed }) => {
      const next = kept.write(nodesOf(changed))
      // Not what is drawn: of two changes between two drawings the second may undo the first.
      if (next === told.current) return
      told.current = next
      latest.current.onChange(next)
    },
  })

  const send = (files: readonly File[], at: number): boolean => {
    const { pictures: now } = latest.current
    if (!now) return false
    for (const file of files) editor.view.dispatch(holdPlace(editor.state.tr, now.put(file), at))
    return true
  }

  // Whoever has not been in the text yet means its end.
  const placeNow = () => (wasHere.current ? editor.state.selection.to : editor.state.doc.content.size)

  useEffect(() => {
    const { onReady } = latest.current
    onReady((id, attrs) => editor.view.dispatch(placePicture(editor.state, id, attrs)))
    return () => onReady(null)
  }, [editor, latest])
  useGivenUp(editor, pictures)

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="flex min-h-6 items-center justify-between gap-3">
        <span aria-hidden className="text-sm font-medium text-ink">
          {name}
        </span>
        {end}
      </span>
      <div className="min-w-0 rounded-control border border-control bg-card focus-within:border-turquoise-text focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-turquoise-text">
        <RichToolbar
          editor={editor}
          name={name}
          lang={lang}
          isLong={isLong}
          onLink={() => setLinking(true)}
          onPicture={pictures ? (file) => void send([file], placeNow()) : undefined}
        />
        <div className="max-h-[70dvh] overflow-y-auto" style={{ minHeight: minRows * LINE }}>
          <EditorContent editor={editor} />
        </div>
        <RichPart editor={editor} isLinking={isLinking} onLinked={() => setLinking(false)} />
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  )
}

function nodesOf(editor: Editor): RichNode[] {
  return (editor.getJSON().content ?? []) as RichNode[] // ProseMirror's JSON of this schema
}

function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => /^image\/(png|jpeg|webp|gif)$/.test(type))
}

/** A picture that was refused or taken back holds no place. */
function useGivenUp(editor: Editor, pictures: TextPictures | null): void {
  const before = useRef<readonly string[]>([])
  const now = (pictures?.sends ?? [])
    .filter(({ state }) => state.kind !== 'failed')
    .map(({ place }) => place.slice(place.lastIndexOf('/') + 1))
    .join(' ')
  useEffect(() => {
    const waiting = now.split(' ')
    for (const id of before.current)
      if (!waiting.includes(id)) editor.view.dispatch(leavePlace(editor.state.tr, id))
    before.current = waiting
  }, [editor, now])
}
