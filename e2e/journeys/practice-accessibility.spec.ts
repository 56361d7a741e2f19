import { AxeScan } from '../axe.ts'
import { expect, screens, test } from '../journey.ts'
import { practiceShots, prepareWorks } from '../practice-shots.ts'
import { Student } from '../student.ts'

// The submissions in the shots are the demo's own students'.
test.use({ ownSchool: true })

/** Each colour that practice shows is on one of these; the others differ by words and controls. */
const inTheDark = new Set(['practice-files', 'practice-voice', 'practice-rewrite'])

test('axe finds no fault in practice, whatever its state, on a phone, wide, and in the dark', async ({
  browser,
  school,
}) => {
  await prepareWorks(school.url)
  for (const phone of new Set(practiceShots.map((shot) => shot.phone))) {
    const context = await browser.newContext({ ...screens.phone, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const scan = new AxeScan(page)
    await page.goto(`${school.url}/login`)
    await new Student(page, 'uz').signIn(phone, 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    for (const { name, path, prepare } of practiceShots.filter((shot) => shot.phone === phone)) {
      await page.setViewportSize(screens.phone.viewport)
      await page.goto(school.url + path)
      await prepare(page)
      await scan.settle()
      await scan.scan(name)
      // At a laptop's width the assignment stands beside the answer.
      await page.setViewportSize(screens.laptop.viewport)
      await scan.scanLayout(`${name}, wide`)
      if (inTheDark.has(name)) await scan.scanInTheDark(`${name}, wide`)
    }
    await context.close()
    expect(scan.faults).toEqual([])
  }
})
