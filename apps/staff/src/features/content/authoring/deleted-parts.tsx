import type { DeletedPart } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { titleIn } from './fault-text.ts'
import { undelete } from './undelete.ts'

/** What was deleted of a course and can still be brought back. */
export function DeletedParts({ parts }: { parts: readonly DeletedPart[] }): ReactNode {
  const { t } = useTranslation()
  const headingId = useId()
  if (parts.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-dashed border-line">
      <div className="p-3 sm:px-4">
        <h2 id={headingId} className="text-lg font-semibold">
          {t('authoring.deleted_parts')}
        </h2>
        <p className="text-muted">{t('authoring.deleted_parts_text')}</p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {parts.map((part) => (
          <DeletedLine key={`${part.kind} ${part.id}`} part={part} />
        ))}
      </ul>
    </section>
  )
}

function DeletedLine({ part }: { part: DeletedPart }): ReactNode {
  const { t, i18n } = useTranslation()
  const bringBack = useMutation({ mutationFn: async () => await undelete(part, t) })
  const title = titleIn(part.title, i18n.language, t)
  return (
    <li className="flex items-center gap-3 py-1 ps-3 pe-2 sm:ps-4">
      <span className="min-w-0 flex-1 break-words">
        {title}
        <span className="block text-sm text-muted">{t(`authoring.part.${part.kind}`)}</span>
      </span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${t('authoring.undelete')}: ${title}`}
        loading={bringBack.isPending}
        onClick={() => bringBack.mutate()}
      >
        {t('authoring.undelete')}
      </Button>
    </li>
  )
}
