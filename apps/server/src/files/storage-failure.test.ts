import { createServer } from 'node:http'
import { S3ServiceException } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '../database/database-failure.ts'
import { openS3Store } from './s3-store.ts'
import { isStorageAway } from './storage-failure.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'])('%s is the disk’s trouble', (code) => {
  expect(isStorageAway(withCode(code))).toBe(true)
})

test.each([withCode('EACCES'), withCode('ENOENT'), new TypeError('x'), 'ENOSPC', null])(
  '%s is a fault of ours',
  (error) => {
    expect(isStorageAway(error)).toBe(false)
  },
)

test('whatever an object store refuses is its trouble', () => {
  const refusal = new S3ServiceException({ name: 'SlowDown', $fault: 'server', $metadata: {} })
  expect(isStorageAway(refusal)).toBe(true)
})

test('an object store that is not there, or answers nonsense, is away', async () => {
  const nonsense = createServer((_request, reply) => reply.writeHead(503).end('<html>'))
  await new Promise<void>((resolve) => nonsense.listen(0, '127.0.0.1', resolve))
  const address = nonsense.address()
  const port = typeof address === 'object' ? address?.port : 0
  for (const endpoint of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:9']) {
    const store = openS3Store({
      endpoint,
      region: 'us-east-1',
      bucket: 'school',
      accessKeyId: 'x',
      secretAccessKey: 'x',
      forcePathStyle: true,
    })
    const error: unknown = await store.put(Buffer.from('x')).catch((reason: unknown) => reason)
    expect([endpoint, isStorageAway(error) || isDatabaseAway(error)]).toEqual([endpoint, true])
  }
  nonsense.closeAllConnections()
  nonsense.close()
})
