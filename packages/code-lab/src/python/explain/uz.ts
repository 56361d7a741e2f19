import type { Branch } from './clues.ts'
import { apart, isOtherCase, isWord, madeNumber, ownerOf, said, type Say } from './named.ts'
import type { RuleName } from './rules.ts'
import { kind, owners } from './uz-kinds.ts'
import { uzSyntax } from './uz-syntax.ts'
import { uzTypes } from './uz-types.ts'

const isLatin = (letter: string): boolean => /[a-z]/i.test(letter)
const inLine = (line: number): string => (line > 0 ? `${line}-qatordagi ` : '')

/** Why a branch did not lead to the line. */
const skipped: Readonly<Record<Branch, (head: number) => string>> = {
  if: (head) => `${head}-qatordagi shart bajarilmadi.`,
  else: (head) =>
    `oʻsha qator ${head}-qatordan boshlangan buyruqning else qismida turibdi, dastur esa u yerga kirmadi.`,
  for: (head) => `${head}-qatordagi for bir marta ham aylanmadi.`,
  while: (head) => `${head}-qatordagi while sharti bir marta ham bajarilmadi.`,
  try: (head) => `${head}-qatordagi try oʻsha qatorga yetguncha yoki uning oʻzida xatoga uchradi.`,
  except: (head) => `${head}-qatordagi try xatosiz oʻtdi, except ishga tushmadi.`,
  match: (head) => `${head}-qatordagi match bu holatga toʻgʻri kelmadi.`,
  some: () => 'dastur undan oldin boshqa yoʻldan ketdi.',
}

const amounts = (expected: string, got: string): string =>
  expected === '' || got === '' ? '' : `: kerak ${expected} ta, bor ${got} ta`

export const uz: Readonly<Record<RuleName, Say>> = {
  ...uzSyntax,
  ...uzTypes,
  index_comma: () =>
    '[ ] ichida vergul turibdi. Boʻlak ikki nuqta bilan olinadi: [1:3], roʻyxat ichidagi roʻyxatning elementi esa ikkita qavs bilan: [1][3].',
  local_before: ({ name }) =>
    `«${name}» funksiya ichida qiymat olishidan oldin ishlatilgan. Avval qiymat bering yoki uni argument qilib oling.`,
  name_similar: ({ name, other }) =>
    `Python «${name}» degan nomni bilmaydi. «${other}» demoqchimidingiz?${isWord(name, other) ? ' Matn boʻlsa, qoʻshtirnoqqa oling.' : ''}${isOtherCase(name, other) ? ' Katta va kichik harf farq qiladi.' : ''}`,
  name_import: ({ name }) =>
    `Python «${name}» degan nomni bilmaydi, lekin shunday nomli modul bor. U kerak boʻlsa, ulang: import ${name}. Bu oʻzgaruvchingiz boʻlsa, unga avval qiymat bering.`,
  method_name: ({ name }) =>
    `Python «${name}» degan nomni bilmaydi. Bu roʻyxat, matn yoki lugʻatning amali boʻlsa, ularning nomidan keyin nuqta bilan yoziladi: x.${name}(...).`,
  name: ({ name }) =>
    `Python «${name}» degan nomni bilmaydi. Yozilishini tekshiring; bu matn boʻlsa, qoʻshtirnoqqa oling; oʻzgaruvchi boʻlsa, avval qiymat bering.`,
  module_ending: ({ name }) => `Modul nomi .py siz yoziladi: import ${name}.`,
  json_nothing: () => 'Bu matn boshida JSON topilmadi: matn boʻsh boʻlishi mumkin.',
  key_counted: ({ name }) =>
    `${name} kalitida hali qiymat yoʻq, oʻzgartiradigan narsa yoʻq. Avval boshlangʻich qiymat bering: if kalit not in d: d[kalit] = ...`,
  step_zero: () => 'Qadam nol (0) boʻlolmaydi: sikl yoki boʻlak joyidan siljimaydi.',
  method_alone: ({ name, other }) =>
    `«${name}» — ${other} sinfining metodi, u obyektda chaqiriladi: avval a = ${other}(...), keyin a.${name}(...).`,
  empty_number: () =>
    'Boʻsh matnni songa aylantirib boʻlmaydi. U qayerdan kelganini tekshiring: input() ga javob boʻlsa, son kiriting.',
  decimal_comma: ({ name }) =>
    `«${name}» bitta songa aylanmaydi. Kasr son boʻlsa, vergul emas, nuqta yoziladi: ${name.replace(',', '.')}. Ikkita son boʻlsa, avval ularni ajrating: split(",").`,
  int_of_decimal: ({ name }) =>
    `int(...) matndan faqat butun sonni oʻqiydi, «${name}»da esa nuqta bor. Kasr son kerak boʻlsa, float(...) yozing.`,
  not_number: ({ name, other }) =>
    `«${name}» ni songa aylantirib boʻlmaydi: faqat raqamlar${other === 'float' ? ' va bitta nuqta' : ''} yoziladi, oldida minus boʻlishi mumkin.`,
  unpack_many: ({ count, other }) =>
    `Qiymatlar ularni oladigan nomlardan koʻp${amounts(count, other)}. Ularning soni teng boʻlsin.`,
  unpack_least: ({ count, other }) =>
    `Qiymatlar yulduzchasiz nomlarga ham yetmadi: kamida ${count} ta kerak, ${other} ta bor.`,
  unpack_few: ({ count, other }) =>
    `Qiymatlar ularni oladigan nomlarga yetmadi${amounts(count, other)}. Ularning soni teng boʻlsin.`,
  not_in_list: () => 'Roʻyxatda bunday element yoʻq. Avval in bilan tekshirib koʻring.',
  json: () => 'Bu matn toʻgʻri JSON emas. Qavs, vergul va qoʻshtirnoqlarni tekshiring.',
  value: ({ type, message }) =>
    `Python bu yerda berilganini qabul qilmadi. Uning oʻz soʻzi: ${said(type, message)}. Shu qatordagi qiymatlar nimaga tengligini print bilan tekshiring.`,
  pop_empty: () => 'Boʻsh roʻyxatdan element olib boʻlmaydi. Avval uzunligini tekshiring.',
  index: () => 'Bunday raqamli element yoʻq. Sanash 0 dan boshlanadi, oxirgisi — len(...) - 1.',
  choice_dict: () =>
    'random.choice roʻyxatdan tanlaydi, bu yerda esa lugʻat. Kalitlarini roʻyxat qilib bering: random.choice(list(...)).',
  key: ({ name }) => `Bu yerda ${name} kaliti yoʻq. in bilan tekshiring; lugʻatda .get(...) ham bor.`,
  popped_empty: () => 'Lugʻat boʻsh, undan oladigan narsa yoʻq. Avval uzunligini tekshiring.',
  zero_power: () =>
    'Nolni manfiy darajaga koʻtarib boʻlmaydi: bu 1 ni nolga boʻlish bilan bir xil. Avval sonni if bilan tekshiring.',
  zero: () => 'Nolga boʻlib boʻlmaydi. Boʻlishdan oldin if bilan tekshiring.',
  attribute_of_none: ({ name }) =>
    `Bu qiymat None, unda «${name}» yoʻq. Funksiya return qilmagan yoki append, sort kabi amal natijasi saqlangan boʻlishi mumkin.`,
  super_called: ({ name }) => `super qavs bilan yoziladi: super().${name}.`,
  attribute: ({ one, name }) => {
    const owner = ownerOf(name)
    return `Bunda (${kind(one)}) «${name}» yoʻq${owner && owner !== one ? `: u ${owners[owner]} amali.` : '. Yozilishini va turini tekshiring.'}`
  },
  function_attribute: ({ name }) =>
    `.${name} dan chapda funksiyaning oʻzi turibdi, unda «${name}» yoʻq. Uning natijasi kerak boʻlsa, nomidan keyin qavs qoʻying: ().`,
  modules_apart: ({ name, other }) =>
    `${other} va ${name} — ikkita alohida modul. Ularni vergul bilan ulang: import ${other}, ${name}.`,
  part_absent: ({ name, other }) => `«${other}» modulida «${name}» yoʻq. Yozilishini tekshiring.`,
  text_reverse: () => 'Matnda reverse yoʻq. Matn teskarisi bunday yoziladi: s[::-1].',
  list_join: () => 'join — matnning amali, roʻyxat esa uning qavsiga beriladi: ", ".join(royxat).',
  row_attribute: ({ one, name }) =>
    `Bunda (${kind(one)}) «${name}» yoʻq: u roʻyxat emas. Avval roʻyxat qiling: list(...).`,
  set_empty: () => 'Toʻplam boʻsh, undan element olib boʻlmaydi. Avval uzunligini tekshiring.',
  function_subscript: ({ name }) =>
    `«${name}» — funksiya, undan [ ] bilan element olib boʻlmaydi. Funksiya oddiy qavs bilan chaqiriladi: ${name}(...).`,
  set_remove: ({ name }) => `Toʻplamda ${name} yoʻq. in bilan tekshiring yoki .discard(...) ishlating.`,
  format_key: ({ name }) =>
    `Matnda {${name}} bor, format(...) ga esa bunday qiymat berilmagan. Uni bering: format(${name}=...).`,
  format_braces: ({ name }) =>
    `format(...) matndagi { } ni qiymat oʻrni deb oldi, unga esa ${name} qiymati berilmagan. Qavslarning oʻzi kerak boʻlsa, ularni ikkitadan yozing: {{ va }}.`,
  format_letter: ({ name, other }) =>
    `Formatdagi «${name}» belgisi mos emas: qiymat — ${kind(other)}.${other === 'str' ? ' Bu matnda son boʻlsa, uni int(...) yoki float(...) bilan aylantiring.' : other === 'float' ? ' Kasr son uchun, masalan, :.2f yoziladi.' : ''}`,
  format_spec: ({ name }) =>
    `Python bunday formatni tushunmaydi: «${name}». Ikki nuqtaning oʻzi ekranga chiqishi kerak boʻlsa, } ni undan oldinga koʻchiring; nuqtadan keyin ikki raqam kerak boʻlsa, .2f deb yozing.`,
  empty_range: ({ name }) =>
    `Bunday oraliqda birorta ham son yoʻq. ${name}(...) ichidagi sonlarni tekshiring: boshi oxiridan ${name === 'randint' ? 'katta boʻlmasligi' : 'kichik boʻlishi'} kerak.`,
  not_positive: () => 'Bu amal faqat noldan katta son bilan ishlaydi. Avval sonni if bilan tekshiring.',
  deleted: ({ name, line }) => `«${name}» nomi ${line}-qatorda oʻchirilgan (del), undan keyin u yoʻq.`,
  except_as: ({ name, other }) =>
    `except da verguldan keyin yana bir xato turi turadi, «${name}» nomini esa Python bilmaydi. Xatoning oʻzini shunday atayotgan boʻlsangiz, as yozing: except ${other} as ${name}:.`,
  except_name: ({ name, line }) =>
    `«${name}» nomi faqat ${line}-qatordagi except ichida bor, undan keyin yoʻq. Uni shu except ichida ishlating yoki u yerda boshqa nomga saqlang.`,
  module: ({ name }) =>
    `«${name}» moduli topilmadi. Nomini tekshiring; oʻz faylingiz boʻlsa, ${name}.py shu loyihada turishi kerak.`,
  import_name: ({ name, one }) =>
    `«${one}» modulida «${name}» yoʻq. Yozilishini tekshiring; faylingiz ham ${one}.py deb atalmaganmi?`,
  file_folder: ({ name, other }) =>
    `«${name}» topilmadi. Dastur kompyuterning papkalarini koʻrmaydi, faqat loyihadagi fayllarni koʻradi. Faylni loyihaga qoʻyib, faqat nomini yozing: "${other}".`,
  file: ({ name }) =>
    `«${name}» degan fayl yoki papka yoʻq. Nomini tekshiring yoki shunday faylni loyihaga qoʻshing.`,
  recursion: () =>
    'Chaqiruv ichidagi chaqiruvlar juda koʻpayib ketdi: funksiya oʻzini (bevosita yoki boshqasi orqali) chaqirmoqda, toʻxtash sharti (if … return) esa yoʻq, bajarilmayapti yoki unga yetguncha chaqiruvlar Python ruxsat berganidan koʻp.',
  assertion: () => 'assert sharti bajarilmadi: kutilgan natija chiqmadi.',
  memory: () => 'Xotira yetmadi. Juda katta roʻyxat yoki matn yasalmayaptimi?',
  lookalike: ({ name, other, letter, count, line }) =>
    `${inLine(line)}«${name}» nomining ${count}-harfi — ${isLatin(letter) ? 'lotincha' : 'kirillcha'} «${letter}». U ${isLatin(letter) ? 'kirillcha' : 'lotincha'} harfga oʻxshaydi, lekin Python uchun bu boshqa nom. Nomni bitta klaviaturada qayta yozing: ${other}.`,
  raised: ({ type, message }) =>
    `Bu xatoni dasturning oʻzi raise bilan chiqardi: ${said(type, message)}. Qaysi shart shu qatorga olib kelganini tekshiring.`,
  branch: ({ name, line, branch, head, letter }) =>
    `«${name}» ${line}-qatorda qiymat oladi, lekin bu safar olmadi: ${skipped[branch](head)} ${letter === '' ? `«${name}»ga undan oldin boshlangʻich qiymat bering.` : 'U bu yerda ham kerak boʻlsa, oʻsha qatorni blokidan tashqariga, yuqoriga chiqaring.'}`,
  later: ({ name, line, letter }) =>
    `«${name}» faqat ${line}-qatorda paydo boʻladi, bu qator esa undan oldin bajarildi. ${letter === 'loop' ? `«${name}»ga sikldan oldin boshlangʻich qiymat bering.` : 'Qiymat berishni (yoki def ni) yuqoriga koʻchiring.'}`,
  global: ({ name, line }) =>
    `«${name}»ga funksiya ichida qiymat berilgani uchun u funksiyaning oʻz nomi boʻlib qoldi va hali boʻsh; ${line}-qatordagi «${name}» boshqa. Uni argument qilib oling yoki funksiya boshida global ${name} deb yozing.`,
  other_scope: ({ name, other }) =>
    `«${name}» ${other}() funksiyasining ichida qiymat oladi, tashqarida bu nom koʻrinmaydi. Qiymati shu yerda kerak boʻlsa, uni ${other}() dan return bilan qaytaring.`,
  of_method: ({ name, other }) =>
    `«${name}» faqat ${other}() metodining ichida bor. Boshqa metodga ham kerak boʻlsa, uni obyektda saqlang: ikkala joyda ham self.${name} deb yozing.`,
  other_parameter: ({ name, other, letter }) =>
    `«${name}» ${other}() funksiyasining parametri, u faqat oʻsha funksiyaning ichida bor. ${
      letter === ''
        ? `Tashqarida ham kerak boʻlsa, avval unga qiymat bering, soʻng uni funksiyaga uzating`
        : `Bu yerda ham kerak boʻlsa, uni ${letter}() ga ham parametr qilib qoʻshing`
    }.`,
  none: ({ name }) => `«${name}» hozir None, yaʼni boʻsh. Unga qaysi qator None berganini tekshiring.`,
  none_in_place: ({ name, other }) =>
    `«${name}» hozir None: ${other}() mavjud qiymatning oʻzini oʻzgartiradi, natija qaytarmaydi. ${other}() ni alohida qatorda chaqiring, = bilan saqlamang.`,
  none_of_call: ({ name, other, line }) =>
    `«${name}» None boʻldi: ${other}() funksiyasi (${line}-qator) bu safar None berdi. U return ga yetganini va u yerdagi qiymatni tekshiring.`,
  none_of_return: ({ name, other, letter, line }) =>
    `«${name}» None boʻldi: ${other}() ${line}-qatorda ${letter}() natijasini qaytaradi, u esa doim None. ${letter}() ni alohida qatorga yozing, keyin kerakli qiymatni return qiling.`,
  none_of_get: ({ name, other }) =>
    `«${name}» None boʻldi: lugʻatda ${other} kaliti yoʻq, get() shunda None beradi. Kalitni in bilan tekshiring yoki get ga ikkinchi qiymat bering.`,
  none_of_print: ({ name }) =>
    `«${name}» hozir None: print() faqat ekranga chiqaradi, qiymat qaytarmaydi. Qiymatning oʻzi kerak boʻlsa, uni print dan oldin oʻzgaruvchiga saqlang; klaviaturadan javob kerak boʻlsa, print oʻrniga input yozing.`,
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
  not_in_text: () => 'Bu matnda qidirilgan boʻlak yoʻq. Avval in bilan tekshiring yoki .find(...) ishlating.',
  assertion_said: ({ message }) => `assert sharti bajarilmadi: «${message}».`,
  module_case: ({ name }) => `Modul nomi kichik harflar bilan yoziladi: import ${name.toLowerCase()}.`,
  tuple_append: ({ name }) =>
    `Bu kortej, u oʻzgarmaydi va unda ${name} yoʻq. Kvadrat qavsli roʻyxat ishlating: [ ].`,
  dict_dot: ({ name }) => `Lugʻat kaliti nuqta bilan emas, kvadrat qavs bilan olinadi: d["${name}"].`,
  null_name: ({ name }) => `Pythonda «${name}» yoʻq. Boʻsh qiymat None deb yoziladi.`,
  empty_of: ({ name }) =>
    `Bu yer boʻsh, ${name}() tanlaydigan element yoʻq. Avval element borligini tekshiring.`,
  negative_root: () => 'Bu amal manfiy son bilan ishlamaydi. Avval sonni if bilan tekshiring.',
  choose_empty: () => 'U yer boʻsh, tanlaydigan narsa yoʻq. Avval element qoʻshing.',
  format_few: () =>
    'Matndagi { } oʻrinlaridan biri uchun format(...)da qiymat yoʻq. Oʻrinlar va qiymatlarni sanang; oʻrin raqamlari 0 dan boshlanadi.',
  index_append: () =>
    'Roʻyxatda bunday raqamli oʻrin hali yoʻq, shuning uchun unga yozib boʻlmaydi. Oxiriga qoʻshish uchun .append(...) ishlating.',
  attribute_similar: ({ name, other }) => `Bunda «${name}» yoʻq. «${other}» demoqchimidingiz?`,
  attribute_set: ({ one, name }) =>
    `Bu ${kind(one)}, unga nuqta bilan «${name}» qoʻshib boʻlmaydi. Lugʻatda bunday yoziladi: d["${name}"] = ...`,
  length: ({ one, name }) => `Bu ${kind(one)}; unda .${name} yoʻq. Uzunligini len(...) bilan oling.`,
  text_append: ({ name }) => `Bu matn, unda ${name} yoʻq. Matn + bilan qoʻshiladi: s = s + "...".`,
  json_load: () =>
    'json.load(...) ochilgan fayldan oʻqiydi, bu yerda esa matn. Matnni json.loads(...) oʻqiydi.',
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
  no_loop: () => 'asyncio.run(...) bu brauzerda ishga tushmaydi. Dasturni yangi Chrome yoki Edge da oching.',
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
  numbers_apart: ({ name }) =>
    `«${name}» bitta songa aylanmaydi. Bu bir nechta son boʻlsa, avval ularni ajrating: a, b = map(int, input().split(${apart(name)})).${name.includes(',') ? ' Bu kasr son boʻlsa, unga nuqta qoʻying.' : ''}`,
  split_sign: ({ name, count, other }) =>
    `split() ${other} ta boʻlak berdi, chapda esa ${count} ta oʻzgaruvchi bor: bu split matnni «${name}» belgisi boʻyicha ajratadi. Javobda qiymatlar orasiga shu belgini qoʻying.`,
  split_other: ({ count, other }) =>
    `split() ${other} ta boʻlak berdi, chapda esa ${count} ta oʻzgaruvchi bor. Matnda qavs ichidagi ajratuvchi belgi borligini tekshiring.`,
  split_few: ({ count, other }) =>
    `split() ${other} ta boʻlak berdi, chapda esa ${count} ta oʻzgaruvchi bor. Qiymatlarni bir qatorda, oradagi boʻsh joy bilan kiriting.`,
  file_closed: () =>
    'Fayl allaqachon yopilgan, u bilan ishlab boʻlmaydi. Bu qatorni close() dan oldinga, with boʻlsa, uning ichiga qoʻying yoki faylni qayta oching.',
  file_mode: () =>
    'Faylni ochish turi notoʻgʻri: oʻqish uchun "r", yozish uchun "w", oxiriga qoʻshish uchun "a".',
  file_not_read: () => 'Bu fayl yozish uchun ochilgan, undan oʻqib boʻlmaydi. Oʻqish uchun "r" bilan oching.',
  file_not_written: () =>
    'Bu fayl oʻqish uchun ochilgan, unga yozib boʻlmaydi. Qaytadan yozish uchun "w", oxiriga qoʻshish uchun "a" bilan oching.',
  dict_append: ({ name }) =>
    `Bu lugʻat, unda ${name} yoʻq. Yangi kalit bunday qoʻshiladi: d["kalit"] = qiymat.${name === 'add' ? ' Boʻsh toʻplam {} bilan emas, set() bilan yasaladi.' : ''}`,
  dict_has_key: ({ name }) => `Lugʻatda ${name} yoʻq. Kalit borligi in bilan tekshiriladi: "kalit" in d.`,
  compare_assign: ({ name }) =>
    `«${name}»ga hali qiymat berilmagan, == esa faqat solishtiradi. Qiymat berish uchun bitta = yozing: ${name} = ...`,
  foreign_print: ({ name }) =>
    `Python «${name}» degan nomni bilmaydi. Ekranga chiqarish kerak boʻlsa, buni print qiladi: print("...").`,
  of_object: ({ name, other, letter }) =>
    `«${name}» ${letter === 'class' ? 'sinfda berilgan' : 'obyektning oʻzida turadi'}, shuning uchun oldiga self yoziladi: ${other}.`,
  import_alias: ({ name, other, line }) =>
    `${line}-qatorda «${name}» moduli «${other}» nomi bilan ulangan. Shu nomni yozing: ${other}.`,
  import_home: ({ name, other }) =>
    `Python «${name}» degan nomni bilmaydi. Bu ${other} modulidagi «${name}» boʻlsa, avval ulang: from ${other} import ${name}.`,
  key_quotes: ({ name, other }) => `«${name}» — lugʻatning kaliti, u matn. Qoʻshtirnoqqa oling: ${other}.`,
  file_quotes: ({ name }) => `Bu fayl nomi boʻlsa, u qoʻshtirnoq ichida yoziladi: "${name}".`,
  text_quotes: ({ name }) =>
    `Python «${name}» degan nomni bilmaydi. Bu matn boʻlsa, qoʻshtirnoqqa oling: "${name}". Oʻzgaruvchi boʻlsa, unga avval qiymat bering.`,
  text_input: ({ name, other, letter, line }) =>
    `input() doim matn beradi (${line}-qator), shuning uchun «${name}»${other === '' ? '' : ` va «${other}»`} son emas, matn. ${madeNumber(name, other, letter, 'Songa aylantiring')}.`,
  text_number: ({ name, other, letter }) =>
    `${name}${other === '' ? '' : ` va ${other}`} — son emas, matn: ichida raqamlar boʻlsa ham. ${madeNumber(name, other, letter, 'Songa aylantiring')}.`,
  texts_summed: ({ name }) => `sum(...) faqat sonlarni qoʻshadi, «${name}» ichida esa matn bor.`,
  texts_in_list: ({ name, letter }) =>
    `«${name}» ichida matn bor, sum esa matnlarni qoʻshmaydi. Avval qiymatlarni songa aylantiring: sum(map(${letter}, ${name})).`,
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
    `Bu «${other}» modulida emas, uning ichidagi ${other} sinfida turadi: ${name}.`,
  module_call: ({ name, other }) =>
    other === ''
      ? `«${name}» — modul, uni qavs bilan chaqirib boʻlmaydi. Ichidagi funksiyani chaqiring: ${name}.nomi(...).`
      : `«${name}» — modul, uni qavs bilan chaqirib boʻlmaydi. Ichidagisini chaqiring: ${other}(...).`,
  super_missing: ({ name, other, line }) =>
    `«${name}» ${other} sinfining __init__ metodida beriladi, u esa chaqirilmagan. ${line}-qatordan keyin yozing: super().__init__(...).`,
  index_range: ({ name, other, count, letter }) =>
    `«${name}»da ${count} ta ${letter === 'str' ? 'belgi' : 'element'} bor, raqamlari 0 dan ${Number(count) - 1} gacha${other.startsWith('-') ? `, oxiridan -1 dan -${count} gacha` : ''}. ${other} raqamlisi yoʻq.`,
  index_empty: ({ name, letter }) =>
    `«${name}» boʻsh: ${letter === 'str' ? 'unda birorta ham belgi' : 'unda birorta ham element'} yoʻq. Avval qiymat qoʻshing yoki uzunligini tekshiring.`,
  dict_slice: ({ name }) =>
    `«${name}» — lugʻat, undan [boshi:oxiri] bilan boʻlak olib boʻlmaydi. Element kalit bilan olinadi: ${name}["kalit"].`,
  key_type: ({ name, other, letter }) =>
    letter === 'int'
      ? `Lugʻatda ${name} (matn) kaliti yoʻq, lekin ${other} (son) bor. Kalitni songa aylantiring: int(...).`
      : `Lugʻatda ${name} (son) kaliti yoʻq, lekin ${other} (matn) bor. Kalitni matnga aylantiring: str(...).`,
  module_similar: ({ name, other }) => `«${name}» degan modul yoʻq. «${other}» demoqchimidingiz?`,
  own_value: ({ name, other }) =>
    `Bu qator «${name}»ning oldingi qiymatini oladi, lekin unga hali qiymat berilmagan. Yuqorida boshlangʻich qiymat bering: ${name} = ${other}`,
  number_called: ({ name, letter }) =>
    `«${name}» — ${kind(letter)}, uni qavs bilan chaqirib boʻlmaydi. Balki funksiya nomini oʻzgaruvchiga bergandirsiz yoki * tushib qolgandir.`,
  function_expected: ({ name, letter }) =>
    name === ''
      ? `Python funksiya boʻlmagan narsani chaqirmoqchi boʻldi: ${kind(letter)}. Funksiya kerak joyda nima turganini tekshiring.`
      : `${name}(...) ga funksiya kerak edi, berilgan qiymat esa — ${kind(letter)}. Funksiyaning nomini qavssiz bering.`,
  value_called: ({ name, letter }) =>
    `«${name}» — ${kind(letter)}, uni qavs bilan chaqirib boʻlmaydi. Qavsni oling; funksiya ham shunday atalgan boʻlsa, birini boshqacha nomlang.`,
  one_number: () =>
    'int() bitta qiymatni songa aylantiradi, bu yerda esa ikkita berilgan. Har birini alohida yozing: int(...), int(...).',
  name_near: ({ name, other }) => `Python «${name}» degan nomni bilmaydi. «${other}» demoqchimidingiz?`,
  dict_items: ({ name, other }) =>
    `Lugʻatni aylanganda faqat kalitlari keladi. Kalit va qiymat birga kerak boʻlsa: for ${name} in ${other}.items():.`,
  module_part: ({ one, name }) =>
    `«${name}» modul emas, u ${one} modulining ichida. Yozing: from ${one} import ${name}.`,
  module_member: ({ name, other }) =>
    `Python «${name}» degan nomni bilmaydi. Bu moduldagi «${name}» boʻlsa, oldiga modul nomi yoziladi: ${other}.`,
  base_object: ({ name, letter }) =>
    `class qavsida sinf turishi kerak, «${name}» esa sinf emas (${kind(letter)}).`,
  class_kept: ({ name, other }) =>
    `«${name}» obyekt emas, ${other} sinfining oʻzi: uni yasaganda qavs tushib qolgan. ${other}(...) deb yozing.`,
}
