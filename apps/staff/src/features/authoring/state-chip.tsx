import type { AuthoredState } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const tones = { draft: 'neutral', published: 'pistachio', changed: 'saffron' } as const satisfies Record<
  AuthoredState,
  string
>

/** Whether students see it, and as it stands. */
export function StateChip({ state }: { state: AuthoredState }): ReactNode {
  const { t } = useTranslation()
  return <Chip tone={tones[state]}>{t(`authoring.state.${state}`)}</Chip>
}
