import { draftLabels, editorLabels } from '@qadam/web/code-labels'
import { webLabels } from '@qadam/web/web-labels'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SharedWeb } from '../features/learning/code/shared-web.tsx'
import { WebWorkspace } from '../features/learning/code/web-workspace.tsx'
import { webStarter } from '../features/learning/code/web-starter.ts'
import { readMedia } from '../features/learning/projects/read-media.ts'
import { formatSize } from '../platform/i18n/sizes-and-moments.ts'
import { Playground } from './playground.tsx'

/** The playground for web pages. */
export function CodeRoute(): ReactNode {
  const { t } = useTranslation()
  const labels = useMemo(
    () => ({ editor: editorLabels(t, formatSize), draft: draftLabels(t), web: webLabels(t) }),
    [t],
  )
  return (
    <Playground
      slot="web"
      words={{ title: t('code_web.title'), close: t('code_web.close'), guest: t('code_web.guest') }}
      starter={webStarter}
      workspace={(workspace) => (
        <WebWorkspace key={workspace.ports.key} {...workspace} labels={labels} readMedia={readMedia} />
      )}
      shared={(shared) => <SharedWeb {...shared} labels={labels} readMedia={readMedia} />}
    />
  )
}
