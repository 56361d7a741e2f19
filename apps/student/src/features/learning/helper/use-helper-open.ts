import type { Playground } from '@qadam/contract'
import { useState } from 'react'
import { localStore } from '../../../platform/storage.ts'

/** The width from which the helper stands beside the code. */
const BESIDE = '(min-width: 1024px)'

/**
 * Whether the helper of a playground is open: as it was left, where it stands beside the code. Over the lower part of a
 * phone's screen it opens when it is asked for.
 */
export function useHelperOpen(slot: Playground): [boolean, (isOpen: boolean) => void] {
  const key = `qadam.helper_open.${slot}`
  const [isOpen, setOpen] = useState(() => localStore.read(key) === 'yes' && matchMedia(BESIDE).matches)
  const change = (next: boolean) => {
    setOpen(next)
    if (next) localStore.write(key, 'yes')
    else localStore.remove(key)
  }
  return [isOpen, change]
}
