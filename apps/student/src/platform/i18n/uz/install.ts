export const install = {
  title: 'Qadamni ilova qilib oʻrnating',
  text: 'Ekraningizda oʻz belgisi boʻladi, tezroq ochiladi va internetsiz ham ishlaydi.',
  action: 'Oʻrnatish',
  later: 'Kerak emas',
  apple_title: 'Qadamni bosh ekranga qoʻshing',
  apple_text:
    'Safarida pastdagi «Ulashish» belgisini bosing, soʻng «Bosh ekranga qoʻshish»ni tanlang: ilova toʻliq ekranda ochiladi.',
  new_version: 'Yangi versiya tayyor',
  new_version_text: 'Yangilang: bir soniyada tayyor boʻladi, ishingiz oʻz joyida qoladi.',
  refresh: 'Yangilash',
  not_now: 'Hozir yangilanmadi',
  not_now_text: 'Ishingiz uzilmasin: u tugagach, yangi versiyani yana taklif qilamiz.',
  in_app: 'Qadamni oddiy brauzerda oching',
  in_app_text:
    'Messenjer ichida mikrofon va bildirishnomalar ishlamasligi, ishingiz saqlanmay qolishi mumkin.',
  open: 'Brauzerda ochish',
  copy: 'Havolani nusxalash',
  copied: 'Havola nusxalandi',
  copied_text: 'Safari brauzerini oching va havolani manzil qatoriga qoʻying.',
  copy_failed: 'Havolani nusxalab boʻlmadi',
  copy_failed_text: 'Menyudagi «Brauzerda ochish»ni tanlang yoki Safarida shu manzilni yozing: {{address}}',
} as const
