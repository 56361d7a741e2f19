import '@qadam/web/without-eval'
import './app/app.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { router } from './app/router.tsx'
import { followSession } from './app/session-events.ts'
import { restoreLastKnown } from './platform/last-known.ts'
import { session } from './platform/session.ts'
import { startI18n } from './platform/i18n/start.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
await Promise.all([startI18n(), session.known])
restoreLastKnown()
followSession(router)
// The cached view is shown meanwhile (stored-sight.ts): the app replaces it as a whole, or shows the error.
if (root.hasChildNodes())
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, 3000))])
createRoot(root).render(<App />)
