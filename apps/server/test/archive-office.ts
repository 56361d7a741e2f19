import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CourseImport } from '@qadam/contract'
import { writeZip, type WritableArchive } from '@qadam/course-archive'
import fc from 'fast-check'
import { expect } from 'vitest'
import { smallLane, workOnArchive } from '../src/modules/content/archives/index.ts'
import { generatedCourse, generatedMedia } from './course-generator.ts'
import { signedInStaff, type StaffMember } from './staffroom.ts'
import { startTestSchool, type TestSchool } from './test-school.ts'
import { UploadClient } from './upload-client.ts'

/** A school whose admin sends and saves course archives. */
export interface Office {
  school: TestSchool
  admin: StaffMember
  /** Where archives are unpacked. */
  folder: string
  close: () => Promise<void>
}

export async function openOffice(): Promise<Office> {
  const school = await startTestSchool()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-archives-'))
  const close = async () => {
    await school.close()
    rmSync(folder, { recursive: true })
  }
  return { school, admin: await signedInStaff(school, 'admin'), folder, close }
}

export const tools = ({ school, folder }: Office) => ({
  db: school.db,
  files: school.files,
  folder,
  log: { error: () => {} },
  lane: smallLane,
  jobs: school.jobs,
})

export const zipOf = async (archive: WritableArchive) => Buffer.concat(await writeZip(archive).toArray())

export async function send({ school, admin }: Office, zip: Uint8Array): Promise<string> {
  const metadata = { filename: 'kurs.zip', purpose: 'course_archive' }
  const sent = await new UploadClient(school, admin.token, 'x-staff-auth').upload(Buffer.from(zip), metadata)
  if (sent.status !== 204) throw new Error(`the archive was not taken: ${sent.code ?? sent.status}`)
  return sent.id
}

/** Sends an archive and has it read. */
export async function check(office: Office, zip: Uint8Array): Promise<CourseImport> {
  const upload_id = await send(office, zip)
  const begun = await office.admin.data<CourseImport>('course_import_begin', { upload_id })
  expect(begun).toMatchObject({ state: 'waiting', report: null, file_name: 'kurs.zip' })
  await workOnArchive(tools(office), begun.id, office.school.clock.now())
  return await office.admin.data<CourseImport>('course_import', { id: begun.id })
}

/** Has an archive taken in. @returns the course of the builder. */
export async function take(office: Office, zip: Uint8Array, publish = false): Promise<number> {
  const checked = await check(office, zip)
  expect(checked.report?.faults.filter(({ level }) => level === 'error')).toEqual([])
  const { id } = await office.admin.data<CourseImport>('course_import_take', { id: checked.id, publish })
  await workOnArchive(tools(office), id, office.school.clock.now())
  const taken = await office.admin.data<CourseImport>('course_import', { id })
  expect(taken.state).toBe('taken')
  return taken.course_id ?? 0
}

export async function exported({ school, admin }: Office, id: number, what = 'draft'): Promise<Buffer> {
  const reply = await school.app.inject({
    method: 'POST',
    url: '/api/staff?action=course_export',
    headers: { 'x-staff-auth': admin.token },
    payload: { id, what },
  })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.rawPayload
}

let courses = 0
/** An id that no course has yet. */
export function newCourseId(): string {
  courses += 1
  return `kurs-${courses}`
}

export function course(): WritableArchive {
  const [sample] = fc.sample(generatedCourse, { numRuns: 1, seed: 7 })
  if (!sample) throw new Error('there is no course')
  return { ...sample, id: newCourseId(), media: generatedMedia }
}

/** A course of one lesson that tells these texts. */
export function courseOf(...texts: string[]): WritableArchive {
  const questions = texts.map((uz, index) => ({ id: `q${index}`, type: 'info' as const, text: { uz } }))
  return {
    ...course(),
    modules: [
      {
        id: 'm',
        title: { uz: 'Modul' },
        description: { uz: 'Tavsif' },
        lessons: [{ id: 'dars', type: 'Learn', title: { uz: 'Dars' }, questions }],
      },
    ],
  }
}
