import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { getSigningSecret } from './media-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => await database.close())

test('the signing secret is made once, however many ask for it first', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => getSigningSecret(database.db)))
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
  expect(secrets[0]).toHaveLength(32)
})
