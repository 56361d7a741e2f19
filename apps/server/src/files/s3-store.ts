import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { isFileKey, newFileKey, partialId, type UploadStore } from './file-store.ts'
import { S3PartialStore } from './s3-partial-store.ts'

export interface S3Settings {
  /** Undefined for Amazon's own. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

/** Files in a bucket of an S3-compatible object store: whole ones under `files/`, unfinished ones under `receiving/`. */
export function openS3Store(settings: S3Settings): UploadStore {
  const { bucket } = settings
  const client = new S3Client(clientConfig(settings))
  const partials = new S3PartialStore(client, bucket)
  const place = (key: string) => ({ Bucket: bucket, Key: `files/${key}` })

  return {
    async put(content, key = newFileKey()) {
      if (!isFileKey(key)) throw new Error('This is no key of a file')
      let size = 0
      const counted = Buffer.isBuffer(content)
        ? content
        : Readable.from(count(content, (bytes) => (size += bytes)))
      const upload = new Upload({ client, params: { ...place(key), Body: counted } })
      await upload.done()
      return { key, size: Buffer.isBuffer(content) ? content.length : size }
    },

    async read(key, range) {
      if (!isFileKey(key)) return undefined
      const part = range && { Range: `bytes=${range.start}-${range.end}` }
      const found = await orUndefined(client.send(new GetObjectCommand({ ...place(key), ...part })))
      // In Node the SDK gives a Readable; its type covers browsers too.
      return found?.Body instanceof Readable ? found.Body : undefined
    },

    async stat(key) {
      if (!isFileKey(key)) return undefined
      const found = await orUndefined(client.send(new HeadObjectCommand(place(key))))
      return found && { size: found.ContentLength ?? 0 }
    },

    async delete(key) {
      if (isFileKey(key)) await client.send(new DeleteObjectCommand(place(key)))
    },

    partials,

    async deletePartial(id) {
      if (isFileKey(id)) await partials.remove(partialId(id))
    },
  }
}

function clientConfig(settings: S3Settings): S3ClientConfig {
  return {
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.forcePathStyle,
    // Many stores that speak S3 do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

async function* count(content: Readable, add: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const bytes = chunk as Buffer // the store's contract: bytes, no text
    add(bytes.length)
    yield bytes
  }
}

async function orUndefined<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
