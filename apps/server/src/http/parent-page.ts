import type { Lang } from '@qadam/contract'
import { renderConsent, type PagePlace } from './parent-consent-page.ts'
import type { ParentView } from '../registry/http-ports.ts'
import { escapeHtml } from './public-page.ts'
import { zoneAt } from '../time/time-zone.ts'

const texts = {
  uz: {
    title: 'Ota-onalar sahifasi',
    opening: 'Sahifa ochilmoqda…',
    failed: 'Server bilan aloqa boʻlmadi. Internetni tekshirib, sahifani yangilang.',
    no_script: 'Havolani ochish uchun brauzerda JavaScript yoqilgan boʻlishi kerak.',
    ask: 'Havola kerak',
    ask_text: 'Bu sahifa maktab bergan havola bilan ochiladi. Havolani maktabdan soʻrang.',
    ended: 'Havola endi ishlamaydi',
    ended_text: 'Havolaning muddati tugagan yoki maktab uni bekor qilgan. Maktabdan yangisini soʻrang.',
    wait: 'Birozdan soʻng qayta urining',
    wait_text: 'Bu tarmoqdan juda koʻp notoʻgʻri havola ochildi. 10 daqiqadan soʻng qayta urinib koʻring.',
    courses: 'Kurslar',
    no_courses: 'Hali hech bir kursga yozilmagan.',
    done: (done: number, total: number) => `${total} ta darsdan ${done} tasi tugallandi`,
    week: 'Soʻnggi 7 kun',
    streak: (days: number, longest: number) => `Strike: ${days} kun, eng uzuni ${longest} kun`,
    lessons: (count: number) => `7 kunda ${count} ta dars tugallandi`,
    earned: 'shugʻullangan',
    frozen: 'strike saqlangan kun',
    none: 'shugʻullanmagan',
    reviews: 'Soʻnggi ishlar',
    no_reviews: 'Hali tekshirilgan ish yoʻq.',
    approved: 'qabul qilindi',
    rejected: 'tuzatish kerak',
    payments: 'Toʻlov',
    no_due: 'Toʻlov muddati belgilanmagan.',
    due: (day: string) => `Keyingi toʻlov ${day} kuni oxirigacha`,
    left: (days: number) => (days === 0 ? 'Bugun oxirgi kun' : `Yana ${days} kun bor`),
    late: (days: number) => `Muddat ${days} kun oldin tugagan`,
    is_frozen: 'Darslar toʻxtatilgan: toʻlov qilinishi bilan ochiladi, natijalar saqlanadi.',
    pay: 'Toʻlov qilish',
    history: 'Toʻlovlar tarixi',
    no_history: 'Hali toʻlov yozilmagan.',
    sum: (amount: string) => `${amount} soʻm`,
    methods: {
      cash: 'naqd',
      card: 'karta',
      transfer: 'oʻtkazma',
      payme: 'Payme',
      click: 'Click',
      other: 'boshqa',
    },
    note: 'Faqat siz uchun: havolani boshqalarga bermang. Savollar boʻlsa, maktabga murojaat qiling.',
  },
  ru: {
    title: 'Страница для родителей',
    opening: 'Открываем страницу…',
    failed: 'Нет связи с сервером. Проверьте интернет и обновите страницу.',
    no_script: 'Чтобы открыть ссылку, включите в браузере JavaScript.',
    ask: 'Нужна ссылка',
    ask_text: 'Эта страница открывается по ссылке от школы. Попросите ссылку в школе.',
    ended: 'Ссылка больше не действует',
    ended_text: 'Срок ссылки истёк, или школа её отозвала. Попросите в школе новую.',
    wait: 'Попробуйте чуть позже',
    wait_text: 'Из этой сети открыли слишком много неверных ссылок. Попробуйте снова через 10 минут.',
    courses: 'Курсы',
    no_courses: 'Пока не записан ни на один курс.',
    done: (done: number, total: number) => `Пройдено уроков: ${done} из ${total}`,
    week: 'Последние 7 дней',
    streak: (days: number, longest: number) => `Серия, дней: ${days}, самая длинная: ${longest}`,
    lessons: (count: number) => `Пройдено уроков за 7 дней: ${count}`,
    earned: 'день занятий',
    frozen: 'серия сохранена',
    none: 'без занятий',
    reviews: 'Последние работы',
    no_reviews: 'Проверенных работ пока нет.',
    approved: 'принята',
    rejected: 'нужно исправить',
    payments: 'Оплата',
    no_due: 'Срок оплаты не назначен.',
    due: (day: string) => `Следующая оплата до ${day} включительно`,
    left: (days: number) => (days === 0 ? 'Сегодня последний день' : `Осталось дней: ${days}`),
    late: (days: number) => `Дней после срока: ${days}`,
    is_frozen: 'Уроки приостановлены: они откроются сразу после оплаты, результаты сохранятся.',
    pay: 'Оплатить',
    history: 'История платежей',
    no_history: 'Платежей пока нет.',
    sum: (amount: string) => `${amount} сум`,
    methods: {
      cash: 'наличные',
      card: 'карта',
      transfer: 'перевод',
      payme: 'Payme',
      click: 'Click',
      other: 'другое',
    },
    note: 'Только для вас: не передавайте ссылку другим. По вопросам обращайтесь в школу.',
  },
} as const

interface Rendered {
  title: string
  body: string
}

/** Where there is nothing to show: without a link, with one that ended, after too many tries. */
export function renderNoView(lang: Lang, why: 'ask' | 'ended' | 'wait'): Rendered {
  const t = texts[lang]
  const text = { ask: t.ask_text, ended: t.ended_text, wait: t.wait_text }[why]
  return {
    title: t.title,
    body: `<section class="card"><div id="asked"><h1>${t[why]}</h1><p class="muted">${text}</p></div>
<p id="opening" role="status" hidden>${t.opening}</p><p id="failed" role="alert" hidden>${t.failed}</p>
<noscript><p>${t.no_script}</p></noscript></section>`,
  }
}

/** What a parent reads of their child. */
export function renderParentView(view: ParentView, place: PagePlace): Rendered {
  const { lang, timeZone } = place
  const t = texts[lang]
  const { name, group, streak, payment } = view
  const dayOf = (day: string) =>
    new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  const weekday = (day: string) =>
    new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  const moment = (at: Date) =>
    new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: zoneAt(timeZone, at) }).format(
      at,
    )
  const number = new Intl.NumberFormat(lang)
  const items = (rows: readonly string[], none: string) =>
    rows.length === 0 ? `<p class="muted">${none}</p>` : `<ul class="rows">${rows.join('')}</ul>`
  const courses = view.courses.map(
    ({ title, done, total }) =>
      `<li><p class="strong">${escapeHtml(title)}</p><progress max="${Math.max(total, 1)}" value="${done}" aria-label="${escapeHtml(title)}"></progress><p class="muted">${t.done(done, total)}</p></li>`,
  )
  const week = view.week.map(
    ({ day, state }) =>
      `<li class="${state}"><span aria-hidden="true">${escapeHtml(weekday(day))}</span><span class="mark" role="img" aria-label="${escapeHtml(`${dayOf(day)}: ${t[state]}`)}">${{ earned: '✓', frozen: '❄', none: '–' }[state]}</span></li>`,
  )
  const reviews = view.reviews.map(
    ({ lesson, verdict, score, decided_at }) =>
      `<li><p class="strong">${escapeHtml(lesson)}</p><p class="muted">${escapeHtml(moment(decided_at))}: ${t[verdict]}${score === null ? '' : `, ${score} / 100`}</p></li>`,
  )
  const history = payment.history.map(
    ({ amount, method, paid_on }) =>
      `<li class="pair"><span>${escapeHtml(dayOf(paid_on))} ${paid_on.slice(0, 4)}, ${t.methods[method]}</span><span class="strong">${t.sum(number.format(amount))}</span></li>`,
  )
  const { next_due_on: due, days_left: left } = payment
  const standing =
    due === null || left === null
      ? `<p class="muted">${t.no_due}</p>`
      : `<p class="strong">${t.due(escapeHtml(dayOf(due)))}</p><p class="muted">${left < 0 ? t.late(-left) : t.left(left)}</p>`
  return {
    title: `${name} · ${t.title}`,
    body: `<h1>${escapeHtml(name)}</h1>
${group === null ? '' : `<p class="muted">${escapeHtml(group)}</p>`}
<p id="opening" role="status" hidden>${t.opening}</p><p id="failed" role="alert" hidden>${t.failed}</p>
${renderConsent(view.consent, place)}<section class="card"><h2>${t.payments}</h2>
${payment.frozen ? `<p class="state revoked">${t.is_frozen}</p>` : ''}${standing}
${payment.link === null ? '' : `<p><a class="button" rel="noreferrer" href="${escapeHtml(payment.link)}">${t.pay}</a></p>`}
<h3>${t.history}</h3>${items(history, t.no_history)}</section>
<section class="card"><h2>${t.week}</h2><ul class="week">${week.join('')}</ul>
<p>${t.streak(streak.current, streak.longest)}</p><p>${t.lessons(view.lessons)}</p></section>
<section class="card"><h2>${t.courses}</h2>${items(courses, t.no_courses)}</section>
<section class="card"><h2>${t.reviews}</h2>${items(reviews, t.no_reviews)}</section>
<p class="muted">${t.note}</p>`,
  }
}
