export type Query = (this: object, ...parameters: unknown[]) => Promise<unknown>

/** The SQL of a call of pg's `query`. */
export function textOf([first]: readonly unknown[]): string {
  if (typeof first === 'string') return first
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : ''
}
