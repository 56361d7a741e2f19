import { StyleModule } from 'style-mod'

let isAdopted = false
const mounted: StyleModule[] = []

/**
 * Makes the editor's styles come as a constructed style sheet. By itself style-mod writes a `<style>` element into a
 * document, and a content security policy without `unsafe-inline` refuses that. Old browsers, which know no constructed
 * sheets, are left with the element.
 */
export function adoptEditorStyles(page: Document = document): void {
  if (isAdopted || !('adoptedStyleSheets' in page)) return
  isAdopted = true
  const mountElsewhere = StyleModule.mount.bind(StyleModule)
  const sheet = new CSSStyleSheet()
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  StyleModule.mount = (root, modules, options) => {
    if (root !== page) return mountElsewhere(root, modules, options)
    const fresh = [modules].flat().filter((module) => !mounted.includes(module))
    if (fresh.length === 0) return
    // What came before is a base or another editor's theme: later rules win, as they do among the modules of a call.
    mounted.push(...fresh)
    sheet.replaceSync(mounted.map((module) => module.getRules()).join('\n'))
  }
}
