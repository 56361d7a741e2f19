import { PythonSnippet } from '@qadam/code-lab/python-snippet'
import '@qadam/code-lab/code-lab.css'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/i18n/sizes-and-moments.ts'
import { pythonFrame } from '@qadam/web/code-frames'
import { logEvent } from '../../../platform/event-log.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { editorLabels } from '@qadam/web/code-labels'
import { pythonLabels } from '@qadam/web/python-labels'

interface TextSnippetProps {
  code: string
  onClose: () => void
  /** Is given what a run printed that came to its end. */
  onPrinted?: ((text: string) => void) | undefined
}

/** A program of a lesson's text, to be run and changed where it stands. */
export default function TextSnippet({ code, onClose, onPrinted }: TextSnippetProps): ReactNode {
  const { t } = useTranslation()
  const labels = useMemo(
    () => ({
      editor: editorLabels(t, formatSize),
      python: pythonLabels(t),
      snippet: {
        close: t('code_python.snippet.close'),
        reset: t('code_python.snippet.reset'),
        code: t('code_python.snippet.code'),
      },
    }),
    [t],
  )
  return (
    <PythonSnippet
      code={code}
      labels={labels.editor}
      pythonLabels={labels.python}
      snippetLabels={labels.snippet}
      lang={currentLanguage()}
      frameAddress={pythonFrame}
      onClose={onClose}
      onPrinted={onPrinted}
      onRun={() => logEvent('code_run', 'snippet')}
    />
  )
}
