export const push = {
  title: 'Bildirishnomalar',
  here: 'Shu qurilmaga yuborilsin',
  hint_default:
    'Ustoz ishingizni tekshirsa yoki toʻlov vaqti yaqinlashsa, ilova yopiq boʻlsa ham bilib turasiz.',
  hint_on: 'Ilova yopiq boʻlsa ham bilib turasiz.',
  hint_quiet: 'Soat {{from}}:00 dan {{to}}:00 gacha bezovta qilmaymiz.',
  failed_unsupported:
    'Bu brauzer bildirishnomalarni koʻrsata olmaydi. Chrome, Edge yoki Firefox orqali kiring.',
  failed_apple: 'iPhone va iPadda qurilmaga bildirishnoma kelmaydi. Ular ilova ichidagi roʻyxatda turadi.',
  failed_messenger: 'Messenjer ichidagi brauzerga bildirishnoma kelmaydi. Sahifani oddiy brauzerda oching.',
  failed_denied:
    'Brauzerda bildirishnomalar taqiqlangan. Manzil qatoridagi belgini bosib, sayt sozlamalarida ruxsat bering.',
  failed_dismissed: 'Ruxsat soʻrovi yopildi. Tayyor boʻlganingizda yana yoqing.',
  failed_no_key: 'Maktabda bildirishnoma kaliti yoʻq. Iltimos, kuratoringizga ayting.',
  failed_not_configured: 'Maktab bildirishnomalarni yuborishga tayyor emas. Birozdan keyin urinib koʻring.',
  failed_no_worker:
    'Brauzer bildirishnoma xizmatini ishga tushira olmadi. Sahifani yangilab, yana urinib koʻring.',
  failed_bad_key: 'Maktabning bildirishnoma kaliti notoʻgʻri. Iltimos, kuratoringizga ayting.',
  failed_setup_failed: 'Bildirishnomalarni yoqib boʻlmadi. Internetni tekshirib, yana urinib koʻring.',
  failed_sync_failed:
    'Bu qurilmani maktabga bildirib boʻlmadi. Hozircha bildirishnomalar faqat ilova ichida koʻrinadi.',
  offer: {
    title: 'Ustoz javobini darrov biling',
    text: 'Ustoz ishingizni tekshirganda telefoningizga xabar yuboramiz. Nimalar haqida yozishimizni profilda tanlaysiz.',
    yes: 'Xabar yuborilsin',
    later: 'Hozir emas',
    done: 'Tayyor, ustoz javob berganda xabar qilamiz',
  },
  open_browser: 'Brauzerda ochish',
  test: 'Sinab koʻrish',
  test_title: 'Sinov bildirishnomasi',
  test_body: 'Bu sinov uchun yuborilgan bildirishnoma',
  topics: 'Nimalar haqida',
  topics_hint: 'Oʻchirilganlari qurilmaga kelmaydi, ilovadagi roʻyxatda baribir turadi.',
  topic_review: 'Ishlarimning tekshiruvi',
  topic_payment: 'Toʻlov',
  topic_shop: 'Doʻkondagi buyurtmalar',
  topic_invite: 'Takliflarim',
  topic_exam: 'Imtihon',
  topic_streak: 'Strike xavf ostida qolsa',
  topic_announcement: 'Eʼlonlar',
} as const
