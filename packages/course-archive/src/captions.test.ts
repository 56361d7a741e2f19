import { describe, expect, test } from 'vitest'
import { readCaptions } from './captions.ts'
import { captionFaults } from './check-media.ts'

const vtt = 'WEBVTT\n\n1\n00:00.000 --> 00:02.500\nSalom!\n\n00:03.000 --> 00:04.000 align:start\nXayr!\n'

describe('captions', () => {
  test('WebVTT stays as it is, but for the mark and the line ends of a workspace', () => {
    expect(readCaptions(vtt)).toEqual({ vtt })
    expect(readCaptions(`\uFEFF${vtt.replaceAll('\n', '\r\n')}`)).toEqual({ vtt })
  })

  test('SubRip becomes WebVTT', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\n<font color="red">Salom</font>, <i>dunyo</i>\r\nikkinchi qator\r\n\r\n' +
      '2\r\n0:1:2.5 --> 00:01:04,000 X1:10\r\n{\\an8}Привет\r\n'
    const read = readCaptions(srt)
    expect(read).toEqual({
      vtt:
        'WEBVTT\n\n00:00:01.500 --> 00:00:04.000\nSalom, <i>dunyo</i>\nikkinchi qator\n\n' +
        '00:01:02.500 --> 00:01:04.000\nПривет\n',
    })
    expect('vtt' in read ? captionFaults(read.vtt) : read).toEqual([])
  })

  test.each([
    ['nothing that is known', 'Salom\n', 'captions_kind', 1],
    ['a timing that is none', vtt.replace('00:03.000', '00:3.0'), 'captions_timing', 7],
    ['an end before the beginning', vtt.replace('00:04.000', '00:02.000'), 'captions_order', 7],
    ['a cue without words', vtt.replace('Xayr!\n', '\n'), 'captions_text', 7],
    ['words without a time', `${vtt}\nyana\n`, 'captions_timing', 10],
    ['no cue', 'WEBVTT\n\nNOTE hali yoʻq\n', 'captions_empty', 1],
    ['only the first line', 'WEBVTT', 'captions_empty', 1],
    [
      'a SubRip with a broken time',
      '1\n00:00:01,000 --> 00:00:02,000\na\n\n2\n00:00:03 -> 4\nb\n',
      'captions_timing',
      5,
    ],
  ])('%s is told with its line', (_, content, reason, line) => {
    expect(readCaptions(content)).toMatchObject({ reason, line })
  })
})
