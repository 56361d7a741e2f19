import { codePadding, columnWidth, consolePadding, type Layout } from './layout.ts'
import { block, escapeMarkup, move, star } from './markup.ts'
import { clamp, easeInOut, easeOut, mix, progress, tidy } from './motion.ts'
import type { SceneState } from './scene-state.ts'

const tokens =
  /(?<comment>#.*)|(?<text>"[^"]*"?)|(?<word>\b(?:if|elif|else|while|for|in|and|or|not|True|False)\b)|(?<call>\b(?:print|input|int|str|range)\b)|(?<number>\b\d+\b)/g

/** Code as coloured spans. */
export function colourCode(code: string): string {
  let done = 0
  let markup = ''
  for (const match of code.matchAll(tokens)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? ''
    markup += `${escapeMarkup(code.slice(done, match.index))}<span class="${kind}">${escapeMarkup(match[0])}</span>`
    done = match.index + match[0].length
  }
  return markup + escapeMarkup(code.slice(done))
}

function drawFocus(state: SceneState, layout: Layout): string {
  const { from, to, part } = state.focus
  const line = to ?? from
  if (line === null) return ''
  const at = from === null || to === null ? line : mix(from, to, easeInOut(part))
  const opacity = to === null ? 1 - part : from === null ? part : 1
  if (opacity <= 0) return ''
  const place = {
    left: 0,
    top: codePadding.y + at * layout.pitch,
    width: layout.code.width,
    height: layout.pitch,
  }
  return block(place, 'focus', '', `opacity:${tidy(opacity)}`)
}

function drawMarks(state: SceneState, layout: Layout): string {
  return state.marks
    .map((mark) => {
      const line = state.lines[mark.line] ?? ''
      const column = line.indexOf(mark.part)
      if (column < 0) return ''
      const stands = /^ ?$/.test(line.charAt(column - 1) + line.charAt(column + mark.part.length).trim())
      // Spaces are shown as an editor shows them.
      const dots = mark.part.trim() === '' ? '·'.repeat(mark.part.length) : ''
      const margin = stands ? 7 : 2
      const place = {
        left: codePadding.x + column * columnWidth(layout.codeSize) - margin,
        top: codePadding.y + mark.line * layout.pitch + layout.pitch * 0.06,
        width: (mark.part.length * columnWidth(layout.codeSize) + 2 * margin) * easeOut(mark.shown),
        height: layout.pitch * 0.88,
      }
      return block(place, `mark ${mark.tone}`, dots, `opacity:${tidy(clamp(mark.shown * 2))}`)
    })
    .join('')
}

function drawLoop(state: SceneState, layout: Layout): string {
  if (!state.loop) return ''
  const { from, to, part } = state.loop
  const middle = (line: number): number => codePadding.y + (line + 0.5) * layout.pitch
  const right = layout.code.width - 70
  const bend = right + 44
  const drawn = easeInOut(progress(part, 0, 0.65))
  const path = `M${right - 24} ${tidy(middle(from))}C${bend} ${tidy(middle(from))} ${bend} ${tidy(middle(to))} ${right - 18} ${tidy(middle(to))}`
  const arrow = `<path d="M0-14L-24 0L0 14Z" fill="var(--saffron)" stroke="var(--saffron)" stroke-width="4" stroke-linejoin="round"/>`
  const opacity = tidy(1 - progress(part, 0.85, 1))
  return `<svg class="over" width="${layout.code.width}" height="${tidy(layout.code.height)}" opacity="${opacity}">
<path d="${path}" fill="none" stroke="var(--saffron)" stroke-width="7" stroke-linecap="round" pathLength="1" stroke-dasharray="${tidy(drawn)} 2"/>
${drawn > 0.9 ? move(right - 18, middle(to), arrow, easeOut(progress(part, 0.6, 0.75))) : ''}</svg>`
}

/** While one line is highlighted, the others are dimmed. */
function lineOpacity(state: SceneState, index: number): number {
  const { from, to, part } = state.focus
  const opacity = (focused: number | null): number => (focused === null || focused === index ? 1 : 0.6)
  return tidy(mix(opacity(from), opacity(to), easeInOut(part)))
}

export function drawCode(state: SceneState, layout: Layout): string {
  const lines = state.lines
    .map((text, index) => {
      const place = {
        left: codePadding.x,
        top: codePadding.y + index * layout.pitch,
        width: layout.code.width,
        height: layout.pitch,
      }
      return block(place, 'line', colourCode(text), `opacity:${lineOpacity(state, index)}`)
    })
    .join('')
  const cursor = state.cursor
    ? block(
        {
          left: codePadding.x + state.cursor.column * columnWidth(layout.codeSize) + 1,
          top: codePadding.y + state.cursor.line * layout.pitch + layout.pitch * 0.14,
          width: 5,
          height: layout.pitch * 0.72,
        },
        'cursor',
      )
    : ''
  const inner = drawFocus(state, layout) + drawMarks(state, layout) + lines + cursor + drawLoop(state, layout)
  return block(
    layout.code,
    'code',
    inner,
    `font-size:${layout.codeSize}px;line-height:${tidy(layout.pitch)}px`,
  )
}

const crackedStar = `<svg width="1.05em" height="1.05em" viewBox="-50 -50 100 100" class="sign">${star(44, 'fill="var(--pomegranate)"')}<path d="M-6-40L8-14L-8 6L8 36" fill="none" stroke="var(--code-ground)" stroke-width="9"/></svg>`

export function drawConsole(state: SceneState, layout: Layout): string {
  if (!layout.console) return ''
  const height = layout.codeSize * 1.3
  const lines = state.console
    .map((line, index) => {
      const place = {
        left: consolePadding.x,
        top: consolePadding.y + index * height,
        width: layout.console?.width ?? 0,
        height,
      }
      const shown = easeOut(line.kind === 'ask' ? line.part * 5 : line.part)
      const style = `opacity:${tidy(shown)};transform:translateX(${tidy((1 - shown) * -14)}px)`
      if (line.kind === 'fail') return block(place, 'line fail', crackedStar + escapeMarkup(line.text), style)
      const typed = Math.round(line.answer.length * progress(line.part, 0.35, 0.9))
      const caret = line.kind === 'ask' && line.part < 1 ? '<i class="caret"></i>' : ''
      const answer = `<b>${escapeMarkup(line.answer.slice(0, typed))}</b>${caret}`
      return block(place, 'line', escapeMarkup(line.text) + answer, style)
    })
    .join('')
  const style = `font-size:${layout.consoleSize}px;line-height:${tidy(height)}px`
  return block(
    layout.console,
    'console',
    `<div style="opacity:${tidy(state.consoleShown)}">${lines}</div>`,
    style,
  )
}
