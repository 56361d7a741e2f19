import type { InjectOptions } from 'fastify'
import type { Reply, TestSchool } from './test-school.ts'

export interface UploadReply extends Reply {
  location: string
  /** The part of the address that `upload_ids` takes. */
  id: string
  offset: number
}

/** Speaks tus to a school's app as one person, request by request. */
export class UploadClient {
  readonly #school: TestSchool
  readonly #headers: Record<string, string>

  constructor(school: TestSchool, token: string, tokenHeader = 'x-student-auth') {
    this.#school = school
    this.#headers = { 'tus-resumable': '1.0.0', [tokenHeader]: token }
  }

  async begin(
    size: number,
    metadata: Record<string, string> = { filename: 'ish.txt' },
    content?: Buffer,
  ): Promise<UploadReply> {
    return await this.#send({
      method: 'POST',
      url: '/api/uploads',
      headers: {
        'upload-length': String(size),
        'upload-metadata': metadataOf(metadata),
        ...(content ? { 'content-type': 'application/offset+octet-stream' } : {}),
      },
      ...(content ? { payload: content } : {}),
    })
  }

  async patch(location: string, offset: number, content: Buffer | string): Promise<UploadReply> {
    return await this.#send({
      method: 'PATCH',
      url: location,
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      payload: content,
    })
  }

  async head(location: string): Promise<UploadReply> {
    return await this.#send({ method: 'HEAD', url: location })
  }

  async remove(location: string): Promise<UploadReply> {
    return await this.#send({ method: 'DELETE', url: location })
  }

  /** Begins and sends all of it. @returns the reply to the last byte. */
  async upload(content: Buffer | string, metadata?: Record<string, string>): Promise<UploadReply> {
    const begun = await this.begin(Buffer.byteLength(content), metadata)
    if (begun.status !== 201) return begun
    const sent = await this.patch(begun.location, 0, content)
    return { ...sent, location: begun.location, id: begun.id }
  }

  async #send(request: InjectOptions): Promise<UploadReply> {
    const reply = await this.#school.inject({
      ...request,
      headers: { ...this.#headers, ...request.headers },
    })
    const { location: header } = reply.headers
    const location = typeof header === 'string' ? header : ''
    return {
      ...reply,
      location,
      id: location.slice(location.lastIndexOf('/') + 1),
      offset: Number(reply.headers['upload-offset'] ?? Number.NaN),
    }
  }
}

export function metadataOf(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}
