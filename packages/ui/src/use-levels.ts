import { useEffect, useState } from 'react'

const SAMPLE_MS = 80

/** The last `count` readings of `level`, oldest first, while `isOn`; they stay while it pauses. */
export function useLevels(level: () => number, isOn: boolean, count: number): readonly number[] {
  const [levels, setLevels] = useState<readonly number[]>([])
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setLevels((before) => [...before.slice(1 - count), level()]), SAMPLE_MS)
    return () => clearInterval(timer)
  }, [level, isOn, count])
  return [...Array.from<number>({ length: Math.max(0, count - levels.length) }).fill(0), ...levels]
}
