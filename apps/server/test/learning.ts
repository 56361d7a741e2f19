import type { CourseArchive } from '@qadam/course-archive'
import type { AnswerKey, Attempt, Lesson, Module, Question, StudentActionName } from '@qadam/contract'
import { enroll } from '../src/modules/learning/courses/index.ts'
import { smallCourse, VIDEO_S } from './small-course.ts'
import type { Reply, TestSchool } from './test-school.ts'

/** The small course in a test's school, and steps through it for tests of other things. */
export interface Learning {
  school: TestSchool
  courseId: number
  /** A student enrolled in the course. */
  student: () => Promise<Learner>
}

export class Learner {
  readonly #school: TestSchool
  readonly id: number
  readonly token: string
  readonly #courseId: number

  constructor(school: TestSchool, id: number, token: string, courseId: number) {
    this.#school = school
    this.id = id
    this.token = token
    this.#courseId = courseId
  }

  /** A new student, enrolled in a course. */
  static async enrolled(
    school: TestSchool,
    courseId: number,
    person: Parameters<TestSchool['signedInStudent']>[0] = {},
  ): Promise<Learner> {
    const { id, token } = await school.signedInStudent(person)
    await enroll(school.db, id, courseId, school.clock.now())
    return new Learner(school, id, token, courseId)
  }

  async call<Data = unknown>(action: StudentActionName, input: object = {}): Promise<Reply<Data>> {
    return await this.#school.call<Data>(action, input, this.token)
  }

  async data<Data>(action: StudentActionName, input: object = {}): Promise<Data> {
    const reply = await this.call<Data>(action, input)
    if (!reply.body.success) throw new Error(`${action}: ${JSON.stringify(reply.body.error)}`)
    return reply.body.data
  }

  async modules(): Promise<Module[]> {
    return await this.data<Module[]>('course_modules', { course_id: this.#courseId })
  }

  async lessons(): Promise<Lesson[]> {
    return (await this.modules()).flatMap((module) => module.lessons)
  }

  /** The lesson at a place of the path, from 0. */
  async lesson(place: number): Promise<Lesson> {
    const lesson = (await this.lessons())[place]
    if (!lesson) throw new Error(`no lesson at ${place}`)
    return lesson
  }

  async questions(lessonId: number): Promise<Question[]> {
    return await this.data<Question[]>('lesson_questions', { lesson_id: lessonId })
  }

  /** The same student in a session of now: one of long ago has ended. */
  async signedInAgain(): Promise<Learner> {
    const { phone } = await this.#school.db
      .selectFrom('people')
      .select('phone')
      .where('id', '=', this.id)
      .executeTakeFirstOrThrow()
    return new Learner(this.#school, this.id, await this.#school.signIn(phone), this.#courseId)
  }

  /** Watches and reads all of a lesson, by the clock. */
  async study(lessonId: number): Promise<void> {
    for (const question of await this.questions(lessonId)) {
      if (question.type === 'video') {
        await this.watch(question.id)
      } else if (question.type === 'info') await this.data('info_read', { question_id: question.id })
    }
  }

  /** Plays a video of an opened lesson from beginning to end, with a player's heartbeats. @returns the last reply. */
  async watch(questionId: number): Promise<{ watched_s: number; completed: boolean }> {
    let reply = { watched_s: 0, completed: false }
    for (let position_s = 10; position_s <= VIDEO_S; position_s += 10) {
      this.#school.clock.advance(10)
      reply = await this.data('video_progress', { question_id: questionId, position_s, played_s: 10 })
    }
    return reply
  }

  async start(lessonId: number): Promise<Attempt> {
    return await this.data<Attempt>('test_start', { lesson_id: lessonId })
  }

  /** An answer to a question of the small course, right or wrong by the key in the database. */
  async answerFor(questionId: number, right: boolean): Promise<AnswerKey> {
    return right ? await this.#school.keyOf(questionId) : await this.#school.wrongAnswerTo(questionId)
  }

  async answer(attempt: Attempt, questionId: number, right: boolean) {
    return await this.call('question_try', {
      question_id: questionId,
      answer: await this.answerFor(questionId, right),
      attempt_id: attempt.attempt_id,
    })
  }

  /** Studies, answers the test with so many right, and finishes it. */
  async takeTest(lessonId: number, right: number): Promise<void> {
    const attempt = await this.start(lessonId)
    for (const [index, questionId] of attempt.question_ids.entries()) {
      await this.answer(attempt, questionId, index < right)
    }
    await this.data('test_finish', { attempt_id: attempt.attempt_id })
  }
}

export async function startLearning(
  school: TestSchool,
  course: CourseArchive = smallCourse(),
): Promise<Learning> {
  const courseId = await school.loadCourse(course)
  return {
    school,
    courseId,
    student: async () => await Learner.enrolled(school, courseId),
  }
}
