import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { code } from '../../packages/web/src/code-texts/uz/code.ts'
import { codeTools } from '../../apps/student/src/platform/i18n/uz/code-tools.ts'
import { errors } from '../../apps/student/src/platform/i18n/uz/errors.ts'
import { practice } from '../../apps/student/src/platform/i18n/ru/practice.ts'
import { axeFaults, standards } from '../axe.ts'
import { openCalculator } from '../calculator.ts'
import { filesOnDisk } from '../chosen-files.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import type { SchoolServer } from '../server.ts'
import { Student } from '../student.ts'

const { media, share, history, tour, shared } = codeTools
const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../apps/server/test/samples', name))
const picture = { name: 'Mening rasmim.PNG', buffer: sample('picture.png') }

async function signIn(page: Page, school: SchoolServer): Promise<void> {
  await page.goto(`${school.url}/login`)
  await new Student(page, 'uz').signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => expect(page.getByText(code.draft.saved, { exact: true })).toBeVisible()
const codeOf = async (page: Page) => (await page.locator('.cm-line').allTextContents()).join('\n')
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

/** Drops a picture on the media, or pastes it there: a test can't drag one in from outside of the browser. */
async function giveFile(manager: Locator, how: 'drop' | 'paste', name: string): Promise<void> {
  const bytes = [...picture.buffer]
  await manager.locator('.code-lab-media').evaluate(
    (place, given) => {
      const content = Uint8Array.from(given.bytes)
      const carried = new DataTransfer()
      carried.items.add(new File([content], given.name, { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true }
      place.dispatchEvent(
        given.how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: carried })
          : new ClipboardEvent('paste', { ...options, clipboardData: carried }),
      )
    },
    { how, name, bytes },
  )
}

/** What a screen reader would stumble over in the open dialog. */
async function expectOpenToAll(page: Page, part = 'dialog[open], [role=dialog]'): Promise<void> {
  expect(await axeFaults(page, (axe) => axe.include(part).withTags(standards))).toEqual([])
}

test.describe('on a laptop', () => {
  test.use(screens.laptop)

  test('pictures are brought in, named, put into code, and come back with the project', async ({
    page,
    school,
  }) => {
    await signIn(page, school)
    await page.goto(`${school.url}/code`)
    const manager = dialog(page, media.title)
    const field = manager.locator('input[type=file]')

    await test.step('a picture and a film are taken; what is neither is refused in words', async () => {
      await tool(page, media.open).click()
      await expect(manager).toContainText(media.empty)
      await field.setInputFiles(
        filesOnDisk([
          picture,
          { name: 'film.avi', buffer: sample('film.avi') },
          { name: 'dastur.exe', buffer: Buffer.from('MZ') },
          { name: 'soxta.png', buffer: Buffer.from('bu rasm emas') },
          { name: 'katta.png', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
        ]),
      )
      await expect(manager.getByRole('listitem').filter({ hasText: 'Mening-rasmim.png' })).toBeVisible()
      await expect(manager.getByRole('listitem').filter({ hasText: 'film.avi' })).toBeVisible()
      const refusals = manager.getByRole('alert')
      await expect(refusals).toContainText(filled(media.wrong_type, { name: 'dastur.exe' }))
      await expect(refusals).toContainText('soxta.png:')
      await expect(refusals).toContainText(filled(media.too_large, { name: 'katta.png', most: '15 MB' }))
      await expect
        .poll(() => manager.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await expectOpenToAll(page)
    })

    await test.step('others are dropped onto it and pasted', async () => {
      await giveFile(manager, 'drop', 'tashlangan.png')
      await expect(manager.getByRole('listitem').filter({ hasText: 'tashlangan.png' })).toBeVisible()
      await giveFile(manager, 'paste', 'nusxa.png')
      await expect(manager.getByRole('listitem').filter({ hasText: 'nusxa.png' })).toBeVisible()
      for (const name of ['tashlangan.png', 'nusxa.png']) {
        await tool(page, filled(media.remove_one, { name })).click()
        await manager.getByRole('button', { name: media.remove, exact: true }).click()
        await expect(manager.getByRole('listitem').filter({ hasText: name })).toBeHidden()
      }
    })

    await test.step('a new name has to be valid and free', async () => {
      await tool(page, filled(media.rename_one, { name: 'Mening-rasmim.png' })).click()
      const name = manager.getByLabel(media.new_name)
      await name.fill('../rasm.png')
      await page.keyboard.press('Enter')
      await expect(manager.getByText(media.bad_name)).toBeVisible()
      await name.fill('FILM.avi')
      await page.keyboard.press('Enter')
      await expect(manager.getByText(media.bad_name)).toBeVisible()
      await name.fill('mushuk.png')
      await page.keyboard.press('Enter')
      await expect(manager.getByRole('listitem').filter({ hasText: 'mushuk.png' })).toBeVisible()
    })

    await test.step('one is taken out after a question, one is put into the code', async () => {
      await tool(page, filled(media.remove_one, { name: 'film.avi' })).click()
      await manager.getByRole('button', { name: media.remove, exact: true }).click()
      await expect(manager.getByRole('listitem').filter({ hasText: 'film.avi' })).toBeHidden()
      await page.keyboard.press('Escape')
      await write(page, '<!doctype html>\n<h1>Mushuk</h1>\n')
      await tool(page, media.open).click()
      await tool(page, filled(media.insert_one, { name: 'mushuk.png' })).click()
      await expect(manager).toBeHidden()
      expect(await codeOf(page)).toContain('<img src="mushuk.png" alt="">')
      await saved(page)
    })

    const whole = await codeOf(page)
    const zip = await test.step('the project is had as a zip', async () => {
      await tool(page, share.open).click()
      const waiting = page.waitForEvent('download')
      await dialog(page, share.title).getByRole('button', { name: share.zip, exact: true }).click()
      const download = await waiting
      expect(download.suggestedFilename()).toBe(`${code.file_name}.zip`)
      await expectOpenToAll(page)
      await page.keyboard.press('Escape')
      return readFileSync(await download.path())
    })

    await test.step('a broken one is refused; the whole one brings code and picture back', async () => {
      await write(page, '<p>boshqa</p>')
      await tool(page, media.open).click()
      await tool(page, filled(media.remove_one, { name: 'mushuk.png' })).click()
      await manager.getByRole('button', { name: media.remove, exact: true }).click()
      await expect(manager).toContainText(media.empty)
      await page.keyboard.press('Escape')
      const upload = page.locator('.code-lab > input[type=file]')
      const file = { name: 'loyiha.zip', mimeType: 'application/zip' }
      await upload.setInputFiles({ ...file, buffer: zip.subarray(0, zip.length - 40) })
      await expect(page.getByText(code.upload_problem.invalid_project_file)).toBeVisible()
      await page.keyboard.press('Escape')
      await upload.setInputFiles({ ...file, buffer: zip })
      await page.getByRole('button', { name: code.replace, exact: true }).click()
      await expect.poll(() => codeOf(page)).toBe(whole)
      await saved(page)
      await page.reload()
      await expect.poll(() => codeOf(page)).toBe(whole)
      await tool(page, media.open).click()
      await expect
        .poll(() => manager.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    })
  })

  test('a project goes by address to somebody whose own is kept, and any state of it comes back', async ({
    page,
    context,
    school,
  }) => {
    const program = 'print("Salom, " + "doʻst!")'
    await page.addInitScript(() => {
      // As a phone has it. Sandboxed frames, where this runs too, have nothing to write it into.
      if (origin === 'null') return
      const share = async (given: ShareData) => sessionStorage.setItem('sent', JSON.stringify(given))
      Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: share })
    })
    const address = await test.step('somebody without an account shares a program', async () => {
      await page.goto(`${school.url}/py`)
      await write(page, program)
      await tool(page, share.open).click()
      const link = dialog(page, share.title).getByLabel(share.link)
      await expect(link).toHaveValue(/\/py#project=[\w-]+$/)
      const value = await link.inputValue()
      await tool(page, share.send).click()
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('sent')))
        .toBe(JSON.stringify({ title: share.send_title, url: value }))
      return value
    })

    await signIn(page, school)
    await page.goto(`${school.url}/py`)
    await write(page, 'print("mening dasturim")')
    await saved(page)

    await test.step('an address that is cut off says so', async () => {
      await page.goto(address.slice(0, -12))
      await page.reload()
      await expect(page.getByRole('alert')).toContainText(shared.invalid)
      await page.getByRole('button', { name: shared.leave }).click()
      await expect.poll(() => codeOf(page)).toBe('print("mening dasturim")')
      expect(new URL(page.url()).hash).toBe('')
    })

    await test.step('the shared one is shown and not run, the own one stays', async () => {
      await page.goto(address)
      await expect(page.getByText(shared.banner)).toBeVisible()
      await expect.poll(() => codeOf(page)).toBe(program)
      await expect(page.locator('[data-state="ready"]')).toBeVisible({ timeout: 90_000 })
      await expect(page.getByRole('log', { name: code.python.console })).not.toContainText('doʻst')
      await page.getByRole('button', { name: shared.leave }).click()
      await expect.poll(() => codeOf(page)).toBe('print("mening dasturim")')
    })

    await test.step('taken over, it is the student’s, and what it replaced is in the history', async () => {
      await page.goto(address)
      await page.getByRole('button', { name: shared.keep }).click()
      await expect(page.getByText(shared.kept)).toBeVisible()
      await page.reload()
      await expect.poll(() => codeOf(page)).toBe(program)
      await tool(page, history.open).click()
      const versions = dialog(page, history.title)
      await versions.locator('ol button').first().click()
      await expect(
        versions.locator('[data-kind="added"]').filter({ hasText: 'mening dasturim' }),
      ).toBeVisible()
      await expect(versions.locator('[data-kind="removed"]').filter({ hasText: 'doʻst' })).toBeVisible()
      await expectOpenToAll(page)
      await versions.getByRole('button', { name: history.restore }).click()
      await expect(versions).toBeHidden()
      await expect.poll(() => codeOf(page)).toBe('print("mening dasturim")')
      await saved(page)
    })

    await test.step('without a network the history says so', async () => {
      await context.setOffline(true)
      await tool(page, history.open).click()
      await expect(dialog(page, history.title).getByRole('alert')).toContainText(errors.network)
      await context.setOffline(false)
      await page.getByRole('button', { name: code.draft.retry, exact: true }).click()
      await expect(dialog(page, history.title).locator('ol button').first()).toBeVisible()
    })
  })

  test('the task stands beside the code, folds away for good, and is one tap away on a phone', async ({
    page,
    school,
  }) => {
    await openCalculator(page, school, school.freshStudent('payment-due'))
    const task = page.getByRole('complementary', { name: practice.task, exact: true })
    const fold = task.getByRole('button', { name: practice.task, exact: true })
    const text = task.locator('pre')
    const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN
    await expect(text.first()).toBeVisible()
    const besideAt = await left(page.locator('.code-lab'))
    expect(await left(task)).toBeLessThan(besideAt)
    // The teacher's words and the task are one column, as high up as the code.
    expect((await page.locator('.task-letter').boundingBox())?.y).toBeCloseTo(
      (await page.locator('.code-lab').boundingBox())?.y ?? 0,
      0,
    )
    await fold.click()
    await expect(text.first()).toBeHidden()
    expect(await left(page.locator('.code-lab'))).toBeLessThan(besideAt - 100)
    await page.reload()
    await page.getByRole('button', { name: practice.rewrite, exact: true }).click()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')

    await page.setViewportSize(screens.phone.viewport)
    await page.locator('header').getByRole('button', { name: practice.task, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: practice.task })
    await expect(sheet.locator('pre').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use(screens.phone)

  test('the tour opens once, by itself, is walked by keyboard, and comes again when it is asked for', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.url}/login`)
    await page.evaluate(() => {
      sessionStorage.setItem('tour.wanted', 'yes')
      localStorage.removeItem('qadam.code_tour')
    })
    await page.goto(`${school.url}/code`)
    const card = (title: string) => dialog(page, title)
    await expect(card(tour.files_title)).toBeVisible()
    await expectOpenToAll(page)
    await page.keyboard.press('Enter')
    await expect(card(tour.editor_title)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(card(tour.run_title)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(card(tour.editor_title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toBeHidden()

    await page.reload()
    await expect(page.locator('.cm-content')).toBeVisible()
    // Under a tour nothing else could be pressed.
    const more = tool(page, code.more)
    await more.tap()
    await expectOpenToAll(page, '[role=menu]')
    await page.getByRole('menuitem', { name: share.open }).tap()
    // A phone has no Escape.
    await dialog(page, share.title).getByRole('button', { name: code.close, exact: true }).tap()
    await expect(dialog(page, share.title)).toBeHidden()
    await expect(more).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('qadam.code_tour'))).toBe('seen')

    await test.step('by keyboard, too, the search takes the focus', async () => {
      await page.keyboard.press('Enter')
      const found = page.getByRole('menuitem', { name: code.search })
      while (!(await found.evaluate((item) => item === document.activeElement)))
        await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: code.find.find })).toBeFocused()
      await page.keyboard.press('Escape')
    })

    await more.tap()
    await page.getByRole('menuitem', { name: tour.open }).tap()
    await expect(card(tour.files_title)).toBeVisible()
    const done = page.getByRole('button', { name: tour.done })
    while (!(await done.isVisible())) await page.getByRole('button', { name: tour.next }).click()
    await done.click()
    await expect(more).toBeFocused()
  })

  test('a keyboard that takes half of the screen leaves what is typed in sight, above the row of keys', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.url}/py`)
    await write(page, 'print(1)\n'.repeat(30))
    await page.setViewportSize({ width: 360, height: 440 })
    const bottom = async (part: Locator) => {
      const box = await part.boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    const keys = page.locator('.code-lab-symbols')
    await expect
      .poll(
        async () => (await bottom(page.locator('.cm-line').last())) <= ((await keys.boundingBox())?.y ?? 0),
      )
      .toBe(true)
    expect(await bottom(keys)).toBeLessThanOrEqual(440)
  })
})
