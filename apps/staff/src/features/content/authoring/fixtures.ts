import type { AuthoredTree } from '@qadam/contract'

/** A Python course with these modules, as `authoring_course` returns it. */
export function courseWith(
  modules: AuthoredTree['modules'],
  course: Partial<AuthoredTree['course']> = {},
): AuthoredTree {
  return {
    languages: 'uz_ru',
    deleted: [],
    course: {
      id: 5,
      course_id: 2,
      title: { uz: 'Python' },
      description: { uz: '' },
      cover: { hue: 10, seed: 1 },
      state: 'published',
      archived: false,
      modules: modules.length,
      lessons: modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
      revision: 4,
      updated_at: '2026-03-10T07:00:00.000Z',
      updated_by: null,
      ...course,
    },
    modules,
  }
}
