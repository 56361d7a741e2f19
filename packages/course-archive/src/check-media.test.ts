import { describe, expect, test } from 'vitest'
import { faultLine } from './fault.ts'
import { captionFaults } from './check-media.ts'
import { faultsAfter, sampleFiles } from './sample-archive.ts'

describe('media', () => {
  test('a name that tells another type than the content, and a type no lesson shows, are told', async () => {
    const files = sampleFiles()
    const lines = (
      await faultsAfter({ 'media/pic-3.jpg': files['media/pic-2.png'], 'media/shrift.svg': '<svg></svg>' })
    ).map(faultLine)
    expect(lines).toContain('media/pic-3.jpg: the content is image/png, but the name tells otherwise')
    expect(lines).toContain(
      'media/shrift.svg: a lesson cannot show a file of the type application/octet-stream',
    )
  })

  test('a picture of more than a megabyte is told', async () => {
    const picture = Buffer.concat([
      sampleFiles()['media/pic-2.png'] ?? Buffer.alloc(0),
      randomBytes(1024 * 1024),
    ])
    expect((await faultsAfter({ 'media/pic-2.png': picture })).map(faultLine)).toEqual([
      'media/pic-2.png: the file is larger than 1024 KB',
    ])
  })

  test.each([
    ['WEBVTT\n\n00:00.000 --> 00:01.000\nSalom\n', []],
    ['\uFEFFWEBVTT - uz\r\n\r\nNOTE izoh\r\n\r\n1\r\n00:00:00.000 --> 00:00:01.500 line:0\r\nSalom\r\n', []],
    ['1\n00:00:00,000 --> 00:00:01,000\nSalom', ['captions must start with the line WEBVTT']],
    ['WEBVTT\n\n00:00,000 --> 00:01,000\nSalom', ['the timing of a cue is wrong: 00:00,000 --> 00:01,000']],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nSalom', ['a cue ends before it starts: 00:02.000 --> 00:01.000']],
    ['WEBVTT\n\n00:00.000 --> 00:01.000\n', ['a cue has no text: 00:00.000 --> 00:01.000']],
    ['WEBVTT\n', ['the captions hold no cue']],
  ])('captions %j', (content, faults) => {
    expect(captionFaults(content)).toEqual(faults)
  })
})

function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}
