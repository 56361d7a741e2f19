import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMistake, reviewKind, type ReviewItem } from '../attempts/review-items.ts'

interface ReviewButtonProps {
  items: readonly ReviewItem[]
  onOpen: () => void
}

/** The link to the answers of the last attempt; none where there is nothing to review. */
export function ReviewButton({ items, onOpen }: ReviewButtonProps): ReactNode {
  const { t } = useTranslation()
  const kind = reviewKind(items)
  if (!kind) return null
  const mistakes = items.filter(isMistake).length
  return (
    <Button variant="secondary" icon={<Icon name="quiz" size={20} />} onClick={onOpen}>
      {t(kind === 'mistakes' ? 'test.review.mistakes' : 'test.review.answers')}
      {mistakes > 0 && <span className="numbers ml-2 text-muted">{mistakes}</span>}
    </Button>
  )
}
