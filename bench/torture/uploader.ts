import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { between } from './random.ts'
import type { Person } from './school.ts'
import { type Stage, surprise } from './stage.ts'

const most_bytes = 48_000
const piece_bytes = 12_000

/** A file that comes in pieces (tus), is handed in, and can be told by its bytes afterwards. */
export async function handInFile(stage: Stage, student: Person): Promise<void> {
  const { wire, school, said } = stage
  const bytes = Buffer.from(randomBytes(between(stage.random, 1, most_bytes / 2)).toString('hex'))
  const upload = await send(stage, student, bytes)
  if (upload === undefined) return
  const request = randomUUID()
  const input = { question_id: school.fileTaskId, upload_ids: [upload], request_id: request }
  const reply = await wire.call('student', student, 'question_try', input)
  if (reply.status === 200)
    said.files.push({ request, upload, sha256: createHash('sha256').update(bytes).digest('hex') })
  // An approved work takes no further version.
  else if (reply.code !== 'conflict') surprise(stage, 'question_try of a file', reply)
}

/** Piece by piece, on from where the server says that it is. @returns undefined where a reply was none to be had */
async function send(stage: Stage, { token }: Person, bytes: Buffer): Promise<string | undefined> {
  const { wire, school } = stage
  const own = { 'tus-resumable': '1.0.0', 'x-student-auth': token }
  const about = Object.entries({ filename: 'ish.txt', question_id: String(school.fileTaskId) })
  const begun = await wire.ask('an upload', '/api/uploads', {
    method: 'POST',
    headers: {
      ...own,
      'upload-length': String(bytes.length),
      'upload-metadata': about.map(([name, value]) => `${name} ${btoa(value)}`).join(),
    },
  })
  const address = begun.headers.get('location')
  if (begun.status !== 201 || address === null) {
    surprise(stage, 'an upload', begun)
    return undefined
  }
  for (let offset = 0; offset < bytes.length;) {
    const sent = await wire.try('a piece', address, {
      method: 'PATCH',
      headers: { ...own, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes.subarray(offset, offset + piece_bytes)),
    })
    const reply =
      sent?.status === 204
        ? sent
        : await wire.ask('where an upload is', address, { method: 'HEAD', headers: own })
    if (reply.status !== 204 && reply.status !== 200) {
      surprise(stage, 'where an upload is', reply)
      return undefined
    }
    offset = Number(reply.headers.get('upload-offset'))
  }
  return address.slice(address.lastIndexOf('/') + 1)
}
