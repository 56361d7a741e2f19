import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import tls from 'node:tls'
import { isLoopback, type Config } from '../config/config.ts'
import { codeOf, reasonOf } from '../errors/start-failure.ts'
import { ffmpegFinder } from '../files/ffmpeg.ts'
import type { FileStore } from '../files/file-store.ts'
import { mend, note, well, type Finding } from './finding.ts'

/** Below either of these a school is near the day on which nothing can be saved. */
const leastFree = { bytes: 1024 ** 3, share: 0.1 }
const renewCertificate_ms = 14 * 24 * 3600_000
const patience_ms = 5_000

/** Whether the data directory can be written, and what is left on its disk. */
export async function examineFolder(dataDir: string): Promise<Finding[]> {
  if (!existsSync(dataDir)) {
    const parent = path.dirname(dataDir)
    return existsSync(parent)
      ? [note('data folder', `${dataDir} is not there yet: the first start makes it.`)]
      : [
          mend(
            'data folder',
            `Neither ${dataDir} nor the folder above it is there: make it, or set DATA_DIR to another.`,
          ),
        ]
  }
  const probe = path.join(dataDir, `.doctor-${randomUUID()}`)
  try {
    await writeFile(probe, 'can be written', { flush: true })
  } catch (error) {
    return [
      mend(
        'data folder',
        `Nothing can be written into ${dataDir} (${codeOf(error) ?? reasonOf(error)}): give this user the right, or the disk more room.`,
      ),
    ]
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return [well('data folder', `${dataDir} can be written.`), examineRoom(bavail * bsize, blocks * bsize)]
}

/** Exported for its test. */
export function examineRoom(free: number, size: number): Finding {
  const told = `${(free / 1024 ** 3).toFixed(1)} GB of ${(size / 1024 ** 3).toFixed(1)} GB are free`
  return free >= leastFree.bytes && free >= size * leastFree.share
    ? well('disk', `${told}.`)
    : mend('disk', `Only ${told}: make room before it is full, or students’ work is refused.`)
}

/** What students with slow connections get of films. */
export async function examineFfmpeg(configured: string | undefined): Promise<Finding[]> {
  const path = await ffmpegFinder(configured)()
  if (path !== undefined) return [well('films', 'ffmpeg makes films smaller for slow connections.')]
  if (configured === 'no')
    return [note('films', 'FFMPEG_PATH is no: students get films as authors sent them.')]
  return configured === undefined
    ? [
        note(
          'films',
          'There is no ffmpeg: students get films as authors sent them. Install it, so that a slow connection gets smaller ones.',
        ),
      ]
    : [mend('films', `FFMPEG_PATH is ${configured}, which is no ffmpeg with libx264 and aac: mend the path.`)]
}

/** Writes a file into the store, reads it and takes it away. */
export async function examineStore(
  files: Pick<FileStore, 'put' | 'read' | 'delete'>,
  bucket: string,
): Promise<Finding[]> {
  const content = Buffer.from(randomUUID())
  let step = 'written'
  try {
    const { key } = await files.put(content)
    step = 'read'
    const chunks = (await (await files.read(key))?.toArray()) ?? []
    if (!Buffer.concat(chunks).equals(content)) throw new Error('it gives other bytes than were written')
    step = 'deleted'
    await files.delete(key)
    return [well('S3', `A file was written into ${bucket}, read and deleted.`)]
  } catch (error) {
    return [
      mend(
        'S3',
        `A file can't be ${step} in the bucket ${bucket} (${reasonOf(error)}): see S3_ENDPOINT, S3_REGION, the key and its rights.`,
      ),
    ]
  }
}

/** Whether what the school says to its database and its store can be read on the way. */
export function examineConnections({
  databaseUrl,
  databasePoolerUrl,
  s3,
}: Pick<Config, 'databaseUrl' | 'databasePoolerUrl'> & {
  s3: Pick<NonNullable<Config['s3']>, 'endpoint'> | undefined
}): Finding[] {
  const databases = { DATABASE_URL: databaseUrl, DATABASE_POOLER_URL: databasePoolerUrl }
  const findings = Object.entries(databases).flatMap(([name, url]) =>
    url === undefined || isTrusted(url)
      ? []
      : [
          note(
            'connections',
            `${name} names another machine without sslmode=verify-full: where the network between is not yours alone, add it (and sslrootcert=FILE for an authority of your own).`,
          ),
        ],
  )
  return s3?.endpoint?.startsWith('http:') === true && !isNear(new URL(s3.endpoint).hostname)
    ? [
        ...findings,
        note(
          'connections',
          `S3_ENDPOINT is ${s3.endpoint}: files go there unencrypted. Where the network between is not yours alone, use https.`,
        ),
      ]
    : findings
}

const isNear = (hostname: string): boolean => hostname === '' || isLoopback(hostname)

function isTrusted(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  return isNear(hostname) || searchParams.get('sslmode') === 'verify-full'
}

/** Whether people can reach the school as browsers want it. */
export async function examineAddress(
  { publicUrl, host, trustProxy }: Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>,
  now: Date,
): Promise<Finding[]> {
  if (publicUrl === undefined)
    return isLoopback(host)
      ? [
          note(
            'address',
            'No PUBLIC_URL is set, and this machine alone is served: set it before others come.',
          ),
        ]
      : [
          mend(
            'address',
            'Other machines are served, but PUBLIC_URL is not set: set it to the https address that people type, for links that leave the school.',
          ),
        ]
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:')
    return isLoopback(hostname) || hostname === 'localhost'
      ? [note('address', `${publicUrl} is for this machine alone.`)]
      : [
          mend(
            'address',
            `PUBLIC_URL is ${publicUrl}: browsers give microphone, pushes and visits without a connection to https alone, so put a proxy with TLS in front.`,
          ),
        ]
  const proxy =
    trustProxy === false
      ? [
          mend(
            'proxy',
            'PUBLIC_URL is https, which a proxy in front ends, but TRUST_PROXY is no: all callers count as one then. Set it to 1 for one proxy.',
          ),
        ]
      : [well('proxy', 'A proxy in front names the callers.')]
  return [await examineCertificate(hostname, port === '' ? 443 : Number(port), now), ...proxy]
}

/** Exported for its test. `authority` is trusted beside those of the system. */
export async function examineCertificate(
  host: string,
  port: number,
  now: Date,
  authority?: string,
): Promise<Finding> {
  try {
    const until = await certificateUntil(host, port, authority)
    return until.getTime() - now.getTime() > renewCertificate_ms
      ? well('TLS', `The certificate of ${host} is valid until ${until.toISOString().slice(0, 10)}.`)
      : mend(
          'TLS',
          `The certificate of ${host} ends at ${until.toISOString().slice(0, 10)}: see why it is not renewed.`,
        )
  } catch (error) {
    return mend(
      'TLS',
      `https://${host}:${port} does not answer as browsers want it (${codeOf(error) ?? reasonOf(error)}): see the name, the proxy and its certificate.`,
    )
  }
}

async function certificateUntil(host: string, port: number, authority?: string): Promise<Date> {
  const socket = tls.connect({
    host,
    port,
    servername: host,
    timeout: patience_ms,
    ...(authority !== undefined && { ca: [...tls.rootCertificates, authority] }),
  })
  try {
    return await new Promise<Date>((resolve, reject) => {
      socket.once('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)))
      socket.once('error', reject)
      socket.once('timeout', () => reject(new Error('no answer')))
    })
  } finally {
    socket.destroy()
  }
}
