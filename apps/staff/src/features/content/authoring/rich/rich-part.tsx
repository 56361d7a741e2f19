import { isSound } from '@qadam/course-archive/media-names'
import { CheckField } from '@qadam/ui/check-field'
import { Button } from '@qadam/ui/button'
import { SelectField } from '@qadam/ui/select-field'
import { TextField } from '@qadam/ui/text-field'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  codeLanguages,
  inputOf,
  isPiece,
  mayBePiece,
  predictionOf,
  readInfo,
  withInput,
  withLanguage,
  withPiece,
  withPrediction,
  writeInfo,
} from './code-info.ts'
import { isFormula } from './formula-html.ts'
import { attributeText } from './rich-document.ts'

type Part = 'link' | 'image' | 'formula' | 'codeBlock' | 'table'
const parts: readonly Part[] = ['image', 'formula', 'link', 'codeBlock', 'table']

interface PartProps {
  editor: Editor
  attrs: Record<string, unknown>
}

/** What can be set of the part of the text that is chosen: below the text, so that nothing moves under the pointer. */
export function RichPart({
  editor,
  isLinking,
  onLinked,
}: {
  editor: Editor
  /** A link is to be made. */
  isLinking: boolean
  onLinked: () => void
}): ReactNode {
  const found = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const part = parts.find((each) => now.isActive(each))
      return { part, attrs: part ? now.getAttributes(part) : {}, at: now.state.selection.from }
    },
  })
  const part = isLinking ? 'link' : found.part
  if (!part) return null
  const props = { editor, attrs: found.attrs }
  return (
    <div className="border-t border-line p-3">
      {part === 'link' && (
        // What was typed for one link is not for another.
        <LinkPart
          {...props}
          key={`${String(isLinking)} ${attributeText(found.attrs, 'href')}`}
          isNew={isLinking}
          onDone={onLinked}
        />
      )}
      {part === 'image' && <PicturePart {...props} />}
      {part === 'formula' && <FormulaPart {...props} key={found.at} />}
      {part === 'codeBlock' && <ProgramPart {...props} />}
      {part === 'table' && <TablePart editor={editor} />}
    </div>
  )
}

function LinkPart({
  editor,
  attrs,
  isNew,
  onDone,
}: PartProps & { isNew: boolean; onDone: () => void }): ReactNode {
  const { t } = useTranslation()
  const stored = attributeText(attrs, 'href')
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  const finish = () => {
    setTyped(undefined)
    setWrong(false)
    onDone()
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // It stands inside the lesson's own form.
    event.stopPropagation()
    const href = addressOf(typed ?? stored)
    if (href === undefined) return setWrong(true)
    const mark = { type: 'link', attrs: { href, title: editor.getAttributes('link')['title'] ?? null } }
    const chain = editor.chain().focus()
    if (editor.isActive('link')) chain.extendMarkRange('link').setMark('link', mark.attrs).run()
    else if (editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: href.replace('https://', ''), marks: [mark] }).run()
    else chain.setMark('link', mark.attrs).run()
    finish()
  }
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        editor.commands.focus()
        finish()
      }}
    >
      <TextField
        ref={field}
        label={t('authoring_text.address')}
        error={isWrong ? t('authoring_text.address_wrong') : undefined}
        inputMode="url"
        className="min-w-52 flex-1"
        value={typed ?? stored}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
      />
      <Button size="sm" type="submit" variant="secondary">
        {t('authoring_text.apply')}
      </Button>
      {stored !== '' && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
            finish()
          }}
        >
          {t('authoring_text.unlink')}
        </Button>
      )}
    </form>
  )
}

/** @returns undefined for what the school does not take. */
function addressOf(typed: string): string | undefined {
  const trimmed = typed.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
  const url = URL.parse(whole)
  return url?.protocol === 'https:' && url.hostname.includes('.') ? url.href : undefined
}

/** The node is replaced by another, which stays chosen: else its fields would go with the first letter. */
function setChosen(editor: Editor, type: 'image' | 'formula', attrs: Record<string, unknown>): void {
  const { from } = editor.state.selection
  editor.chain().updateAttributes(type, attrs).setNodeSelection(from).run()
}

function PicturePart({ editor, attrs }: PartProps): ReactNode {
  const { t } = useTranslation()
  const alt = (
    <TextField
      label={t('authoring.picture_alt')}
      value={attributeText(attrs, 'alt')}
      onChange={({ target }) => setChosen(editor, 'image', { alt: target.value })}
    />
  )
  if (!isSound(attributeText(attrs, 'src'))) return alt
  return (
    <div className="flex flex-col gap-2">
      {alt}
      <TextField
        label={t('authoring_text.transcript')}
        hint={t('authoring_text.transcript_hint')}
        value={attributeText(attrs, 'title')}
        onChange={({ target }) => setChosen(editor, 'image', { title: target.value || null })}
      />
    </div>
  )
}

function FormulaPart({ editor, attrs }: PartProps): ReactNode {
  const { t } = useTranslation()
  // What can't be read is typed further, and not taken over.
  const [typed, setTyped] = useState<string>()
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <TextField
        label={t('authoring_text.tex')}
        error={typed === undefined ? undefined : t('authoring_text.tex_wrong')}
        className="min-w-52 flex-1 font-mono"
        spellCheck={false}
        value={typed ?? attributeText(attrs, 'tex')}
        onChange={({ target }) => {
          const tex = target.value.trim()
          setTyped(isFormula(tex) && tex === target.value ? undefined : target.value)
          if (isFormula(tex)) setChosen(editor, 'formula', { tex })
        }}
      />
      <CheckField
        label={t('authoring_text.own_line')}
        checked={attrs['display'] === true}
        onChange={(display) => setChosen(editor, 'formula', { display })}
      />
    </div>
  )
}

function ProgramPart({ editor, attrs }: PartProps): ReactNode {
  const { t } = useTranslation()
  const info = readInfo(attributeText(attrs, 'info'))
  const set = (next: typeof info) => editor.commands.updateAttributes('codeBlock', { info: writeInfo(next) })
  const predicted = predictionOf(info)
  const languages: readonly string[] = codeLanguages
  const all = languages.includes(info.language) ? languages : [info.language, ...languages]
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <SelectField
        label={t('authoring_text.code_language')}
        value={info.language}
        options={all.map((language) => ({
          value: language,
          label: language === 'output' ? t('authoring_text.output') : language,
        }))}
        onChange={(language) => set(withLanguage(info, language))}
      />
      {info.language === 'python' && (
        <TextField
          label={t('authoring_text.input')}
          className="min-w-44 flex-1"
          value={inputOf(info) ?? ''}
          onChange={({ target }) => set(withInput(info, target.value))}
        />
      )}
      {info.language === 'python' && !isPiece(info) && (
        <CheckField
          label={t('authoring_text.predict')}
          checked={predicted !== undefined}
          onChange={(isAsked) => set(withPrediction(info, isAsked ? '' : undefined))}
        />
      )}
      {predicted !== undefined && (
        <TextField
          label={t('authoring_text.predictions')}
          hint={t('authoring_text.predictions_hint')}
          className="basis-full font-mono"
          value={predicted}
          onChange={({ target }) => set(withPrediction(info, target.value))}
        />
      )}
      {mayBePiece(info) && (
        <CheckField
          label={t('authoring_text.piece')}
          checked={isPiece(info)}
          onChange={(isOne) => set(withPiece(info, isOne))}
        />
      )}
      <p role="status" className="basis-full text-sm text-muted">
        {t('authoring_text.leave_code')}
      </p>
    </div>
  )
}

const tableSteps = ['add_row', 'delete_row', 'add_column', 'delete_column', 'delete_table'] as const

function TablePart({ editor }: { editor: Editor }): ReactNode {
  const { t } = useTranslation()
  const chain = () => editor.chain().focus()
  const run: Record<(typeof tableSteps)[number], () => boolean> = {
    add_row: () => chain().addRowAfter().run(),
    delete_row: () => chain().deleteRow().run(),
    add_column: () => chain().addColumnAfter().run(),
    delete_column: () => chain().deleteColumn().run(),
    delete_table: () => chain().deleteTable().run(),
  }
  return (
    <div className="flex flex-wrap gap-1">
      {tableSteps.map((step) => (
        <Button key={step} size="sm" variant="ghost" onClick={run[step]}>
          {t(`authoring_text.table.${step}`)}
        </Button>
      ))}
    </div>
  )
}
