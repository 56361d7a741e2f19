/**
 * Lays the whole way from a push to the end of a lesson beside each other, into docs/pictures/lesson.png: what a student
 * of the demo school sees who opens the app after a day away. `npm run lesson-strip`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { streakInDanger } from '../apps/server/src/modules/messages/notifications/index.ts'
import { planned } from './archive-course.ts'
import { browserFlags, findBrowser } from './browser.ts'
import { screens } from './screens.ts'
import { SchoolServer } from './server.ts'
import { solveExercise } from './solve-exercise.ts'
import { Student } from './student.ts'

const target = join(import.meta.dirname, '../docs/pictures/lesson.png')
const { width, height } = screens.phone.viewport
/** As wide a frame is laid, and so many in a row. */
const FRAME = 264
const ACROSS = 7
/** Numbers have counted up and bars have moved by then; pictures show the end of a motion. */
const MOTION_ms = 2600

interface Frame {
  caption: string
  picture: Buffer
}

/** The student whose next lesson has a test of every type that is answered by choosing. */
const halfway = { phone: '90 000 00 01', password: 'demo1234', streak: 5 }
const next = { course: 'web', lesson: 'havola-va-rasm' }

async function walk(browser: Browser, url: string): Promise<Frame[]> {
  const frames: Frame[] = []
  const page = await browser.newPage({ ...screens.phone, colorScheme: 'light', locale: 'uz' })
  const snap = async (caption: string, wait_ms = 700) => {
    await page.waitForTimeout(wait_ms)
    frames.push({ caption, picture: await page.screenshot() })
  }
  await showPush(page)
  await snap('A push in the evening')

  await page.goto(`${url}/login`)
  const student = new Student(page, 'uz')
  const { courses, lesson, moments, test } = student.words
  await student.signIn(halfway.phone, halfway.password)
  await page.waitForURL(`${url}/`)
  await snap('Home: the streak waits, one tap leads on', 4000)

  await page.getByRole('link', { name: courses.continue }).first().click()
  await page.getByRole('button', { name: lesson.next, exact: true }).waitFor()
  await snap('The next step of the lesson', 1500)
  const { content } = planned(next.course, next.lesson, 'uz')
  for (const { exercises } of content) {
    for (const exercise of exercises) await solveExercise(student, exercise)
    if (exercises !== content.at(-1)?.exercises) await student.press(student.goOn())
  }
  await student.readOn()
  await snap('The test is announced')

  let asked = 0
  const { steps } = await student.startTest(next.course, next.lesson)
  for (const { right } of steps) {
    await student.shownQuestion()
    asked += 1
    const isShown = asked === 2
    if (isShown) await snap('A question')
    await student.answer(right)
    const goOn = page.getByRole('button', { name: test.next, exact: true }).last()
    await goOn.waitFor()
    if (isShown) await snap('Right, and why; praised in other words each time', 1300)
    await goOn.click()
    await goOn.waitFor({ state: 'hidden' })
  }
  const told: Record<string, string> = {
    [moments.lesson]: 'Points and coins count up',
    [moments.flawless]: 'No mistake: an event, and a picture to share',
    [moments.goals]: 'The goals of the day, and what they pay',
    [moments.group]: 'The bar of the group moves by the lesson',
  }
  await student.seeMoments(async (title) => {
    const isStreak = title === moments.streak_other.replace('{{count}}', String(halfway.streak + 1))
    const caption = told[title] ?? (isStreak ? 'The day is earned' : 'The place in the league')
    await snap(caption, MOTION_ms)
  })
  await snap('The result; the next lesson is one tap away', MOTION_ms)
  await student.press(page.getByRole('link', { name: lesson.done.next, exact: true }))
  await page.waitForURL(/\/\d+$/)
  await snap('And it has begun', 2000)
  await page.close()
  return frames
}

const asData = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(join(import.meta.dirname, '..', file)).toString('base64')}`
const onest = `@font-face { font-family: Onest; font-weight: 400 700; src: url(${asData('font/woff2', 'packages/ui/fonts/onest-latin.woff2')}) }`

/** What the service worker shows, on a locked phone: a headless browser has no place for it. */
async function showPush(page: Page): Promise<void> {
  const { title, detail } = streakInDanger.words({ days: halfway.streak, freezes: 0 }).student.uz
  await page.setContent(`
    <meta name="viewport" content="width=device-width">
    <style>
      ${onest}
      body { margin: 0; height: ${height}px; color: #fff; font-family: Onest; text-align: center;
        background: linear-gradient(160deg, #0d4c5c, #0b2f48 55%, #081d2c) }
      time { display: block; padding-top: 104px; font-size: 76px; font-weight: 500; letter-spacing: -2px }
      article { display: flex; gap: 12px; margin: 72px 12px 0; padding: 14px; border-radius: 20px; text-align: left;
        color: #12293a; background: #fffffff2 }
      img { width: 40px; height: 40px; border-radius: 10px }
      b { display: block; font-size: 15px; line-height: 20px }
      span { display: block; margin-top: 2px; font-size: 14px; line-height: 19px; color: #40576a }
      small { float: right; font-size: 12px; line-height: 20px; color: #5b6f7d }
    </style>
    <time>20:00</time>
    <article>
      <img src="${asData('image/png', 'apps/student/dist/push-icon.png')}" alt="">
      <div><small>Qadam</small><b>${title}</b><span>${detail}</span></div>
    </article>`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function lay(browser: Browser, frames: readonly Frame[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: ACROSS * (FRAME + 24) + 24, height: 400 } })
  const figures = frames.map(
    ({ caption, picture }, index) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption><b>${index + 1}</b>${caption}</figcaption></figure>`,
  )
  await page.setContent(`
    <style>
      ${onest}
      body { margin: 0; padding: 24px; display: flex; flex-wrap: wrap; gap: 24px; background: #b0c1ca }
      figure { margin: 0; width: ${FRAME}px; font: 500 15px/20px Onest; color: #0a2233 }
      img { display: block; width: ${FRAME}px; height: ${Math.round((FRAME * height) / width)}px; border-radius: 12px }
      figcaption { padding-top: 10px; display: flex; gap: 8px; height: 40px }
      b { display: grid; place-items: center; flex: none; width: 22px; height: 22px; border-radius: 50%; color: #fff; background: #0b7485; font-size: 12px }
    </style>${figures.join('')}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: target, fullPage: true })
  await page.close()
}

const { path, env } = await findBrowser()
const forget = SchoolServer.prepare()
const school = await SchoolServer.start()
const browser = await chromium.launch({
  executablePath: path,
  args: browserFlags,
  env: { ...process.env, ...env },
})
try {
  const frames = await walk(browser, school.url)
  await lay(browser, frames)
  console.log(`${frames.length} pictures in ${target}`)
} finally {
  await browser.close()
  await school.dispose()
  forget()
}
