interface Chunk {
  name?: string
  isEntry?: boolean
  fileName: string
  imports?: readonly string[]
}

interface EarlyPythonPage {
  name: string
  generateBundle: {
    order: 'post'
    handler: (
      this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void },
      options: unknown,
      bundle: Readonly<Record<string, Chunk & { source?: string | Uint8Array }>>,
    ) => void
  }
}

/**
 * A Vite plugin that makes py.html of index.html, which the server sends for /py: the same page, with the entry
 * `early-python` before all others. Most of a visit to /py was waiting for the app before Python began.
 */
export function earlyPythonPage(): EarlyPythonPage {
  return {
    name: 'qadam-early-python-page',
    generateBundle: {
      // After Vite has written index.html.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']?.source
        const entry = Object.values(bundle).find(({ name, isEntry }) => isEntry && name === 'early-python')
        if (page === undefined || !entry) throw new Error('there is no index.html or no entry early-python')
        const preloads = (entry.imports ?? []).map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        )
        const script = `<script type="module" async crossorigin src="/${entry.fileName}"></script>`
        const source = String(page).replace('<script', [...preloads, script, '<script'].join('\n    '))
        this.emitFile({ type: 'asset', fileName: 'py.html', source })
      },
    },
  }
}
