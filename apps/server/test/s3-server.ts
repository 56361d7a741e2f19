import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../src/files/s3-store.ts'

export interface S3Server {
  settings: S3Settings
  close: () => Promise<void>
}

/** A server of the S3 protocol with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It drops the last slash of a bucket's address before it checks the signature of a listing.
    allowMismatchedSignatures: true,
    directory: folder,
    configureBuckets: [{ name: 'school', configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'school',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
