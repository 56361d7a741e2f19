export const sms = {
  not_configured:
    'SMS hali ulanmagan: server sozlamalariga ESKIZ_EMAIL va ESKIZ_PASSWORD yozilgach, yuborila boshlaydi.',
  today: 'Bugun yuborildi: {{sent}} / {{cap}}',
  over: 'Bugungi chegaraga yetildi: kod yuborilmaydi, toʻlov xabarlari ertaga yuboriladi.',
  codes_over:
    'Kodlar bugungi ulushini tugatdi: kod yuborilmaydi, qolgan SMSlar toʻlov xabarlari uchun saqlanadi.',
  held_back_one: 'Chegara {{count}} ta SMSni toʻxtatdi.',
  held_back_other: 'Chegara {{count}} ta SMSni toʻxtatdi.',
} as const
