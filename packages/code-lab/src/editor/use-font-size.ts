import { useState } from 'react'

const KEY = 'code-lab.font-size'
const SIZES = [12, 13, 14, 15, 16, 18, 20, 22, 26] as const
// Below 16 px a phone enlarges the whole page at the first touch.
const usual = () => (matchMedia('(pointer: coarse)').matches ? 16 : 15)

export interface FontSize {
  size: number
  /** Undefined where it cannot get smaller or larger. */
  smaller: (() => void) | undefined
  larger: (() => void) | undefined
}

/** The size of the code's letters, the same in every editor of this browser. */
export function useFontSize(): FontSize {
  const [size, setSize] = useState(read)
  const place = SIZES.findIndex((each) => each >= size)
  const to = (next: number | undefined) =>
    next === undefined
      ? undefined
      : () => {
          setSize(next)
          store(next)
        }
  return { size, smaller: to(SIZES[place - 1]), larger: to(SIZES[place + 1]) }
}

function read(): number {
  try {
    const stored = Number(localStorage.getItem(KEY))
    return SIZES.find((each) => each === stored) ?? usual()
  } catch {
    return usual()
  }
}

function store(size: number): void {
  try {
    localStorage.setItem(KEY, String(size))
  } catch {
    // It lasts as long as the page.
  }
}
