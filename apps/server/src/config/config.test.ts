import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isLoopback, readConfig } from './config.ts'
import { poolSizeFor } from './pool-size.ts'

let folder: string
let envFile: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-config-'))
  envFile = path.join(folder, '.env')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('without any setting the school serves this machine alone, on port 3000, from ./data', () => {
  expect(readConfig({}, envFile)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    databasePoolSize: poolSizeFor(1, os.availableParallelism()),
    uploadQuota_bytes: 500 * 1024 * 1024,
    courseFiles: {
      picture: 20 * 1024 * 1024,
      video: 500 * 1024 * 1024,
      audio: 50 * 1024 * 1024,
      captions: 1024 * 1024,
    },
    pythonPackages: undefined,
    s3: undefined,
    workers: 1,
    drainNotice_s: 0,
    demo: 'auto',
    logLevel: 'info',
    publicUrl: undefined,
    isOfflineOn: true,
    trustProxy: false,
    metricsToken: undefined,
    schoolTimeZone: 'Asia/Tashkent',
    paymentLink: undefined,
    onlinePayments: { payme: undefined, click: undefined, publicUrl: undefined },
    helperEndpoint: undefined,
    helperDailyLimit: 50,
  })
})

test.each([
  [1, 2, 5],
  [2, 2, 3],
  [8, 8, 3],
  [4, 16, 9],
  [1, 1, 3],
])('%i workers on %i cores have %i connections each', (workers, cores, size) => {
  expect(poolSizeFor(workers, cores)).toBe(size)
})

test('DATABASE_POOL_SIZE is a number or auto', () => {
  const read = (size: string) => readConfig({ DATABASE_POOL_SIZE: size }, envFile).databasePoolSize
  expect([read('7'), read('auto')]).toEqual([7, poolSizeFor(1, os.availableParallelism())])
  for (const size of ['0', '1001', 'many'])
    expect(() => read(size)).toThrow('it must be auto, or a whole number from 1 to 1000.')
})

test('.env is read, and the environment is stronger', () => {
  writeFileSync(envFile, '# ours\nPORT=4000\nDEMO="no"\nLOG_LEVEL=\n')
  const config = readConfig({ PORT: '5000', HOST: '' }, envFile)
  expect(config).toMatchObject({ port: 5000, demo: 'no', logLevel: 'info', host: '127.0.0.1' })
})

test('films come from elsewhere, and ffmpeg may be turned off', () => {
  const config = readConfig({ MEDIA_URL: 'https://films.example/', FFMPEG_PATH: 'no' }, envFile)
  expect(config).toMatchObject({ mediaUrl: 'https://films.example', ffmpegPath: 'no' })
})

test('an unknown name in .env is refused with the nearest known one', () => {
  writeFileSync(envFile, 'DATABSE_URL=postgresql://localhost/qadam\n')
  expect(() => readConfig({}, envFile)).toThrow(
    'sets DATABSE_URL, which is no setting. The nearest one is DATABASE_URL.',
  )
})

test.each([
  [{ PORT: 'http' }, 'PORT is "http", but it must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536"'],
  [{ PORT: '-1' }, 'PORT is "-1"'],
  [{ WORKERS: '0' }, 'WORKERS is "0", but it must be a whole number from 1 to 256.'],
  [{ DEMO: 'true' }, 'DEMO is "true", but it must be one of auto, yes, no.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  [{ PUBLIC_URL: 'school.example' }, 'PUBLIC_URL is "school.example", but it must be an address'],
  [{ SCHOOL_TIME_ZONE: 'Asia/Toshkent' }, 'must be a time zone such as Asia/Tashkent.'],
  [{ SCHOOL_TIME_ZONE: 'CET' }, 'must be a time zone such as Asia/Tashkent.'],
  [
    { MEDIA_URL: 'https://films.example/a' },
    'MEDIA_URL is "https://films.example/a", but it must be an address without',
  ],
  [{ MEDIA_URL: 'films.example' }, 'must be an address without a path such as'],
  [{ WORKERS: '2' }, 'the embedded database serves one process only'],
])('%o is refused', (environment, sentence) => {
  expect(() => readConfig(environment, envFile)).toThrow(sentence)
})

test.each([
  ['no', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.7, 172.16.0.0/12,fd00::/8 , loopback', ['10.0.0.7', '172.16.0.0/12', 'fd00::/8', 'loopback']],
])('TRUST_PROXY %s names the proxies', (text, proxies) => {
  expect(readConfig({ TRUST_PROXY: text }, envFile).trustProxy).toEqual(proxies)
})

test.each([
  'yes',
  'true',
  '11',
  '-1',
  '1.5',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.7/33',
  '10.0.0',
  'proxy.example',
  '1,',
])('TRUST_PROXY %s is refused with what to write instead', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text }, envFile)).toThrow(
    `TRUST_PROXY is "${text}", but it must be no, how many proxies stand in front (1 for one), or their addresses`,
  )
})

test('a short METRICS_TOKEN is refused without showing it', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'secret' }, envFile)).toThrow(
    /^METRICS_TOKEN must be at least 16 characters(?!.*secret)/,
  )
})

test('a pooler stands before a PostgreSQL, and its address shows no password either', () => {
  expect(() => readConfig({ DATABASE_POOLER_URL: 'postgresql://host:6432/qadam' }, envFile)).toThrow(
    'DATABASE_URL is not',
  )
  expect(() => readConfig({ DATABASE_POOLER_URL: 'mysql://root:secret@host/qadam' }, envFile)).toThrow(
    /^DATABASE_POOLER_URL must be an address(?!.*secret)/,
  )
})

test('a bad DATABASE_URL is refused without showing its password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@host/qadam' }, envFile)).toThrow(
    /^DATABASE_URL must be an address such as postgresql:(?!.*secret)/,
  )
})

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'very-secret' }

test('a bucket with its keys keeps the files', () => {
  const config = readConfig({ S3_BUCKET: 'school', ...keys, S3_FORCE_PATH_STYLE: 'yes' }, envFile)
  expect(config.s3).toEqual({
    bucket: 'school',
    accessKeyId: 'id',
    secretAccessKey: 'very-secret',
    endpoint: undefined,
    region: 'us-east-1',
    forcePathStyle: true,
  })
})

test.each([
  [
    { S3_BUCKET: 'school', S3_ACCESS_KEY_ID: 'id' },
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too',
  ],
  [keys, 'S3_ACCESS_KEY_ID is set, but S3_BUCKET is not'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT is set, but S3_BUCKET is not'],
  [
    { S3_BUCKET: 'school', ...keys, S3_ENDPOINT: 's3.example' },
    'S3_ENDPOINT is "s3.example", but it must be',
  ],
])('half a store is refused, and its key is not shown: %o', (environment, sentence) => {
  expect(() => readConfig(environment, envFile)).toThrow(sentence)
  expect(() => readConfig(environment, envFile)).not.toThrow('very-secret')
})

test('several workers are fine on PostgreSQL', () => {
  const config = readConfig({ WORKERS: '4', DATABASE_URL: 'postgres://host/qadam' }, envFile)
  expect(config).toMatchObject({ workers: 4, databaseUrl: 'postgres://host/qadam' })
})

test.each(['127.0.0.1', 'localhost', '::1', '127.1.2.3'])('%s is this machine alone', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example'])('%s is more than this machine', (host) => {
  expect(isLoopback(host)).toBe(false)
})

test('a helper’s endpoint needs its address and its model; a key alone is a slip', () => {
  const helper = { HELPER_URL: 'https://models.example/v1', HELPER_MODEL: 'ustoz', HELPER_KEY: 'very-secret' }
  expect(readConfig(helper, envFile)).toMatchObject({
    helperEndpoint: { url: 'https://models.example/v1', model: 'ustoz', key: 'very-secret' },
    helperDailyLimit: 50,
  })
  const { HELPER_URL, HELPER_MODEL, HELPER_KEY } = helper
  expect(() => readConfig({ HELPER_URL }, envFile)).toThrow('HELPER_MODEL must name')
  expect(() => readConfig({ HELPER_MODEL, HELPER_KEY }, envFile)).toThrow(
    /^HELPER_KEY is set, but HELPER_URL is not/,
  )
  expect(() => readConfig({ HELPER_URL: 'very-secret', HELPER_MODEL }, envFile)).toThrow(
    /^HELPER_URL must(?!.*very)/,
  )
})

test('Eskiz needs its account and its password, and is called by the address without a slash at its end', () => {
  const account = { ESKIZ_EMAIL: 'school@example.uz', ESKIZ_PASSWORD: 'very-secret' }
  expect(readConfig({}, envFile).eskiz).toBeUndefined()
  expect(
    readConfig({ ...account, ESKIZ_SENDER: 'QADAM', ESKIZ_URL: 'http://127.0.0.1:9/api/' }, envFile).eskiz,
  ).toEqual({
    email: 'school@example.uz',
    password: 'very-secret',
    sender: 'QADAM',
    url: 'http://127.0.0.1:9/api',
  })
  expect(readConfig(account, envFile).eskiz).toMatchObject({
    sender: '4546',
    url: 'https://notify.eskiz.uz/api',
  })
  for (const [name, value] of Object.entries(account))
    expect(() => readConfig({ [name]: value }, envFile)).toThrow(
      /^ESKIZ_EMAIL and ESKIZ_PASSWORD go together(?!.*very)/,
    )
  expect(() => readConfig({ ...account, ESKIZ_SENDER: 'A name far too long' }, envFile)).toThrow(
    'ESKIZ_SENDER',
  )
})

test('Payme and Click are each configured whole or not at all, and their keys are not repeated', () => {
  const read = (environment: NodeJS.ProcessEnv) => readConfig(environment, envFile).onlinePayments
  expect(
    read({ PAYME_MERCHANT_ID: 'a1', PAYME_KEY: 'secret', PUBLIC_URL: 'https://school.example' }),
  ).toEqual({
    payme: { merchantId: 'a1', key: 'secret', isSandbox: false },
    click: undefined,
    publicUrl: 'https://school.example',
  })
  // The sandbox's key replaces the other: it makes no real payment.
  expect(read({ PAYME_MERCHANT_ID: 'a1', PAYME_KEY: 'secret', PAYME_TEST_KEY: 'test' }).payme).toEqual({
    merchantId: 'a1',
    key: 'test',
    isSandbox: true,
  })
  const click = { CLICK_SERVICE_ID: '1', CLICK_MERCHANT_ID: '2', CLICK_SECRET_KEY: 'secret' }
  expect(read(click).click).toEqual({
    serviceId: '1',
    merchantId: '2',
    secretKey: 'secret',
    merchantUserId: undefined,
  })
  for (const lonely of [{ PAYME_KEY: 'secret' }, { PAYME_MERCHANT_ID: 'a1' }, { PAYME_TEST_KEY: 'test' }])
    expect(() => read(lonely)).toThrow('PAYME_MERCHANT_ID and PAYME_KEY go together')
  for (const { [0]: gone } of Object.entries(click))
    expect(() => read({ ...click, [gone]: '' })).toThrow(
      'CLICK_SERVICE_ID, CLICK_MERCHANT_ID and CLICK_SECRET_KEY',
    )
  expect(() => read({ PAYME_MERCHANT_ID: 'a;b' })).toThrow('PAYME_MERCHANT_ID is "a;b"')
})
