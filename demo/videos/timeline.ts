import type { Action, Scene, Storyboard, Words } from './storyboard.ts'

/** Seconds everywhere, from the start of the film. */
export interface Span {
  start: number
  end: number
}

interface TimedAction extends Span {
  action: Action
}

export interface TimedScene extends Span {
  scene: Scene
  actions: TimedAction[]
}

export interface Cue extends Span {
  say: Words
}

export interface Timeline {
  storyboard: Storyboard
  opening: Span
  scenes: TimedScene[]
  ending: Span
  cues: Cue[]
  duration: number
}

const READ_PER_SECOND = 15
const LEAD = 0.35
const REST = 0.7
const GAP = 0.18

/** How long an unhurried reader of captions needs, whichever language is on. */
export function readingSeconds(say: Words): number {
  const longest = Math.max(say.uz.length, say.ru.length)
  return Math.max(2, longest / READ_PER_SECOND + 0.8)
}

/** How long an action moves. */
function actionSeconds(action: Action): number {
  switch (action.do) {
    case 'type':
      return action.lines.join('').length / 15 + action.lines.length * 0.12
    case 'edit':
      return 0.9
    case 'ask':
      return 1 + action.answer.length / 7
    case 'set':
      return 0.6
    case 'think':
      return 0.7
    case 'loop':
      return 0.9
    case 'show':
      return action.seconds ?? 0.7
    case 'pause':
      return action.seconds
    default:
      return 0.35
  }
}

function timeActions(actions: (Action | Action[])[], start: number): TimedAction[] {
  let clock = start
  return actions.flatMap((step) => {
    const together = Array.isArray(step) ? step : [step]
    const timed = together.map((action) => ({ action, start: clock, end: clock + actionSeconds(action) }))
    clock = Math.max(...timed.map(({ end }) => end)) + GAP
    return timed
  })
}

const roundUp = (seconds: number): number => Math.ceil(seconds * 10) / 10

/** Lays a storyboard out in time: each beat lasts as long as its caption is read and its actions move. */
export function timelineOf(storyboard: Storyboard): Timeline {
  const cues: Cue[] = []
  let clock = 0
  const hold = (say: Words, seconds: number): Span => {
    const span = { start: clock, end: roundUp(clock + seconds) }
    cues.push({ say, start: span.start + 0.15, end: span.end - 0.05 })
    clock = span.end
    return span
  }
  const opening = hold(storyboard.opening, Math.max(3.4, readingSeconds(storyboard.opening)))
  const scenes = storyboard.scenes.map((scene): TimedScene => {
    const start = clock
    const actions = scene.beats.flatMap(({ say, actions: steps }) => {
      const timed = timeActions(steps, clock + LEAD)
      const moved = Math.max(clock, ...timed.map(({ end }) => end)) - clock + REST
      hold(say, Math.max(readingSeconds(say), moved))
      return timed
    })
    return { scene, start, end: clock, actions }
  })
  const ending = hold(storyboard.ending.say, Math.max(4.4, readingSeconds(storyboard.ending.say) + 1))
  return { storyboard, opening, scenes, ending, cues, duration: clock }
}
