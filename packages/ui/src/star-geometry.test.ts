import { expect, it } from 'vitest'
import { KHATIM, starCorners, starPath } from './star-geometry.ts'

it('a star has sixteen corners, points and notches by turns, the first at the top', () => {
  const corners = starCorners(100)
  const reach = corners.map(({ x, y }) => Math.hypot(x, y))
  expect(corners[0]).toEqual({ x: 0, y: -100 })
  expect(corners).toHaveLength(16)
  reach.forEach((each, index) => expect(each).toBeCloseTo(index % 2 ? 100 * KHATIM : 100, 1))
})

it('the khatim is two crossed squares: a notch lies on the line between the points around it', () => {
  const [point, notch, , , next] = starCorners(1000)
  const sum = (next?.x ?? 0) - (point?.x ?? 0)
  const part = ((notch?.x ?? 0) - (point?.x ?? 0)) / sum
  expect((point?.y ?? 0) + part * ((next?.y ?? 0) - (point?.y ?? 0))).toBeCloseTo(notch?.y ?? 0, -0.5)
})

it('a turn by 45 degrees gives the same star', () => {
  const plain = new Set(starCorners(80).map(({ x, y }) => `${x} ${y}`))
  for (const { x, y } of starCorners(80, KHATIM, 45)) expect(plain).toContain(`${x} ${y}`)
})

it('a path is closed', () => {
  expect(starPath(10)).toMatch(/^M0 -10L.*Z$/)
})
