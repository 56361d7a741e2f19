import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawEarlyCourse } from './platform/early-course.ts'

const appeared = vi.hoisted(() => vi.fn())
vi.mock('./app/app.tsx', async () => {
  const { useEffect } = await import('react')
  // As the app before its first screen's parts have come.
  const App = () => {
    useEffect(appeared, [])
    return null
  }
  return { App }
})
vi.mock('./app/router.tsx', () => ({ router: { load: () => Promise.resolve() } }))

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const body = page
  .slice(page.indexOf('<body>') + 6, page.indexOf('</body>'))
  .replace('<!-- first-course -->', '<h1 lang="uz">{title}</h1>')

let answer: () => void
let drawing: Promise<void>
beforeEach(() => {
  vi.resetModules()
  appeared.mockReset()
  document.body.innerHTML = body
  const course = { title: 'Python', description: '', chat_link: null, next: null }
  const reply = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json({ success: true, data: [course] }))
  })
  const calls = [{ name: 'course_student', body: '', reply }]
  drawing = drawEarlyCourse({ token: '', language: 'uz', calls }, 'uz')
})
const root = () => document.getElementById('root')?.innerHTML

async function start(): Promise<void> {
  await import('./main.tsx')
  await vi.waitFor(() => expect(appeared).toHaveBeenCalled())
}

test('the app takes the place of what was drawn of the first reply', async () => {
  answer()
  await drawing
  expect(root()).toContain('Python')
  await start()
  expect(root()).toBe('')
})

test('a reply that nobody took up draws nothing beside the app that has begun', async () => {
  await start()
  answer()
  await drawing
  expect(root()).toBe('')
})
