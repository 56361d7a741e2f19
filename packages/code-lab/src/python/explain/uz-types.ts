import { kind } from './uz-kinds.ts'
import { areSimple, isRow, listed, said, type Say } from './named.ts'
import type { TypeRule } from './type-rules.ts'

export const uzTypes: Readonly<Record<TypeRule, Say>> = {
  append_many: ({ count }) =>
    count === '0'
      ? '.append() ichiga qoʻshiladigan bitta qiymat yoziladi.'
      : `.append() bitta qiymat qoʻshadi, unga esa ${count} ta berilgan. Har birini alohida qoʻshish uchun — .extend([...]); hammasini bitta element qilib qoʻshish uchun — yana bir qavs: .append((...)).`,
  text_plus_number: ({ other }) =>
    `Matnga ${kind(other)} qoʻshib boʻlmaydi.${
      isRow(other)
        ? ''
        : other === 'int' || other === 'float'
          ? ' Uni str(...) bilan matnga aylantiring; hisoblamoqchi boʻlsangiz, matnni int(...) yoki float(...) bilan songa aylantiring.'
          : ' Uni str(...) bilan matnga aylantiring.'
    }`,
  operands: ({ name, one, other }) =>
    `«${name}» amali bu ikkisi orasida ishlamaydi: ${kind(one)} va ${kind(other)}. ${
      areSimple(one, other)
        ? name.startsWith('+')
          ? 'Turlarini bir xil qiling: sonlar uchun int(...) yoki float(...), matn uchun str(...).'
          : 'Matn ichida son boʻlsa, uni aylantiring: int(...) yoki float(...).'
        : 'Belgining ikki tomonida nima turganini tekshiring.'
    }`,
  compare: ({ one, other }) =>
    `Buni solishtirib boʻlmaydi: ${kind(one)} va ${kind(other)}. ${
      areSimple(one, other)
        ? 'Matn ichida son boʻlsa, uni int(...) yoki float(...) bilan songa aylantiring.'
        : [one, other].includes('complex')
          ? 'Kompleks sonlarda «katta» va «kichik» yoʻq; bunday sonni, masalan, manfiy sonning ildizi beradi.'
          : one === other
            ? 'Python ularning qaysi biri kattaligini bilmaydi. Sonlarni yoki matnlarni solishtiring.'
            : 'Bir xil turdagi qiymatlarni solishtiring.'
    }`,
  argument_missing: ({ name, count, other }) =>
    `${name}() chaqirilganda qiymat (argument) yetishmayapti: ${other === '' ? count : listed(other, 'va')}.`,
  argument_extra: ({ name }) =>
    `${name}() uchun ortiqcha qiymat berilgan. Nechta kutishini parametrlaridan koʻring.`,
  argument_name: ({ name, other }) => `${name}() funksiyasida «${other}» degan parametr yoʻq.`,
  not_callable: ({ name }) =>
    `Bu ${kind(name)}, uni qavs bilan chaqirib boʻlmaydi. Qavsdan oldin funksiya turishi kerak: u yerda nima borligini tekshiring.`,
  not_subscriptable: ({ name }) => `Bu ${kind(name)}, undan [ ] bilan element olib boʻlmaydi.`,
  no_item_deletion: ({ name }) =>
    `Bu ${kind(name)}, undan raqam bilan hech narsa oʻchirib boʻlmaydi. Yangi qiymat yasang.`,
  no_item_assignment: ({ name }) =>
    /^(?:str|tuple|range|bytes)$/.test(name)
      ? `Bu ${kind(name)}, uning ichini oʻzgartirib boʻlmaydi. Yangisini yasang yoki roʻyxatdan foydalaning.`
      : `Bu ${kind(name)}, unga [ ] bilan hech narsa yozib boʻlmaydi.`,
  not_iterable: ({ name }) =>
    `Bu ${kind(name)}, uni birma-bir aylanib boʻlmaydi.${name === 'int' ? ' Sanash kerak boʻlsa, range(...) yozing.' : ''}`,
  not_iterable_in_call: ({ name }) =>
    `Bu ${kind(name)}, uning ichida birma-bir olinadigan elementlar yoʻq. Bu yerda roʻyxat yoki boshqa qiymatlar toʻplami kerak.`,
  with_what: ({ name }) =>
    `Bu ${kind(name)}, with u bilan ishlamaydi. with dan keyin odatda fayl ochiladi: with open("a.txt") as f:.`,
  argument_twice: ({ name, other }) =>
    `${name}() ga «${other}» qiymati ikki marta berilgan: tartib boʻyicha va yana nomi bilan. ${name.includes('.') ? 'Metodga birinchi boʻlib obyektning oʻzi beriladi: def da self parametri borligini tekshiring.' : 'Bittasini qoldiring.'}`,
  number_of_what: ({ name, other }) =>
    `${name}(...) matnni songa aylantiradi, bu yerda esa ${kind(other)}. ${/function|method/.test(other) ? 'U qaytaradigan qiymat kerak boʻlsa, funksiya nomidan keyin qavs qoʻying: ().' : 'Bu qiymat qayerdan kelayotganini tekshiring.'}`,
  range_decimal: () =>
    'range faqat butun sonlar bilan sanaydi. Kasr son sikl ichida olinadi, masalan: i / 10.',
  slice_whole: () => '[boshi:oxiri] dagi boshi va oxiri — butun sonlar yoki boʻsh.',
  percent_extra: () => '% dan keyingi qiymatlar matndagi oʻrinlardan (%s, %d) koʻp.',
  text_needed: ({ name }) =>
    `Bu yerda matn kerak, berilgani esa — ${kind(name)}.${['int', 'float'].includes(name) ? ' Qiymatni qoʻshtirnoqqa oling yoki str(...) bilan aylantiring.' : ''}`,
  join_what: () =>
    'join roʻyxatdagi matnlarni birlashtiradi, qavs ichida esa ichini aylanib boʻlmaydigan qiymat turibdi.',
  after_star: ({ name }) => `* dan keyin roʻyxat kutiladi, bu yerda esa ${kind(name)}.`,
  in_what: ({ name }) =>
    `in matn, roʻyxat yoki lugʻat ichidan qidiradi, oʻngda esa ${kind(name)} turibdi, uning ichi yoʻq.`,
  digits: () => 'Bu butun son, uning uzunligi (len) yoʻq. Raqamlarini sanash uchun avval str(...) qiling.',
  no_length: ({ name }) =>
    `Bu ${kind(name)}, uning uzunligi (len) yoʻq.${
      /^(?:generator|map|filter|zip)$/.test(name) ? ' Avval roʻyxat qiling: list(...).' : ''
    }`,
  not_whole: ({ name }) =>
    `Bu yerda butun son kerak, siz bergan qiymat esa ${kind(name)}.${
      name === 'str'
        ? ' Matn ichida son boʻlsa, int(...) bilan aylantiring.'
        : name === 'float'
          ? ' int(...) bilan aylantiring.'
          : name === 'list' || name === 'tuple' || name === 'dict' || name === 'set'
            ? ' Unda nechta element borligini len(...) aytadi.'
            : ''
    }`,
  index_not_whole: ({ name }) =>
    `Element raqami butun son boʻlishi kerak: 0, 1, 2... Bu yerda esa ${kind(name)}.${
      name === 'str'
        ? ' Matn ichida son boʻlsa, int(...) bilan aylantiring; soʻz bilan faqat lugʻatdan olinadi.'
        : name === 'float'
          ? ' int(...) bilan aylantiring.'
          : ''
    }`,
  unhashable: ({ name }) =>
    `Bu ${kind(name)}, u lugʻat kaliti yoki toʻplam elementi boʻla olmaydi.${name === 'list' ? ' Oʻrniga kortej ishlating.' : ''}`,
  type: ({ type, message }) =>
    `Python bu amalni bunday qiymatlar bilan bajara olmadi. Uning oʻz soʻzi: ${said(type, message)}. Shu qatordagi qiymatlarni va ularning turini tekshiring.`,
  row_subscript: ({ name }) =>
    `Bu ${kind(name)}, undan raqam bilan element olib boʻlmaydi. Avval roʻyxat qiling: list(...).`,
  power_caret: () => 'Pythonda ^ daraja emas. Daraja ** bilan yoziladi: x ** 2.',
  argument_name_similar: ({ name, one, other }) =>
    `${name}() funksiyasida «${one}» degan parametr yoʻq. «${other}» demoqchimidingiz?`,
  unpack_one_in_loop: ({ name }) =>
    `for dan keyin bir nechta nom turibdi, element esa har safar bitta (${kind(name)}). Bitta nom qoldiring; tartib raqami ham kerak boʻlsa: for i, x in enumerate(...).`,
  text_returned: ({ name, other }) =>
    other === 'NoneType'
      ? `${name} matn qaytarishi kerak, u esa None qaytaryapti. Matnni return bilan qaytaring.`
      : `${name} matn qaytarishi kerak, u esa ${kind(other)} qaytaryapti. Aylantiring: return str(...).`,
  print_word: ({ name, other }) =>
    `${name}= ga qoʻshtirnoq ichida matn yoziladi, bu yerda esa ${kind(other)}.`,
  percent_number: ({ name, other }) =>
    `Matndagi %${name} son kutadi, unga esa ${kind(other)} berilgan. Son bering yoki %s yozing.`,
  function_not_called: () =>
    'Bu yerda funksiyaning natijasi emas, oʻzi turibdi. Natijasi kerak boʻlsa, funksiya nomidan keyin qavs qoʻying: ().',
  operands_same: ({ name, one }) =>
    one === 'str'
      ? `«${name}» amali matnlar bilan ishlamaydi. Ularda faqat son yozilgan boʻlsa, ikkalasini ham songa aylantiring: int(...) yoki float(...).`
      : `«${name}» amali bunday qiymatlar bilan ishlamaydi, ikkalasi ham — ${kind(one)}.`,
  called_collection: ({ name }) =>
    `Bu ${kind(name)}, uni chaqirib boʻlmaydi. Elementi kvadrat qavs bilan olinadi: ${name === 'dict' ? '["kalit"]' : '[0]'}. Funksiya ham shunday atalgan boʻlsa, birini boshqacha nomlang.`,
  called_text: () =>
    'Matndan keyin qavs turibdi, orada vergul tushib qolganga oʻxshaydi: print("Javob:", (2 + 3)).',
  unpack_one: ({ name }) =>
    `Chap tomonda bir nechta nom bor, oʻngda esa bitta qiymat (${kind(name)}). Har bir nomga qiymat bering: a, b = 1, 2.`,
  percent_few: () =>
    'Matndagi % belgilari berilgan qiymatlardan koʻp. Bir nechta qiymat qavs ichida beriladi: % (a, b).',
  raise_other: () =>
    'raise dan keyin xato turi turadi: raise ValueError("..."). Oʻz sinfingiz boʻlsa, u Exception dan olinadi: class X(Exception).',
  raise_text: () => 'raise dan keyin matnning oʻzi emas, xato turi yoziladi: raise ValueError("...").',
  tuple_comma: () =>
    'Bu kortej, yaʼni bir nechta qiymat, unga faqat kortej qoʻshiladi. Kasr son kerak boʻlsa, vergul emas, nuqta bilan yozing: 1.5. Kortejdagi bitta qiymat kerak boʻlsa, uni raqami bilan oling, masalan [0].',
  list_plus: ({ other }) =>
    `Roʻyxatga ${kind(other)} + bilan qoʻshilmaydi. Oxiriga element qoʻshish uchun .append(...) yozing.`,
  operands_none: () =>
    'Bu qiymatlar orasida None, yaʼni boʻsh qiymat bor. Koʻpincha bu return qilmagan funksiya yoki append, sort kabi amal natijasidir.',
  text_times_text: ({ other }) =>
    `Matn, roʻyxat yoki kortejni faqat butun songa koʻpaytirish mumkin, bu yerda esa ${kind(other)}.${['str', 'float'].includes(other) ? ' Sonlarni koʻpaytirmoqchi boʻlsangiz, avval int(...) yoki float(...) qiling.' : ''}`,
  file_name_type: ({ name }) =>
    `Fayl nomi matn boʻlishi kerak, bu yerda esa ${kind(name)}. Bitta nom bering: open("a.txt").`,
  join_texts: ({ name }) =>
    `join faqat matnlarni birlashtiradi, ichida esa ${kind(name)} bor. Avval str(...) bilan aylantiring.`,
  write_text: ({ name }) => `Faylga faqat matn yoziladi, bu esa ${kind(name)}. str(...) bilan aylantiring.`,
  type_for: ({ one, name }) =>
    `${one} bu qiymat bilan ishlamaydi: u ${kind(name)}.${name === 'str' ? ' Matn ichida son boʻlsa, uni int(...) yoki float(...) bilan aylantiring.' : ''}`,
  self_missing: ({ name }) =>
    `${name}() da birorta ham parametr yoʻq, unga esa bitta qiymat berildi. U obyektda chaqirilsa, bu obyektning oʻzi: self parametrini qoʻshing: def ${name}(self). @classmethod da bu sinf: def ${name}(cls).`,
  argument_needed: ({ name }) => `Bu chaqiruvda yana bitta qiymat (argument) yetishmayapti: ${name}.`,
  no_arguments: ({ name }) =>
    `${name}() hech qanday qiymat olmaydi, unga esa berilgan. Sinf boʻlsa, qiymatlarni __init__(self, ...) metodi oladi.`,
  set_subscript: () =>
    'Toʻplamda (set) tartib yoʻq, undan raqam bilan element olib boʻlmaydi. Avval roʻyxat qiling: list(...).',
  number_of_many: ({ name, other }) =>
    `${name}(...) bitta qiymatni songa aylantiradi, bu esa ${kind(other)}. Har birini alohida aylantiring: list(map(${name}, ...)).`,
  round_text: () =>
    'Bu yerda son kerak, berilgan qiymat esa matn. Unda son yozilgan boʻlsa, int(...) yoki float(...) bilan aylantiring.',
  percent_many: () =>
    'Chapda matn turibdi, % esa unga qiymat qoʻyadi, qoldiq hisoblamaydi. Qoldiq kerak boʻlsa, matnni avval int(...) yoki float(...) bilan songa aylantiring.',
  builtin_arguments: ({ name, count }) =>
    `${name}() ga ${count} ta qiymat berilgan, u esa boshqa miqdorni kutadi.`,
  sort_key: () =>
    'sort() da tartiblash qoidasi nomi bilan beriladi: sort(key=...). Teskari tartib: sort(reverse=True).',
  in_text: ({ name }) =>
    `Matn ichidan faqat matn qidiriladi, in dan oldin esa ${kind(name)} turibdi.${name === 'int' || name === 'float' ? ' Uni str(...) bilan matnga aylantiring.' : ''}`,
  no_keywords: ({ name }) =>
    `${name}() qiymatlarni nomi bilan (nom=...) olmaydi. Ularni tartib boʻyicha, nomsiz bering.`,
}
