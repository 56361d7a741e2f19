export const notifications = {
  title: 'Xabarlar',
  view: 'Koʻrish',
  failed: 'Xabarlarni yuklab boʻlmadi',
  list: 'Xabarlar roʻyxati',
  unread: 'oʻqilmagan',
  mark_read: 'Oʻqildi deb belgilash',
  remove: 'Oʻchirish',
  change_failed: 'Saqlanmadi. Internetni tekshirib, qayta urinib koʻring.',
  empty: 'Hozircha xabar yoʻq',
  empty_text:
    'Ustoz ishingizni tekshirsa, buyurtmangiz tayyor boʻlsa yoki toʻlov vaqti kelsa, shu yerda aytamiz.',
  to_courses: 'Kurslarga oʻtish',
}
