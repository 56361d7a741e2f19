export interface Cause {
  name: string
  uz: RegExp | string
  ru: RegExp | string
}

/** What a cause is called in each language, however the sentence is built. */
export const causes: Readonly<Record<string, Omit<Cause, 'name'>>> = {
  absent: { uz: /yoʻq|topilmadi/, ru: /нет|не найден/ },
  argument: { uz: /argument|qiymat|parametr/i, ru: /аргумент|значени|параметр/i },
  backslash: { uz: /\\/, ru: /\\/ },
  brace: { uz: /jingalak|\{/, ru: /фигурн|\{/ },
  bracket: { uz: /qavs/, ru: /скоб/i },
  capital: { uz: /kichik|katta/i, ru: /маленьк|больш|строчн|заглавн/i },
  colon: { uz: /ikki nuqta/i, ru: /двоеточ/i },
  always: { uz: /doim/i, ru: /всегда/i },
  compares: { uz: /solishtir/i, ru: /сравн/i },
  nobody_takes: { uz: /saqlanma|hech qayer/i, ru: /не сохран|никуда/i },
  comma: { uz: /vergul/i, ru: /запят/i },
  fence: { uz: /```/, ru: /```/ },
  parameter: { uz: /parametr/i, ru: /параметр/i },
  digit: { uz: /raqam/i, ru: /цифр/i },
  empty: { uz: /boʻsh/i, ru: /пуст/i },
  file: { uz: /fayl/i, ru: /файл/i },
  function: { uz: /funksiya/i, ru: /функци/i },
  hyphen: { uz: /chiziqcha|minus/i, ru: /дефис|минус/i },
  indentation: { uz: /boʻsh joy|sur|chuqurlik/i, ru: /отступ|сдвин|пробел/i },
  index: { uz: /raqam|oʻrin|indeks/i, ru: /номер|мест|индекс/i },
  inside: { uz: /ich/i, ru: /внутри/i },
  key: { uz: /kalit/i, ru: /ключ/i },
  list: { uz: /roʻyxat/i, ru: /спис/i },
  loop: { uz: /sikl/i, ru: /цикл/i },
  name: { uz: /nom|«\w+»/i, ru: /им[яеё]|переменн|«\w+»/i },
  newline: { uz: /yangi qator|alohida qator/i, ru: /новой строк|отдельн/i },
  number: { uz: /(?<!\p{L})son/iu, ru: /числ/i },
  operator: { uz: /belgi yetish|amal \(/i, ru: /не хватает знака|действи[яе] \(/i },
  quote: { uz: /qoʻshtirno[qg]/i, ru: /кавыч/i },
  recursion: { uz: /oʻzini/i, ru: /сама себя|саму себя/i },
  reserved: { uz: /oʻz soʻzi/i, ru: /слово самого/i },
  space: { uz: /boʻsh joy|probel/i, ru: /пробел/i },
  square: { uz: /kvadrat/i, ru: /квадратн/i },
  tab: { uz: /Tab/, ru: /Tab/ },
  text: { uz: /matn/i, ru: /текст/i },
  triple: { uz: /uchta|"""/i, ru: /тр[её]х|тройн|три|"""/i },
  unclosed: { uz: /yopil|yopuvchi/i, ru: /закры|закрыв/i },
  zero: { uz: /nol/i, ru: /нол/i },
}
