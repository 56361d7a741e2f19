import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** A client's own name for one request, which makes a retry of it harmless. */
export const requestId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i))

/** The name of a resumable upload: random, dealt by the server. */
export const uploadId = z.string().check(z.regex(/^[0-9a-zA-Z_-]{16,64}$/))

/** Ids of finished uploads, in the student's order; a multipart body brings a single one as plain text. */
export const uploadIds = z.pipe(
  z.union([z.array(uploadId).check(z.maxLength(limits.upload.maxFiles)), uploadId]),
  z.transform((ids) => (Array.isArray(ids) ? ids : [ids])),
)
