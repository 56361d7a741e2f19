import type { Addresses } from './shown-addresses.ts'
import type { EntryQueue } from './shown-console.ts'

export interface NavigationPorts {
  queue: EntryQueue
  addresses: Addresses
  navigate: (page: string, hash: string) => void
}

/** Links and forms stay in the project: another page of it is asked for, what leads outside is told. */
export function keepInside({ queue, navigate }: NavigationPorts): void {
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const link = event.target.closest('a[href],area[href]')
    const address = link?.getAttribute('href')?.trim() ?? ''
    if (!link || /^javascript:/i.test(address)) return
    event.preventDefault()
    if (address.startsWith('#')) return goTo(address.slice(1))
    follow(address, 'blocked')
  })
  window.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method === 'dialog') return
    event.preventDefault()
    const address = form.getAttribute('action')?.trim() ?? ''
    if (isPage(address)) return follow(address, 'form')
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    )
    queue.add({ kind: 'form', level: 'info', values: [queue.show(values)] })
    queue.flush()
  })
  window.open = (address) => {
    const wanted = String(address ?? '')
    if (isPage(wanted)) follow(wanted, 'blocked')
    else queue.addCalled({ kind: 'blocked', level: 'warn', values: [{ is: 'text', text: wanted }] })
    return null
  }

  const follow = (address: string, otherwise: 'blocked' | 'form') => {
    const [path = '', hash = ''] = address.split('#', 2)
    if (isPage(path)) return navigate(path.replace(/^(?:\.{0,2}\/)+/, ''), hash)
    queue.add({ kind: otherwise, level: 'warn', values: [{ is: 'text', text: address }] })
    queue.flush()
  }
}

const isPage = (address: string): boolean =>
  /^[^:]*\.html?(?:[?#].*)?$/i.test(address) && !address.startsWith('//')

export function goTo(name: string): void {
  if (name === '') return window.scrollTo({ top: 0 })
  // In a document that was written the browser would look for the place elsewhere.
  const id = decodeURIComponent(name)
  const place = document.getElementById(id) ?? document.getElementsByName(id)[0]
  place?.scrollIntoView()
}

/** A picture, a video or a script that did not come. */
export function tellMissing({ queue }: NavigationPorts): void {
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (!(
        target instanceof HTMLImageElement ||
        target instanceof HTMLMediaElement ||
        target instanceof HTMLSourceElement
      ))
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
