import { expect, test, vi } from 'vitest'
import { sitDown } from '../platform/fixtures.tsx'
import { authoring as words } from '../platform/i18n/uz/authoring.ts'
import { CoursesRoute } from './courses-route.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

test('a new course is named in the languages that the school wants, also where it is the first', async () => {
  workspace = await sitDown({
    me: () => ({
      id: 7,
      role: 'admin',
      first_name: 'Nargiza',
      last_name: 'Yusupova',
      avatar: 'eagle',
      lang: 'uz',
      expires_at: '2026-12-01T07:00:00.000Z',
      groups: [],
      courses: [],
      content_languages: 'uz',
    }),
    authoring_courses: () => [],
    course_imports: () => [],
  })
  workspace.show(<CoursesRoute />, '/courses')
  await workspace.press(words.add_course)
  await vi.waitFor(() => expect(workspace.text()).toContain(words.title_uz))
  await vi.waitFor(() => expect(workspace.text()).not.toContain(words.title_ru))
  expect(workspace.text()).not.toContain(words.description_ru)
})
