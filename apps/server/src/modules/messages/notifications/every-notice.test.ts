import { limits, pushLimits, type Lang, type Notification, type ReviewPage } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Learner } from '../../../../test/learning.ts'
import { setSetting } from '../../../../test/set-setting.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { PushingSchool } from '../../../../test/pushing-school.ts'
import { showPush } from '../../../../test/shown-push.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { Customer, startStall, type Stall } from '../../../../test/stall.ts'
import type { TestSchool } from '../../../../test/test-school.ts'
import { notifyOfAnnouncements } from '../../office/announcements/index.ts'
import { freezeUnpaid, remindOfPayments } from '../../money/payments/index.ts'
import { payBrokenPromises } from '../../office/promise/index.ts'
import { earnStreakDay, warnOfStreakDanger } from '../../rewards/streaks/index.ts'
import type { NoticeKind } from './read-notice.ts'

let pushing: PushingSchool
let school: TestSchool
let practising: Practising
let stall: Stall
let teacher: StaffMember
let admin: StaffMember
let groupId: number

beforeAll(async () => {
  pushing = await PushingSchool.start()
  school = pushing.school
  practising = await startPractising(school)
  stall = await startStall(school)
  teacher = await signedInStaff(school, 'teacher')
  admin = await signedInStaff(school, 'admin')
  groupId = await createGroup(school, teacher)
})
beforeEach(async () => await pushing.reset())
afterAll(async () => await pushing.close())

const tools = () => ({ db: school.db, live: school.live })
const at = (hour: string) => school.clock.set(`2026-03-10T${hour}:00.000Z`)

/** What the student does or is before any notification. */
interface Situation {
  nextDueOn?: string
}
/** Does the act behind the notification. */
type Act = () => Promise<unknown>

interface Line {
  situation?: Situation
  /** Brings the student to where the act can be done. */
  prepare: (student: Learner) => Act | Promise<Act>
  url: RegExp
  /** In each language the title, and how the body goes. */
  says: Record<Lang, readonly [title: string, body: RegExp]>
}

async function handIn(student: Learner) {
  const question_id = practising.questionId('text')
  const reply = await student.data<{ submission: { submission_id: number; version: number } }>(
    'question_try',
    {
      question_id,
      answer: 'Uch soʻzli javob',
    },
  )
  const { submission_id, version } = reply.submission
  return { submission_id, version }
}
const approval = { verdict: 'approved', score: 90, coins: 9, points: 45, comment: 'Yaxshi' }
const rejection = { verdict: 'rejected', score: 30, coins: 0, points: 0, comment: 'Qayta yozing' }

async function order(student: Learner): Promise<number> {
  await stall.give(student.id, 500)
  const { order } = await new Customer(school, { id: student.id, token: student.token, phone: '' }).bought(
    await stall.item(),
  )
  return order.id
}

const lessonPage = /^\/course\/\d+\/module\/\d+\/\d+$/

/** Each kind of notification there is, from the act that makes it. A new kind has no place to be left out. */
const lines: Record<NoticeKind, Line> = {
  review_approved: {
    prepare: async (student) => {
      const handedIn = await handIn(student)
      return async () => await teacher.data('review_decide', { ...handedIn, ...approval })
    },
    url: lessonPage,
    says: {
      uz: ['Ishingiz qabul qilindi!', /«Dars written».+ 45 ball va 9 tanga berildi\.$/],
      ru: ['Ваша работа принята!', /«Урок written»\. Вы получили 45 баллов и 9 монет\.$/],
    },
  },
  review_rejected: {
    prepare: async (student) => {
      const handedIn = await handIn(student)
      return async () => await teacher.data('review_decide', { ...handedIn, ...rejection })
    },
    url: lessonPage,
    says: {
      uz: ['Yana bir qadam qoldi', /«Dars written».+qayta topshiring\.$/],
      ru: ['Остался ещё один шаг', /«Урок written».+сдайте её ещё раз\.$/],
    },
  },
  review_changed: {
    prepare: async (student) => {
      const handedIn = await handIn(student)
      await teacher.data('review_decide', { ...handedIn, ...approval })
      const { decisions } = await teacher.data<ReviewPage>('review_submission', handedIn)
      const replaces = decisions[0]?.decision_id
      return async () => await teacher.data('review_decide', { ...handedIn, ...rejection, replaces })
    },
    url: lessonPage,
    says: {
      uz: ['Ishingizning bahosi oʻzgardi', /Avval berilgan 45 ball va 9 tanga qaytarib olindi\./],
      ru: ['Оценка вашей работы изменилась', /После пересчёта вычли 45 баллов и 9 монет\./],
    },
  },
  promise_broken: {
    prepare: async (student) => {
      await setSetting(admin, 'promise', { enabled: true, coins: 15 })
      const { submission_id } = await handIn(student)
      const [until, submitted_at] = [new Date('2026-03-08T11:00:00Z'), new Date('2026-03-08T12:00:00Z')]
      await school.db.updateTable('promise_settled').set({ until }).execute()
      await school.db
        .updateTable('submissions')
        .set({ submitted_at })
        .where('id', '=', submission_id)
        .execute()
      return async () => await payBrokenPromises(tools(), school.moment())
    },
    url: lessonPage,
    says: {
      uz: ['Javob kechikdi, uzr soʻraymiz', /«Dars written».+Uzr oʻrnida sizga 15 tanga\.$/],
      ru: ['Извините, ответ задержался', /«Урок written».+вы получили 15 монет\.$/],
    },
  },
  invite_enrolled: {
    prepare: async (student) => {
      const { code } = await student.data<{ code: string }>('invite')
      const phone = `+99893${String(1_000_000 + student.id)}`
      await school.call('invite_accept', { code, name: 'Ali Valiyev', phone })
      const { id: lead_id } = await school.db
        .selectFrom('invite_leads')
        .select('id')
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow()
      const enrolment = { lead_id, group_id: groupId, first_name: 'Ali', last_name: 'Valiyev' }
      return async () => await admin.data('lead_enrol', enrolment)
    },
    url: /^\/invite$/,
    says: {
      uz: ['Doʻstingiz biz bilan!', /^Ali.+Sizga 1000 tanga berildi\.$/],
      ru: ['Ваш друг теперь с нами!', /Ali.+Вы получили 1000 монет\.$/],
    },
  },
  share_ended: {
    prepare: async (student) => {
      const { id } = await student.data<{ id: number }>('project_share', {
        slot: 'py',
        project: { files: { 'main.py': 'print("Salom")' }, media: {} },
        request_id: crypto.randomUUID(),
      })
      return async () => await teacher.data('student_share_end', { share_id: id })
    },
    url: /^\/py$/,
    says: {
      uz: ['Ulashgan nusxangiz yopildi', /havola endi ochilmaydi\. Loyihangizning oʻzi joyida\./],
      ru: ['Копия, которой вы поделились, закрыта', /ссылка больше не открывается\. Сам проект на месте\./],
    },
  },
  order_ready: {
    prepare: async (student) => {
      const order_id = await order(student)
      return async () => await teacher.data('shop_order_ready', { order_id })
    },
    url: /^\/coin_shop$/,
    says: {
      uz: ['Buyurtmangiz tayyor!', /^«Daftar».+kodni ayting: [2-9A-Z]{6}\.$/],
      ru: ['Ваш заказ готов!', /^Заказ «Тетрадь».+назовите код: [2-9A-Z]{6}\.$/],
    },
  },
  order_cancelled: {
    prepare: async (student) => {
      const order_id = await order(student)
      return async () => await admin.data('shop_order_cancel', { order_id, reason: 'Qolmadi' })
    },
    url: /^\/coin_shop$/,
    says: {
      uz: ['Buyurtma bekor qilindi', /^«Daftar»: Qolmadi\. Sizga 100 tanga qaytarildi\.$/],
      ru: ['Заказ отменён', /^Заказ «Тетрадь» отменён: Qolmadi\. Вам вернули 100 монет\.$/],
    },
  },
  certificate_issued: {
    prepare: async (student) => {
      const lesson_id = practising.lessonId('last')
      await school.db
        .updateTable('lesson_progress')
        .set({ state: 'completed', finished_at: school.clock.now() })
        .where('person_id', '=', student.id)
        .where('lesson_id', '<>', lesson_id)
        .execute()
      const [info] = await student.questions(lesson_id)
      return async () => await student.data('info_read', { question_id: info?.id })
    },
    url: /^\/profile#achievements$/,
    says: {
      uz: ['Sertifikat sizniki!', /«Amaliy kurs» kursini toʻliq tugatdingiz/],
      ru: ['Сертификат ваш!', /курс «Практический курс»/],
    },
  },
  exam_granted: {
    prepare: (student) => async () => await admin.data('exam_grant', { student_id: student.id }),
    url: /^\/exam$/,
    says: {
      uz: ['Siz uchun imtihon ochildi', /3 qism, har biriga 10 daqiqa/],
      ru: ['Для вас открыт экзамен', /3 части по 10 минут/],
    },
  },
  streak_in_danger: {
    prepare: async (student) => {
      const yesterday = { now: new Date('2026-03-09T07:00:00Z'), timeZone: limits.schoolTimeZone }
      await earnStreakDay(school.db, student.id, yesterday)
      // Eight in the evening.
      at('15:00')
      return async () => await warnOfStreakDanger(tools(), school.moment())
    },
    url: /^\/$/,
    says: {
      uz: ['Strike uzilib qolmasin!', /^Bugun bitta toʻgʻri javob bering: 1 kunlik strike davom etadi\.$/],
      ru: ['Серия ждёт вас!', /^Уже 1 день\. Один правильный ответ/],
    },
  },
  announcement: {
    prepare: async () => {
      await admin.data('announcement_save', {
        group_id: groupId,
        title: { uz: 'Dushanba dars yoʻq', ru: 'В понедельник уроков нет' },
        body: { uz: 'Keyingi dars chorshanba kuni.', ru: 'Следующий урок в среду.' },
        from: '2026-03-10',
        until: null,
      })
      return async () => await notifyOfAnnouncements(tools(), school.moment())
    },
    url: /^\/#announcement-\d+$/,
    says: {
      uz: ['Yangi eʼlon', /^Dushanba dars yoʻq\.$/],
      ru: ['Новое объявление', /^В понедельник уроков нет\.$/],
    },
  },
  payment_due: {
    situation: { nextDueOn: '2026-03-15' },
    prepare: () => async () => await remindOfPayments(tools(), school.moment()),
    url: /^\/profile#payments$/,
    says: {
      uz: ['Toʻlov vaqti yaqinlashdi', /15-mart kuni oxirigacha/],
      ru: ['Скоро срок оплаты', /до 15 марта включительно/],
    },
  },
  account_frozen: {
    situation: { nextDueOn: '2026-03-09' },
    prepare: () => async () => await freezeUnpaid(tools(), school.moment()),
    url: /^\/profile#payments$/,
    says: {
      uz: ['Darslar toʻxtatildi', /^(?!.*mart).*Toʻlov hali kelmadi/],
      ru: ['Уроки приостановлены', /^(?!.*март).*Оплата ещё не пришла/],
    },
  },
  account_unfrozen: {
    situation: { nextDueOn: '2026-03-09' },
    prepare: async (student) => {
      await freezeUnpaid(tools(), school.moment())
      const payment = { student_id: student.id, amount: 500_000, method: 'cash', paid_on: '2026-03-10' }
      return async () => await admin.data('payment_record', payment)
    },
    url: /^\/$/,
    says: {
      uz: ['Darslar yana ochiq!', /^Qolgan joyingizdan .+10-aprel\.$/],
      ru: ['Уроки снова открыты!', /^Продолжайте .+10 апреля\.$/],
    },
  },
}

describe.each(Object.entries(lines))('%s', (kind, { situation, prepare, url, says }) => {
  test.each(limits.languages)(
    'goes from the act to one row, one live event and one push as a phone shows it, in %s',
    async (lang) => {
      const student = await practising.student({ lang, groupId, ...situation })
      const act = await prepare(student)
      await pushing.register(student, 'phone')
      const rows = async () =>
        await school.db
          .selectFrom('notifications')
          .select(['id', 'kind'])
          .where('person_id', '=', student.id)
          .orderBy('id')
          .execute()
      const before = await rows()
      const live = vi.spyOn(school.live, 'publish')
      await act()
      const heard = live.mock.calls
        .flat()
        .filter(({ to, event }) => to === student.id && event === 'notification')
      live.mockRestore()

      const made = (await rows()).slice(before.length)
      expect(made).toEqual([{ id: expect.any(Number), kind }])
      const { notifications } = await student.data<{ notifications: Notification[] }>(
        'get_student_notifications',
      )
      const listed = notifications.find(({ id }) => id === made[0]?.id)
      const [title, body] = says[lang]
      expect(listed).toMatchObject({ title, detail: expect.stringMatching(body), isRead: false })
      if (!listed) throw new Error('It is not in the list')
      expect(`${listed.title} ${listed.detail}`).not.toMatch(/['`‘’]|undefined|\s{2}|NaN/)
      expect(listed.title.length).toBeLessThanOrEqual(45)
      expect(heard.map(({ data }) => data)).toEqual([listed])

      // Two processes send what is due.
      await Promise.all([pushing.send(), pushing.send()])
      expect(await pushing.send()).toBe(0)
      expect(pushing.paths()).toEqual(['/send/phone'])
      const [push] = pushing.receiver.received
      const tag = `n${listed.id}`
      expect(push?.message).toEqual({ title, body: listed.detail, url: listed.link, tag, lang })
      expect(listed.link).toMatch(url)
      expect(await showPush(push?.message)).toMatchObject([
        {
          title,
          options: {
            ...{ body: listed.detail, tag, lang, data: { url: listed.link } },
            ...{ icon: '/push-icon.png', badge: '/push-badge.png', vibrate: [...pushLimits.vibration_ms] },
          },
        },
      ])
    },
  )
})
