/**
 * Pictures of every screen in both sizes, themes and languages, into gallery/: to be looked at. With words after the
 * command, only of the screens whose names begin with one of them, or of one app (student, staff); phone, laptop, light, dark, uz and ru, and several of
 * them joined as folders here are, say in which of these. A phone on its side (landscape) and a narrow one come where they
 * are named. In each folder contact sheets hold all of it in few pictures.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from './browser.ts'
import { layContactSheets } from './contact-sheets.ts'
import { prepareShots, staff } from './gallery-shots.ts'
import { haveMemory, leaveFirstSightsOut, leaveTourOut } from './journey.ts'
import { SchoolApi } from './school-api.ts'
import { moreScreens, screens } from './screens.ts'
import { SchoolServer } from './server.ts'
import { settle, stand, type Shot, type Snap } from './shot-hands.ts'
import type { Lang } from './student.ts'
import { Traffic } from './traffic.ts'

/** The words for all screens of one app, by their paths. */
const apps = {
  student: (path: string) => !path.startsWith('/staff'),
  staff: (path: string) => path.startsWith('/staff'),
}

const allScreens = { ...screens, ...moreScreens }
const target = join(import.meta.dirname, '../gallery')

type Size = keyof typeof allScreens
type Theme = 'light' | 'dark'

/** A device in a language; each visit of a screen is pictured in all its themes. */
interface Lane {
  size: Size
  lang: Lang
  themes: readonly Theme[]
}

const folderOf = ({ size, lang }: Lane, theme: Theme) => join(target, `${size}-${theme}-${lang}`)

const isAny = (_shot: Shot) => true

/** Of the words after the command those that name looks, each as its parts, and which shots the others name. */
function splitWords(words: readonly string[]): { looks: string[][]; isNamed: (shot: Shot) => boolean } {
  const parts = new Set<string>([...Object.keys(allScreens), 'light', 'dark', 'uz', 'ru'])
  const isLook = (word: string) => word.split('-').every((part) => parts.has(part))
  const names = words.filter((word) => !isLook(word))
  const isOf = ({ name, path }: Shot, word: string) =>
    word in apps ? apps[word as keyof typeof apps](path) : name.startsWith(word) // it was looked up
  return {
    looks: words.filter(isLook).map((word) => word.split('-')),
    isNamed: names.length === 0 ? isAny : (shot) => names.some((word) => isOf(shot, word)),
  }
}

function lanesOf(looks: readonly string[][]): Lane[] {
  const isAsked = (look: readonly string[], size: Size) => {
    const isExtra = size in moreScreens && !looks.some((parts) => parts.includes(size))
    return (
      !isExtra && (looks.length === 0 || looks.some((parts) => parts.every((part) => look.includes(part))))
    )
  }
  return (Object.keys(allScreens) as Size[]) // its own keys
    .flatMap((size) => (['uz', 'ru'] as const).map((lang) => ({ size, lang })))
    .map(({ size, lang }) => ({
      size,
      lang,
      themes: (['light', 'dark'] as const).filter((theme) => isAsked([size, theme, lang], size)),
    }))
    .filter(({ themes }) => themes.length > 0)
}

async function signIn(context: BrowserContext, base: string, phone: string, lang: Lang): Promise<void> {
  if (!staff.includes(phone)) {
    const student = await SchoolApi.signIn(base, phone, 'student')
    await student.call('update_lang', { lang })
  }
  const page = await context.newPage()
  await page.goto(`${base}/login`)
  await page.locator('input[type=tel]').fill(phone)
  await page.locator('input[type=password]').fill('demo1234')
  await page.locator('input[type=checkbox]').check()
  await page.keyboard.press('Enter')
  await page.waitForURL(staff.includes(phone) ? /\/staff\/./ : `${base}/`)
  await page.close()
}

/** Until a new theme is everywhere: what takes its colour from what is around it follows that a frame later, at each level. */
async function changeColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    for (let still = 0, frames = 0; still < 3 && frames < 60; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      still = moving().length === 0 ? still + 1 : 0
    }
  })
}

/** Takes a picture in each theme, packed with little effort: to pack them well took longer than to draw them. */
async function pictures(page: Page, lane: Lane): Promise<Snap> {
  const browser = await page.context().newCDPSession(page)
  return async (name) => {
    for (const theme of lane.themes) {
      await page.emulateMedia({ colorScheme: theme })
      await changeColours(page)
      const shot = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      writeFileSync(join(folderOf(lane, theme), `${name}.png`), Buffer.from(shot.data, 'base64'))
    }
  }
}

async function shoot(page: Page, base: string, shot: Shot, snap: Snap): Promise<void> {
  const size = page.viewportSize()
  if (!shot.isFollowUp || !page.url().startsWith(base + shot.path)) {
    const traffic = new Traffic(page)
    await page.goto(base + shot.path)
    // On a machine that is busy traffic may have no end: what is there by then is pictured.
    await traffic.end({ timeout: 15_000 }).catch(() => undefined)
    await settle(page)
  }
  try {
    await shot.prepare?.(page, snap)
    if (shot.prepare) await stand(page)
  } catch (error) {
    // One screen that has changed must not cost the pictures of all others.
    console.error(`${shot.name}: ${String(error).split('\n')[0]}`)
  }
  await snap(shot.name)
  await page.context().setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (size) await page.setViewportSize(size)
}

/** All pictures of a lane. It has a copy of the school to itself, since what students do there changes it. */
async function shootLane(browser: Browser, lane: Lane, isNamed: (shot: Shot) => boolean): Promise<number> {
  for (const theme of lane.themes) {
    // A part is laid over the pictures that are there.
    if (isNamed === isAny) rmSync(folderOf(lane, theme), { recursive: true, force: true })
    mkdirSync(folderOf(lane, theme), { recursive: true })
  }
  const school = await SchoolServer.start()
  try {
    const shots = (await prepareShots(school.url)).filter(isNamed)
    for (const phone of new Set(shots.map((shot) => shot.phone))) {
      const context = await browser.newContext({
        ...allScreens[lane.size],
        locale: lane.lang,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      })
      // The start of four schools at once is slow.
      context.setDefaultNavigationTimeout(120_000)
      await context.addInitScript(leaveTourOut)
      await context.addInitScript(leaveFirstSightsOut)
      await context.addInitScript(haveMemory, 2)
      await context.addInitScript((chosen) => {
        if (origin !== 'null') localStorage.setItem('language', chosen)
      }, lane.lang)
      if (phone !== undefined) await signIn(context, school.url, phone, lane.lang)
      const page = await context.newPage()
      const snap = await pictures(page, lane)
      for (const shot of shots.filter((one) => one.phone === phone)) await shoot(page, school.url, shot, snap)
      await context.close()
    }
    return shots.length
  } finally {
    await school.dispose()
  }
}

const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.path,
  args: browserFlags,
  env: { ...process.env, ...found.env },
})
const forgetPrepared = SchoolServer.prepare()
const prepared = process.env['QADAM_JOURNEY_SCHOOL']
if (prepared !== undefined)
  execFileSync(process.execPath, [join(import.meta.dirname, 'extreme-people.ts'), prepared], {
    stdio: 'inherit',
  })
const { looks, isNamed } = splitWords(process.argv.slice(2))
try {
  // Most of a visit is waiting: four devices at a time keep two cores busy.
  await Promise.all(
    lanesOf(looks).map(async (lane) => {
      const count = await shootLane(browser, lane, isNamed)
      for (const theme of lane.themes) await layContactSheets(browser, folderOf(lane, theme), lane.size)
      console.log(`${lane.size}, ${lane.themes.join(' and ')}, ${lane.lang}: ${count} screens`)
    }),
  )
} finally {
  await browser.close()
  forgetPrepared()
}
