import type { ErrorCode, Lang } from '@qadam/contract'
import { say, type Localized } from './localized.ts'

const messages: Record<ErrorCode, Localized & { ru: string }> = {
  'action.unknown': {
    uz: 'Ilova yangilangan. Sahifani yangilab, davom eting.',
    ru: 'Приложение обновилось. Обновите страницу.',
  },
  'validation.failed': {
    uz: 'Maʼlumotlarda xatolik bor. Tekshirib, qayta urinib koʻring.',
    ru: 'В данных есть ошибка. Проверьте их и попробуйте ещё раз.',
  },
  'auth.required': {
    uz: 'Davom etish uchun qaytadan kiring.',
    ru: 'Чтобы продолжить, войдите снова.',
  },
  'auth.invalid_credentials': {
    uz: 'Login yoki parol notoʻgʻri kiritilgan',
    ru: 'Неверный логин или пароль',
  },
  'auth.throttled': {
    uz: 'Urinishlar juda koʻp boʻldi. Biroz kutib, qayta kiring yoki kuratoringizga murojaat qiling.',
    ru: 'Слишком много попыток. Подождите немного и войдите снова или обратитесь к куратору.',
  },
  'auth.second_factor': {
    uz: 'Endi ilovadagi kodni kiriting. Maydon koʻrinmasa, sahifani yangilab, qaytadan kiring.',
    ru: 'Теперь введите код из приложения. Если поля для него нет, обновите страницу и войдите снова.',
  },
  'account.frozen': {
    uz: 'Toʻlov muddati oʻtgani uchun darslar vaqtincha toʻxtatilgan. Toʻlovdan soʻng hammasi yana ochiladi.',
    ru: 'Срок оплаты прошёл, поэтому уроки приостановлены. После оплаты всё снова откроется.',
  },
  'access.forbidden': {
    uz: 'Sizda bu amalga ruxsat yoʻq.',
    ru: 'Это действие недоступно для вашего аккаунта.',
  },
  not_found: {
    uz: 'Hech narsa topilmadi. Orqaga qaytib, boshqasini tanlang.',
    ru: 'Ничего не найдено. Вернитесь назад и выберите другое.',
  },
  'exceptions.file.no_provided': {
    uz: 'Fayl tanlanmagan yoki ichi boʻsh. Boshqasini tanlab, qayta yuboring.',
    ru: 'Файл не выбран или он пустой. Выберите другой и отправьте ещё раз.',
  },
  'file.too_large': {
    uz: 'Yuborilgan maʼlumot juda katta: bitta fayl 15 MB dan, fayllar soni 10 tadan oshmasin.',
    ru: 'Слишком большой объём: один файл до 15 МБ, не больше 10 файлов.',
  },
  'file.type_not_allowed': {
    uz: 'Bu turdagi fayl qabul qilinmaydi. Boshqa turdagi faylni tanlang.',
    ru: 'Файлы такого типа не принимаются. Выберите файл другого типа.',
  },
  'storage.quota_exceeded': {
    uz: 'Sizga ajratilgan joy toʻldi. Keraksiz fayllarni oʻchirib, qayta urinib koʻring.',
    ru: 'Отведённое вам место закончилось. Удалите ненужные файлы и попробуйте ещё раз.',
  },
  'lesson.closed': {
    uz: 'Bu dars hali ochilmagan. Avval oldingi darsni tugating.',
    ru: 'Этот урок ещё закрыт. Сначала пройдите предыдущий.',
  },
  'lesson.not_finished': {
    uz: 'Dars hali tugallanmagan. Qolgan qadamlarni bajaring, keyingi dars ochiladi.',
    ru: 'Урок ещё не пройден. Выполните оставшиеся шаги, и откроется следующий.',
  },
  'video.not_watched': {
    uz: 'Avval videoni oxirigacha koʻring, keyin test ochiladi.',
    ru: 'Сначала досмотрите видео до конца, после этого откроется тест.',
  },
  'attempts.exhausted': {
    uz: 'Urinishlaringiz tugadi. Ular bir soat ichida qaytadi, shu paytda darsni takrorlab oling.',
    ru: 'Попытки закончились. Они вернутся в течение часа, а пока повторите урок.',
  },
  'attempt.expired': {
    uz: 'Test vaqti tugadi. Yangi urinishni boshlashingiz mumkin.',
    ru: 'Время теста вышло. Вы можете начать новую попытку.',
  },
  'attempt.not_open': {
    uz: 'Bu urinish tugagan. Testni qaytadan boshlang.',
    ru: 'Эта попытка уже завершена. Начните тест заново.',
  },
  'exam.not_allowed': {
    uz: 'Imtihon siz uchun hali ochilmagan. Kuratoringizga murojaat qiling.',
    ru: 'Экзамен для вас пока не открыт. Обратитесь к куратору.',
  },
  'exam.part_locked': {
    uz: 'Bu qism hali yopiq. Avval oldingi qismni tugating.',
    ru: 'Эта часть ещё закрыта. Сначала завершите предыдущую.',
  },
  'exam.finished': {
    uz: 'Imtihonning bu qismi tugagan. Natijangizni koʻrishingiz mumkin.',
    ru: 'Эта часть экзамена уже завершена. Можно посмотреть результат.',
  },
  'coins.insufficient': {
    uz: 'Tangalaringiz yetarli emas. Darslarni tugatib, tanga yigʻing.',
    ru: 'Монет не хватает. Проходите уроки и копите монеты.',
  },
  'shop.out_of_stock': {
    uz: 'Bu sovgʻa tugab qoldi. Boshqasini tanlang.',
    ru: 'Этот подарок закончился. Выберите другой.',
  },
  'submission.already_reviewed': {
    uz: 'Bu ish tekshirib boʻlingan. Natijani koʻrish uchun sahifani yangilang.',
    ru: 'Эту работу уже проверили. Обновите страницу, чтобы увидеть результат.',
  },
  'consent.missing': {
    uz: 'Ovoz yozuvi uchun ota-onangizning roziligi kerak. Ustoz yoki maktabdan rozilik havolasini soʻrang, keyin qayta yuboring.',
    ru: 'Для записи голоса нужно согласие родителя. Попросите у преподавателя или в школе ссылку на согласие, затем отправьте ещё раз.',
  },
  'helper.limit_reached': {
    uz: 'Bugungi savollar soni tugadi. Yordamchi ertaga yana javob beradi.',
    ru: 'Вопросы на сегодня закончились. Завтра помощник снова ответит.',
  },
  'helper.unavailable': {
    uz: 'Yordamchi hozir javob bera olmayapti. Birozdan soʻng qayta soʻrang.',
    ru: 'Помощник сейчас не может ответить. Спросите ещё раз чуть позже.',
  },
  conflict: {
    uz: 'Bu maʼlumot boshqa joyda oʻzgartirilgan. Sahifani yangilab, qayta urinib koʻring.',
    ru: 'Эти данные уже изменили в другом месте. Обновите страницу и попробуйте ещё раз.',
  },
  'server.busy': {
    uz: 'Server hozir band. Bir necha soniyadan soʻng qayta urinib koʻring.',
    ru: 'Сервер сейчас занят. Попробуйте ещё раз через несколько секунд.',
  },
  internal: {
    uz: 'Bizda nosozlik chiqdi. Bir-ikki daqiqadan keyin qayta urinib koʻring.',
    ru: 'У нас сбой. Попробуйте через пару минут.',
  },
}

/** The sentence a person reads for an error code. */
export function errorMessage(code: ErrorCode, lang: Lang): string {
  return say(messages[code], lang)
}

/** What is wrong is nothing that the reader could mend: no field of theirs is named. */
const tryAgainLater: Localized & { ru: string } = {
  uz: 'Hozir bajarib boʻlmadi. Birozdan keyin qayta urinib koʻring.',
  ru: 'Сейчас не получилось. Попробуйте чуть позже.',
}

/** The sentence of a 400 that names no field (specification 8: 'try again later'). */
export function genericMessage(lang: Lang): string {
  return say(tryAgainLater, lang)
}

export type FieldProblem =
  | 'missing'
  | 'tooShort'
  | 'tooLong'
  | 'invalid'
  | 'guessable'
  | 'unchanged'
  | 'wrongCode'
  | 'endedCode'
  | 'wrongFactor'
  | 'wrongPasskey'
  | 'noFirebase'

const fieldMessages: Record<FieldProblem, Localized & { ru: string }> = {
  missing: { uz: 'Bu maydonni toʻldiring', ru: 'Заполните это поле' },
  tooShort: { uz: 'Yana biroz yozing', ru: 'Допишите ещё немного' },
  tooLong: { uz: 'Qisqartiring', ru: 'Сократите' },
  invalid: {
    uz: 'Bu yerda xato bor: yozganingizni tekshiring',
    ru: 'Здесь ошибка: проверьте, что написано',
  },
  guessable: {
    uz: 'Bu parolni topish oson. Bir nechta soʻzdan iborat boshqasini oʻylab koʻring.',
    ru: 'Такой пароль легко угадать. Придумайте другой, например из нескольких слов.',
  },
  unchanged: {
    uz: 'Bu hozirgi parolingiz. Boshqasini kiriting.',
    ru: 'Это ваш нынешний пароль. Введите другой.',
  },
  wrongCode: {
    uz: 'Kod notoʻgʻri. SMSdagi raqamlarni tekshirib, qayta kiriting.',
    ru: 'Неверный код. Проверьте цифры в SMS и введите их ещё раз.',
  },
  wrongFactor: {
    uz: 'Bu kod yaramadi. Ilovadagi hozirgi kodni yoki hali ishlatilmagan zaxira kodni kiriting.',
    ru: 'Код не подошёл. Введите код, который приложение показывает сейчас, или неиспользованный запасной код.',
  },
  wrongPasskey: {
    uz: 'Kirish kaliti bilan tasdiqlab boʻlmadi. Shu hisobning kalitini tanlab, qayta urining.',
    ru: 'Ключ доступа не подошёл. Выберите ключ этого аккаунта и попробуйте ещё раз.',
  },
  noFirebase: {
    uz: 'Maktabda Firebase ulanmagan: bu yerga brauzerning oʻz obunasi (Web Push) JSON koʻrinishida yuboriladi.',
    ru: 'Firebase у школы не подключён: сюда присылают подписку самого браузера (Web Push) в виде JSON.',
  },
  endedCode: {
    uz: 'Bu kod endi yaramaydi. Yangi kod oling.',
    ru: 'Этот код больше не действует. Запросите новый.',
  },
}

/** What is wrong with one input field. */
export function fieldMessage(problem: FieldProblem, lang: Lang): string {
  return say(fieldMessages[problem], lang)
}
