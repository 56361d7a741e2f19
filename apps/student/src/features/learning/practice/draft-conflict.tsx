import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface DraftConflictProps {
  mine: string
  theirs: string
  onChoose: (text: string) => void
}

/** Two devices wrote the same answer: both texts are here, and the student chooses. */
export function DraftConflict({ mine, theirs, onChoose }: DraftConflictProps): ReactNode {
  const { t } = useTranslation()
  return (
    <section
      role="alert"
      aria-label={t('practice.text.conflict')}
      className="flex flex-col gap-4 rounded-card border-2 border-saffron bg-card p-4"
    >
      <p className="flex items-start gap-3">
        <Icon name="warning" size={24} className="text-saffron-text" />
        <span>
          <span className="block font-semibold text-saffron-text">{t('practice.text.conflict')}</span>
          <span className="block text-compact text-muted">{t('practice.text.conflict_text')}</span>
        </span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title={t('practice.text.mine')} text={mine}>
          <Button size="sm" variant="secondary" full onClick={() => onChoose(mine)}>
            {t('practice.text.choose_mine')}
          </Button>
        </Side>
        <Side title={t('practice.text.theirs')} text={theirs}>
          <Button size="sm" variant="secondary" full onClick={() => onChoose(theirs)}>
            {t('practice.text.choose_theirs')}
          </Button>
        </Side>
      </div>
      <Button full onClick={() => onChoose(`${theirs.trimEnd()}\n\n${mine.trimStart()}`)}>
        {t('practice.text.choose_both')}
      </Button>
    </section>
  )
}

function Side({ title, text, children }: { title: string; text: string; children: ReactNode }): ReactNode {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="text-compact font-semibold">{title}</h3>
      <p className="max-h-56 flex-1 overflow-y-auto rounded-control border border-line bg-ground px-3 py-2 text-compact leading-6 whitespace-pre-wrap">
        {text}
      </p>
      {children}
    </div>
  )
}
