import type { Lang } from '@qadam/contract'

/** What may wait on a device to leave it. */
export type WaitingWhat = 'answers' | 'test' | 'work' | 'files' | 'text' | 'project' | 'decisions'

/** Why it waits, and so what is to be done. */
export type WaitingWhy = 'offline' | 'unreachable' | 'signed_out' | 'frozen' | 'not_kept'

interface WaitingWords {
  what: Record<WaitingWhat, (count: number) => string>
  and: string
  /** What waits, since when. */
  waits: (what: string, moment: string, count: number) => string
  todo: Record<WaitingWhy, string>
  /** What waits where it has no name yet. */
  something: string
  /** To who signs out while it waits. */
  leaving: Record<'kept' | 'not_kept', (what: string) => string>
}

const russianPlural = new Intl.PluralRules('ru')

function russian(one: string, few: string, many: string): (count: number) => string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few, many }
  return (count) => `${count}\u00a0${forms[russianPlural.select(count)] ?? few}`
}

const uzbek = (name: string) => (count: number) => `${count}\u00a0ta ${name}`

/** The texts of the line that shows for all queues what waits, since when, and what to do. */
export const waitingWords: Record<Lang, WaitingWords> = {
  uz: {
    what: {
      answers: uzbek('javob'),
      test: () => 'Test yakuni',
      work: uzbek('ish'),
      files: uzbek('fayl'),
      text: () => 'Matningiz',
      project: () => 'Kodingiz',
      decisions: uzbek('qaror'),
    },
    and: 'va',
    waits: (what, moment) => `${what} ${moment}\u00a0dan beri kutmoqda.`,
    todo: {
      offline: 'Internetga ulaning: oʻzi yuboriladi.',
      unreachable: 'Biroz kuting: oʻzi qayta yuboriladi.',
      signed_out: 'Qayta kiring: keyin oʻzi yuboriladi.',
      frozen: 'Darslar toʻxtatilgan: toʻlovdan keyin oʻzi yuboriladi.',
      not_kept: 'Qurilmada joy yoʻq: sahifani yopmang.',
    },
    something: 'Ishingizning bir qismi',
    leaving: {
      kept: (what) =>
        `Hali yuborilmagan: ${what}. Bu shu qurilmada saqlanib turadi va shu hisobga qayta kirganingizda yuboriladi.`,
      not_kept: (what) => `Hali yuborilmagan: ${what}. Qurilmada joy yoʻq: hozir chiqsangiz, bu yoʻqoladi.`,
    },
  },
  ru: {
    what: {
      answers: russian('ответ', 'ответа', 'ответов'),
      test: () => 'Конец теста',
      work: russian('работа', 'работы', 'работ'),
      files: russian('файл', 'файла', 'файлов'),
      text: () => 'Ваш текст',
      project: () => 'Ваш код',
      decisions: russian('решение', 'решения', 'решений'),
    },
    and: 'и',
    waits: (what, moment, count) =>
      `${what} ${russianPlural.select(count) === 'one' ? 'ждёт' : 'ждут'} отправки с\u00a0${moment}.`,
    todo: {
      offline: 'Подключитесь к интернету: всё уйдёт само.',
      unreachable: 'Подождите немного: отправим сами.',
      signed_out: 'Войдите снова: затем всё уйдёт само.',
      frozen: 'Уроки приостановлены: после оплаты всё уйдёт само.',
      not_kept: 'На устройстве нет места: не закрывайте страницу.',
    },
    something: 'часть вашей работы',
    leaving: {
      kept: (what) =>
        `Ещё не отправлено: ${what}. Это сохранится на этом устройстве и уйдёт, когда вы снова войдёте в этот аккаунт.`,
      not_kept: (what) =>
        `Ещё не отправлено: ${what}. На устройстве нет места: если выйти сейчас, это пропадёт.`,
    },
  },
}
