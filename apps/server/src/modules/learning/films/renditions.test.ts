import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ffmpegArguments, frameOf, isWhole, ladder, mostBytes, patience_s, rungsFor } from './renditions.ts'

const film = (over: Partial<Parameters<typeof rungsFor>[0]> = {}) => ({
  ...{ mime: 'video/mp4', width: 1920, height: 1080, duration_s: 600, size: 300_000_000 },
  ...over,
})
const sides = (over: Parameters<typeof film>[0]) => rungsFor(film(over)).map(({ side }) => side)

describe('which renditions are made', () => {
  test('all of a large film, none of a small one', () => {
    expect(sides({})).toEqual([240, 480, 720])
    // As the films of the demo school: 130 kbit/s.
    expect(sides({ width: 1280, height: 720, duration_s: 54, size: 900_000 })).toEqual([])
  })

  test('none with more pixels than the film', () => {
    expect(sides({ width: 640, height: 360 })).toEqual([240])
    expect(sides({ width: 320, height: 180 })).toEqual([])
  })

  test('a film of the same side that takes many bytes is made smaller too', () => {
    expect(sides({ width: 1280, height: 720 })).toEqual([240, 480, 720])
    // 0.9 Mbit/s.
    expect(sides({ width: 1280, height: 720, size: 67_500_000 })).toEqual([240, 480])
  })

  test('a film that stands on its end is measured by its shorter side', () => {
    expect(sides({ width: 1080, height: 1920 })).toEqual([240, 480, 720])
    expect(frameOf(film({ width: 1080, height: 1920 }), 240)).toEqual([240, 426])
  })

  test('nothing of a strip a thousand times as long as wide', () => {
    expect(sides({ width: 240, height: 240_000 })).toEqual([])
  })

  test('whatever the film, each is smaller, has even sides and its shape', () => {
    const films = fc.record({
      mime: fc.constantFrom('video/mp4', 'video/webm'),
      width: fc.integer({ min: 1, max: 8192 }),
      height: fc.integer({ min: 1, max: 8192 }),
      duration_s: fc.double({ min: 0.04, max: 30_000, noNaN: true }),
      size: fc.integer({ min: 100, max: 512 * 1024 * 1024 }),
    })
    fc.assert(
      fc.property(films, (any) => {
        for (const rung of rungsFor(any)) {
          const [width, height] = frameOf(any, rung.side)
          expect([width % 2, height % 2, Math.min(width, height)]).toEqual([0, 0, rung.side])
          expect(Math.abs(width / height - any.width / any.height) / (any.width / any.height)).toBeLessThan(
            0.01,
          )
          expect(rung.side).toBeLessThanOrEqual(Math.min(any.width, any.height))
          const most = ((rung.video_kbps + rung.audio_kbps) * 1000 * any.duration_s) / 8
          expect(most).toBeLessThanOrEqual(any.size * 0.8 + 1)
        }
        expect(mostBytes(any)).toBeLessThan(any.size)
        expect(patience_s(any)).toBeLessThanOrEqual(5 * 3600)
      }),
    )
  })
})

test('the least rendition plays on 0.5 Mbit/s with half of the line to spare', () => {
  const [least] = ladder
  expect((least?.video_kbps ?? 0) + (least?.audio_kbps ?? 0)).toBeLessThanOrEqual(250)
})

test.each(ladder)('for $side ffmpeg may read files alone, and as what they were found to be', (rung) => {
  const args = ffmpegArguments(film({ mime: 'video/webm' }), rung, {
    ...{ input: '/a/film', output: '/a/made', threads: 1 },
  })
  const before = args.slice(0, args.indexOf('-i'))
  expect(before.join(' ')).toContain('-protocol_whitelist file -f matroska')
  expect(before).toContain('-nostdin')
  expect(args.at(-1)).toBe('/a/made')
})

test('a rendition that lacks the end is not whole', () => {
  expect([599.4, 600, 600.9].map((made) => isWhole(made, film()))).toEqual([true, true, true])
  expect([598, 0, 602].map((made) => isWhole(made, film()))).toEqual([false, false, false])
})
