import type { SubmissionChecks } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scoreOfChecks } from './verdict.ts'

interface CheckSuggestionProps {
  checks: SubmissionChecks | undefined
  score: number | null
  onTake: (score: number) => void
}

/** The score that the server's checks suggest, one press away. The reviewer decides what the submission is worth. */
export function CheckSuggestion({ checks, score, onTake }: CheckSuggestionProps): ReactNode {
  const { t } = useTranslation()
  const suggested = scoreOfChecks(checks)
  if (suggested === undefined || suggested === score) return null
  return (
    <Button variant="secondary" size="sm" className="-mt-2 w-max" onClick={() => onTake(suggested)}>
      {t('checks.suggest', { score: suggested })}
    </Button>
  )
}
