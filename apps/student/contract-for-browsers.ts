import type { Plugin } from 'vite'

/** A text of the source, in any of its quotes; a long one is several of them, added. */
const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`[^\`$]*\`)`

const action = /[\\/]packages[\\/]contract[\\/]src[\\/]actions[\\/].+\.ts$/

const questionType = /[\\/]packages[\\/]contract[\\/]src[\\/]question-types[\\/].+\.ts$/

/**
 * A Vite plugin that leaves out of the contract what no student's browser uses, and would pay for with every first view:
 * what an action is for, the codes it can answer with, and what authors write of a question.
 */
export function contractForBrowsers(): Pick<Plugin, 'name' | 'enforce' | 'apply' | 'transform'> {
  return {
    name: 'qadam-contract-for-browsers',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (questionType.test(id)) return { code: withoutDraft(code), map: null }
      if (!action.test(id)) return undefined
      const lean = code
        .replaceAll(new RegExp(String.raw`^ +summary:\s+${text}(?:\s*\+\s*${text})*,$`, 'gm'), '')
        .replaceAll(/^ +errors: \[[^\]]*\],$/gm, '')
      return { code: lean, map: null }
    },
  }
}

function withoutDraft(code: string): string {
  return code.replace(/^ {2}draft: \{[^]*?^\}\)$/m, '  draft: {},\n})')
}
