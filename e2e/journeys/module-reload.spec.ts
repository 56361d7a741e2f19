import { expect, screens, test } from '../journey.ts'
import { ModulePlayer } from '../module-player.ts'
import { expectWork } from '../practice-works.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

const course = 'web'

test('a student who reloads at every step of a module goes on where they were', async ({ page, school }) => {
  test.setTimeout(500_000)
  const student = new Student(page, 'uz', 'finger')
  const { lesson: lessonWords, practice } = student.words
  const warnings: string[] = []
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type())
    void dialog.accept()
  })
  await page.goto(school.url)
  await student.signIn('90 000 00 02', 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)

  let attemptId = 0
  const resumed = new Set<number>()
  page.on('response', (reply) => {
    if (!reply.url().includes('action=test_start')) return
    void reply.json().then((body: { data: { attempt_id: number } }) => resumed.add(body.data.attempt_id))
  })
  const position = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

  const player = new ModulePlayer(student, course, {
    duringVideo: async () => {
      await expect.poll(position).toBeGreaterThan(6)
      await page.reload()
      await expect.poll(position).toBeGreaterThan(3)
      await student.startVideo()
    },
    afterContent: async ({ index, total }) => {
      await page.reload()
      if (index > 0 || index === total - 1) return true
      // What was before is kept as done.
      await student.press(page.getByRole('button', { name: lessonWords.back, exact: true }))
      await expect(page.getByText(`1 / ${total}`, { exact: true })).toBeVisible()
      await expect(student.goOn()).toBeEnabled()
      return false
    },
    beforeTest: async () => {
      await page.reload()
      await expect(page.getByText('3 / 3')).toBeVisible()
    },
    testStarted: async (run) => {
      attemptId = run.attemptId
      resumed.clear()
    },
    beforeAnswer: async ({ index }) => {
      // Each second one: a page that starts anew after an answer has brought this one already.
      if (index % 2 === 1) return 'right'
      const before = await student.shownQuestion()
      const timeBefore = await student.secondsLeft()
      await page.reload()
      await expect.poll(() => student.shownQuestion()).toBe(before)
      const timeAfter = await student.secondsLeft()
      expect(timeAfter).toBeLessThanOrEqual(timeBefore)
      expect(timeAfter).toBeGreaterThan(timeBefore - 60)
      return 'right'
    },
    afterAnswer: async () => {
      await page.reload()
      return true
    },
    afterResult: async ({ practice: works }) => {
      expect(resumed).toEqual(new Set([attemptId]))
      const warned = warnings.length
      await page.reload()
      if (works.length === 0) await expect(page.getByText('100%').first()).toBeVisible()
      else await expect(page.getByRole('button', { name: practice.hand_in })).toBeVisible()
      expect(warnings).toHaveLength(warned)
      return works.length > 0
    },
    beforeHandIn: async ({ practice: [task] }) => {
      await page.reload()
      if (task) await expectWork(student, task)
    },
    afterHandIn: async () => {
      await page.reload()
      await expect(page.getByText(practice.status.uploaded, { exact: true })).toBeVisible()
    },
    afterLesson: async () => {
      await expect(page.getByRole('link', { name: lessonWords.done.next })).toBeVisible()
      await page.reload()
      await student.press(page.getByRole('button', { name: lessonWords.finish, exact: true }))
    },
  })
  await player.play()

  expect(warnings.length).toBeGreaterThan(0)
  expect(new Set(warnings)).toEqual(new Set(['beforeunload']))
})
