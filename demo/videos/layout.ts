import type { Scene } from './storyboard.ts'
import { emptyState, play } from './scene-state.ts'
import type { Place } from './markup.ts'

export const WIDTH = 1280
export const HEIGHT = 720
/** The lowest strip stays free: players lay the captions there. */
const AREA = { left: 56, top: 104, width: 1168, height: 496 }
const SIDE = 384
const GUTTER = 28
const ADVANCE = 0.6
const SMALLEST_CODE = 34

export interface Layout {
  code: Place
  codeSize: number
  pitch: number
  console: Place | null
  consoleSize: number
  side: Place | null
}

export const codePadding = { x: 30, y: 24 }
export const consolePadding = { x: 30, y: 18 }
export const columnWidth = (size: number): number => size * ADVANCE

interface Extent {
  columns: number
  lines: number
  consoleColumns: number
  consoleLines: number
}

function extentOf(scene: Scene): Extent {
  const state = emptyState(scene.code)
  const extent = { columns: 1, lines: 1, consoleColumns: 1, consoleLines: 0 }
  const measure = (): void => {
    extent.columns = Math.max(extent.columns, ...state.lines.map((line) => line.length))
    extent.lines = Math.max(extent.lines, state.lines.length)
    const lengths = state.console.map(
      (line) => line.text.length + line.answer.length + (line.kind === 'fail' ? 2.5 : 0),
    )
    extent.consoleColumns = Math.max(extent.consoleColumns, ...lengths)
    extent.consoleLines = Math.max(extent.consoleLines, lengths.length)
  }
  measure()
  for (const action of scene.beats.flatMap((beat) => beat.actions.flat())) {
    play(state, action, 1)
    measure()
  }
  return extent
}

export const usesThought = (scene: Scene): boolean =>
  scene.beats.some((beat) => beat.actions.flat().some((action) => action.do === 'think'))

/** Where everything of a scene stands. Throws where the code would be too small to read on a phone. */
export function layoutOf(scene: Scene): Layout {
  const extent = extentOf(scene)
  const hasSide = Boolean(scene.boxes?.length || scene.picture || usesThought(scene))
  const width = hasSide ? AREA.width - SIDE - GUTTER : AREA.width
  const widest = Math.max(extent.columns, extent.consoleColumns * 0.9 + 1)
  const fitting = Math.floor((width - 2 * codePadding.x) / widest / ADVANCE)
  let codeSize = Math.min(fitting, hasSide ? 50 : 72)
  const heightAt = (size: number): number =>
    extent.lines * size * 1.5 +
    2 * codePadding.y +
    (extent.consoleLines > 0 ? extent.consoleLines * size * 1.3 + 2 * consolePadding.y + 20 : 0)
  while (codeSize > SMALLEST_CODE && heightAt(codeSize) > AREA.height) codeSize -= 1
  if (codeSize < SMALLEST_CODE || heightAt(codeSize) > AREA.height)
    throw new Error(`The scene "${scene.heading}" has too much code to be read on a phone.`)
  const top = AREA.top + (AREA.height - heightAt(codeSize)) / 2
  const codeHeight = extent.lines * codeSize * 1.5 + 2 * codePadding.y
  const console =
    extent.consoleLines > 0
      ? { left: AREA.left, top: top + codeHeight + 20, width, height: heightAt(codeSize) - codeHeight - 20 }
      : null
  return {
    code: { left: AREA.left, top, width, height: codeHeight },
    codeSize,
    pitch: codeSize * 1.5,
    console,
    consoleSize: Math.round(codeSize * 0.9),
    side: hasSide
      ? { left: AREA.left + width + GUTTER, top: AREA.top, width: SIDE, height: AREA.height }
      : null,
  }
}
