import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits, type User } from '@qadam/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipart } from '../../../../test/echo-school.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { openDiskStore } from '../../../files/disk-store.ts'
import { isFileKey } from '../../../files/file-store.ts'
import { createPerson } from './index.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-avatars-'))
let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool({ files: await openDiskStore(folder) })
})
afterAll(async () => {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
})

const upload = (
  student: Pick<SignedIn, 'token'> | undefined,
  value: Buffer,
  fileName = 'me.jpg',
  name = 'avatar',
) => {
  const [payload, type] = multipart([{ name, value, fileName }])
  return send(student, payload, type)
}
const send = (student: Pick<SignedIn, 'token'> | undefined, payload: Buffer, type: string) =>
  school.inject({
    method: 'POST',
    url: '/api/student?action=update_profile',
    headers: { 'content-type': type, ...(student ? { 'x-student-auth': student.token } : {}) },
    payload,
  })

const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#1e90a0' } })

const avatarOf = async ({ id }: SignedIn) =>
  (await school.db.selectFrom('people').select('avatar').where('id', '=', id).executeTakeFirstOrThrow())
    .avatar

const storedKeys = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.basename(name))
    .filter(isFileKey)

/** What the address of the picture gives: the bytes as a browser would get them. */
async function served(address: string): Promise<{ type: unknown; bytes: Buffer }> {
  const reply = await school.app.inject({ method: 'GET', url: address })
  expect(reply.statusCode).toBe(200)
  return { type: reply.headers['content-type'], bytes: reply.rawPayload }
}

/** The refused file must leave no trace: on the disk, in the table, with the student. */
async function expectNothingChanged(
  act: () => Promise<{ status: number; code: unknown }>,
  student: SignedIn,
) {
  const before = { avatar: await avatarOf(student), keys: storedKeys() }
  const { status, code } = await act()
  expect({ avatar: await avatarOf(student), keys: storedKeys() }).toEqual(before)
  return [status, code]
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'of type %s becomes a WebP square with a signed address',
    async (format) => {
      const student = await school.signedInStudent()
      const reply = await upload(student, await picture()[format]().toBuffer())
      expect(reply.status).toBe(200)
      const user = (reply.body as { data: User }).data
      expect(user).toMatchObject({ id: student.id, token: null })
      expect(user.avatar).toMatch(/^\/media\/[0-9a-f]{32}\?e=\d+&s=[\w-]{43}$/)
      const { type, bytes } = await served(user.avatar)
      expect(type).toBe('image/webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
      expect((await school.call<User>('profile', {}, student.token)).body).toMatchObject({
        data: { avatar: user.avatar },
      })
    },
  )

  test('loses where and with what it was taken, and stands upright', async () => {
    const student = await school.signedInStudent()
    // Red above and blue below, to be shown upside down: blue above.
    const halves = await picture(200, 200)
      .composite([
        {
          input: { create: { width: 200, height: 100, channels: 3, background: '#ff0000' } },
          top: 0,
          left: 0,
        },
        {
          input: { create: { width: 200, height: 100, channels: 3, background: '#0000ff' } },
          top: 100,
          left: 0,
        },
      ])
      .withExif({
        IFD0: { Make: 'SecretPhone', Orientation: '3' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 18/1 3230/100' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretXmp</secret></x:xmpmeta>')
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 3 })
      .toBuffer()
    expect((await sharp(halves).metadata()).exif?.includes('SecretPhone')).toBe(true)
    expect((await sharp(halves).metadata()).orientation).toBe(3)

    const reply = await upload(student, halves)
    const { bytes } = await served((reply.body as { data: User }).data.avatar)
    const stored = await sharp(bytes).metadata()
    expect([stored.exif, stored.xmp, stored.icc, stored.iptc, stored.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(bytes.includes('SecretPhone') || bytes.includes('SecretXmp') || bytes.includes('GPS')).toBe(false)
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const top = data.subarray(256 * 3 * 20 + 128 * 3).subarray(0, 3)
    expect([(top[0] ?? 0) < 60, (top[2] ?? 0) > 200]).toEqual([true, true])
  })

  test('replaces the one before, whose file and record go', async () => {
    const student = await school.signedInStudent()
    await upload(student, await picture().png().toBuffer())
    const first = await avatarOf(student)
    await upload(student, await picture(90, 90).png().toBuffer())
    const second = await avatarOf(student)
    expect([isFileKey(first), isFileKey(second), first === second]).toEqual([true, true, false])
    expect([storedKeys().includes(first), storedKeys().includes(second)]).toEqual([false, true])
    const records = await school.db
      .selectFrom('media')
      .select('key')
      .where('key', 'in', [first, second])
      .execute()
    expect(records).toEqual([{ key: second }])
  })

  test('sent many times at once leaves one file', async () => {
    const student = await school.signedInStudent()
    const before = storedKeys().length
    const bytes = await picture(64, 64).png().toBuffer()
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload(student, bytes)))
    expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(200))
    expect(storedKeys().length).toBe(before + 1)
  })

  test('gives way to an animal, and is gone then', async () => {
    const student = await school.signedInStudent()
    await upload(student, await picture().png().toBuffer())
    const key = await avatarOf(student)
    const reply = await school.call<User>('update_profile', { animal: 'gazelle' }, student.token)
    expect(reply.body).toMatchObject({ success: true, data: { avatar: 'gazelle' } })
    expect(storedKeys()).not.toContain(key)
  })
})

/** A picture of one pixel's data whose header claims the largest size there is. */
const gifBomb = Buffer.concat([
  Buffer.from('GIF89a', 'latin1'),
  Buffer.from('ffffffff800000', 'hex'),
  Buffer.from('000000ffffff', 'hex'),
  Buffer.from('2c00000000ffffffff00', 'hex'),
  Buffer.from('0202440100', 'hex'),
  Buffer.from('3b', 'hex'),
])
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
const pngMagic = Buffer.from('89504e470d0a1a0a', 'hex')

async function pngBomb(): Promise<Buffer> {
  const bytes = await picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer()
  expect(bytes.length).toBeLessThan(limits.upload.maxBytes)
  return bytes
}

describe('a file that is no picture', () => {
  const cases: [string, string, () => Buffer | Promise<Buffer>, number, string][] = [
    ['an SVG under the name of a PNG', 'me.png', () => svg, 415, 'file.type_not_allowed'],
    [
      'HTML behind the first bytes of a PNG',
      'me.png',
      () => Buffer.concat([pngMagic, Buffer.from('<html><script>alert(1)</script></html>')]),
      415,
      'file.type_not_allowed',
    ],
    [
      'SVG behind the first bytes of a GIF',
      'me.gif',
      () => Buffer.concat([Buffer.from('GIF89a'), svg]),
      415,
      'file.type_not_allowed',
    ],
    ['no bytes at all', 'me.png', () => Buffer.alloc(0), 415, 'file.type_not_allowed'],
    ['a TIFF', 'me.jpg', () => picture().tiff().toBuffer(), 415, 'file.type_not_allowed'],
    [
      'half a JPEG',
      'me.jpg',
      async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 900),
      415,
      'file.type_not_allowed',
    ],
    ['a GIF that claims 65535 x 65535', 'me.gif', () => gifBomb, 413, 'file.too_large'],
    ['a PNG of 64 million pixels', 'me.png', pngBomb, 413, 'file.too_large'],
    [
      'a file of one byte too many',
      'me.jpg',
      () => Buffer.alloc(limits.upload.maxBytes + 1, 0xff),
      413,
      'file.too_large',
    ],
  ]
  test.each(cases)(
    'is refused: %s',
    async (_what, fileName, make, status, code) => {
      const student = await school.signedInStudent()
      const bytes = await make()
      expect(await expectNothingChanged(() => upload(student, bytes, fileName), student)).toEqual([
        status,
        code,
      ])
    },
    30_000,
  )
})

test('a file of exactly 15 MB passes', async () => {
  const student = await school.signedInStudent()
  // Decoders ignore what follows the end of a JPEG.
  const jpeg = await picture().jpeg().toBuffer()
  const bytes = Buffer.concat([jpeg, Buffer.alloc(limits.upload.maxBytes - jpeg.length)])
  expect((await upload(student, bytes)).status).toBe(200)
})

describe('update_profile', () => {
  test('takes a picture from nobody who is not signed in, nor from staff', async () => {
    const bytes = await picture().png().toBuffer()
    const before = storedKeys()
    const nobody = await upload(undefined, bytes)
    const teacher = await upload({ token: await school.signIn((await school.createTeacher()).phone) }, bytes)
    expect([nobody.status, nobody.code, teacher.status, teacher.code]).toEqual([
      401,
      'auth.required',
      403,
      'access.forbidden',
    ])
    expect(storedKeys()).toEqual(before)
  })

  test('works for a frozen student', async () => {
    const student = await school.signedInStudent({ frozen: true })
    expect((await upload(student, await picture().png().toBuffer())).status).toBe(200)
  })

  test('keeps a birthday, and takes it away again', async () => {
    const { token } = await school.signedInStudent()
    const stored = await school.call<User>('update_profile', { birthday: '2011-05-28' }, token)
    expect(stored.body).toMatchObject({ data: { birthday: '2011-05-28', avatar: 'stork' } })
    expect((await school.call<User>('profile', {}, token)).body).toMatchObject({
      data: { birthday: '2011-05-28' },
    })
    expect((await school.call('update_profile', { birthday: '' }, token)).body).toMatchObject({
      data: { birthday: null },
    })
  })

  test('leaves names to the school', async () => {
    const student = await school.signedInStudent()
    const reply = await school.call(
      'update_profile',
      { first_name: 'Boshqa', last_name: ['x'] },
      student.token,
    )
    expect(reply.body).toMatchObject({ success: true, data: { first_name: 'Aziza', last_name: 'Karimova' } })
  })

  test.each([
    [{}, 'avatar'],
    [{ something: 1 }, 'avatar'],
    [{ animal: 'dragon' }, 'animal'],
    [{ animal: 'ab'.repeat(16) }, 'animal'],
    [{ animal: ['stork'] }, 'animal'],
    [{ birthday: '2011-02-30' }, 'birthday'],
    [{ birthday: '2011-13-01' }, 'birthday'],
    [{ birthday: '28.05.2011' }, 'birthday'],
    [{ birthday: '2026-03-11' }, 'birthday'],
    [{ birthday: '0001-01-01' }, 'birthday'],
    [{ birthday: 20110528 }, 'birthday'],
  ])('refuses %j by its field', async (input, field) => {
    const { token } = await school.signedInStudent()
    const reply = await school.call('update_profile', input, token)
    expect([reply.status, reply.code, Object.keys(reply.error?.fields ?? {})]).toEqual([
      400,
      'validation.failed',
      [field],
    ])
  })

  test('refuses two pictures, a picture under another name, and a picture with an animal', async () => {
    const student = await school.signedInStudent()
    const value = await picture(20, 20).png().toBuffer()
    const part = { name: 'avatar', value, fileName: 'a.png' }
    for (const parts of [
      [part, part],
      [{ ...part, name: 'file' }],
      [part, { name: 'animal', value: 'stork' }],
    ]) {
      const [payload, type] = multipart(parts)
      expect(await expectNothingChanged(() => send(student, payload, type), student)).toEqual([
        400,
        'validation.failed',
      ])
    }
  })

  test('treats a file input left empty as no file', async () => {
    const student = await school.signedInStudent()
    const [payload, type] = multipart([
      { name: 'avatar', value: '', fileName: '' },
      { name: 'birthday', value: '2010-01-01' },
    ])
    expect((await send(student, payload, type)).status).toBe(200)
    expect((await upload(student, Buffer.alloc(0), '')).code).toBe('validation.failed')
  })
})

test('a person made without a picture is dealt one of the five animals, whichever way the dice fall', async () => {
  const person = { role: 'student', passwordHash: '', firstName: 'A', lastName: 'B', lang: 'uz' } as const
  const dealt: string[] = []
  for (let index = 0; index < 5; index += 1) {
    const id = await createPerson(
      school.db,
      { ...person, phone: `+99895000000${index}` },
      () => index / 5 + 0.1,
    )
    dealt.push(await avatarOf({ id, phone: '', token: '' }))
  }
  expect(dealt).toEqual([...limits.avatars])
})
