// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { LineSpark } from './line-spark.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ProgressParts } from './progress-parts.tsx'
import { ProgressRing } from './progress-ring.tsx'
import { SoundBars } from './sound-bars.tsx'

let root: Root
let width_px = 700
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: { contentRect: { width: number } }[]) => void) {
        this.observe = () => tell([{ contentRect: { width: width_px } }])
      }
      observe: () => void
      disconnect(): void {}
    },
  )
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const draw = (content: ReactNode) => act(() => root.render(content))
const styles = (query: string, name: 'height' | 'width' | 'bottom' | 'left') =>
  [...document.querySelectorAll<HTMLElement>(query)].map(({ style }) => style[name])
const bars = (values: readonly number[], more: { max?: number; direction?: 'rows' } = {}) => (
  <BarChart
    title="t"
    labelHeader="l"
    valueHeader="v"
    items={values.map((value, index) => ({ id: String(index), label: String(index), value }))}
    {...more}
  />
)

describe('columns', () => {
  test('with their numbers on them are as long as their values, below the room of the numbers', () => {
    width_px = 700
    draw(bars([0, 25, 50, 100]))
    expect(styles('[data-bar]', 'height')).toEqual(
      [0, 0.25, 0.5, 1].map((part) => `calc((100% - 18px) * ${part})`),
    )
    expect(document.querySelector('[data-line]')).toBeNull()
  })

  test('without them stand on a scale whose lines are where their values are', () => {
    width_px = 60
    draw(bars([0, 250_000, 1_000_000]))
    expect(styles('[data-bar]', 'height')).toEqual(['0%', '25%', '100%'])
    const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')]
    expect(lines.map(({ dataset, style }) => [dataset['line'], style.bottom])).toEqual([
      ['1000000', '100%'],
      ['500000', '50%'],
    ])
    // A line has no height of its own: what is above its lower edge would stand between it and its value.
    for (const line of lines) expect(line.className).toContain('h-0')
    for (const line of lines) expect(line.firstElementChild?.className).toContain('absolute')
  })

  test('keep to a full length that is given, unless a value is greater', () => {
    width_px = 40
    draw(bars([30, 60], { max: 100 }))
    expect(styles('[data-bar]', 'height')).toEqual(['30%', '60%'])
    draw(bars([30, 160], { max: 100 }))
    expect(styles('[data-bar]', 'height')).toEqual(['15%', '80%'])
  })

  test('of nothing, or of less than nothing, have no height', () => {
    width_px = 700
    draw(bars([0, 0, -5]))
    expect(styles('[data-bar]', 'height')).toEqual([
      'calc((100% - 18px) * 0)',
      'calc((100% - 18px) * 0)',
      'calc((100% - 18px) * 0)',
    ])
  })
})

test('rows are as long as their values', () => {
  draw(bars([1, 4, 3], { direction: 'rows' }))
  expect(styles('[data-bar]', 'width')).toEqual(['25%', '100%', '75%'])
  draw(bars([1, 4], { direction: 'rows', max: 8 }))
  expect(styles('[data-bar]', 'width')).toEqual(['12.5%', '50%'])
})

test('a line has its points where their values are, and its last value beside its name', () => {
  width_px = 210
  const points = [20, 40, 30].map((value, index) => ({ id: String(index), label: String(index), value }))
  draw(<LineSpark title="t" labelHeader="l" valueHeader="v" height={52} points={points} />)
  const [ground, line] = [...document.querySelectorAll('svg path')].map(
    (path) => path.getAttribute('d') ?? '',
  )
  const places = [...(line ?? '').matchAll(/[ML](?<x>[\d.]+) (?<y>[\d.]+)/g)]
  expect(places.map(({ groups }) => [Number(groups?.['x']), Number(groups?.['y'])])).toEqual([
    [5, 46],
    [105, 6],
    [205, 26],
  ])
  expect(ground).toBe(`${line}L205.0 52L5.0 52Z`)
  const dot = document.querySelector('svg circle')
  expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')]).toEqual(['205', '26'])
  expect(document.querySelector('figcaption')?.textContent).toBe('t30')
})

test.each([0, 0.25, 1])('a sound that was heard to %d is coloured as far', (part) => {
  draw(<SoundBars peaks={[0.2, 1, 0.5]} part={part} hasHead />)
  const [, heard] = document.querySelectorAll<SVGElement>('svg')
  expect(heard?.style.clipPath).toBe(`inset(0 ${(100 - part * 100).toFixed(2)}% 0 0)`)
  expect(styles('span > span', 'left')).toEqual(part > 0 ? [`${part * 100}%`] : [])
})

const progress = () => document.querySelector('[role=progressbar]')

test.each([
  [0, 0, -100],
  [0.5, 50, -50],
  [1 / 3, 33, -66.667],
  [1, 100, 0],
  [1.4, 100, 0],
  [Number.NaN, 0, -100],
])('a bar at %d says %d and reaches as far', (value, said, moved_percent) => {
  draw(<ProgressBar value={value} />)
  expect(progress()?.getAttribute('aria-valuenow')).toBe(String(said))
  const moved = /^translateX\((.+)%\)$/.exec(progress()?.querySelector('div')?.style.transform ?? '')?.[1]
  expect(Number(moved)).toBeCloseTo(moved_percent, 3)
})

test('a strip of parts has as many filled as it says', () => {
  draw(<ProgressParts label="l" parts={['right', 'wrong', 'open', 'open']} />)
  expect(progress()?.getAttribute('aria-valuenow')).toBe('50')
  expect(document.querySelectorAll('[data-part]:not([data-part=open])')).toHaveLength(2)
  draw(<ProgressParts label="l" parts={[]} />)
  expect(progress()?.getAttribute('aria-valuenow')).toBe('0')
})

test.each([0.1, 0.5, 0.96, 0.999])(
  'a ring at %d ends where its number does, its round ends with it',
  (part) => {
    const [size, thickness] = [152, 14]
    draw(<ProgressRing value={part} size={size} thickness={thickness} />)
    const arc = progress()?.querySelectorAll('circle')[1]
    const around_px = Math.PI * (size - thickness)
    const dash_px = (Number(arc?.getAttribute('stroke-dasharray')?.split(' ')[0]) / 100) * around_px
    const start_px = (-Number(arc?.getAttribute('stroke-dashoffset')) / 100) * around_px
    expect(start_px).toBeCloseTo(thickness / 2)
    expect(start_px + dash_px + thickness / 2).toBeCloseTo(part * around_px)
  },
)

test('a ring at its end is whole, at its beginning there is none', () => {
  draw(<ProgressRing value={1} />)
  expect(progress()?.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')).toBe('100 100')
  draw(<ProgressRing value={0} />)
  expect(progress()?.querySelectorAll('circle')).toHaveLength(1)
})

test('a line has a point for each value, as high as it', () => {
  width_px = 110
  const points = [0, 50, 100].map((value) => ({ id: String(value), label: String(value), value }))
  draw(<LineSpark title="t" labelHeader="l" valueHeader="v" points={points} height={62} />)
  const line = [...document.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? ''
  const places = line
    .slice(1)
    .split('L')
    .map((place) => place.split(' ').map(Number))
  // The least and the greatest stand six pixels from the edges.
  expect(places).toEqual([
    [5, 56],
    [55, 31],
    [105, 6],
  ])
})

test('a sound is coloured as far as it was played', () => {
  draw(<SoundBars peaks={[0.5, 1]} part={0.25} hasHead />)
  const [, played] = document.querySelectorAll('svg')
  expect(played?.style.clipPath).toBe('inset(0 75.00% 0 0)')
  expect(document.querySelector<HTMLElement>('[style*=left]')?.style.left).toBe('25%')
})
