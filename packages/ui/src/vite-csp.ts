const injection = /__insertCSS\("(?:[^"\\]|\\.)*"\);?/

/**
 * A Vite plugin that takes sonner's own style injection out of the bundle: the content security policy refuses it,
 * and toaster.css brings the rules. Fails the build when sonner changes the way it injects.
 */
export function withoutInjectedStyles(): {
  name: string
  enforce: 'pre'
  transform: (code: string, id: string) => { code: string; map: null } | undefined
} {
  return {
    name: 'qadam-without-injected-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.m?js/.test(id)) return undefined
      if (!injection.test(code))
        throw new Error('sonner no longer injects its styles the known way; see toaster.css')
      return { code: code.replace(injection, ''), map: null }
    },
  }
}
