import { logicWords, mathSigns, said, signNames, signs, type Say } from './named.ts'
import type { SyntaxRule } from './syntax-rules.ts'

const sign = signNames({
  ':': 'ikki nuqta',
  '.': 'nuqta',
  ',': 'vergul',
  '*': 'koʻpaytirish',
  '/': 'boʻlish',
  ';': 'nuqtali vergul',
})

const misspelt = (name: string, other: string): string =>
  name.toLowerCase() === other.toLowerCase()
    ? `Pythonda katta va kichik harf farq qiladi: «${name}» emas, «${other}» yoziladi.`
    : `Python bu yerda «${name}» soʻzini tushunmadi. Chamasi, kerakli soʻz: ${other}.`

export const uzSyntax: Readonly<Record<SyntaxRule, Say>> = {
  old_print: ({ name }) => `${name} soʻzidan keyin qavs kerak: ${name}(...).`,
  never_closed: ({ name }) => `«${name}» qavsi ochilgan, lekin yopilmagan. Yopuvchi qavsni qoʻying.`,
  unmatched: () => 'Ortiqcha yoki mos kelmaydigan yopuvchi qavs bor. Qavslarni juft-juft sanab chiqing.',
  unterminated_string: () =>
    'Bu yerda qoʻshtirnoq ochilgan, lekin qator oxirigacha yopilmagan. Bu matn boʻlsa, shu qatorda oʻsha belgi bilan yoping; nomda qoʻshtirnoq boʻlmaydi.',
  f_string: () =>
    'f-satrda jingalak qavslar juft emas: har bir { ning oʻz } si bor. Masalan: f"Salom, {ism}".',
  f_inside: () =>
    'Python f-satrning { } ichini tushunmadi. U yerga bitta qiymat yoziladi: oʻzgaruvchi nomi yoki ifoda.',
  comprehension_if: () =>
    'if oʻz joyida emas: bunday roʻyxatda shart oxirida, for dan keyin yoziladi: [x for x in sonlar if x > 2].',
  conditional_else: () => 'if qiymatni bir qatorda tanlaganda else ham kerak: y = "ha" if shart else "yoʻq".',
  colon: () => 'Bu qator oxirida ikki nuqta (:) kerak.',
  colon_said: () =>
    'Bu qatorda Python ikki nuqta (:) kutdi. Belgilangan joyni tekshiring: uning oʻrnida nima turibdi.',
  assign_in_condition: () =>
    'Bu yerda bitta = mos emas: u alohida qatorda nomga qiymat beradi. Solishtirayotgan boʻlsangiz, ikkita tenglik (==) yozing.',
  assign_to_value: () =>
    '= belgisining chap tomonida oʻzgaruvchi nomi turishi kerak. Solishtirish uchun == yozing.',
  comma: () =>
    'Ikki qiymat yonma-yon turibdi, orasida hech narsa yoʻq. Bular alohida qiymatlar boʻlsa, vergul qoʻying; boʻlmasa, qaysi belgi yoki soʻz tushib qolganini tekshiring.',
  curly_quote: ({ name }) =>
    `Python uchun ${name} qoʻshtirnoq emas. Klaviaturadagi oddiy " yoki ' belgisini yozing.`,
  strange_character: ({ name }) =>
    `Python «${name}» belgisini tushunmaydi. Uni oʻchiring yoki oddiy klaviatura belgisiga almashtiring.`,
  name_with_digit: () =>
    'Nom raqam bilan boshlanmaydi, sondan keyin darhol harf ham yozilmaydi. Bu nom boʻlsa, raqamni oxiriga oʻtkazing, masalan: son1.',
  else_alone: ({ name }) =>
    `${name} bu yerda hech narsaga tegishli emas: u oʻz if blokidan keyin darhol, oʻsha chuqurlikda turadi, else dan keyin esa kelmaydi.`,
  return_outside: () =>
    'return faqat funksiya (def) ichida yoziladi. Qator boshidagi boʻsh joylarni tekshiring.',
  break_outside: ({ name }) => `${name} faqat sikl (for yoki while) ichida ishlaydi.`,
  tabs: () =>
    'Qator boshida Tab va boʻsh joylar aralashib ketgan. Bittasini tanlang, yaxshisi — 4 ta boʻsh joy.',
  block_missing: () => 'Ikki nuqtadan keyin ichkariga surilgan (4 ta boʻsh joy) kamida bitta qator kerak.',
  unindent: () =>
    'Bu qatorning surilishi u turgan bloklarning birortasiga mos emas. Boʻsh joylarni tenglang.',
  indent: () =>
    'Bu qator ichkariga surilgan, undan oldin esa blok boshlanmagan. Boshidagi ortiqcha boʻsh joylarni oling.',
  text_as_code: ({ type, message }) =>
    `Python kod sifatida berilgan matnni (masalan, eval(...) yoki exec(...) da) oʻqiy olmadi. Uning soʻzi: ${said(type, message)}. Bu matnni print bilan tekshiring.`,
  syntax: ({ message }) =>
    `Python bu yozuvni tushunmadi.${message === 'invalid syntax' ? '' : ` Uning soʻzi: «${message}».`} Belgilangan joyni va undan oldingi qatorni tekshiring.`,
  operator: ({ name, other }) =>
    `${name} va ${other} yonma-yon turibdi, orasida hech narsa yoʻq, Python esa ikki qiymatni yonma-yon tushunmaydi. Amal (+, -, *, /), vergul yoki nuqta yetishmayapti yoki ulardan biri ortiqcha.`,
  declared: ({ name, other, letter }) =>
    letter === ''
      ? `Pythonda nom oldidan «${other}» yozilmaydi. Toʻgʻridan toʻgʻri yozing: ${name} = ... Bu ikki soʻzli bitta nom boʻlsa, ularni ulang: ${other}_${name}.`
      : `Pythonda oʻzgaruvchi oldidan «${other}» yozilmaydi. Toʻgʻridan toʻgʻri yozing: ${name}.`,
  pip: () =>
    'pip buyrugʻi dastur ichida emas, kompyuterning terminalida yoziladi. Bu yerda Pythonning oʻz modullari bor, ular import bilan ulanadi.',
  def_brackets: ({ name }) => `Funksiya nomidan keyin qavs kerak, ichi boʻsh boʻlsa ham: def ${name}():`,
  c_for: () => 'Pythonda for boshqacha yoziladi: for i in range(5): — i 0 dan 4 gacha boradi.',
  sign_space: ({ name }) => `${name} va = belgilari orasida boʻsh joy boʻlmaydi: ${name}= deb birga yozing.`,
  apostrophe: () =>
    'Matnning ichida ham \' belgisi bor, Python matn oʻsha yerda tugadi deb oʻyladi. Matnni qoʻshtirnoq bilan oching va yoping: "oʻzbek".',
  then_word: ({ name }) => `Pythonda «${name}» yozilmaydi: shartdan keyin darrov ikki nuqta (:) qoʻyiladi.`,
  operand_missing: ({ name, other }) =>
    `${name === '' ? other : name} dan keyin qiymat yetishmayapti. Uni yozing yoki belgini oʻchiring.`,
  else_if: ({ name }) => `Pythonda «${name}» oʻrniga bitta soʻz yoziladi: elif.`,
  braces: () =>
    'Pythonda blok { } bilan emas, ikki nuqta (:) va surilgan qatorlar bilan yoziladi. { oʻrniga : qoʻying.',
  increment: ({ name, other }) =>
    `Pythonda ${other}${other} amali yoʻq. Oʻrniga alohida qatorda yozing: ${name} ${other}= 1.`,
  logic_sign: ({ name }) =>
    `Pythonda «${name}» belgisi yoʻq. Oʻrniga soʻz yoziladi: ${logicWords[name] ?? 'not'}.`,
  sign_order: ({ name }) => `«${name}» belgisi notoʻgʻri. Toʻgʻrisi: ${signs[name] ?? '!='}.`,
  walrus: ({ name }) => `Qiymat berish uchun bitta = yetarli: ${name} = ...`,
  function_word: ({ name }) => `Pythonda funksiya «${name}» emas, def soʻzi bilan boshlanadi.`,
  leading_zero: () =>
    'Butun son ortiqcha nol bilan boshlanmaydi. Oldidagi nolni oling yoki uni matn qiling: "08".',
  keyword_name: ({ name }) =>
    `«${name}» Pythonning oʻz soʻzi, uni oʻzgaruvchiga nom qilib boʻlmaydi. ${name === 'return' ? 'Qiymat qaytarmoqchi boʻlsangiz, = belgisini oling.' : `Boshqa nom tanlang, masalan: ${name}_1.`}`,
  assign_to_expression: () =>
    'Chap tomonda amal turibdi, unga qiymat berib boʻlmaydi. Solishtirmoqchi boʻlsangiz == yozing; saqlamoqchi boʻlsangiz, chapga oʻzgaruvchi nomini qoʻying.',
  pasted_prompt: ({ name }) =>
    `Qator boshidagi «${name}» koddan emas: u koʻchirilgan joydan qolgan. Uni va undan keyingi boʻsh joyni oʻchiring.`,
  pasted_fence: () =>
    '``` belgilari Python kodi emas, ular koʻchirilgan matndan qolgan. Shu qatorni oʻchiring.',
  pasted_number: ({ name }) =>
    `Qator boshidagi ${name} kod emas. Bu koʻchirilgan qator raqami boʻlsa, uni oʻchiring.`,
  comment_sign: ({ name }) => `Bu izoh boʻlsa, Pythonda u «${name}» bilan emas, # belgisi bilan boshlanadi.`,
  else_condition: ({ name }) =>
    `else dan keyin shart yozilmaydi. Shart boʻlsa, elif kerak: elif ${name}: — shartsiz boʻlsa, faqat else:.`,
  repeat_loop: ({ name }) =>
    `Pythonda takrorlash for sikli bilan yoziladi: for i in range(${name}): — keyingi qatorlar ichkariga suriladi.`,
  call_brackets: ({ name, other }) =>
    `«${name}» — funksiya, unga beriladigan qiymat qavs ichiga yoziladi: ${other}.`,
  for_range: ({ name, other }) => `Pythonda sonlar oraligʻi range bilan yoziladi: for ${name} in ${other}:.`,
  for_in: ({ name, other }) => `for siklida oʻzgaruvchidan keyin in soʻzi kerak: for ${name} in ${other}`,
  import_order: ({ name }) => `Ulash bunday yoziladi: avval from, keyin import. Toʻgʻrisi: ${name}.`,
  lambda_return: ({ name }) =>
    `lambda ichida return yozilmaydi, u natijani oʻzi qaytaradi. Toʻgʻrisi: ${name}`,
  keyword: ({ name, other }) => misspelt(name, other),
  keyword_said: ({ other }) =>
    `Python bu yerda «${other}» kerak emasmi, deb soʻrayapti. Shu qatordagi soʻzlarni va ular orasidagi belgilarni tekshiring.`,
  quote_words: ({ name }) =>
    `Bu soʻzlar qoʻshtirnoqsiz turibdi. Matn boʻlsa, uni qoʻshtirnoqqa oling: "${name}".${name.includes("'") ? " Nomda ' belgisi boʻlmaydi." : ''}`,
  quote_opening: ({ name, letter }) =>
    `Matnni yopadigan qoʻshtirnoq bor, oldida ochadigani esa yoʻq. Bu matn boʻlsa, bunday yozing: ${letter}${name}${letter}.`,
  quote_other: ({ letter, other }) =>
    `Matn ${letter} qoʻshtirnogʻi bilan ochilgan, lekin ${other} bilan yopilgan. Ikkalasi bir xil boʻlsin: oxiriga ${letter} qoʻying.`,
  quote_inside: ({ letter, other }) =>
    `Matn ichida ham ${letter} qoʻshtirnogʻi bor, shuning uchun Python matn oʻsha yerda tugadi deb oʻqidi. ${
      letter === '"' ? `Ichidagilarini ${other} ga almashtiring` : `Matnni ${other} bilan oching va yoping`
    }.`,
  part_of_text: () =>
    'Matn yonida u bilan hech narsa bogʻlamagan yozuv turibdi. Matn ichida ham uni ochgan qoʻshtirnoq boʻlsa, ichidagilarini boshqasiga almashtiring: "U \'salom\' dedi". Bular alohida qiymatlar boʻlsa, orasiga vergul qoʻying.',
  f_apart: ({ name }) => `${name} harfi qoʻshtirnoqqa yopishib turadi, orada boʻsh joy boʻlmaydi: f"...".`,
  name_space: ({ name }) =>
    `Oʻzgaruvchi nomida boʻsh joy boʻlmaydi. Bu bitta nom boʻlsa, soʻzlarni _ bilan ulang: ${name} = ... Nomlar bir nechta boʻlsa, ularni vergul bilan ajrating.`,
  name_hyphen: ({ name }) =>
    `Nomda chiziqcha boʻlmaydi: Python uni minus (ayirish) deb oʻqiydi. Bu bitta nom boʻlsa, oʻrniga _ yozing: ${name} = ...`,
  name_sign: ({ name, letter }) =>
    `Nomda «${letter}» belgisi boʻlmaydi: faqat harflar, raqamlar va _ boʻlishi mumkin. Masalan: ${name} = ...`,
  sign: ({ letter, other }) =>
    letter === ':' && other === '/'
      ? 'Bu yerda ikki nuqta mos emas. Bu boʻlish boʻlsa, u / belgisi bilan yoziladi; matn yoki roʻyxat boʻlagi boʻlsa, qavs kvadrat: s[0:3].'
      : `Bu yerda ${sign(letter)} emas, ${sign(other)} yoziladi.`,
  two_signs: ({ name }) =>
    `Ketma-ket ikkita belgi turibdi: ${name}. ${/^=\s*=$/.test(name) ? 'Qiymat berish uchun bittasini qoldiring; solishtirish uchun birga yozing: ==.' : 'Bittasini qoldiring.'}`,
  angle_list: ({ name }) => `Roʻyxat < > emas, kvadrat qavs bilan yoziladi: ${name}.`,
  comma_between: ({ name, other }) =>
    `${name} va ${other} yonma-yon turibdi, orasida hech narsa yoʻq. Bular alohida qiymatlar boʻlsa, vergul qoʻying.`,
  triple_quote: () =>
    'Uchta qoʻshtirnoq (""") bilan ochilgan matn yopilmagan. Matn tugagan joyga yana uchta qoʻshtirnoq qoʻying.',
  backslash: () =>
    'Matndagi \\ belgisi Python uchun alohida buyruq. Yoʻl (manzil) yozayotgan boʻlsangiz, / yoki \\\\ yozing, yoki matn oldiga r qoʻying: r"C:\\Users".',
  backslash_end: () =>
    'Qoʻshtirnoq oldidagi \\ belgisi uni matnning bir qismiga aylantirdi, shuning uchun matn yopilmadi. \\ ni olib tashlang yoki \\\\ yozing.',
  f_empty: () => 'f-satrda { } ichi boʻsh. Jingalak qavs ichiga oʻzgaruvchi yozing: f"Salom, {ism}".',
  dict_colon: () =>
    'Lugʻat boʻlsa, kalit bilan qiymat orasiga ikki nuqta (:) qoʻyiladi: {"Ali": 12}. Toʻplam boʻlsa, qiymatlar orasiga vergul qoʻyiladi.',
  except_missing: () =>
    'try yolgʻiz turmaydi: undan keyin except boʻlishi kerak. try bilan bir xil chuqurlikda except: yozing.',
  elif_after_else: () =>
    'elif else dan oldin turadi: avval if, keyin elif lar, oxirida else. Shu elif qismini else dan yuqoriga koʻchiring.',
  math_sign: ({ name }) => `Python «${name}» belgisini bilmaydi. Oʻrniga yoziladi: ${mathSigns[name] ?? ''}`,
  power_sign: ({ name }) =>
    `Python «${name}» belgisini bilmaydi. Daraja ** bilan yoziladi: x ** ${name === '³' ? 3 : 2}.`,
  hidden_space: () =>
    'Bu qatorda koʻrinmaydigan belgi bor, u odatda koʻchirilgan matndan keladi. Uni oʻchirib, shu joyni qaytadan yozing; oʻrniga boʻsh joy kerak boʻlishi mumkin.',
  await_outside: () =>
    'await faqat async def funksiyasi ichida yoziladi. Tashqarida bunday funksiya asyncio.run(...) bilan ishga tushiriladi.',
  yield_outside: () =>
    'yield faqat funksiya (def) ichida yoziladi. Qator boshidagi boʻsh joylarni tekshiring.',
  nonlocal_outside: () =>
    'nonlocal faqat boshqa funksiya ichidagi funksiyada kerak boʻladi. Bu qatorni oʻchiring.',
  parameter_order: () =>
    'Tayyor qiymatli parametrlar (=) oxirida turadi. Avval qiymatsizlarini yozing: def f(b, a=1):.',
  parameter_twice: ({ name }) => `«${name}» parametri ikki marta yozilgan. Bittasini boshqacha nomlang.`,
  global_late: ({ name, other }) =>
    `${other} ${name} funksiyaning eng boshida turishi kerak: «${name}» undan oldin ishlatilgan. Funksiyadan tashqarida bu qator kerak emas.`,
  positional_after: () =>
    'Nomsiz argument nomli argumentdan (a=1) keyin turibdi. Avval nomsiz argumentlarni yozing.',
  except_alone: ({ name }) =>
    `${name} bu yerda oʻz joyida emas: try dan keyin oʻsha chuqurlikda avval except, soʻng else va finally keladi. Xatosi ushlanadigan qatorlar try: ichida yoziladi.`,
  two_statements: ({ name }) =>
    `Bir qatorda ikkita buyruq turibdi. Ikkinchisini yangi qatordan yozing: ${name}`,
  foreign_word: ({ name, other }) => `Python «${name}» soʻzini bilmaydi. Odatda oʻrniga yoziladi: ${other}.`,
  as_missing: ({ name }) => `Bu yerda as soʻzi tushib qolgan: ${name}`,
  number_spaced: ({ name }) =>
    `«${name}»: sonning ichida boʻsh joy boʻlmaydi. Bu bitta son boʻlsa, birga yozing: ${name.replaceAll(' ', '')}. Sonlar bir nechta boʻlsa, ularni ajratish kerak.`,
  assign_to_word: ({ name }) =>
    `«${name}» Pythonning oʻz soʻzi, uning qiymati oʻzgarmaydi. Boshqa nom oling.`,
  backtick: () => 'Python uchun ` qoʻshtirnoq emas. Oddiy " yoki \' belgisini yozing.',
  condition_missing: ({ name }) => `${name} dan keyin shart tushib qolgan: ${name} x > 0:.`,
  for_name: () => 'for dan keyin oʻzgaruvchi nomi tushib qolgan: for i in range(5):.',
  for_row: () => 'in dan keyin sikl aylanadigan narsa tushib qolgan: for i in range(5):.',
  word_called: ({ name }) => `${name} qavssiz yoziladi.`,
  def_name: () => 'Funksiya nomi — harf, raqam va _ dan iborat bitta soʻz. Qismlarini _ belgisi bilan ulang.',
  word_extra: ({ name }) => `Pythonda bu yerda «${name}» soʻzi yozilmaydi. Uni oʻchiring.`,
  dict_value: () => 'Lugʻatda ikki nuqtadan keyin qiymat tushib qolgan: {"Ali": 12}.',
  in_missing: () => 'for va oʻzgaruvchi nomidan keyin in soʻzi tushib qolgan.',
  colon_here: ({ name }) => `Bu yerda ikki nuqta (:) tushib qolgan: ${name}`,
  do_loop: () =>
    'Pythonda do ... while yoʻq. Shartni boshida yozing: while shart: — yoki while True: va ichida if ... break.',
  word_twice: ({ name }) => `«${name}» soʻzi ketma-ket ikki marta yozilgan. Bittasini oʻchiring.`,
  left_missing: ({ other }) => `Har bir shart toʻliq yoziladi, oʻzgaruvchi ham takrorlanadi: ${other}`,
  parameter_value: ({ name }) =>
    `def qavsida parametr nomi turadi, ${name} esa qiymat. Oʻrniga nom yozing, qiymat funksiya chaqirilganda beriladi.`,
  dash: ({ name }) =>
    `«${name}» — tire, Python uni minus deb bilmaydi. Klaviaturadagi oddiy - belgisini yozing.`,
}
