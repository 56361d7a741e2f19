import { limits } from '@qadam/contract/limits'

const { length, alphabet } = limits.invites.code
const wellFormed = new RegExp(`^[${alphabet}]{${length}}$`)

/** The code in what a visitor typed or pasted: the code itself, or a link that ends with it; undefined where there is none. */
export function codeOf(text: string): string | undefined {
  const [path = ''] = text.trim().split(/[?#]/)
  const last = path.split('/').findLast((piece) => piece !== '') ?? ''
  const code = last.replaceAll(/[\s-]/g, '').toUpperCase()
  return wellFormed.test(code) ? code : undefined
}
