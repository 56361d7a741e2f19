import { createHash } from 'node:crypto'
import type { AuthoredLesson, AuthoredTree, DraftLesson, LessonVersion } from '@qadam/contract'
import { insertMedia } from '../src/files/media-store.ts'
import { nameMedia } from '../src/modules/content/authoring/media-names-store.ts'
import { emptyLesson } from './drafts.ts'
import type { StaffMember } from './staffroom.ts'
import type { TestSchool } from './test-school.ts'

/** The office's hands at the course builder. */
export class Author {
  readonly #admin: StaffMember

  constructor(admin: StaffMember) {
    this.#admin = admin
  }

  async course(uz = 'Kurs'): Promise<AuthoredTree> {
    return await this.#admin.data<AuthoredTree>('authoring_course_save', {
      title: { uz },
      description: { uz: `${uz} haqida` },
      cover: { hue: 120, seed: 3 },
    })
  }

  async module(courseId: number, uz = 'Modul'): Promise<AuthoredTree> {
    return await this.#admin.data<AuthoredTree>('authoring_module_save', {
      course_id: courseId,
      title: { uz },
      description: { uz: `${uz} haqida` },
    })
  }

  async lesson(moduleId: number, document: DraftLesson): Promise<AuthoredLesson> {
    return await this.#admin.data<AuthoredLesson>('authoring_lesson_save', { module_id: moduleId, document })
  }

  /** @param editing the opening of the editor; of a console that knows none without. */
  async save(
    { id, revision }: AuthoredLesson,
    document: DraftLesson,
    editing?: string,
  ): Promise<AuthoredLesson> {
    return await this.#admin.data<AuthoredLesson>('authoring_lesson_save', {
      id,
      revision,
      document,
      ...(editing === undefined ? {} : { editing }),
    })
  }

  async publish(kind: 'course' | 'module' | 'lesson', id: number): Promise<AuthoredTree> {
    return await this.#admin.data<AuthoredTree>('authoring_publish', { kind, id })
  }

  async tree(id: number): Promise<AuthoredTree> {
    return await this.#admin.data<AuthoredTree>('authoring_course', { id })
  }

  /** A course of one module with these lessons. */
  async built(...documents: DraftLesson[]) {
    const { course } = await this.course()
    const [module] = (await this.module(course.id)).modules
    if (!module) throw new Error('there is no module')
    const lessons: AuthoredLesson[] = []
    for (const document of documents) lessons.push(await this.lesson(module.id, document))
    return { courseId: course.id, moduleId: module.id, lessons }
  }
}

/** A course with two empty lessons, for tests of what may be done to it. */
export async function startAuthoring(admin: StaffMember) {
  const { courseId, moduleId, lessons } = await new Author(admin).built(emptyLesson(), emptyLesson())
  const [lessonId = 0, spareId = 0] = lessons.map(({ id }) => id)
  const [version] = await admin.data<LessonVersion[]>('authoring_versions', { lesson_id: lessonId })
  return { courseId, moduleId, lessonId, spareId, versionId: version?.id ?? 0 }
}

/** Puts a picture and a video where the authors of a course find them. */
export async function giveMedia(school: TestSchool, courseId: number): Promise<void> {
  const files = [
    { path: 'media/rasm.png', mime: 'image/png', width: 40, height: 30, duration_s: null },
    { path: 'media/dars.mp4', mime: 'video/mp4', width: 640, height: 360, duration_s: 40 },
  ]
  for (const { path, ...facts } of files) {
    const bytes = Buffer.from(`${path} ${courseId}`)
    const { key, size } = await school.files.put(bytes)
    const sha256 = createHash('sha256').update(bytes).digest()
    await insertMedia(school.db, { key, size, sha256, ...facts })
    await nameMedia(school.db, courseId, [[path, key]])
  }
}
