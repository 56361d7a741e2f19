import type { Readable } from 'node:stream'

/** A reply that is a file, made as it is sent: what an action gives in place of its data. */
export class FileReply {
  readonly name: string
  readonly type: string
  readonly content: Readable

  constructor(name: string, type: string, content: Readable) {
    this.name = name
    this.type = type
    this.content = content
  }
}
