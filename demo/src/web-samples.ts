import { setImmediate as promisesSettle } from 'node:timers/promises'
import { format } from 'node:util'
import { createContext, Script } from 'node:vm'
import { Window } from 'happy-dom'
import { parseSync } from 'oxc-parser'
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'

const SECOND = 1000

/** What is wrong with a piece of JavaScript or JSX as a text, or undefined. */
export function syntaxFault(code: string, language: 'js' | 'jsx'): string | undefined {
  return parseSync(`sample.${language}`, code, { sourceType: 'unambiguous' }).errors[0]?.message
}

/** Runs JavaScript that needs no page, and gives what it wrote to the console. Timers end at once, in their order. */
export async function runJavaScript(code: string): Promise<{ output: string; error?: string }> {
  const lines: string[] = []
  const waiting: { at: number; work: () => void }[] = []
  const write = (...values: unknown[]) => lines.push(`${format(...values)}\n`)
  const context = createContext({
    console: { log: write, error: write, warn: write, info: write },
    setTimeout: (work: () => void, at = 0) => waiting.push({ at, work }),
  })
  try {
    new Script(code, { filename: 'sample.js' }).runInContext(context, { timeout: SECOND })
    await promisesSettle()
    for (const { work } of waiting.toSorted((a, b) => a.at - b.at)) {
      work()
      await promisesSettle()
    }
    return { output: lines.join('') }
  } catch (error) {
    return { output: lines.join(''), error: String(error) }
  }
}

type Node = DefaultTreeAdapterTypes.ChildNode

/** What is wrong with HTML: what its parser complains of, and elements that are never closed. */
export function htmlFaults(code: string): string[] {
  const faults: string[] = []
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }: { code: string; startLine: number }) => {
      if (name !== 'missing-doctype') faults.push(`line ${startLine}: ${name}`)
    },
  }
  const isDocument = /<!doctype|<html/i.test(code)
  const tree = isDocument ? parse(code, options) : parseFragment(code, options)
  return [...faults, ...tree.childNodes.flatMap(unclosed)]
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

function unclosed(node: Node): string[] {
  if (!('tagName' in node)) return []
  const place = node.sourceCodeLocation
  const isOpen = place?.startTag && !place.endTag && !empty.has(node.tagName)
  return [
    ...(isOpen ? [`line ${place.startLine}: <${node.tagName}> is not closed`] : []),
    ...node.childNodes.flatMap(unclosed),
  ]
}

/** Opens a web project and runs an assert over its document; gives the error it throws, if any. */
export async function runWebCheck(
  files: Record<string, string>,
  assert: string,
): Promise<string | undefined> {
  const window = new Window({
    url: 'https://project.example/',
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  })
  try {
    window.document.write(inlined(files))
    await window.happyDOM.waitUntilComplete()
    window.eval(assert)
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    await window.happyDOM.close()
  }
}

/** The page with its own style sheets and scripts in it. */
function inlined(files: Record<string, string>): string {
  return (files['index.html'] ?? '')
    .replaceAll(/<link\b[^>]*\bhref="([^"]+\.css)"[^>]*>/g, (tag, name: string) =>
      name in files ? `<style>${files[name]}</style>` : tag,
    )
    .replaceAll(/<script\b[^>]*\bsrc="([^"]+\.js)"[^>]*><\/script>/g, (tag, name: string) =>
      name in files ? `<script>${files[name]}</script>` : tag,
    )
}
