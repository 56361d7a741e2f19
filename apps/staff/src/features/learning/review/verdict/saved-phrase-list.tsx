import type { Snippet } from '@qadam/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface SavedPhraseListProps {
  /** Of the list; an option's is this, a dash and the phrase's own. */
  id: string
  snippets: readonly Snippet[]
  /** The place of the one that Enter takes. */
  marked: number
  onPick: (snippet: Snippet) => void
}

/** The phrases that fit what was typed after a slash; the focus stays in the field. */
export function SavedPhraseList({ id, snippets, marked, onPick }: SavedPhraseListProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('review.snippets')}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-card border border-line bg-card p-1.5 shadow-float"
    >
      {snippets.map((snippet, place) => (
        <button
          key={snippet.id}
          id={`${id}-${snippet.id}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === marked}
          // The field must not lose the focus, and with it this list, before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(snippet)}
          className="w-full rounded-control px-3 py-2 text-left aria-selected:bg-turquoise-soft"
        >
          <span className="block text-compact font-semibold">{snippet.title}</span>
          <span className="line-clamp-1 text-sm text-muted">{snippet.body}</span>
        </button>
      ))}
    </div>
  )
}
