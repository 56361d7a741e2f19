import { expect, screens, test } from '../journey.ts'
import { ModulePlayer, type Place } from '../module-player.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

const course = 'grafik-dizayn'

test('a student whose connection breaks twice in a test goes on answering, and every answer counts', async ({
  page,
  context,
  school,
}) => {
  const student = new Student(page, 'uz', 'finger')
  const { shell, test: words } = student.words
  const banner = page.getByText(shell.offline, { exact: true })
  const cut = async () => {
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await expect(page.getByRole('button', { name: shell.reload, exact: true })).toBeVisible()
  }
  const mend = async () => {
    await context.setOffline(false)
    await expect(banner).toBeHidden()
  }
  let sent = 0
  page.on('response', (reply) => {
    if (reply.url().includes('action=question_try') && reply.ok()) sent += 1
  })

  await page.goto(school.url)
  await student.signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson(course)

  /** The connection is gone for the two answers in the middle of a test and for its last. */
  const isCut = ({ index, total }: Pick<Place, 'index' | 'total'>) => {
    const middle = Math.floor(total / 2)
    return index === middle || index === middle + 1 || index === total - 1
  }
  const player = new ModulePlayer(student, course, {
    testStarted: async () => {
      sent = 0
    },
    beforeAnswer: async ({ index, total }) => {
      if (!isCut({ index, total })) return 'right'
      if (!isCut({ index: index - 1, total })) await cut()
      return 'saved'
    },
    afterAnswer: async ({ index, total }) => {
      await student.goOnAfterAnswer(words.sheet[isCut({ index, total }) ? 'saved' : 'right'])
      if (index === total - 1 || !isCut({ index, total }) || isCut({ index: index + 1, total })) return true
      expect(sent).toBe(index - 1)
      await mend()
      await expect.poll(() => sent).toBe(index + 1)
      return true
    },
    beforeResult: async () => {
      await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible()
      await expect(page.getByText(words.waiting_text)).toBeVisible()
      await mend()
    },
    afterResult: async (_lesson, total) => {
      const all = String(total)
      const told = words.result.passed_text.replace('{{total}}', all).replace('{{correct}}', all)
      await expect(page.getByText(told)).toBeVisible()
      expect(sent).toBe(total)
      return false
    },
  })
  await player.playFirstLesson()
})
