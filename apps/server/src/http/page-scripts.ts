import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const inlineScript = /<script>([\s\S]*?)<\/script>/g

/** What the security policy calls the scripts that stand in the pages of a built app themselves; none before it is built. */
export function pageScripts(root: string): string[] {
  const hashes = new Set<string>()
  for (const page of pagesIn(root))
    for (const [, script = ''] of readFileSync(path.join(root, page), 'utf8').matchAll(inlineScript))
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [...hashes]
}

function pagesIn(root: string): string[] {
  try {
    return readdirSync(root).filter((name) => name.endsWith('.html'))
  } catch {
    return []
  }
}
