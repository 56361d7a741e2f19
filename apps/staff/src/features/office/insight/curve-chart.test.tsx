import { expect, test, vi } from 'vitest'
import { sitDown } from '../../../platform/fixtures.tsx'
import { CurveChart } from './curve-chart.tsx'

let workspace: Awaited<ReturnType<typeof sitDown>>

const stretches = [
  { from_s: 0, to_s: 10, watched: 40, again_by: 0, again: 0 },
  { from_s: 10, to_s: 20, watched: 20, again_by: 4, again: 6 },
  { from_s: 20, to_s: 30, watched: 0, again_by: 2, again: 3 },
]

/** The heights of a line of steps, from its ground up. */
function stepsOf(path: string | null, ground: number): number[] {
  const points = [...(path ?? '').matchAll(/[ML][\d.]+ (?<y>[\d.]+)/g)]
  return points.map(({ groups }) => ground - Number(groups?.['y']))
}

async function draw(viewers: number, shown = stretches): Promise<{ line: number[]; again: number[] }> {
  workspace = await sitDown({})
  workspace.show(<CurveChart viewers={viewers} stretches={shown} />)
  const [watched, again] = await vi.waitUntil(() => {
    const drawn = [...document.querySelectorAll('figure svg')]
    return drawn.length === 2 && drawn
  })
  return {
    line: stepsOf(watched?.querySelectorAll('path')[1]?.getAttribute('d') ?? null, 120),
    again: [...(again?.querySelectorAll('rect') ?? [])].map((bar) => Number(bar.getAttribute('height'))),
  }
}

test('each stretch is as high as how many watched it, and how often again', async () => {
  const { line, again } = await draw(40)
  const [full = 0] = line
  expect(line).toEqual([full, full, full / 2, full / 2, 0, 0])
  const [, most = 0] = again
  expect(again).toEqual([0, most, most / 2])
  expect(most).toBeGreaterThan(0)
})

test('what nobody watched lies on the ground', async () => {
  const nothing = stretches.map((stretch) => ({ ...stretch, watched: 0, again: 0 }))
  const { line, again } = await draw(0, nothing)
  expect([...line, ...again].filter((height) => height !== 0)).toEqual([])
  expect(line).toHaveLength(6)
})
