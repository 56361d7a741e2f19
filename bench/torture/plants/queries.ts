import pg from 'pg'

export type Query = (this: object, ...parameters: unknown[]) => Promise<unknown>

/** pg's own `query`, which a planted one hands on to. */
export const original = pg.Client.prototype.query as unknown as Query // of its overloads the one that the server uses

/** Puts this in the place of pg's `query`, in the whole process. */
export function plant(query: Query): void {
  Object.assign(pg.Client.prototype, { query })
}

/** The SQL of a call of pg's `query`. */
export function textOf([first]: readonly unknown[]): string {
  if (typeof first === 'string') return first
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : ''
}
