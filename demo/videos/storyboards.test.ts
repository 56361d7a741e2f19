import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { LINE_WIDTH, wrapCaption } from './captions.ts'
import { drawFrame } from './draw-frame.ts'
import { layoutOf } from './layout.ts'
import { emptyState, play } from './scene-state.ts'
import { runsOf } from './storyboard-runs.ts'
import { storyboards } from './storyboards.ts'
import { readingSeconds, timelineOf } from './timeline.ts'

const python = spawnSync('python3', ['--version']).status === 0
const report = `
import json
print("\\0" + json.dumps({name: repr(value) for name, value in globals().items() if not name.startswith("_")}, default=str), end="")
`

describe.each(storyboards.map((storyboard) => [storyboard.id, storyboard] as const))(
  '%s',
  (_, storyboard) => {
    const timeline = timelineOf(storyboard)

    it('lasts between 35 and 70 seconds', () => {
      expect(timeline.duration).toBeGreaterThanOrEqual(35)
      expect(timeline.duration).toBeLessThanOrEqual(70)
    })

    it('leaves time to read every caption, two lines at most, one after another', () => {
      for (const [index, { say, start, end }] of timeline.cues.entries()) {
        expect(start).toBeGreaterThanOrEqual(timeline.cues[index - 1]?.end ?? 0)
        expect(end - start).toBeGreaterThanOrEqual(readingSeconds(say) - 0.25)
        for (const lines of [wrapCaption(say.uz), wrapCaption(say.ru)])
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(LINE_WIDTH)
      }
    })

    it('is written with the Uzbek letters oʻ and gʻ and Russian in Cyrillic', () => {
      for (const { say } of timeline.cues) {
        expect(say.uz).not.toMatch(/[oOgG]['’‘`]/)
        expect(say.ru).toMatch(/[а-яё]/i)
        expect(say.uz).not.toMatch(/[а-яё]/i)
      }
    })

    it('shows code large enough for a phone', () => {
      for (const scene of storyboard.scenes) expect(layoutOf(scene).codeSize).toBeGreaterThanOrEqual(34)
    })

    it('marks only what stands in the code, and every moment can be drawn', () => {
      for (const { scene, actions } of timeline.scenes) {
        const state = emptyState(scene.code)
        for (const { action } of actions) {
          if (action.do === 'mark') expect(state.lines[action.line - 1]).toContain(action.part)
          if (action.do === 'edit' || action.do === 'focus')
            expect(action.line ?? 1).toBeLessThanOrEqual(state.lines.length)
          play(state, action, 1)
        }
      }
      for (let now = 0; now < timeline.duration; now += 0.5)
        expect(drawFrame(timeline, now)).not.toMatch(/NaN|undefined/)
    })

    it.runIf(python)('tells the truth about what Python does', () => {
      const runs = storyboard.scenes.flatMap(runsOf)
      expect(runs.length).toBeGreaterThan(0)
      for (const { code, input, output, error, boxes, endless } of runs) {
        const asked = error === null && !endless ? code + report : code
        const ran = spawnSync('python3', ['-X', 'utf8', '-c', asked], {
          input,
          encoding: 'utf8',
          timeout: 100_000,
          maxBuffer: endless ? 4096 : undefined,
        })
        const [printed = '', values = '{}'] = ran.stdout.split('\0')
        if (endless) expect(printed.startsWith(output)).toBe(true)
        else expect(printed).toBe(output)
        if (endless) expect(ran.status).toBeNull()
        else if (error === null) {
          const found = new Map(Object.entries<string>(JSON.parse(values)))
          for (const [name, value] of boxes) expect(found.get(name)).toBe(value.replaceAll('"', "'"))
        } else expect(ran.stderr.trim().split('\n').at(-1)).toContain(error)
      }
    })
  },
)
