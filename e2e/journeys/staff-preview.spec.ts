import type { Frame } from '@playwright/test'
import { preview, review } from '../../apps/staff/src/platform/i18n/uz/review.ts'
import { codeWeb } from '../../packages/web/src/code-texts/uz/code-web.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { handIn, heading, openTask, practice } from '../practising.ts'
import { PythonWorkspace } from '../python-workspace.ts'
import { SchoolApi } from '../school-api.ts'
import { Staff, teacher } from '../staff.ts'

test.use(screens.laptop)

const attack = `globalThis.attacked = true; try { parent.attacked = true } catch {} fetch('/api/student?action=profile')`

const files = [
  { name: 'hisobot.pdf', mimeType: 'application/pdf', buffer: pdf('Salom, ustoz') },
  {
    name: 'rasm.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" onload="${attack}"><script>${attack}</script></svg>`,
    ),
  },
  {
    name: 'sahifa.html',
    mimeType: 'text/html',
    buffer: Buffer.from(`<!doctype html><title>Salom</title><script>${attack}</script>`),
  },
]

test('what students hand in is shown to the teacher, and nothing in it runs there', async ({
  page,
  browser,
  school,
}) => {
  const phone = school.freshStudent()
  await openTask(page, school, phone, 'files')
  await handInFiles(page)
  const student = await SchoolApi.signIn(school.url, phone, 'student')
  const [work] = await student.submissions()

  const laptop = await browser.newContext(screens.laptop)
  const workspace = await laptop.newPage()
  const dialogs: string[] = []
  workspace.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const staff = new Staff(workspace, school.url)
  await staff.signIn(teacher)
  await staff.open(work?.submission_id ?? 0)

  await test.step('a PDF is drawn in a frame that has nobody’s origin, its words are there to be read', async () => {
    await workspace.getByRole('button', { name: preview.open_pdf }).click()
    const frame = workspace.frameLocator('iframe[title="hisobot.pdf"]')
    await expect(frame.getByText('Salom, ustoz')).toBeAttached()
    await expect(frame.getByRole('img', { name: /^1-/ })).toBeVisible()
    const inside = workspace.frames().find((one) => one.url().endsWith('/code-frames/pdf'))
    if (!inside) throw new Error('there is no frame')
    expect(await inside.evaluate(() => origin)).toBe('null')
    expect(await hasInk(inside)).toBe(true)
  })

  await test.step('SVG and HTML are shown as they are written', async () => {
    for (const name of ['rasm.svg', 'sahifa.html'])
      await expect(workspace.getByRole('group', { name }).first()).toContainText('attacked')
  })

  await test.step('nothing of it ran', async () => {
    expect(dialogs).toEqual([])
    for (const frame of workspace.frames())
      expect(await frame.evaluate(() => 'attacked' in globalThis)).toBe(false)
  })
  await laptop.close()
})

async function handInFiles(page: Page): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files)
  await expect(page.getByText(practice.files.done, { exact: true })).toHaveCount(files.length, {
    timeout: 60_000,
  })
  await handIn(page).click()
  await expect(heading(page, practice.status.uploaded)).toBeVisible()
}

async function hasInk(frame: Frame): Promise<boolean> {
  return await frame.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at] ?? 255) < 128 && pixels[at + 3] === 255) return true
    return false
  })
}

/** A page with `text`, and a script that runs when the document is opened. */
function pdf(text: string): Buffer {
  const content = `BT /F1 24 Tf 40 100 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = body.length
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

test('the teacher runs what was handed in, program and page, in the sandbox', async ({ page, school }) => {
  const staff = new Staff(page, school.url)
  await staff.signIn(teacher)
  const rows = await staff.openQueue({ type: 'compiler', status: 'all' })
  const program = rows.find(({ question }) => question.course_id === 1)
  const site = rows.find(({ question }) => question.course_id === 2)
  if (!program || !site) throw new Error('the demo has no program or no page to review')

  await test.step('a program asks and answers', async () => {
    await page.goto(`${school.url}/staff/review/${program.submission_id}`)
    await page.getByRole('button', { name: review.project_run, exact: true }).click()
    const workspace = new PythonWorkspace(page)
    await workspace.isReady()
    expect(await workspace.printed(`print('ustoz', 6 * 7)`)).toBe('ustoz 42')
    // The submission stays unchanged.
    await page.getByRole('button', { name: review.project_files, exact: true }).click()
    await expect(page.getByText(`print('ustoz', 6 * 7)`)).toBeHidden()
  })

  await test.step('a page is shown once it is asked for', async () => {
    await page.goto(`${school.url}/staff/review/${site.submission_id}`)
    await page.getByRole('button', { name: review.project_run, exact: true }).click()
    const preview = page.locator('.code-lab-web-preview')
    await expect(preview).toHaveAttribute('data-state', 'waiting')
    await preview.getByRole('button', { name: codeWeb.run, exact: true }).click()
    await expect(preview).toHaveAttribute('data-state', 'shown')
  })
})
