import type { IOptions } from 'sanitize-html'

const rows = ['math', 'mrow', 'mstyle', 'mphantom', 'mpadded', 'menclose']
const tokens = ['mi', 'mn', 'mo', 'mtext', 'mspace']
const scripts = [
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'none',
]

/** The MathML that formulas are made of: nothing that embeds HTML, links or a style. */
export const formulaTags = [...rows, ...tokens, ...scripts, 'mfrac', 'msqrt', 'mroot', 'mtable', 'mtr', 'mtd']

const layoutClasses = ['tml-*']

export const formulaAttributes: NonNullable<Exclude<IOptions['allowedAttributes'], false>> = {
  math: ['display'],
  mi: ['mathvariant'],
  mo: [
    'form',
    'fence',
    'separator',
    'stretchy',
    'symmetric',
    'largeop',
    'movablelimits',
    'lspace',
    'rspace',
    'minsize',
    'maxsize',
  ],
  mspace: ['width', 'height', 'depth'],
  mpadded: ['width', 'height', 'depth', 'lspace', 'voffset'],
  mfrac: ['linethickness'],
  mstyle: ['displaystyle', 'scriptlevel'],
  mrow: ['displaystyle', 'scriptlevel'],
  mtable: ['displaystyle'],
  munder: ['accentunder'],
  mover: ['accent'],
  munderover: ['accent', 'accentunder'],
}

export const formulaClasses: NonNullable<IOptions['allowedClasses']> = {
  mtable: layoutClasses,
  mtd: layoutClasses,
  menclose: layoutClasses,
}
