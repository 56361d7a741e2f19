import type { AudioPlayerLabels } from '@qadam/ui/audio-player'
import type { FileDropLabels } from '@qadam/ui/file-drop'
import type { FilePreviewLabels } from '@qadam/ui/file-preview'
import type { TFunction } from 'i18next'
import { formatPercent } from '../../../platform/i18n/format.ts'

export function playerLabels(t: TFunction): AudioPlayerLabels {
  return {
    play: t('practice.player.play'),
    pause: t('practice.player.pause'),
    seek: t('practice.player.seek'),
    speed: t('practice.player.speed'),
    failed: t('practice.player.failed'),
    retry: t('practice.player.retry'),
    download: t('practice.player.download'),
    timeOf: (at, total) => t('practice.player.time_of', { at, total }),
  }
}

export function previewLabels(t: TFunction): FilePreviewLabels {
  return {
    download: t('practice.player.download'),
    loading: t('practice.preview.loading'),
    failed: t('practice.preview.failed'),
    retry: t('practice.player.retry'),
    zoom: (name) => t('practice.preview.zoom', { name }),
    zoomIn: t('practice.preview.zoom_in'),
    zoomOut: t('practice.preview.zoom_out'),
    close: t('practice.preview.close'),
    openPdf: t('practice.preview.open_pdf'),
    page: (page, count) => t('practice.preview.page', { page, count }),
    cut: (size) => t('practice.preview.cut', { size }),
    audio: playerLabels(t),
  }
}

export function fileDropLabels(t: TFunction): FileDropLabels {
  return {
    pick: t('practice.files.pick'),
    camera: t('practice.files.camera'),
    dropHere: t('practice.files.drop_here'),
    list: t('practice.files.list'),
    waiting: t('practice.files.waiting'),
    uploading: (part) => t('practice.files.uploading', { percent: formatPercent(part * 100) }),
    paused: t('practice.files.paused'),
    done: t('practice.files.done'),
    cancel: (name) => t('practice.files.cancel', { name }),
    retry: (name) => t('practice.files.retry', { name }),
    remove: (name) => t('practice.files.remove', { name }),
    open: (name) => t('practice.files.open', { name }),
  }
}
