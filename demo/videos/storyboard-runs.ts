import { emptyState, play, type SceneState } from './scene-state.ts'
import type { Scene } from './storyboard.ts'

/** One run of the code a scene shows, and what the film claims of it. */
interface Run {
  code: string
  input: string
  /** Standard output; what is typed at a prompt does not appear there. */
  output: string
  error: string | null
  /** The values the boxes hold at the end. */
  boxes: ReadonlyMap<string, string>
  endless: boolean
}

function runOf(state: SceneState, endless: boolean): Run {
  const output = state.console.map(({ kind, text }) =>
    kind === 'print' ? `${text}\n` : kind === 'ask' ? text : '',
  )
  return {
    code: `${state.lines.join('\n')}\n`,
    input: state.console.map(({ answer }) => answer && `${answer}\n`).join(''),
    output: output.join(''),
    error: state.console.find(({ kind }) => kind === 'fail')?.text ?? null,
    boxes: new Map([...state.boxes].map(([name, { value }]) => [name, value])),
    endless,
  }
}

/** Every run in a scene: one ends where the console is cleared, the last one with the scene. */
export function runsOf(scene: Scene): Run[] {
  const state = emptyState(scene.code)
  const runs: Run[] = []
  const take = (): void => {
    if (state.console.length > 0) runs.push(runOf(state, scene.endless === true && runs.length === 0))
  }
  for (const action of scene.beats.flatMap(({ actions }) => actions.flat())) {
    if (action.do === 'clear') take()
    play(state, action, 1)
  }
  take()
  return runs
}
