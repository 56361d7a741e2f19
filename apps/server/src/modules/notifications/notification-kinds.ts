import type { Lang, NotificationTopic } from '@qadam/contract'
import { z } from 'zod'
import { say } from '../../i18n/localized.ts'

const localized = z.object({ uz: z.string(), ru: z.string().optional() })

/** What a decision on a submission brought its student, and where. */
const reviewed = z.object({ lesson: localized, points: z.int(), coins: z.int() })

/** The params of each kind's text. */
export const notificationParams = {
  review_approved: reviewed,
  review_rejected: z.object({ lesson: localized }),
  review_changed: reviewed.extend({
    verdict: z.enum(['approved', 'rejected']),
    /** What the change really moved in the balances; absent in what earlier versions wrote. */
    moved: z.object({ points: z.int(), coins: z.int() }).optional(),
  }),
  /** An answer came later than promised, and what the school pays for that. */
  promise_broken: z.object({ lesson: localized, coins: z.int() }),
  invite_enrolled: z.object({ name: z.string(), coins: z.int() }),
  order_ready: z.object({ item: localized, code: z.string() }),
  order_cancelled: z.object({ item: localized, coins: z.int(), reason: z.string() }),
  exam_granted: z.object({}),
  /** Days in a row that would be lost, and the freezes that would save them. */
  streak_in_danger: z.object({ days: z.int(), freezes: z.int() }),
  announcement: z.object({ title: localized }),
  /** A payment is near; `YYYY-MM-DD`. */
  payment_due: z.object({ due_on: z.string() }),
  account_frozen: z.object({ due_on: z.string() }),
  account_unfrozen: z.object({ due_on: z.string().nullable() }),
  certificate_issued: z.object({ course: localized }),
} as const

/** As what a student may choose not to be pushed it. */
export const topicOf: Record<NotificationKind, NotificationTopic> = {
  review_approved: 'review',
  review_rejected: 'review',
  review_changed: 'review',
  promise_broken: 'review',
  invite_enrolled: 'invite',
  order_ready: 'shop',
  order_cancelled: 'shop',
  exam_granted: 'exam',
  streak_in_danger: 'streak',
  payment_due: 'payment',
  account_frozen: 'payment',
  account_unfrozen: 'payment',
  certificate_issued: 'review',
  announcement: 'announcement',
}

export type NotificationKind = keyof typeof notificationParams
export type NotificationParams<Kind extends NotificationKind> = z.infer<(typeof notificationParams)[Kind]>

/** A notification for one person, whose kind makes its text in the reader's language, whenever they read it. */
export type NewNotification = {
  [Kind in NotificationKind]: {
    personId: number
    kind: Kind
    params: NotificationParams<Kind>
    /** Where in the app it leads, such as `/courses/1/modules/2`. */
    link: string | null
    /** Deduplicates: names its one event; a second one of the same key is dropped. */
    key: string
  }
}[NotificationKind]

export interface NotificationText {
  title: string
  detail: string
}

type Writer<Kind extends NotificationKind> = (
  params: NotificationParams<Kind>,
) => Record<Lang, NotificationText>

const writers: { [Kind in NotificationKind]: Writer<Kind> } = {
  review_approved: ({ lesson, points, coins }) => ({
    uz: {
      title: 'Ishingiz qabul qilindi!',
      detail: `«${say(lesson, 'uz')}» darsidagi ishingiz ustozga maʼqul keldi.${gainUz(points, coins)}`,
    },
    ru: {
      title: 'Ваша работа принята!',
      detail: `Преподаватель принял вашу работу к уроку «${say(lesson, 'ru')}».${gainRu(points, coins)}`,
    },
  }),
  review_rejected: ({ lesson }) => ({
    uz: {
      title: 'Yana bir qadam qoldi',
      detail: `Ustoz «${say(lesson, 'uz')}» darsidagi ishingizga izoh yozdi. Uni oʻqib, ishni tuzating va qayta topshiring.`,
    },
    ru: {
      title: 'Остался ещё один шаг',
      detail: `Преподаватель оставил комментарий к вашей работе в уроке «${say(lesson, 'ru')}». Прочитайте его, исправьте работу и сдайте её ещё раз.`,
    },
  }),
  review_changed: ({ lesson, verdict, points, coins, moved = { points, coins } }) => ({
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
  }),
  promise_broken: ({ lesson, coins }) => ({
    uz: {
      title: 'Javob kechikdi, uzr soʻraymiz',
      detail: `«${say(lesson, 'uz')}» darsidagi ishingizga 24 soat ichida javob bera olmadik. Uzr oʻrnida sizga ${coins} tanga.`,
    },
    ru: {
      title: 'Извините, ответ задержался',
      detail: `Вашу работу к уроку «${say(lesson, 'ru')}» проверяли дольше 24 часов. За это вы получили ${sumRu(0, coins)}.`,
    },
  }),
  invite_enrolled: ({ name, coins }) => ({
    uz: {
      title: 'Doʻstingiz biz bilan!',
      detail: `${name} taklifingiz bilan oʻqishga yozildi. Sizga ${coins} tanga berildi.`,
    },
    ru: {
      title: 'Ваш друг теперь с нами!',
      detail: `По вашему приглашению начинает учиться ${sentence(name)} Вы получили ${sumRu(0, coins)}.`,
    },
  }),
  order_ready: ({ item, code }) => ({
    uz: {
      title: 'Buyurtmangiz tayyor!',
      detail: `«${say(item, 'uz')}» sizni kutyapti. Uni olishda kodni ayting: ${code}.`,
    },
    ru: {
      title: 'Ваш заказ готов!',
      detail: `Заказ «${say(item, 'ru')}» ждёт вас. При получении назовите код: ${code}.`,
    },
  }),
  order_cancelled: ({ item, coins, reason }) => ({
    uz: {
      title: 'Buyurtma bekor qilindi',
      detail: `«${say(item, 'uz')}»: ${sentence(reason)} Sizga ${coins} tanga qaytarildi.`,
    },
    ru: {
      title: 'Заказ отменён',
      detail: `Заказ «${say(item, 'ru')}» отменён: ${sentence(reason)} Вам вернули ${sumRu(0, coins)}.`,
    },
  }),
  exam_granted: () => ({
    uz: {
      title: 'Siz uchun imtihon ochildi',
      detail:
        'Ingliz tili darajangizni aniqlang: 3 qism, har biriga 10 daqiqa. Oʻzingizga qulay vaqtda boshlang.',
    },
    ru: {
      title: 'Для вас открыт экзамен',
      detail: 'Узнайте свой уровень английского: 3 части по 10 минут. Начните, когда вам удобно.',
    },
  }),
  streak_in_danger: ({ days, freezes }) => ({
    uz: {
      title: 'Strike uzilib qolmasin!',
      detail:
        freezes > 0
          ? `Bugun bitta toʻgʻri javob bering: ${days} kunlik strike davom etadi, himoya ham sizda qoladi.`
          : `Bugun bitta toʻgʻri javob bering: ${days} kunlik strike davom etadi.`,
    },
    ru: {
      title: 'Серия ждёт вас!',
      detail:
        freezes > 0
          ? `Уже ${days} ${plural(days, 'день', 'дня', 'дней')}. Один правильный ответ, и она продолжится, а заморозка останется у вас.`
          : `Уже ${days} ${plural(days, 'день', 'дня', 'дней')}. Один правильный ответ, и она продолжится.`,
    },
  }),
  announcement: ({ title }) => ({
    uz: { title: 'Yangi eʼlon', detail: sentence(say(title, 'uz')) },
    ru: { title: 'Новое объявление', detail: sentence(say(title, 'ru')) },
  }),
  certificate_issued: ({ course }) => ({
    uz: {
      title: 'Sertifikat sizniki!',
      detail: `«${say(course, 'uz')}» kursini toʻliq tugatdingiz. Sertifikatingizni oching, yuklab oling va ulashing.`,
    },
    ru: {
      title: 'Сертификат ваш!',
      detail: `Вы полностью прошли курс «${say(course, 'ru')}». Откройте сертификат, скачайте его и поделитесь им.`,
    },
  }),
  payment_due: ({ due_on }) => ({
    uz: {
      title: 'Toʻlov vaqti yaqinlashdi',
      detail: `Keyingi oy uchun toʻlovni ${dayIn(due_on, 'uz')} kuni oxirigacha qiling, shunda darslar toʻxtab qolmaydi.`,
    },
    ru: {
      title: 'Скоро срок оплаты',
      detail: `Оплатите следующий месяц до ${dayIn(due_on, 'ru')} включительно, и уроки не прервутся.`,
    },
  }),
  account_frozen: ({ due_on }) => ({
    uz: {
      title: 'Darslar toʻxtatildi',
      detail: `Toʻlov muddati ${dayIn(due_on, 'uz')} kuni tugadi. Toʻlov qilinishi bilan ochiladi, natijalaringiz saqlanadi, strike ham uzilmaydi.`,
    },
    ru: {
      title: 'Уроки приостановлены',
      detail: `Срок оплаты истёк ${dayIn(due_on, 'ru')}. Они откроются сразу после оплаты, результаты сохранятся, серия не прервётся.`,
    },
  }),
  account_unfrozen: ({ due_on }) => ({
    uz: {
      title: 'Darslar yana ochiq!',
      detail: `Qolgan joyingizdan davom etavering!${due_on === null ? '' : ` Keyingi toʻlov muddati: ${dayIn(due_on, 'uz')}.`}`,
    },
    ru: {
      title: 'Уроки снова открыты!',
      detail: `Продолжайте с того же места!${due_on === null ? '' : ` Следующий срок оплаты: ${dayIn(due_on, 'ru')}.`}`,
    },
  }),
}

/**
 * The text of a notification in a language.
 * @throws for a kind or params that no version of this code wrote.
 */
export function writeNotification(kind: string, params: unknown, lang: Lang): NotificationText {
  switch (kind) {
    case 'review_approved':
      return writers.review_approved(notificationParams.review_approved.parse(params))[lang]
    case 'review_rejected':
      return writers.review_rejected(notificationParams.review_rejected.parse(params))[lang]
    case 'review_changed':
      return writers.review_changed(notificationParams.review_changed.parse(params))[lang]
    case 'promise_broken':
      return writers.promise_broken(notificationParams.promise_broken.parse(params))[lang]
    case 'invite_enrolled':
      return writers.invite_enrolled(notificationParams.invite_enrolled.parse(params))[lang]
    case 'order_ready':
      return writers.order_ready(notificationParams.order_ready.parse(params))[lang]
    case 'order_cancelled':
      return writers.order_cancelled(notificationParams.order_cancelled.parse(params))[lang]
    case 'exam_granted':
      return writers.exam_granted(notificationParams.exam_granted.parse(params))[lang]
    case 'streak_in_danger':
      return writers.streak_in_danger(notificationParams.streak_in_danger.parse(params))[lang]
    case 'certificate_issued':
      return writers.certificate_issued(notificationParams.certificate_issued.parse(params))[lang]
    case 'announcement':
      return writers.announcement(notificationParams.announcement.parse(params))[lang]
    case 'payment_due':
      return writers.payment_due(notificationParams.payment_due.parse(params))[lang]
    case 'account_frozen':
      return writers.account_frozen(notificationParams.account_frozen.parse(params))[lang]
    case 'account_unfrozen':
      return writers.account_unfrozen(notificationParams.account_unfrozen.parse(params))[lang]
    default:
      throw new Error(`No notification of this code is of the kind ${kind}`)
  }
}

function gainUz(points: number, coins: number): string {
  const gain = sumUz(points, coins)
  return gain === '' ? '' : ` Sizga ${gain} berildi.`
}

function gainRu(points: number, coins: number): string {
  const gain = sumRu(points, coins)
  return gain === '' ? '' : ` Вы получили ${gain}.`
}

const dayFormats = {
  uz: new Intl.DateTimeFormat('uz', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  ru: new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

export function dayIn(day: string, lang: Lang): string {
  return dayFormats[lang].format(new Date(`${day}T00:00:00Z`))
}

interface Moved {
  points: number
  coins: number
}

/** What a changed decision gave, and what it took back. */
function movedUz({ points, coins }: Moved): string {
  const taken = sumUz(-points, -coins)
  return gainUz(points, coins) + (taken === '' ? '' : ` Avval berilgan ${taken} qaytarib olindi.`)
}

function movedRu({ points, coins }: Moved): string {
  const taken = sumRu(-points, -coins)
  return gainRu(points, coins) + (taken === '' ? '' : ` После пересчёта вычли ${taken}.`)
}

function sumUz(points: number, coins: number): string {
  return [points > 0 && `${points} ball`, coins > 0 && `${coins} tanga`].filter(Boolean).join(' va ')
}

function sumRu(points: number, coins: number): string {
  const parts = [
    points > 0 && `${points} ${plural(points, 'балл', 'балла', 'баллов')}`,
    coins > 0 && `${coins} ${plural(coins, 'монету', 'монеты', 'монет')}`,
  ]
  return parts.filter(Boolean).join(' и ')
}

const russian = new Intl.PluralRules('ru')

function plural(count: number, one: string, few: string, many: string): string {
  const rule = russian.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}

/** A typed text, with the full stop that may be missing. */
function sentence(typed: string): string {
  const text = typed.trim()
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
