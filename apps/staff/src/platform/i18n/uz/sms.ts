export const sms = {
  title: 'SMS xabarlar',
  text: 'Har bir SMS pullik, shuning uchun faqat albatta yetib borishi kerak boʻlgan xabarlar yuboriladi.',
  not_configured:
    'SMS hali ulanmagan: server sozlamalariga ESKIZ_EMAIL va ESKIZ_PASSWORD yozilgach, yuborila boshlaydi.',
  password_reset: 'Parolni SMS kod bilan tiklash',
  password_reset_hint:
    'Oʻquvchi parolni unutsa, kirish sahifasida telefoniga kod oladi. Xodimlarga tegishli emas.',
  payments: 'Toʻlov haqida SMS',
  payments_hint:
    'Toʻlov muddati yaqinlashganda va hisob muzlatilganda oʻquvchi raqamiga yuboriladi, tunda emas.',
  today: 'Bugun yuborildi: {{sent}} / {{cap}}',
  over: 'Bugungi chegaraga yetildi: kod yuborilmaydi, toʻlov xabarlari ertaga yuboriladi.',
  codes_over:
    'Kodlar bugungi ulushini tugatdi: kod yuborilmaydi, qolgan SMSlar toʻlov xabarlari uchun saqlanadi.',
  held_back_one: 'Chegara {{count}} ta SMSni toʻxtatdi.',
  held_back_other: 'Chegara {{count}} ta SMSni toʻxtatdi.',
  cap: 'Kuniga koʻpi bilan, ta SMS',
  cap_hint: '0 yozilsa, birorta ham SMS yuborilmaydi.',
  cap_wrong: '0 dan {{most}} gacha butun son yozing',
  save: 'Saqlash',
} as const
