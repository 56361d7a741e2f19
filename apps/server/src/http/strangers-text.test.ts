import { parse as parseForm } from 'node:querystring'
import { judge } from '@qadam/code-lab/python-checks'
import {
  countWords,
  limits,
  projectContent,
  statementLimits,
  wordsOfName,
  serverLimits,
  officeLimits,
} from '@qadam/contract'
import { Metadata } from '@tus/server'
import { expect, test } from 'vitest'
import { tameFileName } from '../files/file-name.ts'
import { csvLine } from '../files/write-csv.ts'
import { readRange } from './byte-range.ts'
import { addressForLimits, clientAddress, cutForwarded } from './client-address.ts'
import { contentDisposition } from './content-disposition.ts'
import { deviceMarkOf } from './device-mark.ts'
import { requireStorable } from './request-body.ts'
import { requestLanguage } from '../i18n/request-language.ts'
import { parseBoundedJson } from '../json/bounded-json.ts'
import { normalizePhone } from '../modules/access/accounts/phone.ts'
import { findIntrospection } from '../modules/learning/checks/find-introspection.ts'
import { momentOf } from '../modules/base/event-log/event-moment.ts'
import { ownMessage } from '../modules/learning/helper/own-message.ts'
import { plainText } from '../modules/learning/helper/plain-text.ts'
import { promptOf } from '../modules/learning/helper/prompt.ts'
import { SolutionGuard } from '../modules/learning/helper/solution-guard.ts'
import { checkProject, checkText } from '../modules/learning/practice/check-work.ts'
import { addressKeys } from '../modules/learning/practice/project-media-store.ts'
import { readStatement } from '../modules/money/online-payments/read-statement.ts'
import { mediaName } from '../modules/learning/projects/media-name.ts'
import { storedMedia } from '../modules/learning/projects/project-media.ts'
import { readStudentList } from '../modules/office/roster/read-student-list.ts'

// Everything that reads a stranger's text on the server's own thread, each with the worst texts known for it, as long
// as they can get there. What is not here runs in a thread of its own, or never sees such a text (docs/security.md).
// On a quiet machine the slowest takes 25 ms; a quadratic search for an end from every place takes 200 and more.
const BAR_MS = 100
/** And as many times as long as a plain text of full length; the slowest takes some 4 times, a quadratic search 30 and more. */
const BAR_PLAIN = 12

const BODY = serverLimits.request.maxBodyBytes
/** What the server takes of the heads of a request, and of those of one part of a form. */
const HEADERS = 16 * 1024
const PART_HEADERS = 80 * 1024
const SAID = 1024 * 1024
const FILE = limits.helper.fileMaxLength
const PROJECT_FILES = limits.practice.projectFilesMaxBytes
const PROJECT = limits.practice.projectMaxBytes

const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const manyKeys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')
const json = (text: string) => void requireStorable(parseBoundedJson(text))
const list = (unit: string, length = BODY) => `{"a":[${fill(unit, length - 20)}0]}`
const form = (text: string) => void requireStorable(parseForm(text, '&', '=', { maxKeys: 500 }))
const withMedium = (value: string) => ({ files: { 'a.html': '' }, media: { 'a.png': value } })
const guard = (text: string) => {
  const own = { 'a.py': text, 'b.py': text, 'c.py': text }
  const it = new SolutionGuard({ 'a.py': 'print("salom") # bu yechim' }, {}, own)
  for (let at = 0; at < limits.helper.replyMaxLength; at += 100) it.pass(text.slice(at, at + 100))
  it.end()
}
const prompt = (text: string) =>
  void promptOf(
    {
      ...{
        lang: 'uz',
        task: '',
        lesson: text,
        checks: [],
        hiddenChecks: 0,
        seen: text,
        before: [],
        level: null,
      },
      files: { a: text, b: text, c: text },
      problem: text.slice(0, limits.helper.problemMaxLength),
      message: text.slice(0, limits.helper.messageMaxLength),
    },
    'mark',
  )
const judged = (text: string) =>
  void judge(
    { id: 'a', output: 'a' },
    { kind: 'said', text: JSON.stringify({ outcome: 'finished', printed: text }) },
  )
const request = (head: Record<string, string>) =>
  ({ headers: head, ip: head['x-forwarded-for'] ?? '', socket: {}, protocol: 'http' }) as never // what is read of one
const address = (text: string) => {
  const headers = { 'x-forwarded-for': text }
  cutForwarded(headers)
  addressForLimits(clientAddress(request(headers)))
}

interface Reader {
  reads: (text: string) => void
  /** How long a text can get there. */
  length: number
  units?: readonly string[]
  /** Whole texts, where a unit over and over again is not the worst. */
  texts?: readonly string[]
}

const spaces = [' ', '\n', '\u00A0', ' a', '  a ', '\r ']
const readers: Record<string, Reader> = {
  'a JSON body': {
    reads: json,
    length: BODY,
    units: ['[', '{"a":', '"', '\\', '1', ','],
    texts: [
      ...['[],', '{},', '{"a":1},', '1,', '"",', '1e5,', '[[', '"\\"",'].map((unit) => list(unit)),
      ...['\\u0041', '\\\\', '\\"', 'я', '😀'].map((unit) => `{"a":"${fill(unit, BODY / 2 - 20)}"}`),
      `{${manyKeys(80_000)}}`,
      `[${Array.from({ length: 60_000 }, (_, index) => `{"a${index}":1}`).join(',')}]`,
    ],
  },
  'a form': { reads: form, length: BODY, units: ['&', '=', 'a=&', '%', '%41', '+', 'a=%zz&'] },
  'the name of a file in a form': {
    reads: (text) => void tameFileName(text),
    length: PART_HEADERS,
    units: ['.', '/', '\u202E', ' ', '.a', 'e\u0301', '\uFDFA'],
  },
  'the name of a medium': {
    reads: (text) => void mediaName(text, 'image/png', [text, 'rasm.png']),
    length: PART_HEADERS,
    units: ['.', '-', ' ', ' a', '.a', 'e\u0301', '\uFDFA'],
  },
  'a name that is shown': {
    reads: (text) => void contentDisposition('inline', tameFileName(text)),
    length: PART_HEADERS,
    units: ['"', 'я', '%', '\\', "'"],
  },
  'what is told of an upload': {
    reads: (text) => {
      try {
        Metadata.parse(text)
      } catch {
        // Refused.
      }
    },
    length: HEADERS,
    units: [',', ' ', 'a ', 'a YQ==,', '='],
  },
  'a cell of a table': {
    reads: (text) => void csvLine(['x', text]),
    length: limits.practice.textMaxLength,
    units: [';', '\t', ' ', '"', ';"', '=', ';=', '\u200B'],
  },
  'an address': { reads: address, length: HEADERS, units: [',', ':', '1.', '0', '%', '::', '0:', ' ,'] },
  'a cookie': {
    reads: (text) => void deviceMarkOf(request({ cookie: text }), {} as never).mark,
    length: HEADERS,
    units: [';', ' ', '; ', 'qadam_device=', 'a'],
  },
  'a language': {
    reads: (text) => void requestLanguage(text),
    length: HEADERS,
    units: [',', ';', ' ', ';q=', 'q=1 '],
  },
  'a range': {
    reads: (text) => void readRange(text, undefined, '"a"', 1000),
    length: HEADERS,
    units: [' ', '1', 'bytes=', 'bytes=1'],
  },
  'a phone': { reads: (text) => void normalizePhone(text), length: 40, units: ['+', '9', '998', ' '] },
  'a moment': { reads: (text) => void momentOf(text, new Date()), length: 40, units: ['1', '-', 'T'] },
  'a search': { reads: (text) => void wordsOfName(text), length: 100, units: spaces },
  'a written answer': {
    reads: (text) => {
      try {
        checkText(text, { min: 3, max: 20 })
      } catch {
        // Too many words.
      }
      countWords(text)
    },
    length: limits.practice.textMaxLength,
    units: [...spaces, '-', '- ', 'a'],
  },
  'a history': {
    reads: (text) => {
      try {
        ownMessage(undefined, text)
      } catch {
        // Nothing is requested.
      }
    },
    length: BODY - 100,
    units: ['[', ' '],
    texts: [list('[],', BODY), list('{"role":"user"},', BODY)],
  },
  'a program that is looked through': {
    reads: (text) => void findIntrospection({ 'main.py': text }),
    length: PROJECT_FILES,
    units: ['_', '__', '_qadam', '_qadam ', '_pyodide_', 'f_back ', 'tb_', 'a'],
  },
  'what a program has printed': { reads: judged, length: SAID, units: [...spaces, '\n\n', ' \n', 'a'] },
  'files beside the solution': {
    reads: guard,
    length: FILE,
    units: [
      ' #',
      ' # ',
      ' #\r',
      '//',
      ' //\r',
      '<!--',
      '/*',
      '#',
      '\r',
      '\u2028',
      ' ',
      '```',
      '\n```\n',
      'e\u0301',
    ],
    texts: [fill(' # a', FILE - 1) + '\r', fill(' //', FILE - 1) + '\r', fill('# //', FILE - 1) + '\u2028'],
  },
  'files for a model': {
    reads: prompt,
    length: FILE,
    units: ['<|', '<|a', '<|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '[', '[/', '<<', '<s>', '<'],
  },
  'the task for a model': {
    reads: (text) => void plainText(text),
    length: 20_000,
    units: ['<', '<br', '<li', '&', '\n', '\n\n'],
  },
  'a saved project': {
    reads: (text) => void projectContent.safeParse({ files: { 'a.html': text }, media: {} }),
    length: limits.project.maxBytes,
    units: ['a', '\n', '😀'],
  },
  'its media': {
    reads: (text) => {
      for (const value of [
        text,
        `data:image/png;base64,${text}`,
        `/media/${text}`,
        `/media/${'a'.repeat(32)}?${text}`,
      ])
        try {
          storedMedia(withMedium(value).media)
        } catch {
          // No medium.
        }
    },
    length: limits.project.maxBytes,
    units: ['a', 'data:', 'A', 'A=', '/', '&'],
  },
  'a list of students': {
    reads: (text) => {
      readStudentList(text)
      readStudentList(`ism,familiya,telefon\n${text.slice(22)}`)
    },
    length: officeLimits.roster.csvMaxLength,
    units: [
      '\n',
      '\r\n',
      ',',
      ',\n',
      'a\n',
      'a,',
      '"',
      '""',
      '"\n',
      'a"',
      ' ',
      'Ali,Vali,90\n',
      'x,y,1,',
      '\u0130',
    ],
    texts: [`ism,familiya,telefon\n"${fill('a ', officeLimits.roster.csvMaxLength - 40)}",b,90`],
  },
  'a statement of payments': {
    reads: (text) => void readStatement(text),
    length: statementLimits.length,
    units: ['\n', '\r', ',', ';', '1,2\n', 'id,summa\n', '"', '""', '1', '1.', ' '],
    // A head is cut at its first comma: from each comma the end of the line was searched for.
    texts: [
      `"${fill(',', statementLimits.length - 20)}\n";a`,
      `id;summa\n1;${fill('1', statementLimits.length - 20)}x`,
      `id;summa\n1;${fill('1,', statementLimits.length - 20)}x`,
      `id;summa;holat\n1;1;${fill('не ', statementLimits.length - 20)}`,
    ],
  },
  'a project that is handed in': {
    reads: (text) => {
      try {
        addressKeys(checkProject(text).media)
      } catch {
        // Refused.
      }
    },
    length: PROJECT,
    units: ['[', '{"a":', '1,'],
    texts: [
      list('[],', PROJECT),
      `{"files":{${manyKeys(700_000)}}}`,
      JSON.stringify({ files: { 'a.html': fill('\n', PROJECT_FILES - 100) } }),
      JSON.stringify({ files: { 'a.html': fill('\u0001', PROJECT_FILES - 100) } }),
      JSON.stringify(withMedium(`data:image/png;base64,${fill('A', PROJECT - 200)}`)),
    ],
  },
}

function computing_ms(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const plain = `[${fill('1,', BODY - 20)}0]`
const leastOf = (work: () => void) => Math.min(...Array.from({ length: 3 }, () => computing_ms(work)))

/**
 * Whether a text takes as long as only a quadratic reader does. What is over the bar is measured again beside a plain
 * text of full length: a busy machine, or one that is slow, lengthens both.
 */
function isSlow(work: () => void): boolean {
  return computing_ms(work) >= BAR_MS && leastOf(work) >= BAR_PLAIN * leastOf(() => void JSON.parse(plain))
}

test.each(Object.entries(readers))('%s is read at once, whatever is in it', (_what, reader) => {
  const { reads, length, units = [], texts = [] } = reader
  const worst = [...units.map((unit) => fill(unit, length)), ...texts]
  const read = (text: string) => {
    try {
      reads(text)
    } catch {
      // Refused, which takes its time as well.
    }
  }
  // A server has done it before: compiled code is what counts.
  for (let count = 0; count < 200; count += 1) for (const text of worst) read(text.slice(0, 200))
  const slow = worst.filter((text) => isSlow(() => read(text)))
  expect(slow.map((text) => text.slice(0, 20))).toEqual([])
})
