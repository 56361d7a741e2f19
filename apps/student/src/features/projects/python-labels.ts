import type { PythonLabels } from '@qadam/code-lab/python-lab'
import type { TFunction } from 'i18next'

/** The runner's words in the student's language. */
export function pythonLabels(t: TFunction): PythonLabels {
  return {
    run: t('code.python.run'),
    runHint: t('code.python.run_hint'),
    stop: t('code.python.stop'),
    loading: t('code.python.loading'),
    running: t('code.python.running'),
    awaiting: t('code.python.awaiting'),
    stopping: t('code.python.stopping'),
    finished: t('code.python.finished'),
    stopped: t('code.python.stopped'),
    failed: t('code.python.failed'),
    console: t('code.python.console'),
    clear: t('code.python.clear'),
    empty: t('code.python.empty'),
    cut: t('code.python.cut'),
    input: t('code.python.input'),
    send: t('code.python.send'),
    drawing: t('code.python.drawing'),
    codeTab: t('code.python.code_tab'),
    resultTab: t('code.python.result_tab'),
    line: (line, file) => t('code.python.line', { line, file }),
  }
}
