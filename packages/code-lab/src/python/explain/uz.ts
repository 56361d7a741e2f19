import type { Branch } from './clues.ts'
import { isWord, logicWords, said, signs, type Named, type RuleName } from './rules.ts'

const kinds: Readonly<Record<string, string>> = {
  range: 'oraliq (range)',
  bytes: 'baytlar',
  Turtle: 'toshbaqa',
  int: 'butun son',
  float: 'kasr son',
  str: 'matn',
  list: 'roʻyxat',
  tuple: 'kortej',
  dict: 'lugʻat',
  set: 'toʻplam',
  bool: 'mantiqiy qiymat',
  NoneType: 'None',
  function: 'funksiya',
}
export const kind = (type: string): string => kinds[type] ?? type

const isLatin = (letter: string): boolean => /[a-z]/i.test(letter)
const inLine = (line: number): string => (line > 0 ? `${line}-qatordagi ` : '')

/** Why a branch did not lead to the line. */
const skipped: Readonly<Record<Branch, (head: number) => string>> = {
  if: (head) => `${head}-qatordagi shart bajarilmadi.`,
  else: (head) =>
    `u ${head}-qatordan boshlangan buyruqning else qismida turibdi, dastur esa u yerga kirmadi.`,
  for: (head) => `${head}-qatordagi for bir marta ham aylanmadi.`,
  while: (head) => `${head}-qatordagi while sharti bir marta ham bajarilmadi.`,
  try: (head) => `${head}-qatordagi try undan oldin xatoga uchradi.`,
  except: (head) => `${head}-qatordagi try xatosiz oʻtdi, except ishga tushmadi.`,
  match: (head) => `${head}-qatordagi match bu holatga toʻgʻri kelmadi.`,
}

export const uz: Readonly<Record<RuleName, (named: Named) => string>> = {
  old_print: ({ name }) => `${name} soʻzidan keyin qavs kerak: ${name}(...).`,
  never_closed: ({ name }) => `«${name}» qavsi ochilgan, lekin yopilmagan. Yopuvchi qavsni qoʻying.`,
  unmatched: () => 'Ortiqcha yoki mos kelmaydigan yopuvchi qavs bor. Qavslarni juft-juft sanab chiqing.',
  unterminated_string: () =>
    'Matn qoʻshtirnogʻi yopilmagan. Matn qanday belgi bilan ochilsa, shu qatorda oʻsha belgi bilan yopiladi.',
  f_string: () => 'f-satrda jingalak qavslar toʻgʻri yopilmagan. Masalan: f"Salom, {ism}".',
  colon: () => 'Bu qator oxirida ikki nuqta (:) kerak.',
  assign_in_condition: () => 'Solishtirish uchun ikkita tenglik (==) yoziladi. Bitta = qiymat beradi.',
  assign_to_value: () =>
    '= belgisining chap tomonida oʻzgaruvchi nomi turishi kerak. Solishtirish uchun == yozing.',
  comma: () => 'Qiymatlar orasida vergul qolib ketganga oʻxshaydi.',
  curly_quote: ({ name }) =>
    `«${name}» belgisi Python uchun qoʻshtirnoq emas. Klaviaturadagi oddiy " yoki ' belgisini yozing.`,
  strange_character: ({ name }) => `Python «${name}» belgisini tushunmaydi. Uni oʻchirib, qaytadan yozing.`,
  name_with_digit: () => 'Nom raqam bilan boshlanmaydi. Raqamni nom oxiriga oʻtkazing, masalan: son1.',
  else_alone: ({ name }) =>
    `${name} oʻzining if qatori bilan bir xil chuqurlikda va undan keyin turishi kerak.`,
  colon_missing: () => 'Bu qatorda ikki nuqta (:) qolib ketganga oʻxshaydi.',
  return_outside: () =>
    'return faqat funksiya (def) ichida yoziladi. Qator boshidagi boʻsh joylarni tekshiring.',
  break_outside: ({ name }) => `${name} faqat sikl (for yoki while) ichida ishlaydi.`,
  tabs: () =>
    'Qator boshida Tab va boʻsh joylar aralashib ketgan. Bittasini tanlang, yaxshisi — 4 ta boʻsh joy.',
  block_missing: () => 'Ikki nuqtadan keyingi qator ichkariga surilishi kerak (4 ta boʻsh joy).',
  unindent: () =>
    'Bu qatorning surilishi yuqoridagi qatorlarning birortasiga mos emas. Boʻsh joylarni tenglang.',
  indent: () => 'Bu qator keraksiz ichkariga surilgan. Boshidagi boʻsh joylarni oling.',
  syntax: () => 'Python bu yozuvni tushunmadi. Belgilangan joyni va undan oldingi qatorni tekshiring.',
  local_before: ({ name }) =>
    `«${name}» funksiya ichida qiymat olishidan oldin ishlatilgan. Avval qiymat bering yoki uni argument qilib oling.`,
  name_similar: ({ name, other }) =>
    `Python «${name}» degan nomni bilmaydi. «${other}» demoqchimidingiz?${isWord(name, other) ? ' Matn boʻlsa, qoʻshtirnoqqa oling.' : ''}`,
  name_import: ({ name }) => `«${name}» modulini avval ulash kerak: import ${name}.`,
  name: ({ name }) =>
    `Python «${name}» degan nomni bilmaydi. Yozilishini tekshiring; bu matn boʻlsa, qoʻshtirnoqqa oling; oʻzgaruvchi boʻlsa, avval qiymat bering.`,
  text_plus_number: ({ other }) =>
    `Matnga ${kind(other)} qoʻshib boʻlmaydi. Sonni str(...) bilan matnga aylantiring yoki f-satr ishlating.`,
  operands: ({ name, one, other }) =>
    `«${name}» amali bu ikkisi orasida ishlamaydi: ${kind(one)} va ${kind(other)}. Turlarini bir xil qiling: int(...) yoki str(...).`,
  compare: ({ one, other }) =>
    `Buni solishtirib boʻlmaydi: ${kind(one)} va ${kind(other)}. input() doim matn beradi, uni int(...) bilan songa aylantiring.`,
  argument_missing: ({ name, count }) => `${name}() chaqirilganda yana ${count} ta qiymat berish kerak.`,
  argument_extra: ({ name }) =>
    `${name}() uchun ortiqcha qiymat berilgan. Nechta kutishini def qatoridan koʻring.`,
  argument_name: ({ name, other }) => `${name}() funksiyasida «${other}» degan parametr yoʻq.`,
  not_callable: ({ name }) =>
    `Bu ${kind(name)}, uni qavs bilan chaqirib boʻlmaydi. Balki funksiya nomini oʻzgaruvchiga bergandirsiz yoki * tushib qolgandir.`,
  not_subscriptable: ({ name }) => `Bu ${kind(name)}, undan [ ] bilan element olib boʻlmaydi.`,
  no_item_assignment: ({ name }) =>
    `Bu ${kind(name)}, uning ichini oʻzgartirib boʻlmaydi. Yangisini yasang yoki roʻyxatdan foydalaning.`,
  not_iterable: ({ name }) =>
    `Bu ${kind(name)}, uni birma-bir aylanib boʻlmaydi. Sanash kerak boʻlsa, range(...) yozing.`,
  no_length: ({ name }) =>
    `Bu ${kind(name)}, uning uzunligi (len) yoʻq. Raqamlarini sanash uchun avval str(...) qiling.`,
  not_whole: ({ name }) =>
    `Bu yerda butun son kerak, siz bergan qiymat esa ${kind(name)}. int(...) bilan aylantiring.`,
  index_not_whole: () => 'Element raqami butun son boʻlishi kerak. int(...) bilan aylantiring.',
  unhashable: ({ name }) =>
    `Bu ${kind(name)}, u lugʻat kaliti yoki toʻplam elementi boʻla olmaydi. Oʻrniga kortej ishlating.`,
  type: () => 'Bu amal bunday turdagi qiymat bilan ishlamaydi. type(...) bilan turini tekshiring.',
  empty_number: () => 'Boʻsh matnni songa aylantirib boʻlmaydi. Soʻralganda son kiriting.',
  decimal_comma: ({ name }) => `Kasr sonda vergul emas, nuqta yoziladi: ${name.replace(',', '.')}.`,
  int_of_decimal: ({ name }) => `«${name}» kasr son. int(...) oʻrniga float(...) yozing.`,
  not_number: ({ name }) => `«${name}» ni songa aylantirib boʻlmaydi: unda faqat raqamlar boʻlishi kerak.`,
  unpack_many: () => 'Qiymatlar oʻzgaruvchilardan koʻp. Chap va oʻng tomonda bir xil miqdor boʻlsin.',
  unpack_few: () => 'Qiymatlar oʻzgaruvchilarga yetmadi. Chap va oʻng tomonda bir xil miqdor boʻlsin.',
  not_in_list: () => 'Roʻyxatda bunday element yoʻq. Avval in bilan tekshirib koʻring.',
  json: () => 'Bu matn toʻgʻri JSON emas. Qavs, vergul va qoʻshtirnoqlarni tekshiring.',
  value: () => 'Qiymatning turi toʻgʻri, lekin oʻzi bu yerga mos emas.',
  pop_empty: () => 'Boʻsh roʻyxatdan element olib boʻlmaydi. Avval uzunligini tekshiring.',
  index: () => 'Bunday raqamli element yoʻq. Sanash 0 dan boshlanadi, oxirgisi — len(...) - 1.',
  key: ({ name }) => `Lugʻatda ${name} kaliti yoʻq. in bilan tekshiring yoki .get(...) ishlating.`,
  zero: () => 'Nolga boʻlib boʻlmaydi. Boʻlishdan oldin if bilan tekshiring.',
  attribute_of_none: ({ name }) =>
    `Bu qiymat None, unda «${name}» yoʻq. Funksiya return qilmagan yoki append, sort kabi amal natijasi saqlangan boʻlishi mumkin.`,
  attribute: ({ one, name }) =>
    `Bunda (${kind(one)}) «${name}» degan amal yoʻq. Yozilishini va turini tekshiring.`,
  module: ({ name }) =>
    `«${name}» moduli topilmadi. Nomini tekshiring; oʻz faylingiz boʻlsa, ${name}.py shu loyihada turishi kerak.`,
  import_name: ({ name, one }) => `«${one}» modulida «${name}» yoʻq. Yozilishini tekshiring.`,
  file: ({ name }) => `«${name}» fayli topilmadi. Nomini tekshiring yoki loyihaga shunday fayl qoʻshing.`,
  recursion: () => 'Funksiya oʻzini toʻxtamay chaqiryapti. Toʻxtash sharti (if … return) kerak.',
  assertion: () => 'assert sharti bajarilmadi: kutilgan natija chiqmadi.',
  memory: () => 'Xotira yetmadi. Juda katta roʻyxat yoki matn yasalmayaptimi?',
  lookalike: ({ name, other, letter, count, line }) =>
    `${inLine(line)}«${name}» nomining ${count}-harfi — ${isLatin(letter) ? 'lotincha' : 'kirillcha'} «${letter}». U ${isLatin(letter) ? 'kirillcha' : 'lotincha'} harfga oʻxshaydi, lekin Python uchun bu boshqa nom. Nomni bitta klaviaturada qayta yozing: ${other}.`,
  raised: ({ type, message }) =>
    `Bu xatoni dasturning oʻzi raise bilan chiqardi: ${said(type, message)}. Qaysi shart shu qatorga olib kelganini tekshiring.`,
  branch: ({ name, line, branch, head }) =>
    `«${name}» ${line}-qatorda qiymat oladi, lekin u qator bajarilmadi: ${skipped[branch](head)} «${name}»ga undan oldin boshlangʻich qiymat bering.`,
  later: ({ name, line }) =>
    `«${name}» faqat ${line}-qatorda paydo boʻladi, bu qator esa undan oldin bajarildi. Qiymat berishni (yoki def ni) yuqoriga koʻchiring.`,
  global: ({ name, line }) =>
    `«${name}»ga funksiya ichida qiymat berilgani uchun u funksiyaning oʻz nomi boʻlib qoldi va hali boʻsh; ${line}-qatordagi «${name}» boshqa. Uni argument qilib oling yoki funksiya boshida global ${name} deb yozing.`,
  other_scope: ({ name, other }) =>
    `«${name}» faqat ${other}() funksiyasining ichida bor, tashqarida koʻrinmaydi. Uni return bilan qaytaring va natijasini oling: ${name} = ${other}(...).`,
  none: ({ name }) =>
    `«${name}» hozir None, yaʼni boʻsh: unga hali haqiqiy qiymat berilmagan. U qayerda qiymat olishini tekshiring.`,
  none_in_place: ({ name, other }) =>
    `«${name}» hozir None: ${other}() mavjud qiymatning oʻzini oʻzgartiradi, natija qaytarmaydi. ${other}() ni alohida qatorda chaqiring, = bilan saqlamang.`,
  none_of_print: ({ name }) =>
    `«${name}» hozir None: print() faqat ekranga chiqaradi, qiymat qaytarmaydi. Qiymatni oldin oʻzgaruvchiga saqlang, keyin chiqaring.`,
  none_returned: ({ name, other, line }) =>
    `«${name}» None boʻldi: ${other}() funksiyasida (${line}-qator) return yoʻq, shuning uchun u hech narsa qaytarmaydi. Natijani print emas, return bilan qaytaring.`,
  none_sometimes: ({ name, other, line }) =>
    `«${name}» None boʻldi: ${other}() funksiyasi (${line}-qator) bu safar return qatoriga yetmay tugadi. Har bir holatda return boʻlsin.`,
  shadowed: ({ name, line }) =>
    `«${name}» Pythonning tayyor funksiyasi edi, lekin ${line > 0 ? `${line}-qatorda` : 'dasturda'} unga boshqa qiymat berilgan. Oʻzgaruvchini boshqacha nomlang, masalan: ${name}_1.`,
  times: ({ name }) =>
    `Koʻpaytirish belgisi (*) tushib qolganga oʻxshaydi. Python uni oʻzi qoʻymaydi: ${name}.`,
  unclosed: ({ name, line }) =>
    `${line}-qatorda ochilgan «${name}» qavsi yopilmagan, shuning uchun Python keyingi qatorlarni ham uning ichi deb oʻqidi. Oʻsha qatorga yopuvchi qavs qoʻying.`,
  operator: ({ name, other }) =>
    `${name} va ${other} orasida belgi yetishmayapti: amal (+, -, *, /), vergul yoki nuqta. Python ikki qiymatni yonma-yon tushunmaydi.`,
  declared: ({ name, other }) =>
    `Pythonda oʻzgaruvchi oldidan «${other}» yozilmaydi. Toʻgʻridan toʻgʻri yozing: ${name} = ...`,
  pip: () =>
    'pip buyrugʻi dastur ichida emas, kompyuterning terminalida yoziladi. Bu yerda Pythonning oʻz modullari bor, ular import bilan ulanadi.',
  def_brackets: ({ name }) => `Funksiya nomidan keyin qavs kerak, ichi boʻsh boʻlsa ham: def ${name}():`,
  name_case: ({ name }) =>
    `Pythonda katta va kichik harf farq qiladi, bu nom kichik harflar bilan yoziladi: ${name.toLowerCase()}.`,
  function_not_called: () =>
    'Funksiyaning nomi yozilgan, lekin u chaqirilmagan. Natijasini olish uchun nomidan keyin qavs qoʻying: ().',
  operands_same: ({ name, one }) =>
    one === 'str'
      ? `«${name}» amali matnlar bilan ishlamaydi. Hisoblash uchun ikkalasini ham songa aylantiring: int(...).`
      : `«${name}» amali bunday qiymatlar bilan ishlamaydi, ikkalasi ham — ${kind(one)}.`,
  called_collection: ({ name }) =>
    `Bu ${kind(name)}, uning elementi kvadrat qavs bilan olinadi: ${name === 'dict' ? '["kalit"]' : '[0]'}.`,
  called_text: () =>
    'Matndan keyin qavs turibdi, orada vergul tushib qolganga oʻxshaydi: print("Javob:", (2 + 3)).',
  unpack_one: ({ name }) =>
    `Chap tomonda bir nechta nom bor, oʻngda esa bitta qiymat (${kind(name)}). Har bir nomga qiymat bering: a, b = 1, 2.`,
  percent_few: () =>
    'Matndagi % belgilari berilgan qiymatlardan koʻp. Bir nechta qiymat qavs ichida beriladi: % (a, b).',
  raise_text: () => 'raise dan keyin matnning oʻzi emas, xato turi yoziladi: raise ValueError("...").',
  not_in_text: () => 'Bu matnda qidirilgan boʻlak yoʻq. Avval in bilan tekshiring yoki .find(...) ishlating.',
  c_for: () => 'Pythonda for boshqacha yoziladi: for i in range(5): — i 0 dan 4 gacha boradi.',
  sign_space: ({ name }) => `${name} va = belgilari orasida boʻsh joy boʻlmaydi: ${name}= deb birga yozing.`,
  apostrophe: () =>
    'Matnning ichida ham \' belgisi bor, Python matn oʻsha yerda tugadi deb oʻyladi. Matnni qoʻshtirnoq bilan oching va yoping: "oʻzbek".',
  tuple_comma: () =>
    'Bu kortej: vergul bilan yozilgan bir nechta qiymat. Kasr son kerak boʻlsa, nuqta bilan yozing: 1.5.',
  list_plus: ({ other }) =>
    `Roʻyxatga ${kind(other)} + bilan qoʻshilmaydi. Oxiriga element qoʻshish uchun .append(...) yozing.`,
  assertion_said: ({ message }) => `assert sharti bajarilmadi: «${message}».`,
  then_word: ({ name }) => `Pythonda «${name}» yozilmaydi: shartdan keyin darrov ikki nuqta (:) qoʻyiladi.`,
  operand_missing: ({ name, other }) =>
    `${name === '' ? other : name} dan keyin qiymat yetishmayapti. Uni yozing yoki belgini oʻchiring.`,
  module_case: ({ name }) => `Modul nomi kichik harflar bilan yoziladi: import ${name.toLowerCase()}.`,
  tuple_append: ({ name }) =>
    `Bu kortej, u oʻzgarmaydi va unda ${name} yoʻq. Kvadrat qavsli roʻyxat ishlating: [ ].`,
  dict_dot: ({ name }) => `Lugʻat kaliti nuqta bilan emas, kvadrat qavs bilan olinadi: d["${name}"].`,
  else_if: ({ name }) => `Pythonda «${name}» oʻrniga bitta soʻz yoziladi: elif.`,
  braces: () =>
    'Pythonda blok { } bilan emas, ikki nuqta (:) va surilgan qatorlar bilan yoziladi. { oʻrniga : qoʻying.',
  increment: ({ name, other }) =>
    `Pythonda ${other}${other} amali yoʻq. Oʻrniga yozing: ${name} ${other}= 1.`,
  logic_sign: ({ name }) =>
    `Pythonda «${name}» belgisi yoʻq. Oʻrniga soʻz yoziladi: ${logicWords[name] ?? 'not'}.`,
  sign_order: ({ name }) => `«${name}» belgisi notoʻgʻri. Toʻgʻrisi: ${signs[name] ?? '!='}.`,
  walrus: ({ name }) => `Qiymat berish uchun bitta = yetarli: ${name} = ...`,
  function_word: ({ name }) => `Pythonda funksiya «${name}» emas, def soʻzi bilan boshlanadi.`,
  leading_zero: () => 'Son 0 bilan boshlanmaydi. Oldidagi nolni oling yoki uni matn qiling: "08".',
  keyword_name: ({ name }) =>
    `«${name}» Pythonning oʻz soʻzi, uni oʻzgaruvchiga nom qilib boʻlmaydi. Boshqa nom tanlang, masalan: ${name}_1.`,
  assign_to_expression: () =>
    'Chap tomonda amal turibdi, unga qiymat berib boʻlmaydi. Solishtirmoqchi boʻlsangiz == yozing; saqlamoqchi boʻlsangiz, chapga oʻzgaruvchi nomini qoʻying.',
  null_name: ({ name }) => `Pythonda «${name}» yoʻq. Boʻsh qiymat None deb yoziladi.`,
  operands_none: () =>
    'Ikki qiymatdan biri None, yaʼni boʻsh. Koʻpincha bu return qilmagan funksiya yoki append, sort kabi amal natijasidir.',
  text_times_text: ({ other }) =>
    `Matn yoki roʻyxatni faqat butun songa koʻpaytirish mumkin, bu yerda esa ${kind(other)}. Sonlarni koʻpaytirmoqchi boʻlsangiz, avval int(...) qiling.`,
  join_texts: ({ name }) =>
    `join faqat matnlarni birlashtiradi, ichida esa ${kind(name)} bor. Avval str(...) bilan aylantiring.`,
  write_text: ({ name }) => `Faylga faqat matn yoziladi, bu esa ${kind(name)}. str(...) bilan aylantiring.`,
  type_for: ({ one, name }) =>
    `${one} bu qiymat bilan ishlamaydi: u ${kind(name)}. Avval songa aylantiring: int(...).`,
  self_missing: ({ name }) =>
    `${name}() sinf ichida yozilgan, uning birinchi parametri self boʻlishi kerak: def ${name}(self).`,
  empty_of: ({ name }) => `Boʻsh roʻyxatda ${name} yoʻq. Avval unda element borligini tekshiring.`,
  negative_root: () => 'Bu amal manfiy son bilan ishlamaydi. Avval sonni if bilan tekshiring.',
  choose_empty: () => 'Roʻyxat boʻsh, undan tanlab boʻlmaydi. Avval element qoʻshing.',
  format_few: () => 'Matndagi { } lar format(...)ga berilgan qiymatlardan koʻp.',
  index_append: () =>
    'Roʻyxatda bunday raqamli oʻrin hali yoʻq, shuning uchun unga yozib boʻlmaydi. Oxiriga qoʻshish uchun .append(...) ishlating.',
  attribute_similar: ({ name, other }) => `«${name}» degan amal yoʻq. «${other}» demoqchimidingiz?`,
  attribute_set: ({ one, name }) =>
    `Bu ${kind(one)}, unga nuqta bilan «${name}» qoʻshib boʻlmaydi. Lugʻatda bunday yoziladi: d["${name}"] = ...`,
  length: ({ one, name }) => `Bu ${kind(one)}; unda .${name} yoʻq. Uzunligini len(...) bilan oling.`,
  text_append: ({ name }) => `Bu matn, unda ${name} yoʻq. Matn + bilan qoʻshiladi: s = s + "...".`,
  list_push: ({ name }) => `Roʻyxatda ${name} yoʻq. Oxiriga element .append(...) bilan qoʻshiladi.`,
  attribute_of_module: ({ one, name }) =>
    `«${one}» modulida «${name}» yoʻq. Yozilishini tekshiring; faylingiz ham ${one}.py deb atalmaganmi?`,
  drawing_package: ({ name }) =>
    `«${name}» oyna ochadigan kutubxona, Qadamda yoʻq: bu yerda Python brauzer ichida ishlaydi. Chizish va oʻyin uchun turtle bor.`,
  absent_package: ({ name }) =>
    `«${name}» Python bilan birga kelmaydi va Qadamda yoʻq. Bu yerda Pythonning oʻz modullari bor: math, random, datetime, json, turtle va boshqalar. «${name}»ni kompyuteringizda sinab koʻring.`,
  import_similar: ({ name, other, one }) => `«${one}» modulida «${name}» yoʻq. «${other}» demoqchimidingiz?`,
  too_large: () => 'Soʻralgan roʻyxat yoki matn juda katta, xotiraga sigʻmaydi. Kichikroq son oling.',
  float_overflow: () =>
    'Natija kasr son uchun juda katta. Kichikroq sonlar oling yoki butun son (int) bilan hisoblang.',
  threads: () =>
    'Qadamdagi Python brauzer ichida ishlaydi va bir vaqtda bitta ish bajaradi: threading bu yerda ishga tushmaydi. Ishlarni ketma-ket bajaring yoki asyncio ishlating.',
  changed_in_loop: () =>
    'for aylanayotgan lugʻat yoki toʻplam shu paytda oʻzgartirildi. Nusxasini aylaning: for x in list(...).',
  processes: () =>
    'Qadamdagi Python brauzer ichida ishlaydi: boshqa dasturni ishga tushirib boʻlmaydi (os.system, subprocess, multiprocessing).',
  network: () =>
    'Qadamdagi Python brauzer ichida ishlaydi va internetga chiqmaydi: saytlar va serverlar bilan bogʻlanib boʻlmaydi. Maʼlumotni fayl qilib loyihaga qoʻshing.',
  nobody_asks: () => 'Dastur input() bilan yana javob kutdi, lekin berilgan javoblar tugagan.',
  other: ({ type, message }) =>
    `Python bu qatorni bajara olmadi. Uning oʻz soʻzi: ${said(type, message)}. Belgilangan qatordagi qiymatlarni print bilan tekshiring.`,
}
