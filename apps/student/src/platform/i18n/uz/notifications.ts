export const notifications = {
  title: 'Bildirishnomalar',
  view: 'Koʻrish',
  more_one: 'Yana {{count}} ta bildirishnoma',
  more_other: 'Yana {{count}} ta bildirishnoma',
  failed: 'Bildirishnomalarni yuklab boʻlmadi',
  list: 'Bildirishnomalar roʻyxati',
  unread: 'oʻqilmagan',
  mark_read: 'Oʻqildi deb belgilash',
  remove: 'Oʻchirish',
  change_failed: 'Saqlanmadi. Internetni tekshirib, qayta urinib koʻring.',
  empty: 'Hozircha bildirishnoma yoʻq',
  empty_text:
    'Ustoz ishingizni tekshirsa, buyurtmangiz tayyor boʻlsa yoki toʻlov vaqti kelsa, shu yerda aytamiz.',
  to_courses: 'Kurslarga oʻtish',
}
