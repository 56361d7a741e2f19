import '@qadam/web/without-eval'
import './app/app.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { router } from './app/router.tsx'
import { followSession } from './app/session-events.ts'
import { isPreview } from './platform/is-preview.ts'
import { queryClient } from './platform/query-client.ts'
import { restoreReplies } from './platform/restore-replies.ts'
import { session } from './platform/session.ts'
import { startI18n } from './platform/i18n/start.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void begin(root)

/** Not awaited by this module: the screens' own parts import it, and would wait for it in a circle. */
async function begin(place: HTMLElement): Promise<void> {
  await Promise.all([startI18n(), session.known.then(isPreview() ? undefined : restoreReplies)])
  if (!isPreview()) followSession(router)
  // A first sight is shown meanwhile (stored-snapshot.ts, early-course.ts): the app replaces it as a whole, or shows the error.
  if (place.hasChildNodes())
    await Promise.race([
      router.load().then(firstReplies),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ])
  // From now on React alone draws there: a reply that comes later would be drawn beside the app, and stay.
  document.getElementById('first-course')?.remove()
  createRoot(place).render(<App />)
}

/** Of what nothing is known yet: skeletons would take the place of what is shown. */
async function firstReplies(): Promise<void> {
  const queries = queryClient.getQueryCache().getAll()
  await Promise.allSettled(queries.map(async ({ state, promise }) => state.data ?? (await promise)))
}
