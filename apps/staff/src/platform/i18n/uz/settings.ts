export const settings = {
  nav: 'Sozlamalar',
  title: 'Maktab sozlamalari',
  chats: 'Kurs suhbatlari',
  chats_text:
    'Havola kurs sahifasida oʻquvchilarga koʻrinadi. Bir kurs ikki marta yozilsa, birinchisi amal qiladi.',
  no_links: 'Hali havola yoʻq: kurslarda arxivda yozilgan havola koʻrinadi.',
  course: 'Kurs raqami',
  course_hint: 'Masalan: 1',
  course_again: 'Bu kurs yuqorida bor: oʻshanisi amal qiladi',
  course_unknown: 'Bunday kurs hali yoʻq',
  course_wrong: 'Kurs raqamini yozing',
  link: 'Suhbat havolasi',
  link_wrong: 'Havola https:// yoki tg:// bilan boshlansin',
  remove: '{{number}}-qatorni olib tashlash',
  add: 'Yana qoʻshish',
  save: 'Saqlash',
  saved: 'Saqlandi',
} as const
