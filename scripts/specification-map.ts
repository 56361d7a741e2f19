import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A test that proves a line, by the map. */
export interface Named {
  line: number
  /** A file of tests from the checkout's folder. */
  file: string
  /** What a title in it must begin with; undefined where the whole file is meant. */
  title: string | undefined
}

const places: readonly (readonly [start: string, folder: string, ending: string])[] = [
  ['student/', 'apps/student/src/', ''],
  ['staff/', 'apps/staff/src/', ''],
  ['server/test/', 'apps/server/test/', ''],
  ['server/', 'apps/server/src/', ''],
  ['journeys/', 'e2e/journeys/', '.spec'],
  ['packages/', 'packages/', ''],
  ['scripts/', 'scripts/', ''],
  ['demo/', 'demo/', ''],
]
const reference =
  /(?<path>(?:student|staff|server|journeys|packages|scripts|demo)\/[\w./-]*\w)|›\s(?<title>[^;›]+)/g

/** The tests that the map's tables name, each with its line. Titles of one file follow each other. */
export function namedTests(map: string): Named[] {
  return map.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return []
    const proved =
      text
        .replace(/\|\s*$/, '')
        .split('|')
        .at(-1) ?? ''
    const named: Named[] = []
    let file = ''
    for (const { groups: { path: written = '', title } = {} } of proved.matchAll(reference)) {
      const place = places.find(([start]) => written.startsWith(start))
      if (place) {
        const [start, folder, ending] = place
        file = folder + written.slice(start.length) + (written.endsWith(ending) ? '' : ending)
      } else if (title === undefined) continue
      named.push({ line: index + 1, file, title: title?.trim() })
    }
    return named
  })
}

/** What of it is not there, in words; empty where all is. */
export function missingTests(named: readonly Named[], repository: string): string[] {
  const sources = new Map<string, string>()
  const sourceOf = (file: string) => {
    const [found] = globSync(`${file}.{ts,tsx}`, { cwd: repository })
    if (found === undefined) return undefined
    const stored = sources.get(found) ?? plain(readFileSync(path.join(repository, found), 'utf8'))
    sources.set(found, stored)
    return stored
  }
  return named.flatMap(({ line, file, title }) => {
    const source = sourceOf(file)
    if (source === undefined) return [`line ${line}: there is no ${file}`]
    const isThere =
      title === undefined ||
      beginnings(title).some((begin) =>
        [`'${begin}`, `"${begin}`, `\`${begin}`].some((each) => source.includes(each)),
      )
    return isThere ? [] : [`line ${line}: ${file} has no test “${title}”`]
  })
}

/** Lines of the tables that name no test, or a decision that is not there, in words. */
export function gapsOf(map: string, repository: string): string[] {
  const proved = new Set(namedTests(map).map(({ line }) => line))
  return map.split('\n').flatMap((text, index) => {
    if (!text.startsWith('| ') || /^\| (?:---|Line \|)/.test(text)) return []
    const line = index + 1
    const decisions = [...text.matchAll(/decisions\/[\w.-]+\.md/g)].map(([name]) => `docs/${name}`)
    const missing = decisions.filter((name) => !existsSync(path.join(repository, name)))
    return [
      ...missing.map((name) => `line ${line}: there is no ${name}`),
      ...(proved.has(line) ? [] : [`line ${line} names no test`]),
    ]
  })
}

/** What a title begins with in the source: as it stands, up to its `…`, or up to a remark in brackets. */
function beginnings(title: string): string[] {
  const [cut = ''] = title.split('…')
  return [cut, cut.replace(/ \(.*$/, '')]
    .map((each) =>
      plain(each)
        .replace(/[,\s]+$/, '')
        .trim(),
    )
    .filter((each) => each !== '')
}

function plain(text: string): string {
  return text
    .replaceAll(/\\?[’']/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
}
