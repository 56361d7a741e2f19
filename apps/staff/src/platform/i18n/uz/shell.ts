export const shell = {
  product: 'Qadam — konsol',
  navigation: 'Boʻlimlar',
  to_home: 'Qadam — bosh sahifa',
  skip: 'Asosiy qismga oʻtish',
  loading: 'Yuklanmoqda…',
  page_loading: 'Sahifa yuklanmoqda',
  offline: 'Internet aloqasi yoʻq. Qarorlaringiz saqlanadi va keyin yuboriladi.',
  still_offline: 'Hali ham internet yoʻq',
  choose_file: 'Faylni tanlash',
  choose_other_file: 'Boshqa fayl tanlash',
  close: 'Yopish',
  cancel: 'Bekor qilish',
  undo: 'Ortga qaytarish',
  /** The way back from a question whose other answer is to cancel something. */
  keep: 'Qoldirish',
  date: {
    pattern: 'kk.oo.yyyy',
    open: 'Taqvim',
    wrong: 'Sanani kun.oy.yil tartibida yozing, masalan, 05.03.2026',
  },
  months: [
    'Yanvar',
    'Fevral',
    'Mart',
    'Aprel',
    'May',
    'Iyun',
    'Iyul',
    'Avgust',
    'Sentabr',
    'Oktabr',
    'Noyabr',
    'Dekabr',
  ],
  notifications: 'Bildirishnomalar',
} as const

export const errors = {
  network: 'Internet bilan aloqa yoʻq. Tarmoqni tekshirib, qayta urinib koʻring.',
  try_again_later: 'Hozir bajarib boʻlmadi. Birozdan keyin qayta urinib koʻring.',
  busy: 'Server hozir band. Birozdan keyin qayta urinib koʻring.',
  retry: 'Qayta urinish',
  load_failed: 'Yuklab boʻlmadi',
  unvisited: 'Bu sahifa hali yuklanmagan',
  unvisited_text: 'Internet yoʻq. Aloqa tiklanishi bilan sahifa oʻzi ochiladi.',
  unexpected_error_occurred: 'OOPS!',
  unexpected_text:
    'Nimadir ishlamay qoldi, ayb sizda emas. Yozganlaringiz shu qurilmada saqlangan, sahifani yangilang.',
  reload: 'Sahifani yangilash',
  not_found: 'Bunday sahifa yoʻq',
  not_found_text: 'Manzil oʻzgargan boʻlishi yoki bu ish boshqa ustozga tegishli boʻlishi mumkin.',
  go_home: 'Bosh sahifaga oʻtish',
} as const

export const time = {
  days: '{{value}} kun',
  hours: '{{value}} soat',
  minutes: '{{value}} daq',
  ago: '{{stretch}} oldin',
  today: 'bugun {{clock}}',
  just_now: 'hozirgina',
  day: '{{day}}-{{month}}',
  day_of_year: '{{year}}-yil {{day}}-{{month}}',
  /** As they follow a day. */
  months: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avgust',
    'sentabr',
    'oktabr',
    'noyabr',
    'dekabr',
  ],
} as const

export const tray = {
  refused: 'Qaror qabul qilinmadi: {{student}} — {{task}}',
  already_reviewed:
    'Bu ishni boshqa ustoz sizdan oldin tekshirgan. Yozgan izohingiz saqlangan: ishni ochib, kerak boʻlsa qarorni oʻzgartiring.',
  claimed: 'Bu ishni hozir boshqa ustoz tekshiryapti. Yozgan izohingiz saqlangan.',
  newer_version:
    'Oʻquvchi shu orada yangi versiya topshirgan: endi oʻsha baholanadi. Yozgan izohingiz saqlangan.',
  open: 'Ishni ochish',
  change: 'Oʻzgartirish',
  dismiss: 'Tushunarli',
  sent_approved: '{{student}}: ish qabul qilindi',
  sent_rejected: '{{student}}: ish qaytarildi',
} as const

export const table = {
  more: 'Yana',
  filters: 'Filtrlar',
  show: 'Koʻrsatish',
  clear: 'Tozalash',
  columns: 'Ustunlar',
  nothing_found: 'Hech narsa topilmadi',
  nothing_found_text: 'Qidiruvni yoki filtrlarni oʻzgartirib koʻring.',
  no_more: 'Roʻyxat shu yerda tugadi',
  first_page: 'Birinchi sahifa',
  newest: 'Eng yangilari',
  older: 'Eskiroqlari',
} as const
