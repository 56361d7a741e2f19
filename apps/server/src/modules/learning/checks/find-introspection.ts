/** Names that lead from a program to what runs it, and that no beginner's program has a use for. */
const names =
  /\b(?:__subclasses__|__globals__|__closure__|f_back|f_locals|f_globals|tb_frame|gi_frame|cr_frame|_qadam\w*|_pyodide\w*|pyodide_js)\b/g

/** Such names in a program's text. Their use under another name is detected by the interpreter at run time. */
export function findIntrospection(files: Readonly<Record<string, string>>): string[] {
  const found = Object.values(files).flatMap((text) => text.match(names) ?? [])
  return [...new Set(found)].slice(0, 20)
}
