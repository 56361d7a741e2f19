import { inspectArchive } from '@qadam/course-archive'
import { serveJobs } from '../../../threads/thread-side.ts'
import type { InspectedFolder } from './inspected-folder-store.ts'
import { shownFaults } from './shown-faults.ts'

serveJobs(async (folder: string): Promise<InspectedFolder> => {
  const { archive, faults, advice } = await inspectArchive(folder)
  return {
    archive: archive && {
      ...archive,
      media: archive.media.map(({ read: _read, stream: _stream, ...facts }) => facts),
    },
    errors: shownFaults(faults),
    advice: shownFaults(advice),
  }
})
