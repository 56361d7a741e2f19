import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const first = ['python', 'web', 'english']

/** The folders of the demo school's course archives, in the order in which students see the courses. */
export function demoCourses(): string[] {
  const root = fileURLToPath(new URL('../courses', import.meta.url))
  if (!existsSync(root)) return []
  const ids = readdirSync(root).filter((id) => existsSync(join(root, id, 'course.json')))
  const others = ids.filter((id) => !first.includes(id)).toSorted()
  return [...first.filter((id) => ids.includes(id)), ...others].map((id) => join(root, id))
}
