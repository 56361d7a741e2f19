import type { AudioPlayerLabels } from '../src/audio-player.tsx'
import type { FileDropLabels } from '../src/file-drop.tsx'
import type { FilePreviewLabels } from '../src/file-preview.tsx'
import type { RecorderLabels } from '../src/recorder-panel.tsx'

export const player: AudioPlayerLabels = {
  play: 'Tinglash',
  pause: 'Toʻxtatib turish',
  seek: 'Yozuvdagi joy',
  speed: 'Tezlik',
  failed: 'Yozuv ochilmadi.',
  retry: 'Qayta urinish',
  download: 'Yuklab olish',
  timeOf: (at, total) => `${total} soniyadan ${at} soniya`,
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export const recorder: RecorderLabels = {
  record: 'Yozishni boshlash',
  asking: 'Mikrofonga ruxsat bering',
  recording: 'Yozilmoqda',
  pause: 'Toʻxtatib turish',
  paused: 'Toʻxtatib turildi',
  resume: 'Davom ettirish',
  stop: 'Yozishni tugatish',
  again: 'Qayta yozish',
  againTitle: 'Qaytadan yozasizmi?',
  againText: 'Hozirgi yozuv oʻchib ketadi.',
  againConfirm: 'Qayta yozish',
  againCancel: 'Qoldirish',
  limit: (seconds) => `Koʻpi bilan ${clock(seconds)}`,
  timeLeft: (seconds) => `${clock(seconds)} qoldi`,
  interruptedTitle: 'Yozuv uzilib qolgan edi',
  interruptedText: 'Aytganlaringiz saqlandi. Tinglab koʻring: shuni topshirish yoki qayta yozish mumkin.',
  failures: {
    denied: {
      title: 'Mikrofonga ruxsat yoʻq',
      text: 'Manzil qatoridagi qulf belgisini bosing, mikrofonga ruxsat bering va qayta urining.',
    },
    missing: { title: 'Mikrofon topilmadi', text: 'Mikrofonni yoki quloqchinni ulang va qayta urining.' },
    unsupported: {
      title: 'Bu brauzer ovoz yoza olmaydi',
      text: 'Chrome yoki Safarining yangi versiyasini oching.',
    },
    busy: { title: 'Mikrofon band', text: 'Boshqa dastur undan foydalanmoqda. Uni yoping va qayta urining.' },
    broken: { title: 'Yozib boʻlmadi', text: 'Mikrofondan ovoz kelmadi. Qayta urinib koʻring.' },
  },
  retry: 'Qayta urinish',
  player,
  playerName: 'Sizning yozuvingiz',
}

export const files: FileDropLabels = {
  pick: 'Fayl tanlash',
  camera: 'Suratga olish',
  dropHere: 'Shu yerga tashlang',
  list: 'Tanlangan fayllar',
  waiting: 'Navbatda',
  uploading: (part) => `Yuklanmoqda: ${Math.round(part * 100)}%`,
  paused: 'Internet yoʻq, aloqa tiklanganda davom etadi',
  done: 'Yuklandi',
  cancel: (name) => `Bekor qilish: ${name}`,
  retry: (name) => `Qayta yuklash: ${name}`,
  remove: (name) => `Oʻchirish: ${name}`,
  open: (name) => `Ochish: ${name}`,
}

export const preview: FilePreviewLabels = {
  download: 'Yuklab olish',
  loading: 'Ochilmoqda',
  failed: 'Fayl ochilmadi.',
  retry: 'Qayta urinish',
  zoom: (name) => `Kattalashtirish: ${name}`,
  zoomIn: 'Kattaroq',
  zoomOut: 'Kichikroq',
  close: 'Yopish',
  openPdf: 'Sahifalarni koʻrish',
  page: (page, count) => `${page} / ${count}`,
  cut: (size) => `Faqat dastlabki ${size} koʻrsatildi. Toʻligʻini yuklab oling.`,
  audio: player,
}

export const formatSize = (bytes: number): string =>
  bytes < 1000 * 1000
    ? `${(bytes / 1000).toLocaleString('ru', { maximumFractionDigits: 0 })} KB`
    : `${(bytes / 1e6).toLocaleString('ru', { maximumFractionDigits: 1 })} MB`
