import { entryNames, fileNames, type Project } from '../../project/project.ts'
import { addressMark } from './address-marks.ts'
import { buildCss, type BuiltCss } from './build-css.ts'
import { buildHtml, type BuiltHtml, type PageScript } from './build-html.ts'
import {
  isModuleText,
  transformScript,
  type Import,
  type ScriptSource,
  type TransformedScript,
} from './build-script.ts'
import type { BuildResult, BuiltScript } from './built.ts'
import type { Problem, ProblemKind } from './problem.ts'
import { checkStructure, type Finding } from '../structure/check-structure.ts'
import { ImportGraph } from './import-graph.ts'
import { isOutside, ProjectNames, similar } from './project-names.ts'

/** What can be imported without being a file of the project. */
export const packages = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const

interface Cached<T> {
  text: string
  /** The names of the project, on which addresses depend. */
  names: string
  result: T
}

/** Incremental builds of one project's pages: only what has changed is rebuilt. */
export class ProjectBuilder {
  readonly #scripts = new Map<string, Cached<TransformedScript>>()
  readonly #styles = new Map<string, Cached<BuiltCss>>()
  readonly #pages = new Map<string, Cached<BuiltHtml>>()
  readonly #structures = new Map<string, Cached<readonly Finding[]>>()

  /** @param page the page to show; the project's first where there is none of that name. */
  build(given: Pick<Project, 'files' | 'media'>, page?: string): BuildResult {
    const project = { files: withPlainLines(given.files), media: given.media }
    return new Build(project, {
      script: (key, source) =>
        this.#cache(this.#scripts, key, source.text, '', () => transformScript(source)),
      style: (file, text, names) =>
        this.#cache(this.#styles, file, text, names.all, () => buildCss(text, file, names)),
      page: (file, text, names, make) => this.#cache(this.#pages, file, text, names.all, make),
      structure: (file, text) =>
        this.#cache(this.#structures, file, text, '', () => checkStructure(text, file)),
    }).run(page)
  }

  #cache<T>(stored: Map<string, Cached<T>>, key: string, text: string, names: string, make: () => T): T {
    const before = stored.get(key)
    if (before?.text === text && before.names === names) return before.result
    const result = make()
    stored.set(key, { text, names, result })
    return result
  }
}

interface Caches {
  script: (key: string, source: ScriptSource) => TransformedScript
  style: (file: string, text: string, names: ProjectNames) => BuiltCss
  page: (file: string, text: string, names: ProjectNames, make: () => BuiltHtml) => BuiltHtml
  structure: (file: string, text: string) => readonly Finding[]
}

class Build {
  readonly #project: Pick<Project, 'files' | 'media'>
  readonly #cache: Caches
  readonly #names: ProjectNames
  readonly #problems: Problem[] = []
  readonly #scripts = new Map<string, BuiltScript>()
  readonly #imports: Record<string, string> = {}
  readonly #packages = new Set<string>()
  readonly #graph = new ImportGraph()
  #needsCompiler = false
  #needsGlobalReact = false

  constructor(project: Pick<Project, 'files' | 'media'>, cache: Caches) {
    this.#project = project
    this.#cache = cache
    this.#names = new ProjectNames(project)
  }

  run(wanted: string | undefined): BuildResult {
    const { files } = this.#project
    const page = pageOf(this.#project, wanted)
    const source = page === '' ? madePage(files) : (files[page] ?? '')
    const built = this.#cache.page(page, source, this.#names, () =>
      buildHtml(source, page, {
        names: this.#names,
        isModuleFile: (file) => isModuleText(files[file] ?? ''),
        buildHandler: (text, file, line) => {
          return transformScript({ file, text, kind: 'handler', hasJsx: false, firstLine: line })
        },
      }),
    )
    this.#problems.push(...built.problems)
    this.#needsGlobalReact = built.asksForReact
    for (const script of built.scripts) this.#addPageScript(script)
    const styles: Record<string, string> = {}
    const findings: Finding[] = []
    for (const name of fileNames({ files, media: {} }, 'web')) {
      if (name.endsWith('.css')) {
        const css = this.#cache.style(name, files[name] ?? '', this.#names)
        styles[name] = css.text
        this.#problems.push(...css.problems)
      } else if (name.endsWith('.html')) findings.push(...this.#cache.structure(name, files[name] ?? ''))
      else if (/\.jsx?$/.test(name)) this.#checkUnused(name)
    }
    return {
      built: {
        page,
        html: built.html,
        // What can't be linked is not begun: the browser's error names nothing of the project.
        scripts: [...this.#scripts.values()].map((script) =>
          this.#graph.isBroken(script.key) ? { ...script, text: '' } : script,
        ),
        styles,
        files,
        handlerLines: built.handlerLines,
        readsFiles: Object.values(files).some((text) => /\bfetch\b/.test(text)),
        imports: this.#imports,
        packages: [...this.#packages],
        needsGlobalReact: this.#needsGlobalReact,
        needsCompiler: this.#needsCompiler,
      },
      problems: this.#problems,
      findings,
    }
  }

  #addPageScript({ key, file, text, firstLine, isModule, hasJsx }: PageScript): void {
    this.#addScript(key, {
      file,
      text: text ?? this.#project.files[file] ?? '',
      kind: isModule ? 'module' : 'script',
      hasJsx,
      firstLine,
    })
    if (hasJsx && !isModule) this.#needsGlobalReact = true
  }

  #addScript(key: string, source: ScriptSource): void {
    if (this.#scripts.has(key)) return
    const result = this.#cache.script(key, source)
    this.#scripts.set(key, { key, file: source.file, text: result.text })
    if (result.problem) this.#problems.push(result.problem)
    this.#problems.push(...result.slips)
    this.#graph.add(key, result)
    this.#needsCompiler ||= result.makesCode
    for (const each of result.imports) this.#addImport(key, each, source.file)
  }

  #addImport(importer: string, { specifier, line, column, names, isDynamic }: Import, file: string): void {
    const mark = `qadam-import:${specifier}`
    if ((packages as readonly string[]).includes(specifier)) {
      this.#packages.add(specifier)
      return
    }
    const report = (kind: ProblemKind, name: string, suggestion?: string) => {
      if (!isDynamic) this.#graph.break(importer)
      this.#problems.push({
        kind,
        severity: 'error',
        file,
        line,
        column,
        name,
        ...(suggestion !== undefined && { suggestion }),
      })
    }
    if (isOutside(specifier)) return report('outside_address', specifier)
    if (!/^\.{0,2}\//.test(specifier)) return report('missing_package', specifier)
    const media = this.#names.media(specifier)
    const found = this.#names.module(specifier)
    if (media !== undefined)
      this.#imports[mark] = this.#addMade(
        `media:${media}`,
        `export default "${addressMark(`media:${media}`)}"`,
      )
    else if (found?.endsWith('.css') === true)
      this.#imports[mark] = this.#addMade(`style:${found}`, `__qadamStyle(${JSON.stringify(found)})`)
    else if (found?.endsWith('.json') === true)
      this.#imports[mark] = this.#addMade(`data:${found}`, dataModule(this.#project.files[found] ?? ''))
    else if (found !== undefined) {
      const key = `module:${found}`
      this.#imports[mark] = key
      const text = this.#project.files[found] ?? ''
      this.#addScript(key, { file: found, text, kind: 'module', hasJsx: found.endsWith('.jsx') })
      if (!isDynamic) this.#graph.link(importer, key)
      for (const name of names) this.#checkExport(key, { name, specifier, found }, report)
    } else report('missing_file', specifier, this.#names.similarFile(specifier))
  }

  /** Whether a module gives what is taken from it; what it does give under another name is perhaps meant. */
  #checkExport(
    key: string,
    { name, specifier, found }: { name: string; specifier: string; found: string },
    report: (kind: ProblemKind, name: string, suggestion?: string) => void,
  ): void {
    const given = this.#graph.exportsOf(key)
    if (!given || given.includes(name)) return
    if (name === 'default')
      report('missing_default', found, given.length === 1 ? `{ ${given[0]} }` : undefined)
    else if (given.includes('default')) report('missing_export', name, `import ${name} from '${specifier}'`)
    else report('missing_export', name, similar(name, given))
  }

  #addMade(key: string, text: string): string {
    this.#scripts.set(key, { key, file: '', text })
    return key
  }

  /** A file that the page does not load is read all the same: what is wrong in it is marked as one writes it. */
  #checkUnused(file: string): void {
    if (this.#scripts.has(`module:${file}`) || this.#scripts.has(`script:${file}`)) return
    const text = this.#project.files[file] ?? ''
    const kind = isModuleText(text) ? 'module' : 'script'
    const { problem, slips } = this.#cache.script(`${kind}:${file}`, {
      file,
      text,
      kind,
      hasJsx: file.endsWith('.jsx'),
    })
    if (problem) this.#problems.push(problem)
    this.#problems.push(...slips)
  }
}

function pageOf({ files }: Pick<Project, 'files'>, wanted: string | undefined): string {
  if (wanted !== undefined && wanted.endsWith('.html') && Object.hasOwn(files, wanted)) return wanted
  if (Object.hasOwn(files, entryNames.web)) return entryNames.web
  return fileNames({ files, media: {} }, 'web').find((name) => name.endsWith('.html')) ?? ''
}

/** A project without a page gets one: its styles and the script that others are imported by. */
function madePage(files: Readonly<Record<string, string>>): string {
  const names = Object.keys(files)
  const scripts = names.filter((name) => /\.jsx?$/.test(name))
  const first = ['main.jsx', 'index.jsx', 'app.jsx', 'App.jsx', 'main.js', 'index.js', 'app.js', 'script.js']
  const script = first.find((name) => scripts.includes(name)) ?? scripts[0]
  const links = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="${name}">`)
  const tag =
    script === undefined
      ? ''
      : `<script src="${script}"${isModuleText(files[script] ?? '') ? ' type="module"' : ''}></script>`
  return `<!doctype html><html><head><meta charset="utf-8">${links.join('')}</head><body><div id="root"></div>${tag}</body></html>`
}

/** A file of data as a module; what is no JSON throws, as it would anywhere. */
function dataModule(text: string): string {
  return `export default JSON.parse(${JSON.stringify(text)})`
}

function withPlainLines(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text,
    ]),
  )
}
