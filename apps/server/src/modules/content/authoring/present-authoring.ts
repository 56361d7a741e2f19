import type {
  AuthoredCourse,
  AuthoredFilm,
  AuthoredLessonLine,
  AuthoredMedium,
  AuthoredModule,
  AuthoredTree,
  ContentLanguages,
  LessonVersion,
} from '@qadam/contract'
import type { FilmRecord } from '../../learning/films/index.ts'
import type { CourseRecord, ModuleRecord, Saved } from './courses-store.ts'
import type { DeletedRow } from './deleted-parts-store.ts'
import type { LessonLine, VersionLine } from './lessons-store.ts'
import type { CourseMedium } from './media-names-store.ts'

export function presentSaved({ revision, updated_at, updated_by }: Saved) {
  return { revision, updated_at: updated_at.toISOString(), updated_by }
}

export function presentAuthoredCourse(course: CourseRecord): AuthoredCourse {
  return {
    id: course.id,
    course_id: course.course_id,
    title: course.title,
    description: course.description,
    cover: { hue: course.cover.hue, seed: course.cover.seed },
    ...(course.interleaved && { interleaved: true }),
    state: course.state,
    archived: course.archived,
    modules: course.modules,
    lessons: course.lessons,
    ...presentSaved(course),
  }
}

function presentLine(lesson: LessonLine): AuthoredLessonLine {
  return {
    id: lesson.id,
    title: lesson.title,
    type: lesson.type,
    state: lesson.state,
    questions: lesson.questions,
    test_questions: lesson.test_questions,
    errors: lesson.errors,
    ...presentSaved(lesson),
  }
}

export function presentTree(
  course: CourseRecord,
  {
    modules,
    lessons,
    deleted,
    languages,
  }: {
    modules: readonly ModuleRecord[]
    lessons: readonly LessonLine[]
    deleted: readonly DeletedRow[]
    languages: ContentLanguages
  },
): AuthoredTree {
  return {
    course: presentAuthoredCourse(course),
    modules: modules.map((module): AuthoredModule => ({
      id: module.id,
      title: module.title,
      description: module.description,
      ...(module.checkpoint && { checkpoint: module.checkpoint }),
      state: module.state,
      lessons: lessons.filter((lesson) => lesson.authored_module_id === module.id).map(presentLine),
      ...presentSaved(module),
    })),
    deleted: deleted.map(({ kind, id, title, deleted_at }) => ({
      kind,
      id,
      title,
      deleted_at: deleted_at.toISOString(),
    })),
    languages,
  }
}

export function presentMedium(medium: CourseMedium, urlOf: (key: string) => string): AuthoredMedium {
  return {
    path: medium.path,
    url: urlOf(medium.key),
    mime: medium.mime,
    size: medium.size,
    width: medium.width,
    height: medium.height,
    duration_s: medium.duration_s,
  }
}

export function presentFilm(path: string, { state, reason, renditions }: FilmRecord): AuthoredFilm {
  return {
    path,
    state: state ?? 'waiting',
    reason,
    renditions: renditions.map(({ side, size }) => ({ side, size })),
  }
}

export function presentVersion(version: VersionLine): LessonVersion {
  return {
    id: version.id,
    made_at: version.made_at.toISOString(),
    saved_at: version.saved_at.toISOString(),
    published_at: version.published_at?.toISOString() ?? null,
    by: version.made_by_name,
    origin: version.origin === 'restored' || version.origin === 'loaded' ? version.origin : null,
    title: version.title,
    questions: version.questions,
  }
}
