import type { Database } from '../apps/server/src/database/database.ts'
import type { UploadStore } from '../apps/server/src/files/file-store.ts'
import { loadCourse } from '../apps/server/src/modules/content/archives/index.ts'
import { enroll } from '../apps/server/src/modules/learning/courses/index.ts'

type Archive = Parameters<typeof loadCourse>[1]

/** Their numbers in addresses. */
export const practiceCourseId = 900
export const codeCourseId = 901

const practice: Archive = {
  id: 'journey-practice',
  number: practiceCourseId,
  title: { uz: 'Amaliyot kursi', ru: 'Курс практики' },
  description: { uz: 'Faqat amaliyot', ru: 'Только практика' },
  cover: { hue: 150, seed: 7 },
  modules: [
    {
      id: 'journey-practice-module',
      number: practiceCourseId,
      title: { uz: 'Amaliyot moduli', ru: 'Модуль практики' },
      description: { uz: 'Matn, fayl, ovoz', ru: 'Текст, файл, голос' },
      lessons: [
        {
          id: 'amaliyot',
          type: 'Practice',
          title: { uz: 'Shahrim haqida', ru: 'О моём городе' },
          questions: [
            {
              id: 'matn',
              type: 'text',
              text: {
                uz: '## Doʻstga xat\n\nShahringiz haqida doʻstingizga qisqa xat yozing.\n\n- u yerda nima bor;\n- nega shu joyni yoqtirasiz.',
                ru: '## Письмо другу\n\nНапишите другу короткое письмо о своём городе.\n\n- что там есть;\n- почему вам там нравится.',
              },
              tip: { uz: 'Avval uch-toʻrt tayanch soʻz yozing.', ru: 'Сначала запишите три-четыре слова.' },
              words: { min: 5, max: 120 },
            },
            {
              id: 'fayl',
              type: 'input-file',
              text: {
                uz: '## Surat yoki chizma\n\nShahringizdagi sevimli joyni chizing yoki suratga oling.',
                ru: '## Фото или рисунок\n\nНарисуйте или сфотографируйте любимое место в городе.',
              },
            },
            {
              id: 'ovoz',
              type: 'voice',
              max_s: 30,
              text: {
                uz: '## Hikoya\n\nSuratingiz haqida **30 soniya** ichida gapirib bering.',
                ru: '## Рассказ\n\nРасскажите о своём рисунке за **30 секунд**.',
              },
            },
          ],
        },
        {
          id: 'keyingi',
          type: 'Learn',
          title: { uz: 'Yakuniy soʻz', ru: 'Заключение' },
          questions: [{ id: 'xulosa', type: 'info', text: { uz: 'Barakalla!', ru: 'Отлично!' } }],
        },
      ],
    },
  ],
  media: [],
}

const code: Archive = {
  id: 'journey-code',
  number: codeCourseId,
  title: { uz: 'Sayt kursi', ru: 'Курс о сайтах' },
  description: { uz: 'Bitta sahifa', ru: 'Одна страница' },
  cover: { hue: 20, seed: 3 },
  modules: [
    {
      id: 'journey-code-module',
      number: codeCourseId,
      title: { uz: 'Sayt moduli', ru: 'Модуль о сайтах' },
      description: { uz: 'Bitta sahifa', ru: 'Одна страница' },
      lessons: [
        {
          id: 'sahifa',
          type: 'Practice',
          title: { uz: 'Mening sahifam', ru: 'Моя страница' },
          questions: [
            {
              id: 'sayt',
              type: 'compiler',
              language: 'web',
              text: { uz: '## Sahifa\n\nOʻzingiz haqingizda yozing.', ru: '## Страница\n\nНапишите о себе.' },
              starter: { 'index.html': '<h1>Men</h1>\n' },
            },
          ],
        },
      ],
    },
  ],
  media: [],
}

/** Adds courses of practice alone. Every student of the school learns in them; their first lessons are open to them. */
export async function addPracticeCourses(db: Database, files: UploadStore): Promise<void> {
  const students = await db.selectFrom('people').select('id').where('role', '=', 'student').execute()
  for (const archive of [practice, code]) {
    const courseId = await loadCourse({ db, files, random: Math.random, now: new Date() }, archive)
    for (const { id } of students) await enroll(db, id, courseId, new Date())
  }
}
