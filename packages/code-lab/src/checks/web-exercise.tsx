import { TextButton } from '@qadam/ui/text-button'
import { useLatest } from '@qadam/ui/use-latest'
import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import type { EditorLabels } from '../editor/labels.ts'
import { useCode } from '../editor/use-code.ts'
import { entryNames, type Project } from '../project/project.ts'
import type { SnippetLabels } from '../python/snippet/python-snippet.tsx'
import { PreviewPane } from '../web/preview-pane.tsx'
import { runWebChecks } from '../web/run-checks.ts'
import { usePreview } from '../web/use-preview.ts'
import type { WebLabels } from '../web/web-labels.ts'
import { ChecksPanel } from './checks-panel.tsx'
import type { ExerciseTools } from './python-exercise.tsx'
import { openChecks, tryWhole } from './tried.ts'
import type { TryPorts } from './try-python.ts'
import { useChecks } from './use-checks.ts'

export interface WebExerciseProps extends ExerciseTools {
  text: string
  /** Stores it at once: a page that hangs may take the whole tab with it. */
  onType: (text: string) => void
  /** What a press brings back. */
  begin: string
  labels: EditorLabels
  webLabels: WebLabels
  snippetLabels: SnippetLabels
  /** The address of the frame in which web projects run. */
  frameAddress: string
}

const FILE = entryNames.web

/** A page to write where it stands in a text, shown as it is typed, with its checks below. */
export function WebExercise(props: WebExerciseProps): ReactNode {
  const { text, onType, begin, labels, webLabels: words, snippetLabels, frameAddress } = props
  const { checks, checkLabels, onCheck, onTried } = props
  const project = useMemo(() => ({ files: { [FILE]: text }, media: {} }), [text])
  const host = useCode(FILE, { text, onType }, labels, snippetLabels.code)
  const place = useRef<HTMLDivElement>(null)
  const { preview, state } = usePreview(place, {
    ...{ project, address: frameAddress, title: words.preview, loopMessage: words.loop },
    ...{ startsAtOnce: true, readMedia: undefined, keep: undefined, storageKey: undefined },
    ...{ onChecked: undefined, onThrown: undefined },
  })
  const checkPlace = useRef<HTMLDivElement>(null)
  const latest = useLatest(onTried)
  const tryAll = useCallback(
    async (tried: Project, ports: TryPorts) => {
      const parent = checkPlace.current
      if (!parent) return false
      const open = openChecks(checks)
      ports.onTry(open[0]?.id ?? '')
      const run = async ({ signal, onResult }: TryPorts) => {
        const asked = open.map(({ id, assert = '' }) => ({ id, assert }))
        for (const { id, ok, message } of await runWebChecks(tried, asked, { frameAddress, parent, signal }))
          onResult({ id, passed: ok, fault: ok ? null : { kind: 'assert', message }, printed: '' })
        return true
      }
      return await tryWhole(tried.files[FILE] ?? '', open, ports, run, (...of) => latest.current(...of))
    },
    [checks, frameAddress, latest],
  )
  const checking = useChecks(project, tryAll, onCheck)
  return (
    <div className="code-lab code-lab-snippet code-lab-web-exercise">
      <div ref={host} className="code-lab-snippet-code" />
      <div className="flex border-y border-line p-2">
        <TextButton className="px-2" onClick={() => onType(begin)}>
          {snippetLabels.reset}
        </TextButton>
      </div>
      <PreviewPane
        place={place}
        state={state}
        pages={[FILE]}
        labels={words}
        onPage={(page) => preview?.open(page)}
        onRun={() => preview?.show(project, 'asked')}
      />
      <div ref={checkPlace} />
      <ChecksPanel checks={checks} checking={checking} labels={checkLabels} />
    </div>
  )
}
