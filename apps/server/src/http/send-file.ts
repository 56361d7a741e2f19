import type { FastifyReply } from 'fastify'
import type { FileReply } from '../actions/file-reply.ts'
import { contentDisposition } from './content-disposition.ts'

/** Sends a file to be saved. Where producing it fails the connection breaks: half a file is never taken for one. */
export function sendFile(reply: FastifyReply, { name, type, content }: FileReply): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'no-store, no-transform',
    })
    .send(content)
}
