const languages: [RegExp, string][] = [
  [/\.py$|python/i, 'python'],
  [/\.(html?|svg|xml)$|html|xml/i, 'xml'],
  [/\.css$|\/css/i, 'css'],
  [/\.[cm]?jsx?$|javascript/i, 'javascript'],
  [/\.json$|\/json/i, 'json'],
]

/** In which language a text is coloured, by its name first; undefined for plain text. */
export function sourceLanguage(name: string, type: string): string | undefined {
  const found = (text: string) => languages.find(([pattern]) => pattern.test(text))?.[1]
  return found(name) ?? found(type)
}
