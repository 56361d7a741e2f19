const texts = {
  '-32300': ['Soʻrov POST boʻlishi kerak', 'Метод запроса должен быть POST', 'The request must be a POST'],
  '-32700': ['JSON oʻqilmadi', 'Ошибка разбора JSON', 'The JSON can not be read'],
  '-32600': ['Soʻrov notoʻgʻri tuzilgan', 'Неверный запрос', 'The request is not valid'],
  '-32601': ['Bunday usul yoʻq', 'Метод не найден', 'There is no such method'],
  '-32504': ['Ruxsat yoʻq', 'Недостаточно привилегий', 'Not allowed'],
  '-32400': ['Maktab serverida xatolik', 'Системная ошибка', 'The school’s server failed'],
  '-32001': ['Bunday chek yoʻq', 'Чек не найден', 'There is no such receipt'],
  '-31001': [
    'Summa notoʻgʻri: bir oylik toʻlov yoki uning bir necha barobari boʻlishi kerak',
    'Неверная сумма: нужна оплата за целое число месяцев',
    'Wrong amount: it must pay for a whole number of months',
  ],
  '-31003': ['Tranzaksiya topilmadi', 'Транзакция не найдена', 'The transaction is not found'],
  '-31007': [
    'Bekor qilib boʻlmaydi: toʻlangan oy oʻtib boʻlgan',
    'Отменить нельзя: оплаченный месяц уже прошёл',
    'It can not be cancelled: the month it paid for is over',
  ],
  '-31008': ['Amalni bajarib boʻlmaydi', 'Невозможно выполнить операцию', 'The operation is not possible'],
  '-31050': ['Bunday toʻlov raqami yoʻq', 'Номер для оплаты не найден', 'There is no such account'],
  '-31051': [
    'Bu hisob uchun toʻlov hozir bajarilmoqda. Birozdan keyin urinib koʻring',
    'По этому счёту уже идёт оплата. Попробуйте чуть позже',
    'This account is being paid for just now. Try again a little later',
  ],
  '-31052': [
    'Bu hisob uchun narx belgilanmagan. Kuratoringizga murojaat qiling',
    'Для этого счёта не назначена цена. Обратитесь к куратору',
    'No price is set for this account. Ask the curator',
  ],
} as const satisfies Record<string, readonly [uz: string, ru: string, en: string]>

type PaymeCode = keyof typeof texts

/** An error of Payme's Merchant API, with words in its three languages. */
export class PaymeError extends Error {
  readonly code: number
  readonly data: string | undefined
  readonly words: { uz: string; ru: string; en: string }

  /** @param data the part of `account` that is wrong, or the method that is not there */
  constructor(code: PaymeCode, data?: string) {
    super(texts[code][2])
    const [uz, ru, en] = texts[code]
    this.code = Number(code)
    this.words = { uz, ru, en }
    this.data = data
  }
}
