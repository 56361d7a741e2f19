import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { captionsFile, LINE_WIDTH } from './captions.ts'
import { storyboards } from './storyboards.ts'
import { timelineOf } from './timeline.ts'

const media = new URL('../courses/python/media/', import.meta.url)
const fileOf = (id: string, ending: string): URL => new URL(`video-${id}.${ending}`, media)
const MEGABYTE = 1024 * 1024

/** The boxes of an MP4 at the top level, in order, and the seconds in its header. */
function readFilm(file: URL): { boxes: string[]; seconds: number } {
  const bytes = readFileSync(file)
  const boxes: string[] = []
  for (let at = 0; at + 8 <= bytes.length; at += Math.max(8, bytes.readUInt32BE(at)))
    boxes.push(bytes.toString('latin1', at + 4, at + 8))
  const header = bytes.indexOf('mvhd')
  return { boxes, seconds: bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16) }
}

const secondsOf = (clock: string): number =>
  clock.split(':').reduce((total, part) => total * 60 + Number(part), 0)

function readCaptions(file: URL): { start: number; end: number; lines: string[] }[] {
  const [head, ...blocks] = readFileSync(file, 'utf8').trim().split('\n\n')
  expect(head).toBe('WEBVTT')
  return blocks.map((block) => {
    const [, times = '', ...lines] = block.split('\n')
    const clocks = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/.exec(times)
    expect(clocks).not.toBeNull()
    return { start: secondsOf(clocks?.[1] ?? ''), end: secondsOf(clocks?.[2] ?? ''), lines }
  })
}

describe.each(storyboards.map((storyboard) => [storyboard.id, storyboard] as const))(
  '%s',
  (id, storyboard) => {
    const { duration, cues } = timelineOf(storyboard)

    it('has a film, a poster and captions in both languages', () => {
      for (const ending of ['mp4', 'jpg', 'uz.vtt', 'ru.vtt'])
        expect(existsSync(fileOf(id, ending))).toBe(true)
      expect(statSync(fileOf(id, 'mp4')).size).toBeLessThanOrEqual(1.2 * MEGABYTE)
      expect(statSync(fileOf(id, 'jpg')).size).toBeLessThanOrEqual(40 * 1024)
    })

    it('starts to play before it is loaded and lasts as long as its storyboard', () => {
      const { boxes, seconds } = readFilm(fileOf(id, 'mp4'))
      expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
      expect(Math.abs(seconds - duration)).toBeLessThan(0.2)
    })

    it.each(['uz', 'ru'] as const)(
      'has %s captions in order, short enough and within the film',
      (language) => {
        const read = readCaptions(fileOf(id, `${language}.vtt`))
        expect(read).toHaveLength(cues.length)
        for (const [index, { start, end, lines }] of read.entries()) {
          expect(end - start).toBeGreaterThanOrEqual(1.2)
          expect(start).toBeGreaterThanOrEqual(read[index - 1]?.end ?? 0)
          expect(end).toBeLessThanOrEqual(duration)
          expect(lines.length).toBeLessThanOrEqual(2)
          for (const line of lines)
            expect(line.replaceAll(/&(lt|gt|amp);/g, '-').length).toBeLessThanOrEqual(LINE_WIDTH)
        }
      },
    )

    it('has captions that match its storyboard', () => {
      for (const language of ['uz', 'ru'] as const)
        expect(readFileSync(fileOf(id, `${language}.vtt`), 'utf8')).toBe(captionsFile(cues, language))
    })
  },
)

it('all films together stay light enough for the repository', () => {
  const total = storyboards.reduce((sum, { id }) => sum + statSync(fileOf(id, 'mp4')).size, 0)
  expect(total).toBeLessThanOrEqual(9 * MEGABYTE)
})
