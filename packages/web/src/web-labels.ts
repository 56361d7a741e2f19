import type { Finding, Problem, WebLabels } from '@qadam/code-lab/web-lab'
import type { TFunction } from 'i18next'

/** The web lab's words in the reader’s language. */
export function webLabels(t: TFunction): WebLabels {
  const problem = (found: Problem) => {
    const { kind, name = '', other = '', suggestion } = found
    const text = t(`code_web.problem.${kind === 'unexpected_token' && name === '' ? 'syntax' : kind}`, {
      name,
      other,
    })
    return suggestion === undefined ? text : `${text} ${t('code_web.problem.perhaps', { suggestion })}`
  }
  return {
    views: t('code_web.views'),
    view: {
      code: t('code_web.view.code'),
      split: t('code_web.view.split'),
      preview: t('code_web.view.preview'),
    },
    preview: t('code_web.preview'),
    page: t('code_web.page'),
    device: t('code_web.device'),
    devices: {
      phone: t('code_web.devices.phone'),
      tablet: t('code_web.devices.tablet'),
      full: t('code_web.devices.full'),
    },
    reload: t('code_web.reload'),
    run: t('code_web.run'),
    runHint: t('code_web.run_hint'),
    runText: t('code_web.run_text'),
    wide: t('code_web.wide'),
    narrow: t('code_web.narrow'),
    loading: t('code_web.loading'),
    hung: t('code_web.hung'),
    left: t('code_web.left'),
    failed: t('code_web.failed'),
    stale: t('code_web.stale'),
    console: t('code_web.console'),
    clear: t('code_web.clear'),
    empty: t('code_web.empty'),
    cut: (count) => t('code_web.cut', { count }),
    evaluate: t('code_web.evaluate'),
    evaluateSend: t('code_web.evaluate_send'),
    place: (file, line) => t('code_web.place', { file, line }),
    times: (count) => t('code_web.times', { count }),
    more: (count) => t('code_web.more', { count }),
    problem,
    entry: (kind, text) => {
      if (kind === 'nowhere') return t('code_web.entry.nowhere')
      if (kind !== 'blocked' && kind !== 'missing' && kind !== 'dialog' && kind !== 'form') return text
      return t(`code_web.entry.${kind}`, { text })
    },
    hint: ({ kind, name, other }) => t(`code_web.hint.${kind}`, { name, other }),
    loop: t('code_web.loop'),
    calls: t('code_web.calls'),
    goOn: t('code_web.go_on'),
    recursion: t('code_web.recursion'),
    storage: {
      title: t('code_web.storage.title'),
      kept: t('code_web.storage.kept'),
      passing: t('code_web.storage.passing'),
      clear: t('code_web.storage.clear'),
    },
    formatHint: t('code_web.format_hint'),
    formatFailed: (found) =>
      t('code_web.format_failed', { file: found.file, line: found.line, problem: problem(found) }),
    structure: t('code_web.structure'),
    structureGood: t('code_web.structure_good'),
    required: t('code_web.required'),
    advised: t('code_web.advised'),
    finding: (finding) => findingText(finding, t),
  }
}

function findingText({ kind, name = '' }: Finding, t: TFunction): string {
  switch (kind) {
    case 'doctype':
    case 'html':
    case 'head':
    case 'title':
    case 'body':
      return t('code_web.finding.part', { part: t(`code_web.part.${kind}`) })
    default:
      return t(`code_web.finding.${kind}`, { name })
  }
}

/** The sentence that names what a project's pages must have and lack; undefined where nothing is missing. */
export function missingParts(findings: readonly Finding[], t: TFunction): string | undefined {
  const parts = new Set<string>()
  for (const { kind, isRequired } of findings) if (isRequired) parts.add(t(`code_web.part.${kind as 'html'}`)) // those that are required are parts
  return parts.size === 0 ? undefined : t('code_web.structure_missing', { parts: [...parts].join(', ') })
}
