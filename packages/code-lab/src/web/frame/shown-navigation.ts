import type { EntryQueue } from './shown-console.ts'

export interface NavigationPorts {
  queue: EntryQueue
  /** The page that is shown. */
  page: string
  navigate: (page: string, search: string, hash: string) => void
}

/** Goes to an address as far as it lies in the project; what leads outside is reported. */
export type Follow = (address: string, outside?: 'blocked' | 'form') => void

export function makeFollow({ queue, page, navigate }: NavigationPorts): Follow {
  return (address, outside = 'blocked') => {
    const { path = '', search = '', hash = '' } = parts.exec(address)?.groups ?? {}
    // The same page, asked something else.
    if (path === '' && search !== '') return navigate(page, search, hash)
    if (isPage(path)) return navigate(nameOf(path), search, hash)
    queue.add({ kind: outside, level: 'warn', values: [{ is: 'text', text: address }] })
    queue.flush()
  }
}

const parts = /^(?<path>[^?#]*)(?<search>\?[^#]*)?(?:#(?<hash>.*))?$/s

const isPage = (path: string): boolean => /^[^:]*\.html?$/i.test(path) && !path.startsWith('//')

/** The project's name for a page, however an address writes it. */
function nameOf(path: string): string {
  const name = path.replace(/^(?:\.{0,2}\/)+/, '')
  try {
    return decodeURIComponent(name).normalize('NFC')
  } catch {
    return name
  }
}

/** Links and forms stay in the project: another page of it is requested, what leads outside is reported. */
export function keepInside(queue: EntryQueue, follow: Follow, toHash: (hash: string) => void): void {
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const link = event.target.closest('a[href],area[href]')
    const address = link?.getAttribute('href')?.trim() ?? ''
    if (!link || /^javascript:/i.test(address)) return
    event.preventDefault()
    if (address.startsWith('#')) return toHash(address)
    follow(address)
  })
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method === 'dialog') return
    event.preventDefault()
    const fields = fieldsOf(new FormData(form, event.submitter))
    const address = form.getAttribute('action')?.trim() ?? ''
    const [path = ''] = address.split(/[?#]/, 1)
    if (isPage(path))
      return follow(
        form.method === 'get' ? `${path}?${new URLSearchParams(fields).toString()}` : address,
        'form',
      )
    queue.add({ kind: 'form', level: 'info', values: [queue.show(Object.fromEntries(fields))] })
    queue.flush()
  })
  window.open = (address) => {
    const wanted = String(address ?? '')
    if (isPage(wanted.split(/[?#]/, 1)[0] ?? '')) follow(wanted)
    else queue.addCalled({ kind: 'blocked', level: 'warn', values: [{ is: 'text', text: wanted }] })
    return null
  }
}

/** What a form sends; of a file its name. */
const fieldsOf = (form: FormData): [string, string][] =>
  [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])

export function goTo(name: string): void {
  if (name === '') return window.scrollTo({ top: 0 })
  // In a document that was written the browser would look for the place elsewhere.
  const id = decodeURIComponent(name)
  const place = document.getElementById(id) ?? document.getElementsByName(id)[0]
  place?.scrollIntoView()
}

/** A picture, a video or a script that did not come. */
export function reportMissing(queue: EntryQueue): void {
  window.addEventListener(
    'error',
    ({ target, isTrusted }) => {
      // An event that a program dispatched is no evidence about a file.
      if (!isTrusted) return
      if (
        !(
          target instanceof HTMLImageElement ||
          target instanceof HTMLMediaElement ||
          target instanceof HTMLSourceElement
        )
      )
        return
      const address = target.getAttribute('src') ?? ''
      if (address === '' || address.startsWith('blob:')) return
      const isOutside = /^(?:[a-z]+:)?\/\//i.test(address)
      queue.add({
        kind: isOutside ? 'blocked' : 'missing',
        level: 'warn',
        values: [{ is: 'text', text: address }],
      })
    },
    true,
  )
}
