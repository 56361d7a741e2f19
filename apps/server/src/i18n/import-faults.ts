import type { ImportFault, ImportField, Lang } from '@qadam/contract'

const fields: Record<Lang, Record<ImportField, string>> = {
  uz: {
    first_name: 'ism',
    last_name: 'familiya',
    phone: 'telefon',
    group: 'guruh',
    lang: 'til',
    next_due_on: 'toʻlov sanasi',
  },
  ru: {
    first_name: 'имя',
    last_name: 'фамилия',
    phone: 'телефон',
    group: 'группа',
    lang: 'язык',
    next_due_on: 'дата оплаты',
  },
}

const texts: Record<Lang, Record<ImportFault, string>> = {
  uz: {
    missing: 'Toʻldirilmagan',
    too_long: 'Juda uzun',
    bad_phone: 'Bunday telefon raqami yoʻq',
    phone_twice: 'Bu telefon roʻyxatda ikki marta uchraydi',
    phone_taken: 'Bu telefon raqamli foydalanuvchi bor',
    unknown_group: 'Bunday guruh yoʻq',
    bad_lang: 'Til «uz» yoki «ru» boʻlishi kerak',
    bad_day: 'Sana 2026-12-01 yoki 01.12.2026 koʻrinishida boʻlishi kerak',
    broken_row: 'Faylni jadval sifatida oʻqib boʻlmadi: qoʻshtirnoq yopilmagan',
  },
  ru: {
    missing: 'Не заполнено',
    too_long: 'Слишком длинно',
    bad_phone: 'Такого номера телефона не бывает',
    phone_twice: 'Этот телефон встречается в списке дважды',
    phone_taken: 'Пользователь с таким телефоном уже есть',
    unknown_group: 'Такой группы нет',
    bad_lang: 'Язык — «uz» или «ru»',
    bad_day: 'Дата пишется как 2026-12-01 или 01.12.2026',
    broken_row: 'Файл не читается как таблица: кавычка не закрыта',
  },
}

/** What is wrong with a row of a list of students, for the admin who imports it. */
export function importFaultText(
  { field, reason }: { field: ImportField | null; reason: ImportFault },
  lang: Lang,
): string {
  const text = texts[lang][reason]
  return field === null ? text : `${text} (${fields[lang][field]})`
}
