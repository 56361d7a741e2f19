export const authoringFiles = {
  upload: 'Fayl yuklash',
  upload_for: '{{label}}: fayl yuklash',
  add_picture: 'Rasm yoki yozuv qoʻshish ({{lang}})',
  waiting: '{{name}}: navbatda',
  sending: '{{name}}: {{percent}}% yuborildi',
  paused: '{{name}}: {{percent}}% yuborildi, aloqa kutilmoqda',
  checking: '{{name}}: tekshirilmoqda…',
  cancel: 'Yuborishni toʻxtatish: {{name}}',
  close: 'Yopish: {{name}}',
  frame: 'Kadrni muqova qilish',
  frame_hint: 'Videoni kerakli kadrda toʻxtating.',
  frame_failed: 'Kadr hali yoʻq: videoni boshlang va toʻxtating.',
  refused: {
    too_large: 'fayl juda katta. Bunday fayl {{max_mb}} MB dan oshmasin.',
    container:
      '{{name}} faylini hamma brauzer ham oʻynatmaydi. Uni MP4 (H.264 va AAC) qilib qayta saqlang: buni HandBrake dasturi bepul qiladi.',
    video_codec:
      'video {{name}} bilan siqilgan, uni hamma brauzer ham oʻynatmaydi. Uni MP4 (H.264 va AAC) qilib qayta saqlang: buni HandBrake dasturi bepul qiladi.',
    audio_codec:
      'ovozi {{name}} bilan siqilgan, uni brauzerlar oʻynatmaydi. Ovozini AAC qilib qayta saqlang: buni HandBrake dasturi bepul qiladi.',
    picture_kind: '{{name}} rasmi olinmaydi. Uni PNG, JPEG, WebP yoki GIF qilib saqlang.',
    no_picture_track: 'bu faylda tasvir yoʻq, faqat ovoz bor.',
    broken: 'fayl buzilgan yoki oxirigacha yozilmagan. Uni ochib koʻring va qaytadan saqlang.',
    not_course_file:
      'bunday fayl darsga kirmaydi. Rasm, video, ovoz (MP3, M4A, OGG, WAV) yoki UTF-8 da yozilgan subtitr (VTT, SRT) yuboring.',
    captions_kind: 'bu subtitr emas. Birinchi qatori WEBVTT boʻlsin yoki SRT koʻrinishida yozilsin.',
    captions_timing: '{{line}}-qatorda vaqt notoʻgʻri yozilgan: «{{text}}»',
    captions_order: '{{line}}-qatorda tugash vaqti boshlanishidan keyin emas: «{{text}}»',
    captions_text: '{{line}}-qatordagi vaqtga matn yozilmagan: «{{text}}»',
    captions_empty: 'bu subtitrda birorta ham yozuv yoʻq.',
    full: 'kursga endi fayl sigʻmaydi.',
  },
  film_waiting: 'Sekin internet uchun kichik oʻlchamlari navbatda.',
  film_active: 'Sekin internet uchun kichik oʻlchamlari tayyorlanmoqda.',
  film_ready: 'Sekin internet uchun tayyor:',
  film_made: '{{side}}p ({{size}}\u00a0MB)',
  film_small: 'Fayl shundoq ham kichik, kichikroq oʻlcham kerak emas.',
  film_failed: {
    unreadable:
      'Kichik oʻlchamini tayyorlab boʻlmadi: faylning bir qismi oʻqilmadi. Oʻquvchilar shu faylning oʻzini koʻradi. Videoni qaytadan MP4 (H.264) qilib saqlang va yuklang.',
    too_long:
      'Kichik oʻlchamini tayyorlab boʻlmadi: video juda uzun. Oʻquvchilar shu faylning oʻzini koʻradi. Videoni boʻlaklarga boʻlib yuklang.',
    stopped:
      'Kichik oʻlchamini tayyorlab boʻlmadi: ish bir necha marta uzildi. Oʻquvchilar shu faylning oʻzini koʻradi. Videoni kichikroq qilib qayta yuklang yoki serverga qaraydigan odamga ayting.',
  },
} as const
