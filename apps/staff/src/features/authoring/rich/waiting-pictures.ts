import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { insertPoint } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const key = new PluginKey<DecorationSet>('waitingPictures')

type Change = { add: string; at: number } | { remove: string }

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
            if ('remove' in change) return places.remove(find(places, change.remove))
            return places.add(transaction.doc, [
              Decoration.widget(change.at, () => sign(text), { id: change.add }),
            ])
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
export function leavePlace(transaction: Transaction, id: string): Transaction {
  return transaction.setMeta(key, { remove: id } satisfies Change)
}

/** Puts a picture behind the block where it was asked for; at the end, where that place is gone or unknown. */
export function placePicture(state: EditorState, id: string, attrs: Record<string, unknown>): Transaction {
  const { image, paragraph } = state.schema.nodes
  const { tr: transaction, doc } = state
  if (!image || !paragraph) return transaction
  const [held] = find(key.getState(state) ?? DecorationSet.empty, id)
  const node = image.create(attrs)
  const at = held && doc.resolve(held.from)
  if (at?.parent.type === paragraph && at.parent.content.size === 0) transaction.insert(at.pos, node)
  else {
    const behind = at && at.depth > 0 ? insertPoint(doc, at.after(), paragraph) : null
    transaction.insert(behind ?? doc.content.size, paragraph.create(null, node))
  }
  return held ? leavePlace(transaction, id) : transaction
}
