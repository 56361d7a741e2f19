import type { FilePlaces } from './shown-places.ts'

/** The project's files as addresses of this document, made when they are first asked for. */
export class Addresses {
  readonly #places: FilePlaces
  readonly #media = new Map<string, string>()
  readonly #scripts: ReadonlyMap<string, { file: string; text: string }>
  readonly #scriptAddresses = new Map<string, string>()
  #styles: Record<string, string>
  readonly #styleAddresses = new Map<string, string>()
  readonly #styleFiles = new Map<string, string>()

  constructor(
    places: FilePlaces,
    parts: {
      scripts: readonly { key: string; file: string; text: string }[]
      styles: Readonly<Record<string, string>>
      media: readonly { name: string; blob: Blob }[]
    },
  ) {
    this.#places = places
    this.#scripts = new Map(parts.scripts.map((script) => [script.key, script]))
    this.#styles = { ...parts.styles }
    for (const { name, blob } of parts.media) {
      const address = URL.createObjectURL(blob)
      places.add(address, name)
      // With its name behind it, so that a program can distinguish pictures as it would anywhere.
      this.#media.set(name, `${address}#${name}`)
    }
  }

  /** The address of a media file, by what a page calls it. */
  media(name: string): string | undefined {
    return this.#media.get(plain(name))
  }

  script(key: string): string {
    const before = this.#scriptAddresses.get(key)
    if (before !== undefined) return before
    const { file = '', text = '' } = this.#scripts.get(key) ?? {}
    const address = URL.createObjectURL(new Blob([this.filled(text)], { type: 'text/javascript' }))
    if (file !== '') this.#places.add(address, file)
    this.#scriptAddresses.set(key, address)
    return address
  }

  style(file: string): string {
    const before = this.#styleAddresses.get(file)
    if (before !== undefined) return before
    // Styles that import each other in a ring end here.
    this.#styleAddresses.set(file, 'data:text/css,')
    const address = URL.createObjectURL(
      new Blob([this.filled(this.#styles[file] ?? '')], { type: 'text/css' }),
    )
    this.#places.add(address, file)
    this.#styleAddresses.set(file, address)
    this.#styleFiles.set(address, file)
    return address
  }

  /** A built text with addresses where its marks are. */
  filled(text: string): string {
    return text.replace(
      /\uE7A0(script|style|media):([^\uE7A1]*)\uE7A1/g,
      (_mark, kind: string, name: string) => {
        if (kind === 'script') return this.script(name)
        return kind === 'style' ? this.style(name) : (this.media(name) ?? name)
      },
    )
  }

  /** Changes a style of the page as it stands: each sheet is replaced as soon as the next has loaded. */
  changeStyle(file: string, text: string): void {
    this.#styles[file] = text
    this.#styleAddresses.clear()
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet" i]')) {
      const shown = this.#styleFiles.get(link.href)
      if (shown === undefined || link.dataset['qadamGoes'] !== undefined) continue
      const next = link.cloneNode() as HTMLLinkElement // of a link
      next.href = this.style(shown)
      link.dataset['qadamGoes'] = ''
      next.addEventListener('load', () => link.remove())
      link.after(next)
    }
  }
}

const plain = (name: string): string => (name.split(/[?#]/, 1)[0] ?? '').replace(/^(?:\.{0,2}\/)+/, '')

const attributes = ['src', 'poster', 'srcset', 'style'] as const

/** Lets names of media mean them also where a program writes them: properties, attributes, HTML. */
export function followNames(addresses: Addresses): void {
  const properties: readonly (readonly [object, string])[] = [
    [HTMLImageElement.prototype, 'src'],
    [HTMLMediaElement.prototype, 'src'],
    [HTMLSourceElement.prototype, 'src'],
    [HTMLVideoElement.prototype, 'poster'],
    [HTMLInputElement.prototype, 'src'],
  ]
  for (const [prototype, name] of properties) {
    const property = Object.getOwnPropertyDescriptor(prototype, name)
    if (!property?.set) continue
    Object.defineProperty(prototype, name, {
      ...property,
      set(value: unknown) {
        property.set?.call(this, addresses.media(String(value)) ?? value)
      },
    })
  }
  const setAttribute = Element.prototype.setAttribute
  Element.prototype.setAttribute = function set(name: string, value: unknown) {
    const isAddress = /^(?:src|poster)$/i.test(name)
    setAttribute.call(
      this,
      name,
      isAddress ? (addresses.media(String(value)) ?? String(value)) : String(value),
    )
  }
  const OwnAudio = window.Audio
  window.Audio = function Audio(address?: string) {
    return new OwnAudio(address === undefined ? undefined : (addresses.media(address) ?? address))
  } as unknown as typeof window.Audio // called with new alone
}

/** What comes in by `innerHTML` and the like, or as a style with a picture in it. */
export function watchNames(addresses: Addresses): void {
  const follow = (element: Element) => {
    for (const name of attributes) {
      const value = element.getAttribute(name)
      if (value === null || value.includes('blob:')) continue
      if (name === 'style') {
        const next = value.replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/gi, (all, _quote, address: string) => {
          const media = addresses.media(address)
          return media === undefined ? all : `url("${media}")`
        })
        if (next !== value) element.setAttribute(name, next)
      } else {
        const media = addresses.media(value)
        if (media !== undefined) element.setAttribute(name, media)
      }
    }
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element) follow(target)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        follow(node)
        for (const below of node.querySelectorAll('[src],[poster],[srcset],[style*="url"]')) follow(below)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: [...attributes] })
}
