import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const key = new PluginKey<DecorationSet>('waitingPictures')

type Change = { add: string; at: number } | { remove: string; later?: Later }
/** Others that wait at the same place: they come behind it. */
interface Later {
  ids: readonly string[]
  at: number
}

/** Holds the places of pictures that are being sent while their text is written on. */
export const WaitingPictures = Extension.create<{ text: string }>({
  name: 'waitingPictures',
  addOptions: () => ({ text: '' }),
  addProseMirrorPlugins() {
    const { text } = this.options
    return [
      new Plugin({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (transaction, before) => {
            const places = before.map(transaction.mapping, transaction.doc)
            const change = transaction.getMeta(key) as Change | undefined // set below alone
            if (!change) return places
            const hold = (at: number, id: string) => Decoration.widget(at, () => sign(text), { id })
            if ('add' in change) return places.add(transaction.doc, [hold(change.at, change.add)])
            const { ids, at } = change.later ?? { ids: [], at: 0 }
            return places.remove([change.remove, ...ids].flatMap((id) => find(places, id))).add(
              transaction.doc,
              ids.map((id) => hold(at, id)),
            )
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ]
  },
})

function find(places: DecorationSet, id: string): Decoration[] {
  return places.find(undefined, undefined, (spec: { id?: string }) => spec.id === id)
}

function sign(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'rich-waiting'
  element.textContent = text
  return element
}

export function holdPlace(transaction: Transaction, id: string, at: number): Transaction {
  return transaction.setMeta(key, { add: id, at } satisfies Change)
}

/** Gives up a place whose picture won't come. */
export function leavePlace(transaction: Transaction, id: string, later?: Later): Transaction {
  return transaction.setMeta(key, { remove: id, ...(later && { later }) } satisfies Change)
}

/** Puts a picture behind the block where it was asked for; at the end, where that place is gone or unknown. */
export function placePicture(state: EditorState, id: string, attrs: Record<string, unknown>): Transaction {
  const { image, paragraph } = state.schema.nodes
  const { tr: transaction, doc } = state
  if (!image || !paragraph) return transaction
  const places = key.getState(state) ?? DecorationSet.empty
  const [held] = find(places, id)
  const node = image.create(attrs)
  if (!held) return transaction.insert(doc.content.size, paragraph.create(null, node))
  const at = doc.resolve(held.from)
  const isFree = at.parent.type === paragraph && at.parent.content.size === 0
  const behind = insertPoint(doc, at.depth > 0 ? at.after() : at.pos, paragraph) ?? doc.content.size
  if (isFree) transaction.insert(at.pos, node)
  else transaction.insert(behind, paragraph.create(null, node))
  const ids = places
    .find(held.from, held.from)
    .map(({ spec }: { spec: { id?: string } }) => spec.id ?? '')
    .filter((other) => other !== id)
  // Inside the paragraph, so that the next one finds its end.
  return leavePlace(transaction, id, { ids, at: isFree ? at.pos + 1 : behind + 2 })
}
