import type { Lang } from '@qadam/contract'
import type { ConsentAsked, ConsentView } from '../registry/http-ports.ts'
import { zoneAt, type TimeZone } from '../time/time-zone.ts'
import { escapeHtml } from './public-page.ts'

const texts = {
  uz: {
    title: 'Ota-ona roziligi',
    asks: (name: string) => `Maktab sizdan ${name} uchun rozilik soʻrayapti.`,
    not_asked: 'Maktab hozir rozilik soʻramayapti.',
    kept: 'Maktab nimani saqlaydi va nega',
    rows: [
      'Ism, telefon, guruh: kirish uchun va ustoz kim yozganini bilishi uchun.',
      'Javoblar, topshirilgan ishlar, loyihalar, yordamchiga savollar: oʻqishning oʻzi shu.',
      'Ball, tanga va toʻlovlar: maktabning hisob-kitobi.',
    ],
    recordings: (days: number) =>
      `Ovoz yozuvlari: ustoz talaffuzni eshitishi uchun. Ustoz tekshirgach, topshirilgan kundan ${days} kun oʻtib oʻchiriladi. Ularni faqat oʻquvchining oʻzi va maktab xodimlari eshitadi.`,
    asked: 'Rozilik faqat ovoz yozuvlari haqida',
    effect:
      'Rozi boʻlsangiz, ovozli topshiriqlar qabul qilinadi. Rozi boʻlmasangiz yoki keyin qaytarib olsangiz, yangi ovoz yozuvi qabul qilinmaydi, oʻqishning qolgani davom etadi. Avval topshirilganini muddatidan oldin oʻchirishni maktabdan soʻrang.',
    adult: 'Oʻquvchi 18 yoshga toʻlgan boʻlsa, oʻzi javob beradi.',
    none: 'Siz hali javob bermagansiz.',
    given: (day: string) => `${day} kuni rozilik berilgan.`,
    taken_back: (day: string) => `${day} kuni rozilik qaytarib olingan.`,
    agree: 'Roziman',
    take_back: 'Rozilikni qaytarib olish',
  },
  ru: {
    title: 'Согласие родителя',
    asks: (name: string) => `Школа просит вашего согласия. Ученик: ${name}.`,
    not_asked: 'Сейчас школа не просит согласия.',
    kept: 'Что школа хранит и зачем',
    rows: [
      'Имя, телефон, группа: чтобы войти и чтобы преподаватель знал, кто пишет.',
      'Ответы, сданные работы, проекты, вопросы помощнику: это и есть учёба.',
      'Баллы, монеты и платежи: учёт школы.',
    ],
    recordings: (days: number) =>
      `Записи голоса: чтобы преподаватель услышал произношение. После проверки они удаляются, когда со дня сдачи пройдёт дней: ${days}. Слышат их только сам ученик и сотрудники школы.`,
    asked: 'Согласие касается только записей голоса',
    effect:
      'Если вы согласны, голосовые задания принимаются. Если нет или вы позже отзовёте согласие, новые записи голоса не принимаются, остальная учёба идёт как прежде. Удалить раньше срока то, что уже сдано, попросите в школе.',
    adult: 'Если ученику исполнилось 18 лет, отвечает он сам.',
    none: 'Вы ещё не ответили.',
    given: (day: string) => `Согласие дано ${day}.`,
    taken_back: (day: string) => `Согласие отозвано ${day}.`,
    agree: 'Согласен, согласна',
    take_back: 'Отозвать согласие',
  },
} as const

/** Where and how a page is shown. */
export interface PagePlace {
  lang: Lang
  timeZone: TimeZone
  /** The address of this link's page. */
  page: string
}

/** What is kept of a student and why, and the answer to it; nothing while the school asks nobody. */
export function renderConsent(consent: ConsentAsked | undefined, place: PagePlace): string {
  return consent === undefined
    ? ''
    : `<section class="card"><h2>${texts[place.lang].title}</h2>${question(consent, place)}</section>`
}

/** A page that asks for consent, and shows nothing else. */
export function renderConsentView(
  { name, consent }: ConsentView,
  place: PagePlace,
): { title: string; body: string } {
  const t = texts[place.lang]
  const body =
    consent === undefined
      ? `<p class="muted">${t.not_asked}</p>`
      : `<p>${escapeHtml(t.asks(name))}</p>${question(consent, place)}`
  return { title: `${name} · ${t.title}`, body: `<h1>${t.title}</h1><section class="card">${body}</section>` }
}

function question({ newest, recordings_days }: ConsentAsked, { lang, timeZone, page }: PagePlace): string {
  const t = texts[lang]
  const dayOf = (at: Date) =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: zoneAt(timeZone, at) }).format(at)
  const isGiven = newest?.given === true
  const standing = newest === undefined ? t.none : t[isGiven ? 'given' : 'taken_back'](dayOf(newest.at))
  return `<h3>${t.kept}</h3><ul>${[...t.rows, t.recordings(recordings_days)].map((row) => `<li>${row}</li>`).join('')}</ul>
<h3>${t.asked}</h3><p>${t.effect}</p><p class="muted">${t.adult}</p>
<p class="strong">${escapeHtml(standing)}</p>
<form class="actions" method="post" action="${escapeHtml(page)}/consent?lang=${lang}"><button class="button${isGiven ? ' quiet' : ''}" name="answer" value="${isGiven ? 'taken_back' : 'given'}">${isGiven ? t.take_back : t.agree}</button></form>`
}
