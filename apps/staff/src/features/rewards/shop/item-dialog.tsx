import { limits, savedBy, staffShopItem, type StaffShopItem } from '@qadam/contract'
import { GiftDrawing } from '@qadam/ui/gift-drawing'
import { SelectField } from '@qadam/ui/select-field'
import { Switch } from '@qadam/ui/switch'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { useConflictForm } from '../../../platform/conflict-form.tsx'
import { FileChoice } from '../../../platform/file-choice.tsx'
import { FormDialog } from '../../../platform/form-dialog.tsx'
import { itemName } from './item-name.ts'
import { sendPicture } from './send-picture.ts'
import { TextInLanguages } from '../../../platform/text-in-languages.tsx'

const { shop } = limits

export interface ItemDialogProps {
  /** A new one where absent. */
  item: StaffShopItem | undefined
  onSaved: (items: StaffShopItem[]) => void
  onClose: () => void
}

const newerItem = z.extend(staffShopItem, savedBy)

const draftOf = (item: StaffShopItem | undefined) => ({
  kind: item?.kind ?? ('thing' as const),
  titleUz: item?.title.uz ?? '',
  titleRu: item?.title.ru ?? '',
  textUz: item?.description.uz ?? '',
  textRu: item?.description.ru ?? '',
  price: String(item?.price ?? 100),
  stock: item ? String(item.stock ?? '') : '10',
  published: item?.published ?? true,
  /** Undefined for an uploaded picture, whose address says nothing. */
  drawing: item ? shop.drawings.find((name) => name === item.picture) : ('gift' as const),
})
type Draft = ReturnType<typeof draftOf>

const labels = {
  kind: 'kind',
  titleUz: 'name_uz',
  titleRu: 'name_ru',
  textUz: 'text_uz',
  textRu: 'text_ru',
  price: 'price',
  stock: 'stock',
  published: 'published',
  drawing: 'picture',
} as const satisfies Record<keyof Draft, string>

/** One item: its title, price, stock and picture. */
export function ItemDialog({ item, onSaved, onClose }: ItemDialogProps): ReactNode {
  const { t, i18n } = useTranslation()
  const [picture, setPicture] = useState<File | null>(null)
  // The stock that a refusal told: the next save of the same item is based on it.
  const [told, setTold] = useState<{ of: StaffShopItem; stock: number | null }>()
  const form = useConflictForm({
    saved: item,
    newer: newerItem,
    draftOf,
    send: async ({ base, draft }, rebase) => {
      const saved = await call('shop_item_save', {
        ...(base && {
          id: base.id,
          stock_seen: told?.of === base ? told.stock : base.stock,
          revision: base.revision,
        }),
        kind: draft.kind,
        title: { uz: draft.titleUz, ru: draft.titleRu },
        description: { uz: draft.textUz, ru: draft.textRu },
        drawing: picture ? undefined : draft.drawing,
        price: Number(draft.price),
        stock: draft.stock.trim() === '' ? null : Number(draft.stock),
        published: draft.published,
      })
      onSaved(saved.items)
      const stored = saved.items.find(({ id }) => id === saved.id)
      if (!picture || !stored) return saved.items
      // Where the picture fails, what is sent again changes this one.
      rebase(stored)
      return await sendPicture(stored, picture)
    },
    onSaved: (items) => {
      onSaved(items)
      onClose()
    },
    onError: (failure, { base }) => {
      const stock = isCallError(failure, 'conflict') ? failure.details['stock'] : undefined
      if (base && (typeof stock === 'number' || stock === null)) setTold({ of: base, stock })
    },
    onTaken: () => setPicture(null),
    labelOf: (name) => t(`shop.${labels[name]}`),
    wordOf: (value, name) => {
      if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
      if (name !== 'drawing') return String(value) || '—'
      const drawing = shop.drawings.find((each) => each === value)
      return drawing ? t(`shop.drawings.${drawing}`) : t('shop.uploaded')
    },
  })
  const { draft, change } = form

  function failureText(failure: unknown): string {
    const details = isCallError(failure, 'conflict') ? failure.details : {}
    if (details['reason'] === 'too_many') return t('shop.too_many')
    if (details['reason'] === 'no_russian') return t('shop.no_russian')
    const { stock } = details
    return typeof stock === 'number' || stock === null
      ? t('shop.stock_changed', { stock: stock ?? '∞' })
      : errorText(failure)
  }

  const isCount = (text: string, least: number) => /^\d{1,7}$/.test(text) && Number(text) >= least
  const isWhole =
    draft.titleUz.trim() !== '' &&
    isCount(draft.price, 1) &&
    (draft.stock.trim() === '' || isCount(draft.stock, 0))
  const texts = [
    ['name', 'title', shop.titleMaxLength],
    ['text', 'text', shop.descriptionMaxLength],
  ] as const

  return (
    <FormDialog
      title={item ? t('shop.edit', { title: itemName(item, i18n.language) }) : t('shop.add')}
      isBusy={form.isBusy}
      fault={form.failure && failureText(form.failure)}
      submitLabel={t('shop.save')}
      canSubmit={isWhole}
      onSubmit={form.send}
      onClose={onClose}
    >
      {!item && (
        <SelectField
          label={t('shop.kind')}
          value={draft.kind}
          options={(['thing', 'streak_freeze'] as const).map((kind) => ({
            value: kind,
            label: t(`shop.kinds.${kind}`),
          }))}
          onChange={(kind) =>
            change({ kind, ...(kind === 'streak_freeze' && { stock: '', drawing: 'freeze' as const }) })
          }
        />
      )}
      {texts.map(([label, field, maxLength]) => (
        <TextInLanguages
          key={field}
          text={{ uz: draft[`${field}Uz`], ru: draft[`${field}Ru`] }}
          labelOf={(lang) => t(`shop.${label}_${lang}`)}
          // What is not shown to students is saved without.
          mayLackRussian={!draft.published}
          maxLength={maxLength}
          onChange={(lang, value) => change({ [`${field}${lang === 'uz' ? 'Uz' : 'Ru'}`]: value })}
        />
      ))}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('shop.price')}
          inputMode="numeric"
          value={draft.price}
          onChange={(event) => change({ price: event.target.value })}
        />
        <TextField
          label={t('shop.stock')}
          hint={t('shop.stock_hint')}
          inputMode="numeric"
          value={draft.stock}
          onChange={(event) => change({ stock: event.target.value })}
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t('shop.picture')}</legend>
        <div className="grid grid-cols-6 gap-1.5">
          {shop.drawings.map((name) => (
            <label
              key={name}
              title={t(`shop.drawings.${name}`)}
              className="relative grid aspect-square place-items-center rounded-control border-2 border-line has-checked:border-turquoise-text has-checked:bg-turquoise-soft has-focus-visible:outline-3 has-focus-visible:outline-turquoise-text"
            >
              <input
                type="radio"
                name="drawing"
                className="absolute inset-0 opacity-0"
                aria-label={t(`shop.drawings.${name}`)}
                checked={!picture && draft.drawing === name}
                onChange={() => {
                  setPicture(null)
                  change({ drawing: name })
                }}
              />
              <GiftDrawing name={name} className="size-9" />
            </label>
          ))}
        </div>
        <div className="mt-3">
          <FileChoice
            label={t('shop.own_picture')}
            accept={limits.media.images.join(',')}
            file={picture}
            onChoose={setPicture}
          />
        </div>
      </fieldset>
      <Switch
        label={t('shop.published')}
        checked={draft.published}
        onChange={(published) => change({ published })}
      />
      {form.conflict}
    </FormDialog>
  )
}
