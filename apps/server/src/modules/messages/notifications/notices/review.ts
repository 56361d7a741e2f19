import { z } from 'zod'
import { say } from '../../../../i18n/localized.ts'
import { defineNotice } from '../define-notice.ts'
import { gainRu, gainUz, localized, movedRu, movedUz, sumRu } from '../phrases.ts'

/** What a decision on a submission brought its student, and where. */
const reviewed = z.object({ lesson: localized, points: z.int(), coins: z.int() })

interface LessonPlace {
  course_id: number
  module_id: number
  lesson_id: number
}

const lessonLink = ({ course_id, module_id, lesson_id }: LessonPlace) =>
  `/course/${course_id}/module/${module_id}/${lesson_id}`

export const reviewApproved = defineNotice('review_approved', {
  params: reviewed,
  topic: 'review',
  link: lessonLink,
  words: ({ lesson, points, coins }) => ({
    student: {
      uz: {
        title: 'Ishingiz qabul qilindi!',
        detail: `«${say(lesson, 'uz')}» darsidagi ishingiz ustozga maʼqul keldi.${gainUz(points, coins)}`,
      },
      ru: {
        title: 'Ваша работа принята!',
        detail: `Преподаватель принял вашу работу к уроку «${say(lesson, 'ru')}».${gainRu(points, coins)}`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})

export const reviewRejected = defineNotice('review_rejected', {
  params: z.object({ lesson: localized }),
  topic: 'review',
  link: lessonLink,
  words: ({ lesson }) => ({
    student: {
      uz: {
        title: 'Yana bir qadam qoldi',
        detail: `Ustoz «${say(lesson, 'uz')}» darsidagi ishingizga izoh yozdi. Uni oʻqib, ishni tuzating va qayta topshiring.`,
      },
      ru: {
        title: 'Остался ещё один шаг',
        detail: `Преподаватель оставил комментарий к вашей работе в уроке «${say(lesson, 'ru')}». Прочитайте его, исправьте работу и сдайте её ещё раз.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})

export const reviewChanged = defineNotice('review_changed', {
  params: reviewed.extend({
    verdict: z.enum(['approved', 'rejected']),
    /** What the change really moved in the balances; absent in what earlier versions wrote. */
    moved: z.object({ points: z.int(), coins: z.int() }).optional(),
  }),
  topic: 'review',
  link: lessonLink,
  words: ({ lesson, verdict, points, coins, moved = { points, coins } }) => ({
    student: {
      uz: {
        title: 'Ishingizning bahosi oʻzgardi',
        detail:
          verdict === 'approved'
            ? `Ustoz «${say(lesson, 'uz')}» darsidagi ishingizni qayta koʻrib chiqib, uni qabul qildi.${movedUz(moved)}`
            : `Ustoz «${say(lesson, 'uz')}» darsidagi ishingizni qayta koʻrib chiqdi.${movedUz(moved)} Uning izohini oʻqib, ishni tuzating va qayta topshiring.`,
      },
      ru: {
        title: 'Оценка вашей работы изменилась',
        detail:
          verdict === 'approved'
            ? `Преподаватель пересмотрел вашу работу к уроку «${say(lesson, 'ru')}» и принял её.${movedRu(moved)}`
            : `Преподаватель пересмотрел вашу работу к уроку «${say(lesson, 'ru')}».${movedRu(moved)} Прочитайте его комментарий, исправьте работу и сдайте её ещё раз.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})

/** An answer came later than promised, and what the school pays for that. */
export const promiseBroken = defineNotice('promise_broken', {
  params: z.object({ lesson: localized, coins: z.int() }),
  topic: 'review',
  link: lessonLink,
  words: ({ lesson, coins }) => ({
    student: {
      uz: {
        title: 'Javob kechikdi, uzr soʻraymiz',
        detail: `«${say(lesson, 'uz')}» darsidagi ishingizga 24 soat ichida javob bera olmadik. Uzr oʻrnida sizga ${coins} tanga.`,
      },
      ru: {
        title: 'Извините, ответ задержался',
        detail: `Вашу работу к уроку «${say(lesson, 'ru')}» проверяли дольше 24 часов. За это вы получили ${sumRu(0, coins)}.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})

export const certificateIssued = defineNotice('certificate_issued', {
  params: z.object({ course: localized }),
  topic: 'review',
  link: () => '/profile#achievements',
  words: ({ course }) => ({
    student: {
      uz: {
        title: 'Sertifikat sizniki!',
        detail: `«${say(course, 'uz')}» kursini toʻliq tugatdingiz. Sertifikatingizni oching, yuklab oling va ulashing.`,
      },
      ru: {
        title: 'Сертификат ваш!',
        detail: `Вы полностью прошли курс «${say(course, 'ru')}». Откройте сертификат, скачайте его и поделитесь им.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})
