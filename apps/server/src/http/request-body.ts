import { isUtf8 } from 'node:buffer'
import { parse as parseForm } from 'node:querystring'
import { SchoolError } from '@qadam/contract'
import type { FastifyInstance } from 'fastify'
import type { UploadedPart } from '../actions/action-handler.ts'
import { isStorable, parseStorableJson } from '../json/bounded-json.ts'

export interface RequestBody {
  fields: Record<string, unknown>
  uploads: readonly UploadedPart[]
  /** Removes the files that came along. */
  release?: () => Promise<void>
}

const maxFormFields = 500

/** A multipart body is read by its route, which knows by then who sends it. */
export const unreadMultipart = Symbol('a multipart body that was not read yet')

/** Teaches a scope of routes to read JSON and urlencoded bodies; anything it can't make sense of is `validation.failed`. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) =>
      requireStorable(parseForm(decode(body), '&', '=', { maxKeys: maxFormFields })),
  )
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, unreadMultipart))
}

/** The fields of a body that one of the parsers read. A missing body has none. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new SchoolError('validation.failed')
  return body as Record<string, unknown> // a plain object, by the line above and the parsers
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return parseStorableJson(decode(body))
  } catch {
    throw new SchoolError('validation.failed')
  }
}

function decode(body: Buffer): string {
  if (!isUtf8(body)) throw new SchoolError('validation.failed')
  return body.toString('utf8')
}

/** The value, if the database can store it and no key of it names a prototype. */
export function requireStorable<T>(value: T): T {
  if (!isStorable(value)) throw new SchoolError('validation.failed')
  return value
}
