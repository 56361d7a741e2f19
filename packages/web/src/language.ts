import { limits, type Lang } from '@qadam/contract'
import { localStore } from './storage.ts'

const KEY = 'language'

let language: Lang = readLanguage()

function readLanguage(): Lang {
  const stored = localStore.read(KEY)
  return limits.languages.find((known) => known === stored) ?? limits.defaultLanguage
}

export function currentLanguage(): Lang {
  return language
}

export function keepLanguage(next: Lang): void {
  language = next
  localStore.write(KEY, next)
}
