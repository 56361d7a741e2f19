import type { EntryQueue } from './shown-console.ts'

/** What a page may read of its project; the texts change as they are typed. */
export interface PageFiles {
  texts: Readonly<Record<string, string>>
  media: readonly { name: string; blob: Blob }[]
  /** The page itself, which an address without a name means. */
  page: string
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  jsx: 'text/javascript',
  json: 'application/json',
}

/**
 * Lets `fetch` read the project's files as a server of files would give them: with their type, 404 where there is none.
 * What leads out of the project goes on to the browser, which refuses it.
 */
export function giveFiles(files: PageFiles, queue: EntryQueue): void {
  const toOutside = window.fetch.bind(window)
  window.fetch = async function fetch(asked: RequestInfo | URL, options?: RequestInit): Promise<Response> {
    const address = addressIn(asked)
    if (address === undefined) return toOutside(asked, options)
    const request = asked instanceof Request ? asked : undefined
    const signal = options?.signal ?? request?.signal
    if (signal?.aborted === true) throw signal.reason
    const method = (options?.method ?? request?.method ?? 'GET').toUpperCase()
    const name = nameIn(address) || files.page
    const body = bodyOf(name, files)
    if (body === undefined)
      queue.addCalled({ kind: 'missing', level: 'warn', values: [{ is: 'text', text: name }] })
    return answer(address, method, body)
  }
}

/** The address as it was written, where it means something of the project. */
function addressIn(asked: RequestInfo | URL): string | undefined {
  // Made absolute already: what stands beside our own frame stands beside the page.
  const here = new URL('.', document.baseURI).href
  const given = asked instanceof Request ? asked.url : String(asked)
  const address = given.startsWith(here) ? given.slice(here.length) : given
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address.trim()) ? undefined : address
}

function nameIn(address: string): string {
  const path = (address.trim().split(/[?#]/, 1)[0] ?? '').replace(/^(?:\.{0,2}\/)+/, '')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

interface Body {
  content: string | Blob
  type: string
}

function bodyOf(name: string, { texts, media }: PageFiles): Body | undefined {
  if (Object.hasOwn(texts, name)) {
    const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'
    return { content: texts[name] ?? '', type: `${type}; charset=utf-8` }
  }
  const blob = media.find((each) => each.name === name)?.blob
  return blob && { content: blob, type: blob.type }
}

/** A server of files reads and nothing else. */
function answer(address: string, method: string, body: Body | undefined): Response {
  const [status, statusText] =
    method !== 'GET' && method !== 'HEAD'
      ? [405, 'Method Not Allowed']
      : body
        ? [200, 'OK']
        : [404, 'Not Found']
  const isGiven = status === 200 && body !== undefined
  const response = new Response(method === 'HEAD' ? null : isGiven ? body.content : statusText, {
    status,
    statusText,
    headers: { 'content-type': isGiven ? body.type : 'text/plain; charset=utf-8' },
  })
  Object.defineProperty(response, 'url', { value: new URL(address, document.baseURI).href })
  return response
}
