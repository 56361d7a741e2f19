import { limits, type Snippet } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { TextArea } from '@qadam/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import {
  lazy,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { insertInto, matchingPhrases, slashAt, type Slash } from './slash.ts'
import { SavedPhraseList } from './saved-phrase-list.tsx'
import { SavedPhrasesButton } from './saved-phrases-button.tsx'
import { savedPhrasesQuery } from './saved-phrases-query.ts'

const MarkdownPreview = lazy(async () => ({
  default: (await import('../../../../platform/markdown-preview.tsx')).MarkdownPreview,
}))

export interface CommentHandle {
  focus: () => void
}

export interface CommentFieldProps {
  value: string
  onChange: (value: string) => void
  error?: string
  disabled?: boolean
  ref?: Ref<CommentHandle>
  /** Ctrl+Enter approves, with Shift it sends back. */
  onDecide: (verdict: 'approved' | 'rejected') => void
}

/** The reviewer's words: Markdown with a preview, and saved phrases by a menu or by typing a slash. */
export function CommentField({
  value,
  onChange,
  error,
  disabled,
  ref,
  onDecide,
}: CommentFieldProps): ReactNode {
  const { t } = useTranslation()
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const errorId = useId()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const [slash, setSlash] = useState<Slash>()
  const [marked, setMarked] = useState(0)
  const { data: snippets = [] } = useQuery(savedPhrasesQuery)
  const matches = slash ? matchingPhrases(snippets, slash.query) : []

  useImperativeHandle(ref, () => ({
    focus: () => {
      // The field has to be there at once, also where the preview stood: the next key is already a letter of it.
      flushSync(() => setView('write'))
      area.current?.focus()
    },
  }))

  function put(from: number, to: number, piece: string): void {
    const next = insertInto(value, from, to, piece)
    flushSync(() => {
      onChange(next.text.slice(0, limits.review.commentMaxLength))
      setSlash(undefined)
      setView('write')
    })
    area.current?.focus()
    area.current?.setSelectionRange(next.caret, next.caret)
  }

  function insert({ body }: Snippet): void {
    if (slash) return put(slash.from, slash.from + slash.query.length + 1, body)
    const caret = area.current?.selectionStart ?? value.length
    const needsBreak = caret > 0 && !/\s$/.test(value.slice(0, caret))
    put(caret, area.current?.selectionEnd ?? caret, (needsBreak ? '\n' : '') + body)
    // The menu it was chosen from gives the focus back to its button as it closes.
    requestAnimationFrame(() => area.current?.focus())
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onDecide(event.shiftKey ? 'rejected' : 'approved')
    }
    if (matches.length > 0) {
      const chosen = matches[marked]
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        return setMarked((marked + step + matches.length) % matches.length)
      }
      if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
        event.preventDefault()
        return insert(chosen)
      }
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (matches.length > 0) setSlash(undefined)
    // Blurs the field, so that the screen's shortcuts work again.
    else area.current?.blur()
  }

  return (
    <div className="flex flex-col gap-1.5">
      <div className="-mb-1.5 flex items-center gap-1">
        <span className="flex-1 text-sm font-medium">{t('review.comment')}</span>
        <SavedPhrasesButton snippets={snippets} comment={value} onInsert={insert} />
        <button
          type="button"
          aria-pressed={view === 'preview'}
          onClick={() => setView(view === 'write' ? 'preview' : 'write')}
          className="min-h-11 rounded-control px-2.5 text-sm font-semibold text-turquoise-text hover:bg-turquoise-soft aria-pressed:bg-turquoise-soft"
        >
          {t('review.preview')}
        </button>
      </div>
      {view === 'preview' ? (
        <div className="min-h-30 rounded-control border border-line bg-card px-3.5 py-3">
          <Suspense fallback={null}>
            {value.trim() ? (
              <MarkdownPreview text={value} />
            ) : (
              <p className="text-muted">{t('review.preview_empty')}</p>
            )}
          </Suspense>
        </div>
      ) : (
        <div className="relative">
          {error && (
            // Above the field, as with the score: below it the verdict bar would hide it.
            <p
              id={errorId}
              role="alert"
              className="mb-1.5 flex items-start gap-1.5 text-sm text-pomegranate-text"
            >
              <Icon name="warning" size={18} />
              {error}
            </p>
          )}
          <TextArea
            ref={area}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            label={t('review.comment')}
            labelHidden
            placeholder={t('review.comment_placeholder')}
            value={value}
            disabled={disabled}
            minRows={4}
            maxRows={12}
            maxLength={limits.review.commentMaxLength}
            style={{ scrollMarginBlock: '6rem' }}
            role={matches.length > 0 ? 'combobox' : undefined}
            aria-expanded={matches.length > 0 ? true : undefined}
            aria-controls={matches.length > 0 ? listId : undefined}
            aria-activedescendant={matches.length > 0 ? `${listId}-${matches[marked]?.id}` : undefined}
            onChange={(event) => {
              onChange(event.target.value)
              setSlash(slashAt(event.target.value, event.target.selectionStart))
              setMarked(0)
            }}
            onBlur={() => setSlash(undefined)}
            onKeyDown={onKeyDown}
          />
          {matches.length > 0 && (
            <SavedPhraseList id={listId} snippets={matches} marked={marked} onPick={insert} />
          )}
        </div>
      )}
    </div>
  )
}
