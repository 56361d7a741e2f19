import { expect, screens, test } from '../journey.ts'
import { ModulePlayer } from '../module-player.ts'
import { codeCourseId } from '../practice-course.ts'
import { doWork, expectWork } from '../practice-works.ts'
import type { SchoolServer } from '../server.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

const course = 'web'

const site = {
  id: 'sayt',
  type: 'compiler',
  solution: {
    'index.html':
      '<!doctype html>\n<html lang="uz">\n<head><meta charset="utf-8"><title>Men</title></head>\n<body><h1>Men</h1></body>\n</html>\n',
  },
} as const

/** The one assignment of a course, up to the end of the course. */
async function practiseWithReloads(student: Student, { url }: SchoolServer): Promise<void> {
  const { page, words } = student
  const { lesson, practice } = words
  await page.goto(`${url}/course/${codeCourseId}/module/${codeCourseId}`)
  await student.press(page.locator('main ol li a').first())
  await doWork(student, site)
  await page.reload()
  await expectWork(student, site)
  await student.press(page.getByRole('button', { name: practice.hand_in, exact: true }))
  const handedIn = page.getByText(practice.status.uploaded, { exact: true })
  await expect(handedIn).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(handedIn).toBeVisible()
  const finish = page.getByRole('button', { name: lesson.finish, exact: true })
  const done = page.getByRole('heading', { name: lesson.done.course_title, exact: true })
  await student.press(finish)
  await student.seeMoments()
  await expect(done).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await student.press(finish)
  await expect(done).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(lesson.done.checking, { exact: true })).toBeVisible()
}

test('a student who reloads at every step of a lesson and of a work goes on where they were', async ({
  page,
  school,
}) => {
  const student = new Student(page, 'uz', 'finger')
  const { lesson: lessonWords } = student.words
  const warnings: string[] = []
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type())
    void dialog.accept()
  })
  await page.goto(school.url)
  await student.signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)

  let attemptId = 0
  const resumed = new Set<number>()
  page.on('response', (reply) => {
    if (!reply.url().includes('action=test_start')) return
    void reply.json().then((body: { data: { attempt_id: number } }) => resumed.add(body.data.attempt_id))
  })
  let answeredPosition_s = 0
  page.on('response', (reply) => {
    if (!reply.url().includes('action=video_progress') || !reply.ok()) return
    const beat = reply.request().postDataJSON() as { position_s: number }
    answeredPosition_s = Math.max(answeredPosition_s, beat.position_s)
  })
  const position = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

  const player = new ModulePlayer(student, course, {
    duringVideo: async () => {
      // Paused, or a busy machine may play it to its end before the reload: from there it begins anew.
      await expect.poll(position).toBeGreaterThan(4)
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
      // The page's last beacon may arrive after the next page's request: an answered heartbeat does not.
      await expect.poll(() => answeredPosition_s, { timeout: 60_000 }).toBeGreaterThan(3)
      await page.reload()
      await expect.poll(position).toBeGreaterThan(3)
      await student.startVideo()
    },
    afterContent: async ({ index, total }) => {
      await page.reload()
      if (index > 0 || index === total - 1) return true
      // Earlier content stays completed.
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
      // Each second one: a page reloaded after an answer has restored this one already.
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
    afterResult: async () => {
      expect(resumed).toEqual(new Set([attemptId]))
      const warned = warnings.length
      await page.reload()
      await expect(page.getByText('100%').first()).toBeVisible()
      expect(warnings).toHaveLength(warned)
      return false
    },
  })
  await player.playFirstLesson()
  await test.step('a work that is to be handed in', () => practiseWithReloads(student, school))

  expect(warnings.length).toBeGreaterThan(0)
  expect(new Set(warnings)).toEqual(new Set(['beforeunload']))
})
