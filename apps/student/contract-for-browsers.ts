import type { Plugin } from 'vite'

/** A text of the source, in any of its quotes; a long one is several of them, added. */
const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`[^\`$]*\`)`

const action = /[\\/]packages[\\/]contract[\\/]src[\\/]actions[\\/].+\.ts$/

/**
 * A Vite plugin that leaves out of the contract what only its description is made of: what an action is for, and the
 * codes it can answer with. A browser calls and parses; it uses neither, and pays for every byte.
 */
export function contractForBrowsers(): Pick<Plugin, 'name' | 'enforce' | 'apply' | 'transform'> {
  return {
    name: 'qadam-contract-for-browsers',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!action.test(id)) return undefined
      const lean = code
        .replaceAll(new RegExp(String.raw`^ +summary:\s+${text}(?:\s*\+\s*${text})*,$`, 'gm'), '')
        .replaceAll(/^ +errors: \[[^\]]*\],$/gm, '')
      return { code: lean, map: null }
    },
  }
}
