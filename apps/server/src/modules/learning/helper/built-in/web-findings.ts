import { parser as cssParser } from '@lezer/css'
import { parser as scriptParser } from '@lezer/javascript'
import type { CodeFiles } from '../sent-files.ts'
import { withoutBlocks } from '../without-blocks.ts'
import { linesOf, type Finding } from './finding.ts'
import { tagFaults } from './html-tags.ts'
import { parseStrictly } from './parse-strictly.ts'
import type { HelperWords } from './helper-words.ts'

const scripts = scriptParser.configure({ dialect: 'jsx' })

/** What is wrong in the pages, styles and scripts of a project, file by file. */
export function webFindings(files: CodeFiles, media: ReadonlySet<string>, words: HelperWords): Finding[] {
  const pages = Object.entries(files).filter(([name]) => /\.html?$/i.test(name))
  const ids = new Set(
    pages.flatMap(([, page]) => [...page.matchAll(/\bid\s*=\s*["']?([^"'\s>]+)/g)].map(([, id]) => id)),
  )
  return Object.entries(files).flatMap(([file, text]) => {
    const report = (line: number, report: string): Finding => ({ file, line, text: report })
    if (/\.html?$/i.test(file))
      return [...tagFindings(text, report, words), ...linkFindings(text, files, media, report, words)]
    if (/\.css$/i.test(file)) return styleFindings(text, report, words)
    if (/\.jsx?$/i.test(file)) return scriptFindings(text, pages.length > 0 ? ids : undefined, report, words)
    return []
  })
}

type Report = (line: number, text: string) => Finding

function tagFindings(page: string, report: Report, { web }: HelperWords): Finding[] {
  const found: Finding[] = []
  const lineAt = linesOf(page)
  for (const { kind, tag, at } of tagFaults(page))
    found.push(report(lineAt(at), kind === 'stray' ? web.strayClose(tag) : web.unclosed(tag)))
  const known = new Set<string>()
  for (const match of page.matchAll(/\bid\s*=\s*["']([^"']+)["']/g)) {
    const [, id = ''] = match
    if (known.has(id)) found.push(report(lineAt(match.index), web.sameId(id)))
    known.add(id)
  }
  for (const match of page.matchAll(/<img\b(?![^<>]*\balt\s*=)[^<>]*>/gi))
    found.push(report(lineAt(match.index), web.noAlt))
  return found.toSorted((one, other) => one.line - other.line)
}

/** Files that a page links to and the project does not have. */
function linkFindings(
  page: string,
  files: CodeFiles,
  media: ReadonlySet<string>,
  report: Report,
  { web }: HelperWords,
): Finding[] {
  const lineAt = linesOf(page)
  return [
    ...page.matchAll(/<(?:script|link|img|video|source)\b[^<>]*\b(?:src|href)\s*=\s*["']([^"']*)["']/gi),
  ].flatMap((match) => {
    const name = (match[1] ?? '').replace(/^\.\//, '')
    const isOutside = name === '' || /^(?:[a-z]+:|\/\/|#|\/)/i.test(name)
    return isOutside ||
      Object.hasOwn(files, name) ||
      media.has(name) ||
      (media.size === 0 && /\.(?:png|jpe?g|gif|webp|mp4|webm|avi|svg)$/i.test(name))
      ? []
      : [report(lineAt(match.index), web.missingFile(name))]
  })
}

function styleFindings(style: string, report: Report, { web }: HelperWords): Finding[] {
  const bare = withoutBlocks(style, '/*', '*/', (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const found: Finding[] = []
  const lineAt = linesOf(style)
  // A declaration whose line ends without its sign, with another right below.
  for (const match of bare.matchAll(
    /^[ \t]*([\w-]+)[ \t]*:[^;{}\n]*[^;{},\s][ \t]*\n(?=[ \t]*[\w-]+[ \t]*:[^{}\n]*(?:;|\n|\}))/gm,
  ))
    found.push(report(lineAt(match.index), web.semicolon(match[1] ?? '')))
  const open = (bare.match(/\{/g) ?? []).length
  const closed = (bare.match(/\}/g) ?? []).length
  if (open > closed) found.push(report(lineAt(lastUnclosed(bare)), web.braceOpen))
  if (closed > open) found.push(report(lineAt(bare.lastIndexOf('}')), web.braceExtra))
  const broken = found.length === 0 ? brokenLine(cssParser, style) : undefined
  return broken === undefined ? found : [report(broken, web.brokenStyle)]
}

function lastUnclosed(text: string): number {
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') open.push(at)
    if (text[at] === '}') open.pop()
  }
  return open.at(-1) ?? 0
}

function scriptFindings(
  script: string,
  ids: ReadonlySet<string | undefined> | undefined,
  report: Report,
  { web }: HelperWords,
): Finding[] {
  const broken = brokenLine(scripts, script)
  if (broken !== undefined) return [report(broken, web.brokenScript)]
  if (!ids) return []
  const lineAt = linesOf(script)
  const asked = /getElementById\(\s*["'`]([^"'`]+)["'`]|querySelector\(\s*["'`]#([\w-]+)["'`]/g
  return [...script.matchAll(asked)].flatMap((match) => {
    const id = match[1] ?? match[2] ?? ''
    return ids.has(id) ? [] : [report(lineAt(match.index), web.noId(id))]
  })
}

function brokenLine(parser: typeof cssParser, text: string): number | undefined {
  const parsed = parseStrictly(parser, text)
  return parsed && 'broken' in parsed ? parsed.broken : undefined
}
