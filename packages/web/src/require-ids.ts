import { notFound } from '@tanstack/react-router'
import { parseId } from './parse-id.ts'

/** A guard of routes: ids that are not numbers never reach the server. */
export function requireIds({ params }: { params: Record<string, string | undefined> }): void {
  if (Object.values(params).some((param) => parseId(param) === null)) throw notFound()
}
