import type { Slip, SlipKind } from './clues.ts'

type Say = (slip: Slip) => string

const uz: Readonly<Record<SlipKind, Say>> = {
  no_f: ({ name }) =>
    `${name} qiymati bilan almashmadi, oʻz holicha chiqadi. Qiymati kerak boʻlsa, qoʻshtirnoq oldiga f harfini qoʻying: f"... ${name} ...".`,
  compare_alone: ({ name }) =>
    `«${name}» faqat solishtiradi, hech narsani oʻzgartirmaydi. Qiymat bermoqchi boʻlsangiz, bitta = yozing; javobini koʻrmoqchi boʻlsangiz, print(${name}).`,
  compare_unused: ({ name }) =>
    `«${name}» solishtirildi, lekin javobi hech qayerda ishlatilmadi. Shart boʻlsa, oldiga if yozing; koʻrmoqchi boʻlsangiz, print(${name}).`,
  value_unused: ({ name }) =>
    `«${name}» hisoblandi, lekin natijasi hech qayerga saqlanmadi. Uni oʻzgaruvchiga bering yoki print bilan chiqaring.`,
  not_called: ({ name, other }) =>
    `«${name}» faqat nom, u chaqirilmadi. Ishga tushirish uchun qavs qoʻying: ${other}.`,
  result_shown: ({ name, other }) =>
    `${name}() natijasi hech qayerda koʻrinmaydi. Uni chiqaring: print(${other}) — yoki oʻzgaruvchiga saqlang: n = ${other}.`,
  result_unused: ({ name, other }) =>
    `${name}() natija qaytaradi, u esa hech qayerga saqlanmadi; berilgan qiymatlarning oʻzi oʻzgarmaydi. Saqlang: natija = ${other}.`,
  or_always: ({ name, other }) =>
    `Bu shart doim toʻgʻri chiqadi: or dan keyingi ${name} alohida shart boʻlib qolgan. Solishtirishni toʻliq yozing${other === '' ? '' : `: ${other}`}.`,
  text_equals: ({ name, other, letter }) =>
    `input() doim matn beradi, matn esa ${other} soniga hech qachon teng boʻlmaydi. Avval songa aylantiring: ${letter}(${name}).`,
  print_for_return: ({ name, count }) =>
    `${name}() natijani faqat ekranga chiqaradi (print), qaytarmaydi, shuning uchun bu yerda u None. ${count}-qatordagi funksiyada print oʻrniga return yozing.`,
  print_only: ({ name, other, count }) =>
    `${name}() (${count}-qator) oʻzi ekranga chiqaradi va hech narsa qaytarmaydi, shuning uchun bu yerda u None. Uni print siz chaqiring: ${other}.`,
  return_missing: ({ name, count }) =>
    `${name}() hech narsa qaytarmaydi, shuning uchun bu yerda u None. ${count}-qatordagi funksiya oxirida natijani return bilan qaytaring.`,
  in_place_none: ({ name, other }) =>
    `${name}() roʻyxatning oʻzini oʻzgartiradi va None qaytaradi. Uni alohida qatorda chaqiring: ${other}.${name}(...) — natijasini saqlamang.`,
  plus_equals: ({ name, other }) =>
    `=+ qoʻshmaydi: «${name}» shunchaki ${other} boʻlib qoldi. Qoʻshish uchun += yozing: ${name} += ${other}.`,
  row_hidden: ({ name, other }) =>
    `print ${name}(...) ichidagi qiymatlarni koʻrsatmaydi, <${name} object> deb chiqaradi. Avval roʻyxat qiling: list(${other}).`,
  range_empty: ({ name }) =>
    `Bu sikl bir marta ham aylanmaydi: boshi oxiridan katta. Orqaga sanash uchun qadam kerak: ${name}.`,
  texts_joined: ({ name, other }) =>
    `input() doim matn beradi, shuning uchun «${name}» sonlarni qoʻshmadi, yonma-yon yozdi. Hisoblash kerak boʻlsa, avval songa aylantiring: int(${other}).`,
}

const ru: Readonly<Record<SlipKind, Say>> = {
  no_f: ({ name }) =>
    `${name} не заменяется значением, а выводится как есть. Если нужно значение, поставьте перед кавычкой букву f: f"... ${name} ...".`,
  compare_alone: ({ name }) =>
    `«${name}» только сравнивает и ничего не меняет. Чтобы задать значение, напишите один знак =; чтобы увидеть ответ, print(${name}).`,
  compare_unused: ({ name }) =>
    `«${name}» сравнили, но ответ никуда не пошёл. Если это условие, поставьте перед ним if; чтобы увидеть ответ, print(${name}).`,
  value_unused: ({ name }) =>
    `«${name}» посчитано, но результат никуда не сохранён. Задайте его переменной или выведите через print.`,
  not_called: ({ name, other }) =>
    `«${name}» — только имя, вызова не было. Чтобы запустить, поставьте скобки: ${other}.`,
  result_shown: ({ name, other }) =>
    `Результат ${name}() нигде не видно. Выведите его: print(${other}) — или сохраните в переменной: n = ${other}.`,
  result_unused: ({ name, other }) =>
    `${name}() возвращает результат, и он никуда не сохранён; сами значения при этом не меняются. Сохраните: результат = ${other}.`,
  or_always: ({ name, other }) =>
    `Это условие выполняется всегда: ${name} после or — отдельное условие. Напишите сравнение целиком${other === '' ? '' : `: ${other}`}.`,
  text_equals: ({ name, other, letter }) =>
    `input() всегда даёт текст, а текст никогда не равен числу ${other}. Сначала превратите его в число: ${letter}(${name}).`,
  print_for_return: ({ name, count }) =>
    `${name}() только выводит результат на экран (print) и не возвращает его, поэтому здесь это None. В функции (строка ${count}) напишите return вместо print.`,
  print_only: ({ name, other, count }) =>
    `${name}() (строка ${count}) сама выводит на экран и ничего не возвращает, поэтому здесь это None. Вызовите её без print: ${other}.`,
  return_missing: ({ name, count }) =>
    `${name}() ничего не возвращает, поэтому здесь это None. В конце функции (строка ${count}) верните результат через return.`,
  in_place_none: ({ name, other }) =>
    `${name}() меняет сам список и возвращает None. Вызовите отдельной строкой: ${other}.${name}(...) — и не сохраняйте результат.`,
  plus_equals: ({ name, other }) =>
    `=+ не прибавляет: «${name}» просто стало равно ${other}. Чтобы прибавить, напишите +=: ${name} += ${other}.`,
  row_hidden: ({ name, other }) =>
    `print не покажет значения из ${name}(...), а напишет <${name} object>. Сначала сделайте список: list(${other}).`,
  range_empty: ({ name }) =>
    `Этот цикл не сделает ни одного шага: начало больше конца. Чтобы считать назад, нужен шаг: ${name}.`,
  texts_joined: ({ name, other }) =>
    `input() всегда даёт текст, поэтому «${name}» не сложило числа, а записало их рядом. Если нужно посчитать, сначала превратите их в числа: int(${other}).`,
}

const languages = { uz, ru }

/** What a program that ran to its end was hardly meant to say, and what to write instead. */
export function explainSlip(slip: Slip, lang: keyof typeof languages): string {
  return languages[lang][slip.kind](slip)
}
