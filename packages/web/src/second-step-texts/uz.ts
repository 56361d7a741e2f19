/** Of the second step of a sign-in, which both web apps ask for. */
export const secondStep = {
  title: 'Ikkinchi bosqich',
  text: 'Parol toʻgʻri. Endi telefoningizdagi ilova koʻrsatayotgan kodni kiriting.',
  passkey_text: 'Parol toʻgʻri. Endi kirish kaliti bilan tasdiqlang.',
  recovery_text: 'Parol toʻgʻri. Kirish kalitingiz bu yerda ishlamaydi: zaxira kodlardan birini kiriting.',
  use_passkey: 'Kirish kaliti bilan kirish',
  passkey_cancelled: 'Qurilma tasdiqlamadi. Qayta urining yoki kod kiriting.',
  or_recovery: 'Zaxira kod',
  or_recovery_hint: 'Qurilma yoningizda boʻlmasa, zaxira kodlardan birini kiriting',
  code: 'Kod',
  hint: 'Ilovadagi 6 raqam yoki zaxira kodlardan biri',
  required: 'Kodni kiriting',
  over: 'Bu kirish urinishi tugadi. Parolni qaytadan kiriting.',
  continue: 'Kirish',
  again: 'Parolni qayta kiritish',
  back: 'Orqaga',
  lost: 'Telefoningiz yoʻqoldimi? Zaxira kodni kiriting yoki boshqa administratordan ikkinchi bosqichni olib tashlashni soʻrang.',
} as const
