import type { Snippet } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { ActionMenu } from '@qadam/ui/menu'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const SavedPhrasesDialog = lazy(async () => ({
  default: (await import('./saved-phrases-dialog.tsx')).SavedPhrasesDialog,
}))

export interface SavedPhrasesButtonProps {
  snippets: readonly Snippet[]
  /** What may be saved as a new phrase. */
  comment: string
  onInsert: (snippet: Snippet) => void
}

/** Saved phrases: a menu to insert one, and a dialog to edit them. */
export function SavedPhrasesButton({ snippets, comment, onInsert }: SavedPhrasesButtonProps): ReactNode {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionMenu
        trigger={
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold text-turquoise-text hover:bg-turquoise-soft"
          >
            <Icon name="copy" size={16} />
            {t('review.snippets')}
          </button>
        }
        actions={[
          ...snippets.map((snippet) => ({
            id: String(snippet.id),
            label: snippet.title,
            onSelect: () => onInsert(snippet),
          })),
          {
            id: 'manage',
            label: t('review.snippets_manage'),
            icon: <Icon name="plus" size={18} className="text-muted" />,
            onSelect: () => setIsOpen(true),
          },
        ]}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SavedPhrasesDialog snippets={snippets} comment={comment} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
