import type { AuthoredState } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const tones = { draft: 'neutral', published: 'pistachio', changed: 'saffron' } as const satisfies Record<
  AuthoredState,
  string
>

/** Whether students see it, and as it stands. @param isHidden it is published in what they do not see. */
export function StateChip({
  state,
  isHidden = false,
}: {
  state: AuthoredState
  isHidden?: boolean
}): ReactNode {
  const { t } = useTranslation()
  if (isHidden && state !== 'draft') return <Chip tone="saffron">{t('authoring.state_hidden')}</Chip>
  return <Chip tone={tones[state]}>{t(`authoring.state.${state}`)}</Chip>
}
