import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../processes.ts'

/** Written anew at each release. */
const record = 'packages/contract/released.txt'
const own = '@qadam'

/**
 * The code of another release from the history of this checkout, with the packages that are installed here: no network.
 * @param commit the one of the last release where it is empty
 * @returns where it lies
 */
export function layRelease(commit: string, folder: string): string {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: repository, maxBuffer: 1024 ** 3 })
  const named = commit === '' ? git('log', '-1', '--format=%H', '--', record).toString().trim() : commit
  console.log(`Beside a server of ${git('log', '-1', '--format=%h (%cs)', named).toString().trim()}.`)
  const root = path.join(folder, 'release')
  mkdirSync(root)
  execFileSync('tar', ['-x', '-C', root], {
    input: git('archive', named, 'apps/server', 'packages', 'demo', 'package.json'),
  })
  const [packages, installed] = [path.join(root, 'node_modules'), path.join(repository, 'node_modules')]
  mkdirSync(path.join(packages, own), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== own) symlinkSync(path.join(installed, name), path.join(packages, name))
  for (const name of readdirSync(path.join(root, 'packages')))
    symlinkSync(path.join(root, 'packages', name), path.join(packages, own, name))
  return root
}
