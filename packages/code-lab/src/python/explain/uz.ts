import type { Named, RuleName } from './rules.ts'

const kinds: Readonly<Record<string, string>> = {
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
const kind = (type: string): string => kinds[type] ?? type

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
  name_similar: ({ name, other }) => `«${name}» degan nom yoʻq. «${other}» demoqchimidingiz?`,
  name_import: ({ name }) => `«${name}» modulini avval ulash kerak: import ${name}.`,
  name: ({ name }) =>
    `«${name}» degan nom yoʻq. Yozilishini tekshiring; bu matn boʻlsa, qoʻshtirnoqqa oling; oʻzgaruvchi boʻlsa, avval qiymat bering.`,
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
}
