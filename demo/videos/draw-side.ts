import { colourCode } from './draw-code.ts'
import { drawPicture, pictureHeight } from './draw-picture.ts'
import { type Layout, usesThought } from './layout.ts'
import { block, escapeMarkup } from './markup.ts'
import { easeInOut, easeOut, mix, progress, spring, tidy } from './motion.ts'
import type { SceneState } from './scene-state.ts'
import type { Scene } from './storyboard.ts'

const BOX = 138
const THOUGHT = 150
const GAP = 24

function drawBox(name: string, state: SceneState, width: number): string {
  const box = state.boxes.get(name)
  if (!box) return '<div class="slot"></div>'
  const fresh = box.before === null
  const shown = fresh ? easeOut(box.part * 1.6) : 1
  const lift = fresh ? (1 - spring(progress(box.part, 0, 0.8))) * 40 : 0
  const leaving = easeOut(progress(box.part, 0, 0.5))
  const coming = fresh ? 1 : progress(box.part, 0.3, 1)
  const old =
    box.before !== null && box.part < 0.5
      ? `<span style="opacity:${tidy(1 - leaving)};transform:translateY(${tidy(leaving * -46)}px)">${colourCode(box.before)}</span>`
      : ''
  const fallen = fresh ? 1 : spring(coming)
  const value =
    coming > 0
      ? `<span style="opacity:${tidy(easeOut(coming * 2))};transform:translateY(${tidy((1 - fallen) * -50)}px)">${colourCode(box.value)}</span>`
      : ''
  const size = box.value.length > 11 ? 36 : 46
  const lit = box.part < 1 ? ' lit' : ''
  const style = `width:${width}px;opacity:${tidy(shown)};transform:translateY(${tidy(lift)}px)`
  return `<div class="box${lit}" style="${style}"><em>${escapeMarkup(name)}</em><div class="value" style="font-size:${size}px">${old}${value}</div></div>`
}

function drawThought(state: SceneState): string {
  if (!state.thought) return ''
  const { text, result, part } = state.thought
  const shown = easeOut(progress(part, 0, 0.45))
  const told = spring(progress(part, 0.45, 1))
  const tone = result === 'True' ? 'yes' : result === 'False' ? 'no' : 'result'
  const size = Math.min(40, Math.floor(340 / text.length / 0.6))
  return `<div class="thought" style="opacity:${tidy(shown)}"><div style="font-size:${size}px">${colourCode(text)}</div><strong class="${tone}" style="opacity:${tidy(easeOut(told))};transform:scale(${tidy(mix(0.7, 1, told))})">${escapeMarkup(result)}</strong></div>`
}

/** The column beside the code: a picture, the variables and what Python works out. */
export function drawSide(scene: Scene, state: SceneState, layout: Layout): string {
  if (!layout.side) return ''
  const { width } = layout.side
  const parts: { height: number; markup: string }[] = []
  if (scene.picture) {
    const value = mix(state.shown.from, state.shown.to, easeInOut(state.shown.part))
    const height = pictureHeight(scene.picture)
    const svg = `<svg width="${width}" height="${height}" viewBox="0 0 384 ${height}">${drawPicture(scene.picture, value)}</svg>`
    parts.push({ height, markup: svg })
  }
  for (const name of scene.boxes ?? []) parts.push({ height: BOX, markup: drawBox(name, state, width) })
  if (usesThought(scene)) parts.push({ height: THOUGHT, markup: drawThought(state) })
  const total = parts.reduce((sum, { height }) => sum + height, 0) + GAP * (parts.length - 1)
  if (total > layout.side.height)
    throw new Error(`The column beside "${scene.heading}" is too full: ${total} px.`)
  let top = layout.side.top + (layout.side.height - total) / 2
  const left = layout.side.left
  return parts
    .map(({ height, markup }) => {
      const drawn = block({ left, top, width, height }, 'part', markup)
      top += height + GAP
      return drawn
    })
    .join('')
}
