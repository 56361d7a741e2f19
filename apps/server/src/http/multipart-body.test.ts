import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { defineActions, limits, noInput, SchoolError, serverLimits } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { multipart } from '../../test/echo-school.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../test/test-school.ts'
import { openTemporaryFiles } from '../files/temporary-files.ts'
import { accountsActions } from '../modules/access/accounts/index.ts'
import { handle, type UploadedPart } from '../actions/action-handler.ts'

const { measure } = defineActions({
  measure: {
    access: { role: 'student', frozen: 'refused', reach: 'own' },
    summary: 'Says how long the files are',
    input: noInput,
    output: z.array(z.int()),
  },
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-multipart-'))
let school: TestSchool
let student: SignedIn
let address: string
/** What the action does with its files. */
let work: (parts: readonly UploadedPart[]) => Promise<void>
/** How many temporary files there were while it did. */
let seen: number

const filePart = (fileName: string) =>
  `--edge\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\nsalom\r\n`
const fieldPart = (name: string) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nsalom\r\n`
const left = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

beforeAll(async () => {
  school = await startTestSchool({
    temporary: await openTemporaryFiles(folder),
    actions: {
      student: {
        ...accountsActions,
        [measure.name]: handle(measure, async ({ uploads }) => {
          seen = left().length
          await work(uploads)
          return uploads.map(({ size }) => size)
        }),
      },
      staff: {},
    },
  })
  student = await school.signedInStudent()
  address = await school.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  seen = 0
  work = async () => undefined
})
afterAll(async () => {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

const post = (files: Buffer[], headers: Record<string, string> = { 'x-student-auth': student.token }) => {
  const [payload, type] = multipart(
    files.map((value, index) => ({ name: 'file', value, fileName: `${index}.bin` })),
  )
  return school.inject({
    method: 'POST',
    url: '/api/student?action=measure',
    headers: { 'content-type': type, ...headers },
    payload,
  })
}
const whole = Buffer.alloc(limits.upload.maxBytes, 'a')

describe('files that come with a form', () => {
  test('lie on disk while the action runs, and are gone with its reply', async () => {
    work = async ([first, second]) => {
      expect((await first?.bytes())?.toString()).toBe('salom')
      const read: Buffer[] = []
      for await (const chunk of second?.open() ?? []) read.push(chunk as Buffer) // opened without an encoding
      expect(Buffer.concat(read).toString()).toBe('ali')
    }
    const reply = await post([Buffer.from('salom'), Buffer.from('ali')])
    expect([reply.body, seen, left()]).toEqual([{ success: true, data: [5, 3] }, 2, []])
  })

  test('go when the action fails, whichever way', async () => {
    for (const error of [new SchoolError('not_found'), new TypeError('x')]) {
      work = () => Promise.reject(error)
      expect((await post([Buffer.from('salom')])).body.success).toBe(false)
      expect([seen, left()]).toEqual([1, []])
    }
  })

  test('may be 15 MB each, and not a byte more', async () => {
    expect((await post([whole])).body).toEqual({ success: true, data: [whole.length] })
    const reply = await post([Buffer.concat([whole, Buffer.from('b')])])
    expect([reply.status, reply.code, left()]).toEqual([413, 'file.too_large', []])
  })

  test('may be ten, and not one more', async () => {
    const files = Array.from({ length: limits.upload.maxFiles }, () => Buffer.from('x'))
    expect((await post(files)).status).toBe(200)
    const reply = await post([...files, Buffer.from('x')])
    expect([reply.status, reply.code, left()]).toEqual([413, 'file.too_large', []])
  })

  test('of a stranger never reach the disk', async () => {
    const reply = await post([whole], {})
    expect([reply.status, reply.code, left()]).toEqual([401, 'auth.required', []])
  })

  test('that meet a full disk are refused for now, and nothing of them stays', async () => {
    const { createWriteStream } = fs
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    let isMet = false
    const disk = vi.spyOn(fs, 'createWriteStream').mockImplementationOnce((to, options) => {
      const file = createWriteStream(to, options)
      file._write = (_chunk, _encoding, told) => {
        isMet = true
        told(full)
      }
      return file
    })
    syncBuiltinESMExports()
    try {
      const reply = await post([Buffer.from('salom'), whole])
      expect([reply.status, reply.code, left()]).toEqual([503, 'server.busy', []])
      expect(isMet).toBe(true)
    } finally {
      disk.mockRestore()
      syncBuiltinESMExports()
    }
  })

  test('whose connection is cut leave nothing behind', async () => {
    const [payload, type] = multipart([{ name: 'file', value: whole, fileName: 'a.bin' }])
    const request = httpRequest(`${address}/api/student?action=measure`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': payload.length, 'x-student-auth': student.token },
    })
    request.on('error', () => undefined)
    request.write(payload.subarray(0, 5_000_000))
    await expect.poll(left).toHaveLength(1)
    request.destroy()
    await expect.poll(left).toEqual([])
  })

  test.each<[string, string, number, string[]]>([
    ['after the last boundary', `--edge--\r\n${filePart('a')}`, 200, []],
    ['before the fields', `${filePart('a')}${fieldPart('x')}--edge--\r\n`, 200, ['a']],
    [
      'among fields of the same name',
      `${fieldPart('file')}${filePart('a')}${fieldPart('file')}--edge--\r\n`,
      200,
      ['a'],
    ],
    ['without a last boundary', filePart('a'), 400, []],
    ['with a name of 60,000 letters', `${filePart('n'.repeat(60_000))}--edge--\r\n`, 200, ['n'.repeat(200)]],
    ['with a head larger than any', `${filePart('n'.repeat(200_000))}--edge--\r\n`, 200, ['n'.repeat(200)]],
    ['among a thousand others', `${filePart('a').repeat(1000)}--edge--\r\n`, 413, []],
    [
      'among a thousand parts without a name',
      `${'--edge\r\n\r\n\r\n'.repeat(1000)}${filePart('a')}--edge--\r\n`,
      400,
      [],
    ],
    ['among a thousand fields', `${fieldPart('x').repeat(1000)}${filePart('a')}--edge--\r\n`, 400, []],
    [
      'in a form within the form',
      `--edge\r\ncontent-type: multipart/mixed; boundary=in\r\n\r\n${filePart('a').replaceAll('edge', 'in')}--in--\r\n--edge--\r\n`,
      200,
      [],
    ],
  ])('%s', async (_where, text, status, names) => {
    let taken: string[] = []
    work = async (parts) => void (taken = parts.map(({ fileName }) => fileName))
    const send = async (type: string) =>
      await school.inject({
        method: 'POST',
        url: '/api/student?action=measure',
        headers: { 'content-type': type, 'x-student-auth': student.token },
        payload: Buffer.from(text),
      })
    expect((await send('multipart/form-data; boundary=edge')).status).toBe(status)
    expect([taken, left()]).toEqual([names, []])
    // The boundary is missing or too long.
    for (const boundary of ['', '; boundary', '; boundary=', `; boundary=${'e'.repeat(5000)}`]) {
      const reply = await send(`multipart/form-data${boundary}`)
      expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
    }
    expect(left()).toEqual([])
  })

  test('are never held in memory', async () => {
    const body = (async function* () {
      for (let number = 0; number < limits.upload.maxFiles; number += 1) {
        yield Buffer.from(
          `--edge\r\ncontent-disposition: form-data; name="file"; filename="${number}.bin"\r\n\r\n`,
        )
        for (let start = 0; start < whole.length; start += 65_536) yield whole.subarray(start, start + 65_536)
        yield Buffer.from('\r\n')
      }
      yield Buffer.from('--edge--\r\n')
    })()
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 5)
    const request = httpRequest(`${address}/api/student?action=measure`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=edge', 'x-student-auth': student.token },
    })
    const status = new Promise((resolve, reject) => {
      request.on('response', (reply) => resolve(reply.resume().statusCode))
      request.on('error', reject)
    })
    await pipeline(body, request)
    expect([await status, seen, left()]).toEqual([200, limits.upload.maxFiles, []])
    clearInterval(watch)
    // Garbage waits for its collection, but ten files held whole would be 150 MB at once.
    expect(most - before).toBeLessThan(110 * 1024 * 1024)
  })
})

test('fields together are no larger than a body of another kind', async () => {
  const value = 'x'.repeat(serverLimits.request.maxBodyBytes / 2)
  const [payload, type] = multipart(['a', 'b', 'c'].map((name) => ({ name, value })))
  const headers = { 'content-type': type, 'x-student-auth': student.token }
  const reply = await school.inject({ method: 'POST', url: '/api/student?action=profile', headers, payload })
  expect([reply.status, reply.code]).toEqual([413, 'file.too_large'])
})
