import type { ContentLanguages, StaffShopItem } from '@qadam/contract'
import { expect, test, vi } from 'vitest'
import { ContentLanguagesContext } from '../../../platform/content-languages-context.ts'
import { Refusal, sitDown } from '../../../platform/fixtures.tsx'
import { authoring } from '../../../platform/i18n/uz/authoring.ts'
import { editConflict } from '../../../platform/i18n/uz/school-settings.ts'
import { shop as words } from '../../../platform/i18n/uz/shop.ts'
import { ItemDialog } from './item-dialog.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>> | undefined

const item: StaffShopItem = {
  id: 4,
  kind: 'thing',
  title: { uz: 'Krujka' },
  description: { uz: '' },
  picture: 'mug',
  price: 500,
  stock: 3,
  published: true,
  sold: 0,
  revision: 2,
}

test('a drawing that another admin chose meanwhile is told, and a price that is kept does not take it back', async () => {
  const onClose = vi.fn<() => void>()
  const newer = { ...item, picture: 'gift', revision: 3, saved_by: 'Nodira Karimova', saved_at: null }
  workspace = await sitDown({
    shop_item_save: ({ revision }) =>
      revision === 3 ? { id: 4, items: [] } : new Refusal(409, 'conflict', { reason: 'changed', newer }),
  })
  workspace.show(<ItemDialog item={item} onSaved={() => undefined} onClose={onClose} />)
  await workspace.fill(words.price, '700')
  await workspace.press(words.save)
  await vi.waitFor(() => expect(workspace?.text()).toContain(`${words.picture}: ${words.drawings.gift}`))
  await workspace.press(editConflict.keep)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(workspace.callsOf('shop_item_save').map(({ price, drawing }) => [price, drawing])).toEqual([
    [700, 'mug'],
    [700, 'gift'],
  ])
})

test('the Russian of an item is asked for as the school wants it', async () => {
  const open = async (languages: ContentLanguages, shown = item) => {
    workspace = await sitDown({
      shop_item_save: () => new Refusal(409, 'conflict', { reason: 'no_russian' }),
    })
    workspace.show(
      <ContentLanguagesContext value={languages}>
        <ItemDialog item={shown} onSaved={() => undefined} onClose={() => undefined} />
      </ContentLanguagesContext>,
    )
    await vi.waitFor(() => expect(workspace?.text()).toContain(words.name_uz))
    return workspace
  }
  expect((await open('uz')).text()).not.toContain(words.name_ru)
  const inRussian = { ...item, title: { uz: 'Krujka', ru: 'Кружка' } }
  const kept = await open('uz', inRussian)
  expect(kept.text()).toContain(words.name_ru)
  expect(kept.text()).not.toContain(words.text_ru)
  const marked = await open('both')
  // The description is empty, so that there is nothing to translate.
  expect(marked.text().split(authoring.russian_needed)).toHaveLength(2)
  await marked.press(words.save)
  await vi.waitFor(() => expect(marked.text()).toContain(words.no_russian))
})
