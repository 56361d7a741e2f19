import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)
interface Lockfile {
  packages: Readonly<Record<string, { name?: string; version?: string; dev?: boolean; link?: boolean }>>
}

/** What is read of a bill; the rest stays as npm wrote it. */
export interface Bill {
  metadata: { component: { 'bom-ref': string; name: string } }
  components: { 'bom-ref': string; name: string; version: string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, root), 'utf8'))

/**
 * What the lockfile brings to a server in use, as CycloneDX has it: not what builds and tests it. npm writes it whole: with
 * `--omit=dev` it leaves out what a server needs wherever another workspace has it for its tests, as the database's driver.
 */
export function billOfMaterials(): Bill {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const text = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  const found = JSON.parse(text) as Bill // as CycloneDX has it
  const used = usedPackages()
  // npm calls it as the folder is called that it lies in.
  found.metadata.component.name = (readJson('package.json') as { name: string }).name // ours
  found.components = found.components.filter((component) => used.has(component['bom-ref']))
  const own = found.metadata.component['bom-ref']
  found.dependencies = found.dependencies
    .filter(({ ref }) => ref === own || used.has(ref))
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => used.has(ref)) }))
  return found
}

/** By name and version, as the bill names them. */
function usedPackages(): Set<string> {
  const { packages } = readJson('package-lock.json') as Lockfile // as npm writes it
  const installed = Object.entries(packages)
  return new Set(
    installed
      .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
      .map(([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)}@${version}`),
  )
}
