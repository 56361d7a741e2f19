import type { Lang } from '@qadam/contract'

const uzbekEndings = /(?:larning|lardan|larda|larni|larga|ning|lari|lar|dagi|dan|mi|ni|ga|da|si|i)$/
const russianEndings =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ая|яя|ой|ей|ий|ый|ую|юю|ах|ях|ов|ев|ам|ям|ом|ем|а|я|о|е|ы|и|у|ю|ь|й)$/

/** Words of questions that say nothing of what is asked about. */
const empty = new Set(
  [
    'nima nimaga nega qanday qanaqa qaysi qachon qayer qayerda kim kerak degani deganda bu shu men menga mening siz uchun',
    'bilan ham yoki lekin boʻladi boʻlsa qilish qilinadi qilaman qilay ishlaydi ishlamayapti ishlatiladi yordam bering iltimos salom',
    'tushunmadim tushunmayapman ayting aytib tushuntiring tushuntirib misol degan narsa yozish yoziladi python dastur kod darsda',
    'что такое как какой какая какие зачем почему когда где это этот мне меня мой для или если чтобы нужно надо можно быть есть',
    'работает делать сделать делает пожалуйста привет помоги помогите объясни объясните понял понимаю значит пример программа код',
    'xato xatosi xatolik togʻrimi notoʻgʻri toʻgʻri togri javob javobi javobni yechim yechimi tuzatish tuzataman tuzatay endi keyin',
    'не так то ошибка ошибки ошибку ошибке исправить решить решение ответ правильно неправильно дальше теперь',
    'error wrong fix answer solution what is the how why does to do in of a an use me my for? explain mean',
  ]
    .flatMap((line) => line.split(' '))
    .map(folded),
)

/** What one thing is called, here and there: a question in one's own words finds the lesson's. */
const synonyms: readonly (readonly string[])[] = [
  ['loop', 'sikl', 'takrorlash', 'цикл', 'повтор'],
  ['for', 'sikl', 'цикл'],
  ['while', 'sikl', 'цикл'],
  ['string', 'matn', 'satr', 'строка'],
  ['variable', 'oʻzgaruvchi', 'переменная'],
  ['function', 'funksiya', 'функция'],
  ['def', 'funksiya', 'функция'],
  ['list', 'roʻyxat', 'список'],
  ['dict', 'dictionary', 'lugʻat', 'словарь'],
  ['condition', 'if', 'shart', 'условие'],
  ['number', 'son', 'число'],
  ['error', 'xato', 'ошибка'],
  ['tag', 'teg', 'тег'],
].map((words) => words.map(stem))

/** One apostrophe, whatever was typed, and none; small letters; ё as е. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ʻʼ’‘'`´]/g, '')
    .replaceAll('ё', 'е')
}

/** The part of a folded word that its endings leave. */
export function stem(word: string): string {
  const plain = folded(word)
  const endings = /[а-я]/.test(plain) ? russianEndings : uzbekEndings
  const cut = plain.replace(endings, '').replace(endings, '')
  return cut.length >= 3 ? cut : plain
}

const MOST = 8

/** What a question is about: each as the beginnings of words of which any will do. */
export function termsOf(question: string): string[][] {
  const words = folded(question).match(/[\p{L}\p{N}_]+/gu) ?? []
  const asked = [...new Set(words.filter((word) => word.length > 1 && !empty.has(word)).map(stem))].slice(
    0,
    MOST,
  )
  return asked.map((term) => [...new Set([term, ...synonyms.filter(([name]) => name === term).flat()])])
}

/** Whether a message asks what something is, or how it goes, rather than about this program. */
export function asksForBook(message: string, lang: Lang): boolean {
  const text = folded(message)
  const either = /\b(?:what|how)\b/
  return (
    either.test(text) ||
    (lang === 'ru'
      ? /(?:^|\s)(?:что|как|зачем|для чего)(?:\s|$)/
      : /(?:^|\s)(?:nima|qanday|qanaqa|nega kerak)/
    ).test(text) ||
    /(?:^|\s)(?:что такое|nima degani|nima\?)/.test(text)
  )
}
