import { colourCode, drawCode, drawConsole } from './draw-code.ts'
import { drawSide } from './draw-side.ts'
import { layoutOf, WIDTH } from './layout.ts'
import { block, escapeMarkup, logo, move, star } from './markup.ts'
import { easeInOut, easeOut, mix, progress, spring, tidy } from './motion.ts'
import { stateAt } from './scene-state.ts'
import type { Span, TimedScene, Timeline } from './timeline.ts'

/** Rises and fades in, and fades out before the next one. */
function presence({ start, end }: Span, now: number): string {
  const shown = easeOut(progress(now, start, start + 0.45)) * (1 - progress(now, end - 0.25, end))
  const lift = (1 - easeOut(progress(now, start, start + 0.45))) * 22
  return `opacity:${tidy(shown)};transform:translateY(${tidy(lift)}px)`
}

/** Stars within stars that open like a tile of Samarkand. */
function rosette(part: number, fill: string, inner: string): string {
  const ring = (radius: number, turn: number, begin: number, width: number): string => {
    const drawn = easeInOut(progress(part, begin, begin + 0.55))
    return `<g transform="rotate(${tidy(mix(turn - 40, turn, drawn))})" opacity="${tidy(drawn)}">${star(radius * mix(0.8, 1, drawn), `fill="none" stroke="var(--turquoise)" stroke-width="${width}"`)}</g>`
  }
  const middle = move(0, 0, inner, Math.max(0.01, spring(progress(part, 0, 0.55))))
  return `<svg width="364" height="364" viewBox="-200 -200 400 400" class="rosette">${ring(190, 0, 0.45, 2)}${ring(158, 22.5, 0.3, 3)}${ring(128, 0, 0.15, 4)}<g fill="${fill}">${middle}</g></svg>`
}

const rise = (part: number, begin: number): string => {
  const shown = easeOut(progress(part, begin, begin + 0.4))
  return `opacity:${tidy(shown)};transform:translateY(${tidy((1 - shown) * 26)}px)`
}

function drawOpening({ opening, storyboard }: Timeline, now: number): string {
  const part = progress(now, opening.start, opening.start + 1.7)
  const mark = `<g transform="translate(-84 -84)">${logo(168)}</g>`
  const size = storyboard.title.length > 16 ? 84 : 100
  const inner =
    block({ left: 0, top: 12, width: WIDTH, height: 400 }, 'middle', rosette(part, 'none', mark)) +
    block(
      { left: 0, top: 388, width: WIDTH, height: 120 },
      'title',
      escapeMarkup(storyboard.title),
      `font-size:${size}px;${rise(part, 0.3)}`,
    ) +
    block(
      { left: 0, top: 512, width: WIDTH, height: 84 },
      'middle',
      `<span class="sign-code">${colourCode(storyboard.sign)}</span>`,
      rise(part, 0.45),
    )
  return block(
    { left: 0, top: 0, width: WIDTH, height: 720 },
    'layer',
    inner,
    `opacity:${tidy(1 - progress(now, opening.end - 0.25, opening.end))}`,
  )
}

function drawEnding({ ending, storyboard }: Timeline, now: number): string {
  const part = progress(now, ending.start, ending.start + 1.7)
  const check = `${star(92, 'fill="var(--pistachio-edge)" transform="translate(0 9)"')}${star(92, 'fill="var(--pistachio)"')}<path d="M-36 2L-10 28L40-26" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" pathLength="1" stroke-dasharray="${tidy(easeInOut(progress(part, 0.3, 0.6)))} 2"/>`
  return (
    block({ left: 0, top: 12, width: WIDTH, height: 400 }, 'middle', rosette(part, 'none', check)) +
    block(
      { left: 100, top: 388, width: WIDTH - 200, height: 200 },
      'takeaway',
      escapeMarkup(storyboard.ending.takeaway),
      rise(part, 0.35),
    )
  )
}

function drawHeader(timeline: Timeline, timed: TimedScene, now: number): string {
  const index = timeline.scenes.indexOf(timed)
  const steps = timeline.scenes.map((_, step) => {
    const fill = step < index ? 'var(--pistachio)' : step === index ? 'var(--turquoise)' : 'var(--tile)'
    const join =
      step > 0
        ? `<path d="M-46 0H-26" stroke="${step <= index ? 'var(--turquoise)' : 'var(--line)'}" stroke-width="6" stroke-linecap="round"/>`
        : ''
    return move(
      WIDTH - 76 - (timeline.scenes.length - 1 - step) * 72,
      56,
      join + star(step === index ? 21 : 16, `fill="${fill}"`),
    )
  })
  return (
    block({ left: 56, top: 28, width: 56, height: 56 }, '', logo(56)) +
    block(
      { left: 132, top: 28, width: 800, height: 56 },
      'heading',
      escapeMarkup(timed.scene.heading),
      presence(timed, now),
    ) +
    `<svg class="over" width="${WIDTH}" height="110">${steps.join('')}</svg>`
  )
}

function drawScene(timeline: Timeline, timed: TimedScene, now: number): string {
  const layout = layoutOf(timed.scene)
  const state = stateAt(timed, now)
  const stage = drawCode(state, layout) + drawConsole(state, layout) + drawSide(timed.scene, state, layout)
  return (
    drawHeader(timeline, timed, now) +
    block({ left: 0, top: 0, width: WIDTH, height: 720 }, 'layer', stage, presence(timed, now))
  )
}

/** The whole picture at a moment, as markup; equal moments give equal text. */
export function drawFrame(timeline: Timeline, now: number): string {
  if (now < timeline.opening.end) return drawOpening(timeline, now)
  const timed = timeline.scenes.find(({ end }) => now < end)
  return timed ? drawScene(timeline, timed, now) : drawEnding(timeline, now)
}
