import { limits, type Lang } from '@qadam/contract'

/**
 * The first of the school's languages in `Accept-Language`, by its weights; uz where it names none.
 * RFC 9110, 12.5.4.
 */
export function requestLanguage(acceptLanguage: string | undefined): Lang {
  if (!acceptLanguage) return limits.defaultLanguage
  let chosen: Lang = limits.defaultLanguage
  let best = 0
  for (const part of acceptLanguage.slice(0, 200).split(',')) {
    const [range = '', ...parameters] = part.trim().split(';')
    const primary = range.trim().toLowerCase().split('-')[0]
    const language = limits.languages.find((known) => known === primary)
    const quality = parameters.map((one) => /^\s*q\s*=\s*([0-9.]+)\s*$/i.exec(one)?.[1]).find(Boolean)
    const weight = quality === undefined ? 1 : Number(quality)
    if (language && weight > best) {
      chosen = language
      best = weight
    }
  }
  return chosen
}
