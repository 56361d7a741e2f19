import type { Lang } from '@qadam/contract'

/** The bot's own messages, beside notifications. */
export type Saying =
  | { say: 'linked'; name: string; as: 'student' | 'parent' }
  | { say: 'linked_already'; name: string }
  | { say: 'code_unknown' | 'wait' | 'too_many' | 'stopped' | 'nothing_to_stop' | 'hello' | 'hello_again' }

export function write(saying: Saying, lang: Lang): string {
  switch (saying.say) {
    case 'linked':
      return saying.as === 'parent' ? linkedParent(saying.name)[lang] : linkedStudent(saying.name)[lang]
    case 'linked_already':
      return {
        uz: `Bu chat allaqachon ulangan: ${saying.name}. Bildirishnomalar shu yerga keladi.`,
        ru: `Этот чат уже подключён: ${saying.name}. Уведомления приходят сюда.`,
      }[lang]
    default:
      return texts[saying.say][lang]
  }
}

const linkedStudent = (name: string): Record<Lang, string> => ({
  uz: `Chat ulandi: ${name}. Darslar, mukofotlar va toʻlov haqidagi bildirishnomalar endi shu yerga ham keladi. Toʻxtatish uchun /stop deb yozing.`,
  ru: `Чат подключён: ${name}. Уведомления об уроках, наградах и оплате теперь приходят и сюда. Чтобы отключить их, напишите /stop.`,
})

const linkedParent = (name: string): Record<Lang, string> => ({
  uz: `Chat ulandi: ${name}. Toʻlov muddati, darslarning toʻxtatilishi va qayta ochilishi haqida shu yerga yozamiz. Toʻxtatish uchun /stop deb yozing.`,
  ru: `Чат подключён: ${name}. Сюда мы напишем о сроке оплаты, о том, что уроки приостановлены или снова открыты. Чтобы отключить их, напишите /stop.`,
})

const texts: Record<Exclude<Saying['say'], 'linked' | 'linked_already'>, Record<Lang, string>> = {
  code_unknown: {
    uz: 'Bu havola eskirgan yoki ishlatilgan. Ilovada profilingizdan yangi havola oling, ota-onalar esa uni maktabdan soʻrasin.',
    ru: 'Эта ссылка устарела или уже использована. Возьмите новую в профиле приложения, а родители могут попросить её в школе.',
  },
  wait: {
    uz: 'Juda koʻp notoʻgʻri urinish boʻldi. 10 daqiqadan soʻng qayta urinib koʻring.',
    ru: 'Слишком много неверных попыток. Попробуйте ещё раз через 10 минут.',
  },
  too_many: {
    uz: 'Bu oʻquvchiga ulangan chatlar soni toʻlgan. Avval ulardan birini uzing.',
    ru: 'К этому ученику подключено уже столько чатов, сколько можно. Сначала отключите один из них.',
  },
  stopped: {
    uz: 'Chat uzildi: bu yerga endi bildirishnoma kelmaydi. Ilovada profildan uni qayta ulashingiz mumkin.',
    ru: 'Чат отключён: уведомлений здесь больше не будет. Подключить его снова можно в профиле приложения.',
  },
  nothing_to_stop: {
    uz: 'Bu chat hech kimga ulanmagan, shuning uchun bildirishnoma ham kelmaydi.',
    ru: 'Этот чат ни к кому не подключён, поэтому уведомлений и так нет.',
  },
  hello: {
    uz: 'Assalomu alaykum! Bu bot maktab bildirishnomalarini yetkazadi. Ulash uchun ilovada Profil → Bildirishnomalar boʻlimida «Telegramni ulash» tugmasini bosing. Ota-onalar havolani maktabdan oladi.',
    ru: 'Здравствуйте! Этот бот передаёт уведомления школы. Чтобы подключить его, в приложении откройте «Профиль» → «Уведомления» и нажмите «Подключить Telegram». Родителям ссылку даёт школа.',
  },
  hello_again: {
    uz: 'Bu chat ulangan, bildirishnomalar shu yerga keladi. Toʻxtatish uchun /stop deb yozing.',
    ru: 'Этот чат подключён, уведомления приходят сюда. Чтобы отключить их, напишите /stop.',
  },
}
