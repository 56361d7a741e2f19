import type { Lang } from '@qadam/contract'

interface Words {
  title: string
  holder: string
  for_course: string
  date: string
  school: string
  code: string
  check: string
}

/** The texts of a certificate, on its page and on paper. */
export const certificateWords: Record<Lang, Words> = {
  uz: {
    title: 'Sertifikat',
    holder: 'Sertifikat egasi',
    for_course: 'kursni toʻliq tugatgani uchun berildi',
    date: 'Berilgan sana',
    school: 'Maktab',
    code: 'Kod',
    check: 'Haqiqiyligini tekshirish',
  },
  ru: {
    title: 'Сертификат',
    holder: 'Сертификат выдан',
    for_course: 'за полностью пройденный курс',
    date: 'Дата выдачи',
    school: 'Школа',
    code: 'Код',
    check: 'Проверить подлинность',
  },
}

/** 10-mart, 2026 · 10 марта 2026 г., as it was at school. */
export function writeDay(moment: Date, lang: Lang, timeZone: string): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    moment,
  )
}
