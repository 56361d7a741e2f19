/** Dialogs and what the larger ones show. The first view of the editor does without, and loads that much less. */
export { AlertDialog } from '@qadam/ui/alert-dialog'
export { Dialog } from '@qadam/ui/dialog'
export { MediaManager } from '../tools/media-manager.tsx'
export { ShareWays } from '../tools/share-ways.tsx'
export { VersionList } from '../tools/version-list.tsx'
export { NameForm } from './name-form.tsx'
