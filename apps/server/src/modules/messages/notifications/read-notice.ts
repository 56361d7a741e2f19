import type { Lang } from '@qadam/contract'
import type { Notice, NoticeText, NoticeWords } from './define-notice.ts'
import * as everyNotice from './every-notice.ts'

export type NoticeKind = (typeof everyNotice)[keyof typeof everyNotice]['kind']

export const notices: readonly Notice[] = Object.values(everyNotice)
const byKind = new Map(notices.map((notice) => [notice.kind, notice]))

/** What a stored notification says; undefined for one that no version of this code wrote. */
export function readNotice({ kind, params }: { kind: string; params: unknown }): NoticeWords | undefined {
  return byKind.get(kind)?.read(params)
}

/** Stands for one that a newer server wrote, while servers are updated one by one: its list is to be read all the same. */
export const plainLine: Record<Lang, NoticeText> = {
  uz: {
    title: 'Maktabdan xabar',
    detail: 'Sizga yangi xabar keldi. Uning toʻliq matni birozdan keyin koʻrinadi.',
  },
  ru: {
    title: 'Сообщение от школы',
    detail: 'Для вас есть новое сообщение. Его полный текст появится здесь немного позже.',
  },
}
