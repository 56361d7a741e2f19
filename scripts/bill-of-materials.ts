import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const root = new URL('..', import.meta.url)
const manifest = z.object({ name: z.string(), version: z.string() })
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})
const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})
export type Bill = z.infer<typeof bill>

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
  const found = bill.parse(JSON.parse(text))
  const used = usedPackages()
  // npm calls it as the folder is called that it lies in.
  found.metadata.component.name = manifest.parse(readJson('package.json')).name
  found.components = found.components.filter((component) => used.has(component['bom-ref']))
  const own = found.metadata.component['bom-ref']
  found.dependencies = found.dependencies
    .filter(({ ref }) => ref === own || used.has(ref))
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => used.has(ref)) }))
  return found
}

/** By name and version, as the bill names them. */
function usedPackages(): Set<string> {
  const installed = Object.entries(lockfile.parse(readJson('package-lock.json')).packages)
  return new Set(
    installed
      .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
      .map(([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)}@${version}`),
  )
}
