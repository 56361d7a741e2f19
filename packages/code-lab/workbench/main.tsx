import { StrictMode, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { DraftStatus } from '../src/editor/draft-status.tsx'
import { ProjectEditor, type CodeMark } from '../src/editor/project-editor.tsx'
import { draftLabels, editorLabels } from './labels.ts'
import { python, saves, web } from './samples.ts'
import './workbench.css'

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
const kind = asked.get('kind') === 'web' ? 'web' : 'python'

const marks: CodeMark[] = [
  {
    file: 'main.py',
    line: 14,
    endColumn: 5,
    severity: 'error',
    message: 'prnt degan nom yoʻq. Balki print?',
  },
  { file: 'main.py', line: 12, column: 1, endColumn: 6, severity: 'warning', message: 'choyning narxi yoʻq' },
]

function Workbench(): ReactNode {
  const [project, setProject] = useState(kind === 'web' ? web : python)
  return (
    <div className="mx-auto max-w-4xl p-3">
      <h1 className="sr-only">Code lab</h1>
      <ProjectEditor
        kind={kind}
        project={project}
        onChange={setProject}
        labels={editorLabels}
        marks={kind === 'web' ? [] : marks}
        maxBytes={500_000}
        fileName="loyiha"
        status={
          <DraftStatus
            save={saves[asked.get('save') ?? ''] ?? { kind: 'saved' }}
            labels={draftLabels}
            kind={kind}
            project={project}
            refusal={(error) => (error instanceof Error ? error.message : '')}
            onRetry={() => undefined}
            onResolve={() => undefined}
          />
        }
      />
    </div>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Workbench />
    </StrictMode>,
  )
