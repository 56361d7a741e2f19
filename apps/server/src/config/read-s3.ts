import { z } from 'zod'
import { StartFailure } from '../errors/start-failure.ts'
import type { S3Settings } from '../files/s3-store.ts'
import { oneOf, setting, url } from './setting.ts'

export const s3Settings = {
  S3_BUCKET: setting('the name of a bucket', (text) => text)
    .optional()
    .meta({
      usually: '`DATA_DIR`',
      meaning:
        'A bucket of an S3-compatible store to keep files in; several machines need one. With it go the other settings of S3',
    }),
  S3_ENDPOINT: url('https://s3.example', 'https://', 'http://').optional().meta({
    usually: 'Amazon’s',
    meaning: 'The address of the store, where it is not Amazon’s',
  }),
  S3_REGION: setting('the name of a region', (text) => text)
    .prefault('us-east-1')
    .meta({ usually: 'us-east-1', meaning: 'The region of the bucket' }),
  S3_ACCESS_KEY_ID: setting('a key’s id', (text) => text)
    .optional()
    .meta({ usually: 'none', meaning: 'Who we are to the store' }),
  S3_SECRET_ACCESS_KEY: setting('a key', (text) => text)
    .optional()
    .meta({ usually: 'none', meaning: 'What proves it' }),
  S3_FORCE_PATH_STYLE: oneOf('yes', 'no').prefault('no').meta({
    usually: 'no',
    meaning: 'Whether the bucket stands in the path of the address, as MinIO and Ceph want it: `yes`, `no`',
  }),
}

const schema = z.object(s3Settings)

/** The bucket that keeps the school's files; undefined where they lie on disk. @throws StartFailure for half a bucket */
export function readS3(data: z.output<typeof schema>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data
  if (bucket === undefined) {
    const lonely = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
      (name) => data[name] !== undefined,
    )
    if (lonely === undefined) return undefined
    throw new StartFailure(`${lonely} is set, but S3_BUCKET is not. Set both, or none to keep files on disk.`)
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartFailure(
      `S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too. Set them, or no S3_BUCKET to keep files on disk.`,
    )
  }
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: data.S3_ENDPOINT,
    region: data.S3_REGION,
    forcePathStyle: data.S3_FORCE_PATH_STYLE === 'yes',
  }
}
