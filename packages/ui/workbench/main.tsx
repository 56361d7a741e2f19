import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '../src/ui-provider.tsx'
import { ControlsPage } from './controls-page.tsx'
import { FilesPage } from './files-page.tsx'
import { LessonPage } from './lesson-page.tsx'
import { OverlayPage } from './overlay-page.tsx'
import { PathPage } from './path-page.tsx'
import { PicturesPage } from './pictures-page.tsx'
import { PracticePage } from './practice-page.tsx'
import { ProsePage } from './prose-page.tsx'
import { SoundPage } from './sound-page.tsx'
import { StaffPage } from './staff-page.tsx'
import { ToolsPage } from './tools-page.tsx'
import './workbench.css'

const pages: Record<string, () => ReactNode> = {
  path: PathPage,
  pictures: PicturesPage,
  controls: ControlsPage,
  lesson: LessonPage,
  prose: ProsePage,
  overlay: OverlayPage,
  sound: SoundPage,
  files: FilesPage,
  practice: PracticePage,
  staff: StaffPage,
  tools: ToolsPage,
}

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
const Page = pages[asked.get('page') ?? ''] ?? PathPage
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <nav className="flex flex-wrap gap-3 p-2 text-sm">
          {Object.keys(pages).map((page) => (
            <a key={page} href={`?page=${page}`}>
              {page}
            </a>
          ))}
        </nav>
        <Page />
      </UiProvider>
    </StrictMode>,
  )
