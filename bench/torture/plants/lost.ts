/** A planted bug: now and then a project that was saved is not written. */
import { original, plant, textOf } from './queries.ts'

const share = 0.03

plant(async function (...parameters) {
  const isSave = textOf(parameters).startsWith('update "projects"')
  if (isSave && Math.random() < share) return { rows: [], rowCount: 1, command: 'UPDATE' }
  return await original.apply(this, parameters)
})
