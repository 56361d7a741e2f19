import { createHash, randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { HandedInFile } from '@qadam/contract'
import { filesOnDisk, type ChosenFile } from '../chosen-files.ts'
import { expect, screens, test, type Locator, type Page } from '../journey.ts'
import { handIn, heading, openTask, practice } from '../practising.ts'
import { SchoolApi } from '../school-api.ts'
import type { SchoolServer } from '../server.ts'

test.use(screens.phone)

const MEGABYTE = 1024 * 1024
const picture = { name: 'registon.png', buffer: png(3 * MEGABYTE) }

test('an upload that is cut with its server goes on from there, and a reload loses nothing of it', async ({
  page,
  school,
}) => {
  const phone = school.freshStudent()
  await openTask(page, school, phone, 'files')
  const pieces = countPieces(page)
  await slowDown(page)

  await test.step('the server goes away in the middle', async () => {
    await choose(page, [picture])
    await expect.poll(() => pieces.length).toBeGreaterThan(1)
    await school.stop()
    await expect(page.getByText(practice.files.paused, { exact: true })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('it comes back: the upload goes on from where it was', async () => {
    const before = pieces.length
    await school.startAgain()
    await expect.poll(() => pieces.length, { timeout: 30_000 }).toBeGreaterThan(before)
    expect(pieces[before]).toBeGreaterThan(0)
  })

  await test.step('a reload in the middle goes on, too', async () => {
    await page.reload()
    await expect(page.getByText(practice.files.done, { exact: true })).toBeVisible({ timeout: 60_000 })
    // No byte but those of a piece that was cut went twice.
    expect(pieces.filter((offset) => offset === 0).length).toBeLessThanOrEqual(2)
  })

  await test.step('handed in, the teacher gets the very same file', async () => {
    await handIn(page).click()
    await expect(heading(page, practice.status.uploaded)).toBeVisible()
    const student = await SchoolApi.signIn(school.url, phone, 'student')
    const [work] = await student.submissions()
    expect(work?.files).toMatchObject([
      { name: picture.name, type: 'image/png', size: picture.buffer.length },
    ])
    expect(await hashOf(school, work?.files[0])).toBe(
      createHash('sha256').update(picture.buffer).digest('hex'),
    )
  })
})

test('what cannot be taken is told in words, and the rest goes', async ({ page, school }) => {
  const phone = school.freshStudent()
  await openTask(page, school, phone, 'files')
  const rows = page.getByRole('list', { name: practice.files.list }).getByRole('listitem')

  await test.step('nothing chosen', async () => {
    await handIn(page).click()
    await expect(page.getByText(practice.files.none)).toBeVisible()
  })

  const tooLarge = practice.files.too_large.replace('{{name}}', 'katta.mp4').replace('{{size}}', '15 MB')

  await test.step('too large, after that: the reason is in sight, and stands by the button as well', async () => {
    await choose(page, [{ name: 'katta.mp4', buffer: Buffer.alloc(15 * MEGABYTE + 1, 1) }])
    await expect(page.getByText(tooLarge)).toBeInViewport()
    await expect(page.getByText(practice.files.none)).toHaveCount(0)
    await handIn(page).click()
    await expect(page.locator('[data-lesson-action]').getByRole('alert')).toHaveText(tooLarge)
  })

  await test.step('what is chosen comes into sight', async () => {
    await choose(page, [{ name: 'reja.txt', buffer: Buffer.from('Reja: Registon.') }])
    await expect(rows.filter({ hasText: 'reja.txt' })).toContainText(practice.files.done)
    await expectInReach(page, rows.last())
  })

  await test.step('too large and empty before anything is sent, a wrong kind after', async () => {
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)])
    await choose(page, [
      { name: 'katta.mp4', buffer: Buffer.alloc(15 * MEGABYTE + 1, 1) },
      { name: 'bosh.txt', buffer: Buffer.alloc(0) },
      { name: 'dastur.png', buffer: program },
    ])
    await expect(page.getByText(tooLarge)).toBeVisible()
    await expect(page.getByText(practice.files.empty.replace('{{name}}', 'bosh.txt'))).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'dastur.png' })).toContainText('Bu turdagi fayl qabul qilinmaydi')
    await expectInReach(page, rows.filter({ hasText: 'dastur.png' }))
    await expect(rows.filter({ hasText: 'reja.txt' })).toContainText(practice.files.done)
    await handIn(page).click()
    await expect(page.getByText(practice.files.failed)).toBeVisible()
  })

  await test.step('taken away, the rest can be handed in', async () => {
    const remove = practice.files.remove.replace('{{name}}', 'dastur.png')
    await page.getByRole('button', { name: remove }).click()
    await expect(rows).toHaveCount(1)
  })

  await test.step('more than ten', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      name: `${index}.txt`,

      buffer: Buffer.from(`fayl ${index}`),
    }))
    await choose(page, many)
    await expect(
      page.getByText(practice.files.too_many.replace('{{name}}', '9.txt').replace('{{count}}', '10')),
    ).toBeVisible()
    await expect(rows).toHaveCount(10)
  })
})

test('files chosen without a connection go on by themselves, and other devices see them', async ({
  page,
  context,
  browser,
  school,
}) => {
  const phone = school.freshStudent()
  await openTask(page, school, phone, 'files')
  await context.setOffline(true)
  await choose(page, [{ name: 'reja.txt', buffer: Buffer.from('Reja') }])
  await expect(page.getByText(practice.files.paused, { exact: true })).toBeVisible()
  await handIn(page).click()
  await expect(page.getByText(practice.pending.waiting)).toBeVisible()
  await page.getByRole('button', { name: practice.pending.take_back }).click()
  await context.setOffline(false)
  await expect(page.getByText(practice.files.done, { exact: true })).toBeVisible({ timeout: 20_000 })

  const laptop = await browser.newContext(screens.laptop)
  const other = await laptop.newPage()
  await openTask(other, school, phone, 'files')
  await expect(
    other.getByRole('button', { name: practice.files.open.replace('{{name}}', 'reja.txt') }),
  ).toBeVisible()
  await handIn(other).click()
  await expect(heading(other, practice.status.uploaded)).toBeVisible()
  await laptop.close()

  // The phone's page is notified by itself, or refetches at the latest on the next visit.
  await page.reload()
  const student = await SchoolApi.signIn(school.url, phone, 'student')
  expect(await student.submissions()).toMatchObject([{ version: 1, files: [{ name: 'reja.txt' }] }])
})

/** Wholly on the screen, and above the footer. */
async function expectInReach(page: Page, row: Locator): Promise<void> {
  await expect(row).toBeInViewport({ ratio: 1 })
  const footer = await page.locator('[data-lesson-action]').boundingBox()
  const box = await row.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
}

async function choose(page: Page, files: ChosenFile[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(filesOnDisk(files))
}

/** The offsets of the pieces that were sent, in their order. */
function countPieces(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}

/** A connection on which an upload takes its time. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/uploads/**', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue().catch(() => undefined)
  })
}

async function hashOf(school: SchoolServer, file: HandedInFile | undefined): Promise<string> {
  const reply = await fetch(new URL(file?.url ?? '', school.url))
  return createHash('sha256')
    .update(Buffer.from(await reply.arrayBuffer()))
    .digest('hex')
}

/** A picture of at least so many bytes: noise does not compress. */
function png(bytes: number): Buffer {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.concat(rows), { level: 0 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
