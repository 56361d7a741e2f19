import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { DataStore, ERRORS, Upload } from '@tus/server'
import * as z from 'zod'

/** Smaller pieces cost more requests, larger ones more memory and more that a kill can lose. */
const piece_bytes = 1024 * 1024
/** A client that sends byte by byte would fill the bucket with objects. One page of a listing holds a thousand. */
const maxPieces = 900

const headSchema = z.object({
  size: z.int(),
  metadata: z.record(z.string(), z.nullable(z.string())).optional(),
  creation_date: z.string().optional(),
})

interface Piece {
  key: string
  start: number
  size: number
}

/**
 * Unfinished uploads in a bucket: each piece that came is an object of its own, named by where it begins, and never
 * written again. So nothing that was acknowledged is ever at stake, whichever process takes the next piece. (The
 * protocol's own store for S3 gathers parts of 5 MB, which for files of 15 MB means fetching, deleting and rewriting
 * most of what was received with every piece.)
 */
export class S3PartialStore extends DataStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    super()
    this.#client = client
    this.#bucket = bucket
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata } = upload
    const head = { size, metadata, creation_date: new Date().toISOString() }
    await this.#put(headKey(id), Buffer.from(JSON.stringify(head)))
    return upload
  }

  override async getUpload(id: string): Promise<Upload> {
    const head = await this.#head(id)
    const pieces = wholePieces(await this.#list(id))
    return new Upload({
      id,
      offset: endOf(pieces),
      size: head.size,
      ...(head.metadata ? { metadata: head.metadata } : {}),
      ...(head.creation_date === undefined ? {} : { creation_date: head.creation_date }),
    })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    if ((await this.#list(id)).length >= maxPieces) throw ERRORS.ERR_SIZE_EXCEEDED
    let end = offset
    for await (const piece of piecesOf(stream)) {
      await this.#put(pieceKey(id, end), piece)
      end += piece.length
    }
    return end
  }

  /** The bytes received so far, in order. */
  async read(id: string): Promise<Readable> {
    const pieces = wholePieces(await this.#list(id))
    return Readable.from(this.#contentOf(pieces))
  }

  override async remove(id: string): Promise<void> {
    // The head last: as long as it is there, what remains can be found by its id.
    for (const { key } of await this.#list(id)) await this.#delete(key)
    await this.#delete(headKey(id))
  }

  async *#contentOf(pieces: readonly Piece[]): AsyncGenerator<Buffer> {
    for (const { key } of pieces) {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }))
      if (Body) yield Buffer.from(await Body.transformToByteArray())
    }
  }

  async #head(id: string): Promise<z.infer<typeof headSchema>> {
    try {
      const found = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: headKey(id) }))
      return headSchema.parse(JSON.parse((await found.Body?.transformToString()) ?? ''))
    } catch (error) {
      throw error instanceof NoSuchKey ? ERRORS.FILE_NOT_FOUND : error
    }
  }

  async #list(id: string): Promise<Piece[]> {
    const found = await this.#client.send(
      new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: `${id}/pieces/` }),
    )
    return (found.Contents ?? []).map(({ Key = '', Size = 0 }) => ({
      key: Key,
      start: Number(Key.slice(Key.lastIndexOf('/') + 1)),
      size: Size,
    }))
  }

  async #put(key: string, content: Buffer): Promise<void> {
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: content }))
  }

  async #delete(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }))
  }
}

const headKey = (id: string): string => `${id}/head`
const pieceKey = (id: string, start: number): string => `${id}/pieces/${String(start).padStart(12, '0')}`

/** The pieces that follow on each other from the beginning. */
function wholePieces(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces.toSorted((one, other) => one.start - other.start)) {
    if (piece.start === endOf(whole)) whole.push(piece)
  }
  return whole
}

function endOf(pieces: readonly Piece[]): number {
  const last = pieces.at(-1)
  return last ? last.start + last.size : 0
}

async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes = chunk as Buffer // a request's body gives bytes
    chunks.push(bytes)
    size += bytes.length
    if (size < piece_bytes) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(chunks)
}
