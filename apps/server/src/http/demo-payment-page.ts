import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { demoPaymentLink, findPaymentLink } from '../registry/http-ports.ts'
import { pageLanguage, sendPublicPage } from './public-page.ts'

const texts = {
  uz: {
    title: 'Toʻlov sahifasi',
    text: 'Bu namuna maktab, shuning uchun bu yerda pul olinmaydi. Haqiqiy maktabda «Toʻlov qilish» tugmasi oʻquvchi va ota-onani toʻlov joyiga olib boradi.',
    where: 'Haqiqiy maktabda bu yerda nima boʻladi',
    ways: [
      [
        'Maktabning oʻz manzili',
        'Toʻlov sahifasi yoki kassir bilan yoziladigan chat: administrator uni konsolda, «Sozlamalar» boʻlimida kiritadi.',
      ],
      ['Payme yoki Click', 'Oʻquvchi bir oylik toʻlovni bir bosishda toʻlaydi, hisob shu zahoti ochiladi.'],
      ['Maktab kassasi', 'Administrator naqd toʻlovni konsolga yozadi, keyingi muddat oʻzi suriladi.'],
    ],
    try: 'Namunada sinab koʻring',
    try_text:
      'Administrator hisobi bilan konsolga kiring, «Toʻlovlar» boʻlimida shu oʻquvchining toʻlovini yozing: muzlatilgan hisob darhol ochiladi.',
    console: 'Konsoldagi toʻlovlar',
    back: 'Qadamga qaytish',
  },
  ru: {
    title: 'Страница оплаты',
    text: 'Это демонстрационная школа, поэтому деньги здесь не принимают. В настоящей школе кнопка «Оплатить» ведёт ученика и родителей туда, где платят.',
    where: 'Что стоит здесь в настоящей школе',
    ways: [
      [
        'Адрес самой школы',
        'Страница оплаты или чат с кассиром: администратор указывает его в консоли, в разделе «Настройки».',
      ],
      ['Payme или Click', 'Ученик оплачивает месяц одним нажатием, и аккаунт сразу открыт.'],
      ['Касса школы', 'Администратор записывает наличные в консоли, следующий срок сдвигается сам.'],
    ],
    try: 'Попробуйте в демо',
    try_text:
      'Войдите в консоль как администратор и запишите оплату этого ученика в разделе «Платежи»: замороженный аккаунт сразу откроется.',
    console: 'Платежи в консоли',
    back: 'Вернуться в Qadam',
  },
} as const

/** Where the demo school's payment button leads: what stands there in a school. Any other school has no such page. */
export async function demoPaymentPage(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.get(demoPaymentLink, async (request, reply) => {
    if ((await findPaymentLink(db)) !== demoPaymentLink) return reply.callNotFound()
    const lang = pageLanguage(request)
    const t = texts[lang]
    const ways = t.ways.map(
      ([way, text]) => `<li><p class="strong">${way}</p><p class="muted">${text}</p></li>`,
    )
    return sendPublicPage(request, reply, {
      lang,
      title: t.title,
      body: `<section class="card"><h1>${t.title}</h1><p>${t.text}</p>
<h2>${t.where}</h2><ul class="rows">${ways.join('')}</ul></section>
<section class="card"><h2>${t.try}</h2><p>${t.try_text}</p>
<div class="actions"><a class="button" href="/">${t.back}</a><a class="button quiet" href="/staff/payments">${t.console}</a></div></section>`,
    })
  })
}
