import { limits } from '@qadam/contract'
import { achievements } from '../../apps/student/src/platform/i18n/ru/achievements.ts'
import { goals } from '../../apps/student/src/platform/i18n/ru/goals.ts'
import { expect, screens, test, type Locator, type Page } from '../journey.ts'
import { watchShifts } from '../layout-shifts.ts'
import { Student } from '../student.ts'

// The longer language on the smaller screen; a laptop and Uzbek are played by keyboard and by finger elsewhere.
test.use(screens.phone)

test('a new student signs in, finishes the first lesson and goes on to the next', async ({
  page,
  school,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // Refusals are part of the journey; errors of the page itself are not.
    const isOwnFault = message.type() === 'error' && !message.text().startsWith('Failed to load resource')
    if (isOwnFault) problems.push(message.text())
  })
  const student = new Student(page, 'ru')
  const phone = school.freshStudent()
  const began = schoolHour()
  await page.goto(school.url)
  await expect(page).toHaveURL(/\/login/)
  await student.chooseLanguage()

  await test.step('signing in', async () => {
    await student.signIn(phone, 'wrong')
    await expect(page.getByText(student.words.accounts.wrong_credentials)).toBeVisible()
    await student.signIn(`+998 ${phone}`, 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jasur')
  })

  await test.step('the course, its module, its star path', async () => {
    await page.getByRole('link', { name: 'Курсы', exact: true }).first().click()
    await page.getByRole('link', { name: /Основы Python/ }).click()
    // The closed floors name this module too, as what they wait for; its own leads to the lesson to go on with.
    await page.locator('main a[href^="/course/1/module/1#"]').click()
    await expect(page).toHaveURL(/\/course\/1\/module\/1/)
    // Five lessons and the checkpoint.
    await expect(page.locator('main ol > li')).toHaveCount(6)
  })
  const moduleUrl = page.url()

  await test.step('the second lesson is still closed', async () => {
    await page.goto(moduleUrl.replace(/\/?(#.*)?$/, '/2'))
    await expect(page.getByText(student.words.lesson.not_reached.title)).toBeVisible()
    await page.goto(moduleUrl)
  })

  await test.step('the lesson: video, infos, test', async () => {
    await student.openLesson(async () => {
      await page.getByRole('link', { name: /Привет, Python/ }).click()
    })
    await expect(student.goOn()).toBeDisabled()
    const expectNoShift = await watchShifts(page)
    await student.watchVideo()
    await cutConnection(page, student)
    await expectNoShift()
    await seePictureLyingDown(page, student)
    await student.readOn()
    await student.passTest('python', 'salom-python', async (title, stage) => {
      const { moments } = student.words
      if (title !== moments.flawless) return
      await sharePicture(page, stage.getByRole('button', { name: moments.share, exact: true }))
      // A tap on the button is none on the stage.
      await expect(stage.getByRole('heading', { name: title, exact: true })).toBeVisible()
    })
  })

  await test.step('the next lesson opens', async () => {
    await page
      .getByRole('button', { name: student.words.lesson.done.next })
      .or(page.getByRole('link', { name: student.words.lesson.done.next }))
      .click()
    await expect(page).toHaveURL(/\/course\/1\/module\/\d+\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Переменные')
  })

  await test.step('the path and the profile tell what it has earned', async () => {
    await page.goto(moduleUrl)
    const stops = page.locator('main ol > li')
    await expect(stops.first()).toContainText('100')
    await page.goto(`${school.url}/profile`)
    // Eight or nine first tries and the lesson: 10 each and 50.
    await expect(page.getByText(/^1[34]0$/).first()).toBeVisible()
  })

  await test.step('the first achievement and the second level are theirs, and the goals of the day know of the lesson', async () => {
    await page.getByRole('link', { name: achievements.title }).first().click()
    await expect(page).toHaveURL(`${school.url}/profile/achievements`)
    const earned = page.getByRole('region', { name: achievements.title })
    const first = earned.getByRole('listitem').filter({ hasText: achievements.kinds.first_lesson.name })
    await expect(first.locator('time')).toBeVisible()
    await expect(earned).toContainText(achievements.level.replace('{{level}}', '2'))
    await page.goto(school.url)
    await expect(page.getByRole('progressbar', { name: goals.group })).toBeVisible()
    // In the last hour of a day there may be none, and after midnight they are those of another one.
    if (schoolHour() >= began && began < 23)
      await expect(page.getByRole('listitem').filter({ hasText: goals.kind.lesson })).toContainText(
        goals.reached,
      )
  })
  expect(problems).toEqual([])
})

/** The share sheet of a system that takes pictures gets one that can be opened, of the size that it has. */
async function sharePicture(page: Page, button: Locator): Promise<void> {
  await page.evaluate(() => {
    const sheet = { canShare: () => true, share: keep }
    async function keep({ files, text }: ShareData): Promise<void> {
      const { width, height } = await createImageBitmap(files?.[0] ?? new Blob())
      document.body.dataset['shared'] = `${width} x ${height}: ${text}`
    }
    Object.assign(navigator, sheet)
  })
  await button.click()
  await expect(page.locator('body[data-shared]')).toHaveAttribute('data-shared', /^1080 x 1350: \S+/)
}

const schoolHour = () =>
  Number(
    new Intl.DateTimeFormat('en', {
      timeZone: limits.schoolTimeZone,
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(),
  )

/** A phone lying on its side: the picture has the height, its controls are in reach, and the way on is below it. */
async function seePictureLyingDown(page: Page, student: Student): Promise<void> {
  const { video } = student.words.lesson
  await page.setViewportSize({ width: 740, height: 360 })
  const player = page.getByRole('region', { name: video.player, exact: true })
  await player.scrollIntoViewIfNeeded()
  const picture = await player.boundingBox()
  const footer = await page.locator('[data-lesson-action]').boundingBox()
  expect(picture?.height).toBeGreaterThan(280)
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(360)
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  await page.getByRole('slider', { name: video.position, exact: true }).click({ trial: true })
  await page.setViewportSize(screens.phone.viewport)
}

/** The offline notice appears and disappears over the page. */
async function cutConnection(page: Page, student: Student): Promise<void> {
  const banner = page.getByText(student.words.shell.offline, { exact: true })
  await page.context().setOffline(true)
  await expect(banner).toBeVisible()
  await page.context().setOffline(false)
  await expect(banner).toBeHidden()
}
