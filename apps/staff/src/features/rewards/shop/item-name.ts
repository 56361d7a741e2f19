import type { StaffShopItem } from '@qadam/contract'

/** As students who read that language see it. */
export function itemName({ title }: Pick<StaffShopItem, 'title'>, language: string): string {
  return (language === 'ru' ? title.ru : undefined) ?? title.uz
}
