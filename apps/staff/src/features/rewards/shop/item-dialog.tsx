import { limits, savedBy, staffShopItem, type StaffShopItem } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Dialog } from '@qadam/ui/dialog'
import { GiftDrawing } from '@qadam/ui/gift-drawing'
import { Switch } from '@qadam/ui/switch'
import { TextField } from '@qadam/ui/text-field'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { FileChoice } from '../../../platform/file-choice.tsx'
import { InLanguages } from '../../../platform/in-languages.tsx'
import { differencesOf, Meanwhile, mergeMine, newerOf } from '../../../platform/meanwhile.tsx'
import { itemName } from './item-name.ts'
import { sendPicture } from './send-picture.ts'

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
  // As it was read, or as the last conflict told.
  const [base, setBase] = useState(item)
  const [draft, setDraft] = useState(() => draftOf(item))
  const [picture, setPicture] = useState<File | null>(null)
  // The stock that a conflict returned: the next save is based on it.
  const [seen, setSeen] = useState(item?.stock)
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })

  const save = useMutation({
    mutationFn: async (next: { draft: Draft; seen: number | null | undefined; revision: number }) => {
      const { draft } = next
      const saved = await call('shop_item_save', {
        ...(base && { id: base.id, stock_seen: next.seen ?? null, revision: next.revision }),
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
      setBase(stored)
      setSeen(stored.stock)
      return await sendPicture(stored, picture)
    },
    onSuccess: (items) => {
      onSaved(items)
      onClose()
    },
    onError: (failure) => {
      const stock = isCallError(failure, 'conflict') ? failure.details['stock'] : undefined
      if (typeof stock === 'number' || stock === null) setSeen(stock)
    },
  })

  const newer = newerOf(save.error, newerItem)
  const revision = base?.revision ?? 0

  function take(saved: StaffShopItem, next: Draft): void {
    setBase(saved)
    setDraft(next)
    setSeen(saved.stock)
    save.reset()
  }

  function failureText(failure: unknown): string {
    const details = isCallError(failure, 'conflict') ? failure.details : {}
    if (details['reason'] === 'too_many') return t('shop.too_many')
    if (details['reason'] === 'no_russian') return t('shop.no_russian')
    const { stock } = details
    return typeof stock === 'number' || stock === null
      ? t('shop.stock_changed', { stock: stock ?? '∞' })
      : errorText(failure)
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isWhole) save.mutate({ draft, seen, revision })
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
    <Dialog
      open
      title={item ? t('shop.edit', { title: itemName(item, i18n.language) }) : t('shop.add')}
      closeLabel={t('shell.close')}
      isBusy={save.isPending}
      onOpenChange={(open) => !open && onClose()}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-4">
        {!item && (
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            {t('shop.kind')}
            <select
              className="min-h-12 rounded-control border border-control bg-card px-3 text-base"
              value={draft.kind}
              onChange={({ target: { value } }) => {
                const isFreeze = value === 'streak_freeze'
                change({
                  kind: isFreeze ? 'streak_freeze' : 'thing',
                  ...(isFreeze && { stock: '', drawing: 'freeze' as const }),
                })
              }}
            >
              <option value="thing">{t('shop.kinds.thing')}</option>
              <option value="streak_freeze">{t('shop.kinds.streak_freeze')}</option>
            </select>
          </label>
        )}
        {texts.map(([label, field, maxLength]) => (
          <InLanguages key={field} text={{ uz: draft[`${field}Uz`], ru: draft[`${field}Ru`] }}>
            {(lang, hint) => {
              const name = `${field}${lang === 'uz' ? 'Uz' : 'Ru'}` as const
              return (
                <TextField
                  label={t(`shop.${label}_${lang}`)}
                  // What is not shown to students is saved without.
                  hint={draft.published ? hint : undefined}
                  value={draft[name]}
                  maxLength={maxLength}
                  onChange={(event) => change({ [name]: event.target.value })}
                />
              )
            }}
          </InLanguages>
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
              onChoose={(file) => setPicture(file ?? null)}
            />
          </div>
        </fieldset>
        <Switch
          label={t('shop.published')}
          checked={draft.published}
          onChange={(published) => change({ published })}
        />
        {newer && (
          <Meanwhile
            saved={newer}
            differences={differencesOf(
              { base: draftOf(base), mine: draft, newer: draftOf(newer) },
              (name) => t(`shop.${labels[name]}`),
              (value, name) => {
                if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
                if (name !== 'drawing') return String(value) || '—'
                const drawing = shop.drawings.find((each) => each === value)
                return drawing ? t(`shop.drawings.${drawing}`) : t('shop.uploaded')
              },
            )}
            onTake={() => {
              setPicture(null)
              take(newer, draftOf(newer))
            }}
            onKeep={() => {
              const merged = mergeMine(draftOf(base), draft, draftOf(newer))
              take(newer, merged)
              save.mutate({ draft: merged, seen: newer.stock, revision: newer.revision })
            }}
          />
        )}
        {save.error && !newer && (
          <p role="alert" className="text-[15px] text-pomegranate-text">
            {failureText(save.error)}
          </p>
        )}
        <Button type="submit" full loading={save.isPending} disabled={!isWhole}>
          {t('shop.save')}
        </Button>
      </form>
    </Dialog>
  )
}
