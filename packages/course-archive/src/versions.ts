import { FORMAT, VERSION } from './schema.ts'

/** The JSON of an archive before its schema is known to fit. */
export type RawArchive = { course: unknown; lessons: ReadonlyMap<string, unknown> }

/** Brings an archive of one version to the next. */
export type Upgrade = (archive: RawArchive) => RawArchive

/**
 * By the version an upgrade starts from. When VERSION becomes 2, the entry for 1 turns version 1 into version 2, and
 * fixtures/version-1 stays as it is, so that old archives are read for ever.
 */
const upgrades: Record<number, Upgrade> = {}

/** The archive in the newest version, or a sentence on why it has none. */
export function upgradeArchive(
  archive: RawArchive,
  steps: Record<number, Upgrade> = upgrades,
  newest: number = VERSION,
): RawArchive | string {
  const { format, version } = header(archive.course)
  if (format !== FORMAT) return `format must be "${FORMAT}"`
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return 'version must be a whole number from 1'
  if (version > newest)
    return `version ${version} is newer than this reader, which knows versions up to ${newest}`

  let upgraded = archive
  for (let from = version; from < newest; from++) {
    const step = steps[from]
    if (!step) return `version ${version} can no longer be read`
    upgraded = step(upgraded)
  }
  return upgraded
}

function header(course: unknown): { format?: unknown; version?: unknown } {
  return typeof course === 'object' && course !== null ? course : {}
}
