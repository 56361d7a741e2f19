import { inspectArchive } from '@qadam/course-archive'
import { serveJobs } from '../../../threads/thread-side.ts'
import type { InspectedFolder } from './inspected-folder-store.ts'
import { toldFaults } from './told-faults.ts'

serveJobs(async (folder: string): Promise<InspectedFolder> => {
  const { archive, faults, advice } = await inspectArchive(folder)
  return {
    archive: archive && {
      ...archive,
      media: archive.media.map(({ read: _read, stream: _stream, ...facts }) => facts),
    },
    errors: toldFaults(faults),
    advice: toldFaults(advice),
  }
})
