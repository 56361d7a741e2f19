import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { limits } from '@qadam/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type SignedIn, type TestSchool } from '../../test/test-school.ts'
import { metadataOf, UploadClient } from '../../test/upload-client.ts'
import { openDiskStore } from '../files/disk-store.ts'
import type { UploadStore } from '../files/file-store.ts'

const mebibyte = 1024 * 1024

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-upload-rules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const startSchool = async (files: UploadStore) => await startTestSchool({ files })
const rowOf = async (school: TestSchool, id: string) =>
  await school.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()

describe('uploads', () => {
  let school: TestSchool
  let files: UploadStore
  let student: SignedIn
  let client: UploadClient
  beforeAll(async () => {
    files = await openDiskStore(path.join(folder, 'shared'))
    school = await startSchool(files)
    student = await school.signedInStudent()
    client = new UploadClient(school, student.token)
  })
  afterAll(async () => await school.close())

  const bare = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
    url: string,
    headers: Record<string, string> = {},
  ) => school.inject({ method, url, headers: { 'tus-resumable': '1.0.0', ...headers } })

  test('say what they can', async () => {
    const reply = await school.inject({ method: 'OPTIONS', url: '/api/uploads' })
    expect([reply.status, reply.headers['tus-version'], reply.headers['tus-max-size']]).toEqual([
      204,
      '1.0.0',
      String(15 * mebibyte),
    ])
  })

  test('tell no other origin anything', async () => {
    const reply = await client.begin(5)
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('of another version of the protocol are refused', async () => {
    const reply = await bare('POST', '/api/uploads', {
      'tus-resumable': '0.2.2',
      'x-student-auth': student.token,
    })
    expect([reply.status, reply.headers['tus-version'], reply.code]).toEqual([
      412,
      '1.0.0',
      'validation.failed',
    ])
  })

  test.each([
    ['no length', {}, 'validation.failed'],
    ['a negative length', { 'upload-length': '-1' }, 'validation.failed'],
    ['a length in words', { 'upload-length': '1e3' }, 'validation.failed'],
    ['a length that comes later', { 'upload-defer-length': '1' }, 'validation.failed'],
    ['no content', { 'upload-length': '0' }, 'exceptions.file.no_provided'],
    ['one byte too many', { 'upload-length': String(limits.upload.maxBytes + 1) }, 'file.too_large'],
    ['a huge length', { 'upload-length': '999999999999999' }, 'file.too_large'],
    ['broken metadata', { 'upload-length': '1', 'upload-metadata': 'filename !!' }, 'validation.failed'],
    [
      'a question that is no number',
      { 'upload-length': '1', 'upload-metadata': metadataOf({ question_id: '1 or 1=1' }) },
      'validation.failed',
    ],
    [
      'a question that is not there',
      { 'upload-length': '1', 'upload-metadata': metadataOf({ question_id: '999999' }) },
      'not_found',
    ],
  ])('with %s do not begin', async (_, headers, code) => {
    const before = await school.db.selectFrom('uploads').select('id').execute()
    const reply = await bare('POST', '/api/uploads', { 'x-student-auth': student.token, ...headers })
    expect([reply.status >= 400 && reply.status < 500, reply.code]).toEqual([true, code])
    expect(await school.db.selectFrom('uploads').select('id').execute()).toHaveLength(before.length)
  })

  test('take 15 MB, and not a byte more than announced', async () => {
    const content = Buffer.alloc(limits.upload.maxBytes, 'a')
    const begun = await client.begin(content.length)
    const more = await client.patch(begun.location, 0, Buffer.concat([content, Buffer.from('b')]))
    expect([more.status, more.code]).toEqual([413, 'file.too_large'])
    expect((await client.patch(begun.location, 0, content)).status).toBe(204)
    expect(await rowOf(school, begun.id)).toMatchObject({ state: 'ready', size: content.length })
    await client.remove(begun.location)
  })

  test('go on only from where they are', async () => {
    const { location } = await client.begin(10)
    await client.patch(location, 0, 'salom')
    for (const offset of [0, 4, 6]) {
      const reply = await client.patch(location, offset, 'x')
      expect([reply.status, reply.code]).toEqual([409, 'conflict'])
    }
    expect((await client.head(location)).offset).toBe(5)
  })

  test('that are whole take nothing more', async () => {
    const { location } = await client.upload('salom')
    expect((await client.patch(location, 5, 'x')).code).toBe('conflict')
    expect((await client.patch(location, 0, 'salom')).code).toBe('conflict')
  })

  test('are their sender’s alone: to anybody else they are not there', async () => {
    const { location, id } = await client.begin(10)
    const neighbour = await school.signedInStudent()
    const stranger = new UploadClient(school, neighbour.token)
    const teacher = new UploadClient(
      school,
      await school.signIn((await school.createTeacher()).phone),
      'x-staff-auth',
    )
    for (const other of [stranger, teacher]) {
      expect((await other.head(location)).status).toBe(404)
      expect((await other.patch(location, 0, 'x')).code).toBe('not_found')
      expect((await other.remove(location)).code).toBe('not_found')
    }
    const discard = await school.call('upload_discard', { upload_id: id }, neighbour.token)
    expect([discard.status, discard.code]).toEqual([404, 'not_found'])
    expect(await client.head(location)).toMatchObject({ status: 200, offset: 0 })
  })

  test.each(['x', '..', '%2e%2e%2f', `${'a'.repeat(32)}.json`, 'A'.repeat(32), '0'.repeat(32), 'receiving'])(
    'have no id %s',
    async (id) => {
      for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
        const reply = await bare(method, `/api/uploads/${id}`, { 'x-student-auth': student.token })
        expect([400, 404]).toContain(reply.status)
      }
    },
  )

  test('need a token that lives, of somebody who may', async () => {
    const { location } = await client.begin(10)
    const frozen = await school.signedInStudent({ frozen: true, nextDueOn: '2026-03-07' })
    const teacherToken = await school.signIn((await school.createTeacher()).phone)
    const attempts: [Record<string, string>, string][] = [
      [{}, 'auth.required'],
      [{ 'x-student-auth': 'nonsense' }, 'auth.required'],
      [{ 'x-student-auth': teacherToken }, 'access.forbidden'],
      [{ 'x-staff-auth': student.token }, 'access.forbidden'],
      [{ 'x-student-auth': frozen.token }, 'account.frozen'],
    ]
    for (const [headers, code] of attempts) {
      expect((await bare('POST', '/api/uploads', { 'upload-length': '5', ...headers })).code).toBe(code)
      expect((await bare('PATCH', location, headers)).status).toBeGreaterThanOrEqual(400)
      expect((await bare('DELETE', location, headers)).code).toBe(code)
    }
    const ending = await school.signedInStudent()
    const late = new UploadClient(school, ending.token)
    const begun = await late.begin(5)
    const now = school.clock.now()
    school.clock.advance(limits.session.lifetime_s + 1)
    expect((await late.patch(begun.location, 0, 'salom')).code).toBe('auth.required')
    school.clock.set(now)
    // The same person, signed in again, resumes.
    const again = new UploadClient(school, await school.signIn(ending.phone))
    expect((await again.patch(begun.location, 0, 'salom')).status).toBe(204)
  })

  test('of admins work the same, by their own header; a teacher, for whom no quota holds, sends none', async () => {
    const teacher = await school.signIn((await school.createTeacher()).phone)
    const refused = await new UploadClient(school, teacher, 'x-staff-auth').begin(10)
    expect(refused.code).toBe('access.forbidden')
    const token = await school.signIn((await school.createAdmin()).phone)
    const reply = await new UploadClient(school, token, 'x-staff-auth').upload('salom')
    expect(reply.status).toBe(204)
  })

  test('fill a student’s room, kept and coming ones alike, and no more', async () => {
    const collector = await school.signedInStudent()
    const mine = new UploadClient(school, collector.token)
    // The room in tests is 40 MB.
    const begun = [await mine.begin(15 * mebibyte), await mine.begin(15 * mebibyte)]
    const refused = await mine.begin(11 * mebibyte)
    expect([refused.status, refused.code]).toEqual([413, 'storage.quota_exceeded'])
    await mine.remove(begun[0]?.location ?? '')
    expect((await mine.begin(11 * mebibyte)).status).toBe(201)
  })

  test('begun at the same moment do not share the same room', async () => {
    const collector = await school.signedInStudent()
    const mine = new UploadClient(school, collector.token)
    const replies = await Promise.all(Array.from({ length: 6 }, async () => await mine.begin(15 * mebibyte)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2)

    // A second count of the quota waits for the lock of the first.
    const counted: string[] = []
    let late: Promise<unknown> = Promise.resolve()
    await school.db.transaction().execute(async (db) => {
      await db.selectFrom('people').select('id').where('id', '=', collector.id).forNoKeyUpdate().execute()
      late = mine.begin(1).then(() => counted.push('second'))
      await new Promise((resolve) => setTimeout(resolve, 300))
      counted.push('first')
    })
    await late
    expect(counted).toEqual(['first', 'second'])
  })

  test('that nobody goes on with are bounded in number', async () => {
    const collector = await school.signedInStudent()
    const mine = new UploadClient(school, collector.token)
    for (let count = 0; count < limits.upload.maxOpen; count += 1)
      expect((await mine.begin(1)).status).toBe(201)
    expect((await mine.begin(1)).code).toBe('storage.quota_exceeded')
  })

  test('have names for display only', async () => {
    const name = '../../\u202Egpj.exe\u0000\n'
    const reply = await client.upload('salom', { filename: name })
    expect((await rowOf(school, reply.id))?.file_name).toBe('gpj.exe')
    const nameless = await client.upload('salom', {})
    expect((await rowOf(school, nameless.id))?.file_name).toBe('fayl')
  })

  test('answer a full disk with “busy”, keep what came, and end well later', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    let isFull = true
    const put: UploadStore['put'] = async (...given) => {
      if (isFull) throw full
      return await files.put(...given)
    }
    const crowded = await startSchool({ ...files, put })
    try {
      const owner = await crowded.signedInStudent()
      const mine = new UploadClient(crowded, owner.token)
      const begun = await mine.begin(5)
      const reply = await mine.patch(begun.location, 0, 'salom')
      expect([reply.status, reply.code, reply.headers['retry-after']]).toEqual([503, 'server.busy', '2'])
      expect((await rowOf(crowded, begun.id))?.state).toBe('receiving')
      isFull = false
      expect(await mine.head(begun.location)).toMatchObject({ status: 200, offset: 5 })
      expect((await rowOf(crowded, begun.id))?.state).toBe('ready')
    } finally {
      await crowded.close()
    }
  })

  test('that can’t be written on their way are “busy” too', async () => {
    const crowded = await startSchool({
      ...files,
      partials: Object.assign(Object.create(files.partials) as UploadStore['partials'], {
        write: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
      }),
    })
    try {
      const mine = new UploadClient(crowded, (await crowded.signedInStudent()).token)
      const begun = await mine.begin(5)
      expect((await mine.patch(begun.location, 0, 'salom')).code).toBe('server.busy')
      expect(await mine.head(begun.location)).toMatchObject({ status: 200, offset: 0 })
    } finally {
      await crowded.close()
    }
  })

  test('are never written by two at once: who comes later gets the rest', async () => {
    const address = await school.app.listen({ port: 0, host: '127.0.0.1' })
    const content = Buffer.alloc(400_000, 'x')
    const begun = await client.begin(content.length)
    // Its client has vanished: half of a chunk came, the other half never will.
    const stuck = httpRequest(`${address}${begun.location}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': content.length,
        'x-student-auth': student.token,
      },
    })
    stuck.on('error', () => undefined)
    stuck.write(content.subarray(0, 100_000))
    await expect
      .poll(async () => await school.db.selectFrom('upload_locks').selectAll().execute())
      .toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const head = await client.head(begun.location)
    expect(head).toMatchObject({ status: 200, offset: 100_000 })
    const rest = await client.patch(begun.location, 100_000, content.subarray(100_000))
    expect(rest.status).toBe(204)
    expect(await rowOf(school, begun.id)).toMatchObject({ state: 'ready', size: content.length })
    expect(await school.db.selectFrom('upload_locks').selectAll().execute()).toEqual([])
    stuck.destroy()
  })
})
