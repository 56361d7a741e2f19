import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The recordings that the lessons of this course play, by their files, with what is said in them. */
export function recordings(): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of ['lessons', 'texts'])
    for (const name of readdirSync(path.join(import.meta.dirname, part))) {
      const text = readFileSync(path.join(import.meta.dirname, part, name), 'utf8')
      for (const { groups } of text.matchAll(
        /\((?<file>media\/rec-[a-z0-9-]+\.mp3) \\?"(?<words>[^"\\]+)\\?"\)/g,
      ))
        if (groups?.['file'] && groups['words']) found.set(groups['file'], groups['words'])
    }
  return found
}

/** How loud a recording is as a whole, and at its loudest. */
export function measureLoudness(file: string): { loudness_LUFS: number; peak_dB: number } {
  const { stderr } = spawnSync(
    'ffmpeg',
    ['-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    {
      encoding: 'utf8',
    },
  )
  const last = (pattern: RegExp) => Number([...stderr.matchAll(pattern)].at(-1)?.[1])
  return { loudness_LUFS: last(/I:\s+(-?[\d.]+) LUFS/g), peak_dB: last(/Peak:\s+(-?[\d.]+) dBFS/g) }
}
