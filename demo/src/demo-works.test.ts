import { statSync } from 'node:fs'
import { readArchive } from '@qadam/course-archive'
import { expect, test } from 'vitest'
import { demoCourses } from './demo-courses.ts'
import { demoFiles, demoTexts, demoVoices } from './demo-works.ts'

test('every work answers a task that there is, and is as long as that asks', async () => {
  const tasks = new Map<string, { type: string; words?: { min?: number; max?: number }; max_s?: number }>()
  for (const folder of demoCourses()) {
    const { modules } = await readArchive(folder)
    for (const lesson of modules.flatMap((module) => module.lessons))
      for (const question of lesson.questions) tasks.set(`${lesson.id}/${question.id}`, question)
  }
  for (const [name, texts] of Object.entries(demoTexts)) {
    const task = tasks.get(name)
    expect([name, task?.type]).toEqual([name, 'text'])
    for (const text of texts) {
      const words = text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
      expect(words, name).toBeGreaterThanOrEqual(task?.words?.min ?? 0)
      expect(words, name).toBeLessThanOrEqual(task?.words?.max ?? 1000)
    }
  }
  for (const name of Object.keys(demoFiles))
    expect([name, tasks.get(name)?.type]).toEqual([name, 'input-file'])
  for (const name of Object.keys(demoVoices)) expect([name, tasks.get(name)?.type]).toEqual([name, 'voice'])
})

test('the samples are real files, a few hundred kilobytes in all', () => {
  const files = [...Object.values(demoFiles).flat(2), ...Object.values(demoVoices).flat()]
  const sizes = files.map((file) => statSync(file.path).size)
  expect(Math.min(...sizes)).toBeGreaterThan(1000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000)
})
