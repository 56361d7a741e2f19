/** Makes the school that journeys copy, the demo's with additions of theirs: npm run node -- e2e/fill-school.ts DATA_DIR */
import { join } from 'node:path'
import { readConfig } from '../apps/server/src/config/config.ts'
import { openDiskStore } from '../apps/server/src/files/disk-store.ts'
import { prepareSchool } from '../apps/server/src/start/serve.ts'
import { addFreshStudents } from './fresh-students.ts'
import { addPracticeCourses } from './practice-course.ts'

async function fillSchool(dataDir: string): Promise<void> {
  const settings = { DATA_DIR: dataDir, HOST: '127.0.0.1', DEMO: 'auto', LOG_LEVEL: 'warn' }
  const { database } = await prepareSchool(readConfig(settings, join(dataDir, 'no-settings')))
  try {
    const files = await openDiskStore(join(dataDir, 'files'))
    await addFreshStudents(database.db, files)
    await addPracticeCourses(database.db, files)
    // At the next ten minutes of the clock every server would run the checks of twenty of the demo's works, for minutes,
    // and a journey's own program would wait behind them.
    await database.db.deleteFrom('check_results').where('results', 'is', null).execute()
    // Of what is unread the newest would be shown over the first screens of a journey.
    await database.db
      .updateTable('notifications')
      .set({ read_at: new Date() })
      .where('read_at', 'is', null)
      .execute()
  } finally {
    await database.close()
  }
}

const dataDir = process.argv[2]
if (import.meta.main && dataDir !== undefined) await fillSchool(dataDir)
