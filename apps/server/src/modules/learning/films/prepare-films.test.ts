import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { AuthoredFilm, Video } from '@qadam/contract'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { startLearning } from '../../../../test/learning.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { runFfmpeg } from '../../../files/ffmpeg.ts'
import { deleteMedia, findMediaBySha256, insertMedia } from '../../../files/media-store.ts'
import { joinActions } from '../../../registry/actions.ts'
import { claimFilm, listFilms, planRendition } from './films-store.ts'
import { prepareNextFilm, removeRenditions } from './index.ts'

/** A second of H.264, which is what the stub makes of every film. */
const sample = path.resolve(import.meta.dirname, '../../../../test/samples/film.mp4')

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-films-'))
const stub = path.join(folder, 'ffmpeg')
const orders = path.join(folder, 'orders')
const calls = path.join(folder, 'calls')
/** Does what `orders` says, a word a call, the last one for all further calls. */
writeFileSync(
  stub,
  `#!${process.execPath}
const fs = require('node:fs')
const args = process.argv.slice(2)
const output = args.at(-1)
fs.appendFileSync(${JSON.stringify(calls)}, output + ' ' + args.join(' ') + '\\n')
const words = fs.readFileSync(${JSON.stringify(orders)}, 'utf8').split(' ')
const word = words[0]
if (words.length > 1) fs.writeFileSync(${JSON.stringify(orders)}, words.slice(1).join(' '))
if (word === 'refuse') { console.error('moov atom not found'); process.exit(1) }
if (word === 'full') { console.error('No space left on device'); process.exit(1) }
if (word === 'die') process.kill(process.pid, 'SIGKILL')
if (word === 'hang') setInterval(() => process.stdout.write('frame=1\\n'), 20)
if (word === 'make') fs.copyFileSync(${JSON.stringify(sample)}, output)
if (word === 'garbage') fs.writeFileSync(output, 'no film at all')
`,
  { mode: 0o755 },
)

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool({
    actions: joinActions({
      ...{ helper: { endpoint: undefined, dailyLimit: 50, warn: () => undefined } },
      ...{ push: { firebase: undefined }, sms: { configured: false } },
      ffmpeg: async () => await Promise.resolve(stub),
    }),
  })
})
afterAll(async () => {
  await school.close()
  rmSync(folder, { recursive: true })
})
afterEach(async () => {
  await school.db.deleteFrom('film_renditions').execute()
  await school.db.deleteFrom('films').execute()
  await school.db.deleteFrom('authored_media').execute()
  await school.db.deleteFrom('media').where('mime', 'like', 'video/%').execute()
})

const order = (words: string) => {
  writeFileSync(orders, words)
  writeFileSync(calls, '')
}
const countCalls = () => readFileSync(calls, 'utf8').split('\n').length - 1
const prepare = async (program = stub, ending = new AbortController().signal) =>
  await prepareNextFilm({
    ...{ db: school.db, files: school.files, folder, ending },
    ffmpeg: async () => await Promise.resolve(program),
    clock: () => school.clock.now(),
    log: { warn: () => undefined },
  })
const large = { width: 1280, height: 720, duration_s: 1, size: 400_000 }
let films = 0
const addFilm = async (facts: Partial<typeof large> = {}) => {
  const { key } = await school.files.put(Buffer.from(`film ${(films += 1)}`))
  const sha256 = createHash('sha256').update(key).digest()
  await insertMedia(school.db, { ...large, ...facts, key, sha256, mime: 'video/mp4' })
  return key
}
const filmOf = async (key: string) => (await listFilms(school.db, [key]))[0]
const sides = async (key: string) => (await filmOf(key))?.renditions.map(({ side }) => side)

test('a film gets its renditions, once', async () => {
  const key = await addFilm()
  order('make')
  expect(await prepare()).toBe(true)
  expect(await filmOf(key)).toMatchObject({ state: 'ready', reason: null })
  expect(await sides(key)).toEqual([240, 480, 720])
  expect(await prepare()).toBe(false)
  expect(countCalls()).toBe(3)
  expect(readdirSync(folder).filter((name) => name.startsWith('work-'))).toEqual([])
})

test('a small one gets none, and no ffmpeg is started for it', async () => {
  const key = await addFilm({ size: 10_000 })
  order('make')
  await prepare()
  expect([(await filmOf(key))?.state, await sides(key), countCalls()]).toEqual(['ready', [], 0])
})

test('a student chooses among them; each is served, and goes with its film', async () => {
  const learning = await startLearning(school)
  const student = await learning.student()
  const lesson = await student.lesson(0)
  const shown = async (): Promise<Video> => {
    const video = (await student.questions(lesson.id)).find(({ type }) => type === 'video')?.other.video
    if (!video) throw new Error('there is no video')
    return video
  }
  const before = await shown()
  expect(before.qualities).toBeUndefined()
  const [, key = ''] = /^\/media\/([0-9a-f]+)/.exec(before.src) ?? []
  await school.db
    .updateTable('media')
    .set({ ...large, width: 1920, height: 1080 })
    .where('key', '=', key)
    .execute()
  order('make')
  await prepare()
  school.clock.advance(61)
  const { qualities = [], src } = await shown()
  expect(qualities.map(({ side }) => side)).toEqual([240, 480, 720, 1080])
  // Its author's own is the largest, which an app from before has as the only one.
  expect(qualities.at(-1)).toEqual({ side: 1080, size: large.size, src })
  expect(src.split('?')[0]).toBe(before.src.split('?')[0])
  const made = qualities.slice(0, -1)
  for (const quality of made) {
    const reply = await school.get(quality.src, { range: 'bytes=0-7' })
    expect([reply.status, reply.headers['content-type']]).toEqual([206, 'video/mp4'])
    expect(reply.headers['content-range']).toBe(`bytes 0-7/${quality.size}`)
  }
  await removeRenditions(school.db, school.files, key)
  expect(await Promise.all(made.map(async (one) => (await school.get(one.src)).status))).toEqual([
    404, 404, 404,
  ])
})

test('a process that died leaves off where another goes on, under the same key', async () => {
  const key = await addFilm()
  const now = school.clock.now()
  await claimFilm(school.db, now, new Date(now.getTime() + 120_000))
  const planned = await planRendition(school.db, key, 240)
  await school.files.put(readFileSync(sample), planned.key)
  order('make')
  // It may still live.
  expect(await prepare()).toBe(false)
  school.clock.advance(121)
  expect(await prepare()).toBe(true)
  expect((await filmOf(key))?.renditions[0]?.key).toBe(planned.key)
  expect(await sides(key)).toEqual([240, 480, 720])
})

test('what was made before a stop is not made again, and the stop is no fault of the film', async () => {
  const key = await addFilm()
  order('make hang')
  const ending = new AbortController()
  const stopped = prepare(stub, ending.signal)
  await vi.waitUntil(() => countCalls() === 2)
  ending.abort()
  expect(await stopped).toBe(false)
  expect([await sides(key), (await filmOf(key))?.state]).toEqual([[240], 'active'])
  order('make')
  expect(await prepare()).toBe(true)
  expect([await sides(key), countCalls()]).toEqual([[240, 480, 720], 2])
})

test('what kills three processes is given up', async () => {
  const key = await addFilm()
  order('die')
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(prepare()).rejects.toThrow('SIGKILL')
    school.clock.advance(121)
  }
  expect(await prepare()).toBe(false)
  expect(await filmOf(key)).toMatchObject({ state: 'failed', reason: 'stopped' })
})

test('a full disk is no fault of the film, however often', async () => {
  const key = await addFilm()
  order('full')
  for (let turn = 0; turn < 5; turn += 1) await expect(prepare()).rejects.toThrow('room')
  order('make')
  await prepare()
  expect((await filmOf(key))?.state).toBe('ready')
})

test('nor is an ffmpeg that has gone', async () => {
  const key = await addFilm()
  order('make')
  for (let turn = 0; turn < 5; turn += 1)
    await expect(prepare(path.join(folder, 'none'))).rejects.toThrow('start')
  await prepare()
  expect((await filmOf(key))?.state).toBe('ready')
})

test.each(['refuse', 'garbage', 'make make refuse'])(
  '%s: it fails with a reason, and the next one follows',
  async (words) => {
    const broken = await addFilm()
    order(words)
    await prepare()
    expect(await filmOf(broken)).toMatchObject({ state: 'failed', reason: 'unreadable' })
    const next = await addFilm()
    order('make')
    expect(await prepare()).toBe(true)
    expect((await filmOf(next))?.state).toBe('ready')
  },
)

test('a film cut short is no rendition of a longer one', async () => {
  const key = await addFilm({ duration_s: 3, size: 1_200_000 })
  order('make')
  await prepare()
  expect([(await filmOf(key))?.state, await sides(key)]).toEqual(['failed', []])
})

test('a film that goes while it is prepared takes all with it', async () => {
  const key = await addFilm()
  order('make hang')
  const ending = new AbortController()
  const running = prepare(stub, ending.signal)
  await vi.waitUntil(() => countCalls() === 2)
  const keys = await school.db.selectFrom('film_renditions').select('key').execute()
  expect(keys).toHaveLength(2)
  await removeRenditions(school.db, school.files, key)
  await deleteMedia(school.db, key)
  ending.abort()
  await running
  const left = await Promise.all(keys.map(async (one) => await school.files.stat(one.key)))
  expect(left).toEqual([undefined, undefined])
  expect(await school.db.selectFrom('media').select('key').where('mime', '=', 'video/mp4').execute()).toEqual(
    [],
  )
})

test('two processes at once prepare one film once', async () => {
  await addFilm()
  await addFilm()
  order('make')
  const ran = await Promise.all([prepare(), prepare(), prepare()])
  expect(ran.filter(Boolean)).toHaveLength(1)
  expect(countCalls()).toBe(3)
})

test('an author who sends a rendition sends a film of their own', async () => {
  const key = await addFilm()
  order('make')
  await prepare()
  const made = (await filmOf(key))?.renditions[0]?.key ?? ''
  const { sha256 } = await school.db
    .selectFrom('media')
    .select('sha256')
    .where('key', '=', made)
    .executeTakeFirstOrThrow()
  expect(await findMediaBySha256(school.db, sha256)).toBeUndefined()
})

test('its author reads what became of it', async () => {
  const admin = await signedInStaff(school, 'admin')
  const { course } = await new Author(admin).course()
  const key = await addFilm()
  await school.db
    .insertInto('authored_media')
    .values({ authored_course_id: course.id, path: 'media/dars.mp4', media_key: key })
    .execute()
  const read = async () => await admin.data<AuthoredFilm[]>('authoring_films', { course_id: course.id })
  expect(await read()).toEqual([{ path: 'media/dars.mp4', state: 'waiting', reason: null, renditions: [] }])
  order('make')
  await prepare()
  expect(await read()).toMatchObject([
    { state: 'ready', renditions: [{ side: 240 }, { side: 480 }, { side: 720 }] },
  ])
})

test('one that never ends is ended', async () => {
  order('hang')
  const ending = new AbortController().signal
  expect(await runFfmpeg(stub, ['x'], { patience_ms: 300, ending })).toEqual({ kind: 'late' })
})

test('it knows nothing of our environment', async () => {
  const spy = path.join(folder, 'spy')
  writeFileSync(
    spy,
    `#!${process.execPath}\nconsole.error(Object.keys(process.env).join()); process.exit(1)`,
    { mode: 0o755 },
  )
  const end = await runFfmpeg(spy, [], { patience_ms: 10_000, ending: new AbortController().signal })
  expect(end).toMatchObject({
    kind: 'unreadable',
    words: expect.stringMatching(/^PATH(,__CF_USER_TEXT_ENCODING)?$/),
  })
})
