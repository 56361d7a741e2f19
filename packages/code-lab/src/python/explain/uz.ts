import type { Branch } from './clues.ts'
import { isOtherCase, isWord, listed, madeNumber, said, type Say } from './named.ts'
import type { RuleName } from './rules.ts'
import { uzSyntax } from './uz-syntax.ts'

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

const amounts = (expected: string, got: string): string =>
  expected === '' || got === '' ? '' : `: kerak ${expected} ta, bor ${got} ta`

export const uz: Readonly<Record<RuleName, Say>> = {
  ...uzSyntax,
  local_before: ({ name }) =>
    `«${name}» funksiya ichida qiymat olishidan oldin ishlatilgan. Avval qiymat bering yoki uni argument qilib oling.`,
  name_similar: ({ name, other }) =>
    `Python «${name}» degan nomni bilmaydi. «${other}» demoqchimidingiz?${isWord(name, other) ? ' Matn boʻlsa, qoʻshtirnoqqa oling.' : ''}${isOtherCase(name, other) ? ' Katta va kichik harf farq qiladi.' : ''}`,
  name_import: ({ name }) => `«${name}» modulini avval ulash kerak: import ${name}.`,
  method_name: ({ name }) =>
    `«${name}» oʻzi alohida chaqirilmaydi: u roʻyxat, matn yoki lugʻatning amali. Oʻsha nomdan keyin nuqta bilan yoziladi: x.${name}(...).`,
  append_many: ({ count }) =>
    count === '0'
      ? '.append() ichiga qoʻshiladigan bitta qiymat yoziladi.'
      : `.append() bittadan qoʻshadi, unga ${count} ta qiymat berilgan. Har biri uchun alohida .append(...) yozing yoki roʻyxat qilib .extend([...]) bering.`,
  name: ({ name }) =>
    `Python «${name}» degan nomni bilmaydi. Yozilishini tekshiring; bu matn boʻlsa, qoʻshtirnoqqa oling; oʻzgaruvchi boʻlsa, avval qiymat bering.`,
  text_plus_number: ({ other }) =>
    `Matnga ${kind(other)} qoʻshib boʻlmaydi. Uni str(...) bilan matnga aylantiring${
      other === 'int' || other === 'float'
        ? '; hisoblamoqchi boʻlsangiz, matnni int(...) bilan songa aylantiring'
        : ''
    }.`,
  operands: ({ name, one, other }) =>
    `«${name}» amali bu ikkisi orasida ishlamaydi: ${kind(one)} va ${kind(other)}. Turlarini bir xil qiling: int(...) yoki str(...).`,
  compare: ({ one, other }) =>
    `Buni solishtirib boʻlmaydi: ${kind(one)} va ${kind(other)}. ${
      one === 'str' || other === 'str'
        ? 'Matn ichida son boʻlsa, uni int(...) bilan songa aylantiring.'
        : 'Bir xil turdagi qiymatlarni solishtiring.'
    }`,
  argument_missing: ({ name, count, other }) =>
    `${name}() chaqirilganda yana ${count} ta qiymat (argument) berish kerak${other === '' ? '' : `: ${listed(other, 'va')}`}.`,
  argument_extra: ({ name }) =>
    `${name}() uchun ortiqcha qiymat berilgan. Nechta kutishini parametrlaridan koʻring.`,
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
  index_not_whole: () =>
    'Element raqami butun son boʻlishi kerak: 0, 1, 2... Matn ichidagi son boʻlsa, int(...) bilan aylantiring.',
  unhashable: ({ name }) =>
    `Bu ${kind(name)}, u lugʻat kaliti yoki toʻplam elementi boʻla olmaydi. Oʻrniga kortej ishlating.`,
  type: ({ type, message }) =>
    `Python bu amalni bunday qiymatlar bilan bajara olmadi. Uning oʻz soʻzi: ${said(type, message)}. Qavs ichidagi qiymatlarni va ularning turini tekshiring.`,
  empty_number: () => 'Boʻsh matnni songa aylantirib boʻlmaydi. Soʻralganda son kiriting.',
  decimal_comma: ({ name }) => `Kasr sonda vergul emas, nuqta yoziladi: ${name.replace(',', '.')}.`,
  int_of_decimal: ({ name }) => `«${name}» kasr son. int(...) oʻrniga float(...) yozing.`,
  not_number: ({ name }) => `«${name}» ni songa aylantirib boʻlmaydi: unda faqat raqamlar boʻlishi kerak.`,
  unpack_many: ({ count, other }) =>
    `Oʻng tomondagi qiymatlar chapdagi oʻzgaruvchilardan koʻp${amounts(count, other)}. Ikki tomonda bir xil miqdor boʻlsin.`,
  unpack_few: ({ count, other }) =>
    `Oʻng tomondagi qiymatlar chapdagi oʻzgaruvchilarga yetmadi${amounts(count, other)}. Ikki tomonda bir xil miqdor boʻlsin.`,
  not_in_list: () => 'Roʻyxatda bunday element yoʻq. Avval in bilan tekshirib koʻring.',
  json: () => 'Bu matn toʻgʻri JSON emas. Qavs, vergul va qoʻshtirnoqlarni tekshiring.',
  value: () => 'Qiymatning turi toʻgʻri, lekin oʻzi bu yerga mos emas.',
  pop_empty: () => 'Boʻsh roʻyxatdan element olib boʻlmaydi. Avval uzunligini tekshiring.',
  index: () => 'Bunday raqamli element yoʻq. Sanash 0 dan boshlanadi, oxirgisi — len(...) - 1.',
  key: ({ name }) => `Lugʻatda ${name} kaliti yoʻq. in bilan tekshiring yoki .get(...) ishlating.`,
  zero: () => 'Nolga boʻlib boʻlmaydi. Boʻlishdan oldin if bilan tekshiring.',
  attribute_of_none: ({ name }) =>
    `Bu qiymat None, unda «${name}» yoʻq. Funksiya return qilmagan yoki append, sort kabi amal natijasi saqlangan boʻlishi mumkin.`,
  super_called: ({ name }) => `super qavs bilan yoziladi: super().${name}.`,
  attribute: ({ one, name }) => `Bunda (${kind(one)}) «${name}» yoʻq. Yozilishini va turini tekshiring.`,
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
  other_parameter: ({ name, other, letter }) =>
    `«${name}» ${other}() funksiyasining parametri, u faqat oʻsha funksiyaning ichida bor. ${
      letter === ''
        ? `Tashqarida ham kerak boʻlsa, avval unga qiymat bering, soʻng uni funksiyaga uzating`
        : `Bu yerda ham kerak boʻlsa, uni ${letter}() ga ham parametr qilib qoʻshing`
    }.`,
  none: ({ name }) =>
    `«${name}» hozir None, yaʼni boʻsh: unga hali haqiqiy qiymat berilmagan. U qayerda qiymat olishini tekshiring.`,
  none_in_place: ({ name, other }) =>
    `«${name}» hozir None: ${other}() mavjud qiymatning oʻzini oʻzgartiradi, natija qaytarmaydi. ${other}() ni alohida qatorda chaqiring, = bilan saqlamang.`,
  none_of_print: ({ name }) =>
    `«${name}» hozir None: print() faqat ekranga chiqaradi, qiymat qaytarmaydi. Qiymatni oldin oʻzgaruvchiga saqlang, keyin chiqaring.`,
  none_returned: ({ name, other, line }) =>
    `«${name}» None boʻldi: ${other}() funksiyasida (${line}-qator) return yoʻq, shuning uchun u hech narsa qaytarmaydi. Natijani return bilan qaytaring; print uni faqat ekranga chiqaradi.`,
  none_sometimes: ({ name, other, line }) =>
    `«${name}» None boʻldi: ${other}() funksiyasi (${line}-qator) bu safar return qatoriga yetmay tugadi. Har bir holatda return boʻlsin.`,
  shadowed: ({ name, line }) =>
    `«${name}» Pythonning tayyor funksiyasi edi, lekin ${line > 0 ? `${line}-qatorda` : 'dasturda'} unga boshqa qiymat berilgan. Oʻzgaruvchini boshqacha nomlang, masalan: ${name}_1.`,
  times: ({ name }) =>
    `Koʻpaytirish belgisi (*) tushib qolganga oʻxshaydi. Python uni oʻzi qoʻymaydi: ${name}.`,
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
  tuple_comma: () =>
    'Bu kortej: vergul bilan yozilgan bir nechta qiymat. Kasr son kerak boʻlsa, nuqta bilan yozing: 1.5.',
  list_plus: ({ other }) =>
    `Roʻyxatga ${kind(other)} + bilan qoʻshilmaydi. Oxiriga element qoʻshish uchun .append(...) yozing.`,
  assertion_said: ({ message }) => `assert sharti bajarilmadi: «${message}».`,
  module_case: ({ name }) => `Modul nomi kichik harflar bilan yoziladi: import ${name.toLowerCase()}.`,
  tuple_append: ({ name }) =>
    `Bu kortej, u oʻzgarmaydi va unda ${name} yoʻq. Kvadrat qavsli roʻyxat ishlating: [ ].`,
  dict_dot: ({ name }) => `Lugʻat kaliti nuqta bilan emas, kvadrat qavs bilan olinadi: d["${name}"].`,
  null_name: ({ name }) => `Pythonda «${name}» yoʻq. Boʻsh qiymat None deb yoziladi.`,
  operands_none: () =>
    'Ikki qiymatdan biri None, yaʼni boʻsh. Koʻpincha bu return qilmagan funksiya yoki append, sort kabi amal natijasidir.',
  text_times_text: ({ other }) =>
    `Matn yoki roʻyxatni faqat butun songa koʻpaytirish mumkin, bu yerda esa ${kind(other)}.${['str', 'float'].includes(other) ? ' Sonlarni koʻpaytirmoqchi boʻlsangiz, avval int(...) qiling.' : ''}`,
  file_name_type: ({ name }) =>
    `Fayl nomi matn boʻlishi kerak, bu yerda esa ${kind(name)}. Bitta nom bering: open("a.txt").`,
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
  argument_needed: ({ name }) => `Bu chaqiruvda yana bitta qiymat (argument) yetishmayapti: ${name}.`,
  no_arguments: ({ name }) =>
    `${name}() hech qanday qiymat olmaydi, unga esa berilgan. Sinf boʻlsa, qiymatlarni __init__(self, ...) metodi oladi.`,
  function_subscript: ({ name }) =>
    `«${name}» — funksiya, undan keyin kvadrat emas, oddiy qavs yoziladi: ${name}(...).`,
  set_subscript: () =>
    'Toʻplamda (set) tartib yoʻq, undan raqam bilan element olib boʻlmaydi. Avval roʻyxat qiling: list(...).',
  number_of_many: ({ name, other }) =>
    `${name}(...) bitta qiymatni songa aylantiradi, bu esa ${kind(other)}. Har birini alohida aylantiring: list(map(${name}, ...)).`,
  round_text: () =>
    'Bu yerda son kerak, berilgan qiymat esa matn. Avval int(...) yoki float(...) bilan aylantiring.',
  numbers_apart: ({ name }) =>
    `«${name}» bitta son emas, bir nechta. Avval ularni ajrating: a, b = map(int, input().split()).`,
  split_few: ({ count, other }) =>
    `split() ${other} ta boʻlak berdi, chapda esa ${count} ta oʻzgaruvchi bor. Qiymatlarni bir qatorda, oradagi boʻsh joy bilan kiriting.`,
  file_closed: () =>
    'Fayl allaqachon yopilgan, u bilan ishlab boʻlmaydi. Bu qatorni close() dan oldinga, with boʻlsa, uning ichiga qoʻying yoki faylni qayta oching.',
  file_mode: () =>
    'Faylni ochish turi notoʻgʻri: oʻqish uchun "r", yozish uchun "w", oxiriga qoʻshish uchun "a".',
  file_not_read: () => 'Bu fayl yozish uchun ochilgan, undan oʻqib boʻlmaydi. Oʻqish uchun "r" bilan oching.',
  file_not_written: () =>
    'Bu fayl oʻqish uchun ochilgan, unga yozib boʻlmaydi. Yozish uchun "w" bilan oching.',
  dict_append: ({ name }) => `Lugʻatda ${name} yoʻq. Yangi kalit bunday qoʻshiladi: d["kalit"] = qiymat.`,
  dict_has_key: ({ name }) => `Lugʻatda ${name} yoʻq. Kalit borligi in bilan tekshiriladi: "kalit" in d.`,
  compare_assign: ({ name }) =>
    `«${name}»ga hali qiymat berilmagan, == esa faqat solishtiradi. Qiymat berish uchun bitta = yozing: ${name} = ...`,
  foreign_print: ({ name }) => `Pythonda «${name}» yoʻq. Ekranga print bilan chiqariladi: print("...").`,
  of_object: ({ name, other }) =>
    `«${name}» obyektning oʻzida turadi, shuning uchun oldiga self yoziladi: ${other}.`,
  import_alias: ({ name, other, line }) =>
    `${line}-qatorda «${name}» moduli «${other}» nomi bilan ulangan. Shu nomni yozing: ${other}.`,
  import_home: ({ name, other }) => `«${name}» ${other} modulida. Avval ulang: from ${other} import ${name}.`,
  key_quotes: ({ name, other }) => `«${name}» — lugʻatning kaliti, u matn. Qoʻshtirnoqqa oling: ${other}.`,
  file_quotes: ({ name }) => `Fayl nomi — matn, u qoʻshtirnoq ichida yoziladi: "${name}".`,
  text_quotes: ({ name }) =>
    `Python «${name}» degan nomni bilmaydi. Bu matn boʻlsa, qoʻshtirnoqqa oling: "${name}". Oʻzgaruvchi boʻlsa, unga avval qiymat bering.`,
  text_input: ({ name, other, letter, line }) =>
    `input() doim matn beradi (${line}-qator), shuning uchun «${name}»${other === '' ? '' : ` va «${other}»`} son emas, matn. ${madeNumber(name, other, letter, 'Songa aylantiring')}.`,
  text_number: ({ name, other, letter }) =>
    `${name}${other === '' ? '' : ` va ${other}`} — son emas, matn: ichida raqamlar boʻlsa ham. ${madeNumber(name, other, letter, 'Songa aylantiring')}.`,
  texts_in_list: ({ name }) =>
    `«${name}» ichidagilar son emas, matn, ularni qoʻshib boʻlmaydi. Avval songa aylantiring: sum(map(int, ${name})).`,
  number_text: ({ name }) =>
    `Matnga son qoʻshib boʻlmaydi. Sonni matnga aylantiring: str(${name}) — yoki f-satr yozing: f"... {${name}}".`,
  whole_division: ({ name }) =>
    `/ belgisi doim kasr son beradi, bu yerda esa butun son kerak. Butun boʻlish // bilan yoziladi: ${name}.`,
  self_first: ({ name, line }) =>
    `${line}-qatordagi metodning birinchi parametri self boʻlishi kerak: def ${name}.`,
  init_name: ({ name, line }) =>
    `Qiymatlarni __init__ metodi oladi (ikki tomonida ikkitadan _), ${line}-qatorda esa «${name}» yozilgan. Nomini tuzating: def __init__(self, ...).`,
  object_first: ({ name, other }) =>
    `Metod sinfning oʻzida emas, obyektda chaqiriladi, self oʻsha obyekt boʻladi. Avval obyekt yasang: a = ${name}(...), keyin a.${other}().`,
  module_class: ({ name, other }) =>
    `Bu «${other}» modulida emas, uning ichidagi ${other} sinfida turadi: ${name}(...).`,
  module_call: ({ name, other }) =>
    other === ''
      ? `«${name}» — modul, uni qavs bilan chaqirib boʻlmaydi. Ichidagi funksiyani chaqiring: ${name}.nomi(...).`
      : `«${name}» — modul, uni qavs bilan chaqirib boʻlmaydi. Ichidagisini chaqiring: ${other}(...).`,
  super_missing: ({ name, other, line }) =>
    `«${name}» ${other} sinfining __init__ metodida beriladi, u esa chaqirilmagan. ${line}-qatordan keyin yozing: super().__init__(...).`,
  index_range: ({ name, other, count, letter }) =>
    `«${name}»da ${count} ta ${letter === 'str' ? 'harf' : 'element'} bor, raqamlari 0 dan ${Number(count) - 1} gacha. ${other} raqamlisi yoʻq.`,
  index_empty: ({ name, letter }) =>
    `«${name}» boʻsh: ${letter === 'str' ? 'unda birorta ham harf' : 'unda birorta ham element'} yoʻq. Avval qiymat qoʻshing yoki uzunligini tekshiring.`,
  dict_slice: ({ name }) =>
    `«${name}» — lugʻat, undan [boshi:oxiri] bilan boʻlak olib boʻlmaydi. Element kalit bilan olinadi: ${name}["kalit"].`,
  key_type: ({ name, other, letter }) =>
    letter === 'int'
      ? `Lugʻatda ${name} (matn) kaliti yoʻq, lekin ${other} (son) bor. Kalitni songa aylantiring: int(...).`
      : `Lugʻatda ${name} (son) kaliti yoʻq, lekin ${other} (matn) bor. Kalitni matnga aylantiring: str(...).`,
  percent_many: () =>
    'Chapda matn turibdi, % esa unga qiymat qoʻyadi, qoldiq hisoblamaydi. Qoldiq kerak boʻlsa, matnni avval int(...) bilan songa aylantiring.',
  builtin_arguments: ({ name, count }) =>
    `${name}() ga ${count} ta qiymat berilgan, u esa boshqa miqdorni kutadi.`,
  module_similar: ({ name, other }) =>
    `«${name}» degan modul yoʻq. «${other}» demoqchimidingiz? Yozing: import ${other}.`,
  own_value: ({ name }) =>
    `Bu qator «${name}»ning oldingi qiymatini oladi, lekin unga hali qiymat berilmagan. Yuqorida boshlangʻich qiymat bering: ${name} = 0.`,
  text_called: ({ name }) =>
    `«${name}» — matn, uni qavs bilan chaqirib boʻlmaydi. Qavsni oling; funksiya ham shunday atalgan boʻlsa, birini boshqacha nomlang.`,
  one_number: () =>
    'int() bitta qiymatni songa aylantiradi, bu yerda esa ikkita berilgan. Har birini alohida yozing: int(...), int(...).',
  number_spaced: ({ name }) =>
    `«${name}»: sonning ichida boʻsh joy boʻlmaydi. Birga yozing: ${name.replaceAll(' ', '')}.`,
  sort_key: () =>
    'sort() da tartiblash qoidasi nomi bilan beriladi: sort(key=...). Teskari tartib: sort(reverse=True).',
  name_near: ({ name, other }) => `Python «${name}» degan nomni bilmaydi. «${other}» demoqchimidingiz?`,
  dict_items: ({ name, other }) =>
    `Lugʻatni aylanganda faqat kalitlari keladi. Kalit va qiymat birga kerak boʻlsa: for ${name} in ${other}.items():.`,
  module_part: ({ one, name }) =>
    `«${name}» modul emas, u ${one} modulining ichida. Yozing: from ${one} import ${name}.`,
  in_text: ({ name }) =>
    `Matn ichidan faqat matn qidiriladi, in dan oldin esa ${kind(name)} turibdi. Uni str(...) bilan matnga aylantiring.`,
  module_member: ({ name, other }) => `«${name}» modulning ichida, nomi oldiga modul yoziladi: ${other}.`,
  class_kept: ({ name, other }) =>
    `«${name}» obyekt emas, ${other} sinfining oʻzi: uni yasaganda qavs tushib qolgan. ${other}() deb yozing.`,
}
