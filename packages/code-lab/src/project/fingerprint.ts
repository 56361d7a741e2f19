import type { Project } from './project.ts'

/**
 * Hashes what a project holds, whatever the order of its files: 53 bits of cyrb53 (a public-domain string hash). Equal
 * projects have equal hashes; it distinguishes states of one student's project, and is no protection against a forger.
 */
export function fingerprint({ files, media }: Project): string {
  const sorted = (record: Readonly<Record<string, string>>) =>
    Object.keys(record)
      .sort()
      .map((name) => [name, record[name]])
  return hash(JSON.stringify([sorted(files), sorted(media)])).toString(36)
}

function hash(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
