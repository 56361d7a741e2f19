import type { FilePreviewLabels } from '@qadam/ui/file-preview'
import { formatClock, formatNumber } from '@qadam/web/format'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const KILOBYTE = 1024
const MEGABYTE = 1024 * 1024

/** The texts of the file viewers, in the language of the console. */
export function usePreviewLabels(): { labels: FilePreviewLabels; formatSize: (bytes: number) => string } {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      formatSize: (bytes) =>
        bytes < MEGABYTE
          ? t('preview.kilobytes', { value: formatNumber(Math.max(1, Math.round(bytes / KILOBYTE))) })
          : t('preview.megabytes', { value: formatNumber(bytes / MEGABYTE) }),
      labels: {
        download: t('preview.download'),
        loading: t('preview.loading'),
        failed: t('preview.failed'),
        retry: t('errors.retry'),
        zoom: (name) => t('preview.zoom', { name }),
        zoomIn: t('preview.zoom_in'),
        zoomOut: t('preview.zoom_out'),
        close: t('shell.close'),
        openPdf: t('preview.open_pdf'),
        page: (page, count) => t('preview.page', { page, total: count }),
        cut: (size) => t('preview.cut', { size }),
        audio: {
          play: t('preview.play'),
          pause: t('preview.pause'),
          seek: t('preview.seek'),
          speed: t('preview.speed'),
          failed: t('preview.failed'),
          retry: t('errors.retry'),
          download: t('preview.download'),
          timeOf: (at, total) => t('preview.time_of', { at: formatClock(at), total: formatClock(total) }),
        },
      },
    }),
    [t],
  )
}
