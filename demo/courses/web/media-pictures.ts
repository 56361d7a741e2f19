/** The pictures of the web course by name: drawings, and code as a browser really shows it. */
import { pageDiagrams } from './media-diagrams.ts'
import { INK, PAPER, PISTACHIO, POMEGRANATE, SAFFRON } from './media-drawing.ts'
import { scriptDiagrams } from './media-script-diagrams.ts'
import { styleDiagrams } from './media-style-diagrams.ts'

export type Picture = { width: number; height: number; content: string }

/** A page in a small browser window. */
function shown(html: string, height: number, css = '', width = 320): Picture {
  const dots = [POMEGRANATE, SAFFRON, PISTACHIO]
    .map((fill) => `<i style="width:10px;height:10px;border-radius:5px;background:${fill}"></i>`)
    .join('')
  const content = `<style>
    html{margin:0;background:${PAPER}} body{margin:0;padding:8px;box-sizing:border-box;height:${height}px}
    #window{border:2px solid ${INK};border-radius:10px;overflow:hidden;background:#fff;height:100%;box-sizing:border-box}
    #bar{display:flex;gap:7px;padding:8px 12px;background:${INK}}
    #page{padding:8px 12px;font:16px 'DejaVu Sans',sans-serif;color:#111;display:flow-root}
    ${css}</style><div id="window"><div id="bar">${dots}</div><div id="page">${html}</div></div>`
  return { width, height, content }
}

/** Three boxes as a flex container really lays them. */
function flexed(css: string, height = 190, names: readonly string[] = ['A', 'B', 'C']): Picture {
  const boxes = names.map((name) => `<b>${name}</b>`).join('')
  return shown(
    `<div class="row">${boxes}</div>`,
    height,
    `.row{height:${height - 70}px;border:2px dashed #9fb4c4;${css}}
     b{background:${SAFFRON};border:2px solid ${INK};border-radius:6px;padding:4px 14px}`,
  )
}

/** What each value of justify-content does, with its name. */
function justified(): Picture {
  const rows = ['flex-start', 'center', 'flex-end', 'space-between', 'space-around'].map(
    (value) =>
      `<p>${value}</p><div style="display:flex;justify-content:${value}"><b></b><b></b><b></b></div>`,
  )
  const content = `<style>
    body{margin:0;background:${PAPER};padding:14px 18px;font:bold 17px 'DejaVu Sans Mono',monospace;color:${INK}}
    p{margin:0 0 4px} div{border:2px solid ${INK};border-radius:8px;background:#fff;padding:5px 0;margin-bottom:12px}
    b{width:56px;height:24px;background:${SAFFRON};border:2px solid ${INK};border-radius:6px}
    </style>${rows.join('')}`
  return { width: 480, height: 400, content }
}

export const pictures: Record<string, Picture> = {
  ...pageDiagrams,
  ...styleDiagrams,
  ...scriptDiagrams,
  'pic-head-1': shown('<h2>Metro</h2><p>Chilonzor Oybek</p>', 200),
  'pic-head-2': shown('<h2>Metro</h2><h2>Chilonzor</h2><h2>Oybek</h2>', 200),
  'pic-head-3': shown('<h2>Metro</h2><p>Chilonzor</p><p>Oybek</p>', 200),
  'pic-head-4': shown('<p>Metro</p><h2>Chilonzor</h2><h2>Oybek</h2>', 200),
  'pic-list-1': shown('<ol><li>Choy</li><li>Koʻk</li><li>Qora</li><li>Non</li></ol>', 170),
  'pic-list-2': shown('<ol><li>Choy<ul><li>Koʻk</li><li>Qora</li></ul></li><li>Non</li></ol>', 170),
  'pic-list-3': shown('<ul><li>Choy<ol><li>Koʻk</li><li>Qora</li></ol></li><li>Non</li></ul>', 170),
  'pic-list-4': shown('<ol><li>Choy</li><li>Non<ul><li>Koʻk</li><li>Qora</li></ul></li></ol>', 170),
  'pic-css-1': shown('<p><i>Olma</i></p><p><b>Anor</b></p>', 150),
  'pic-css-2': shown('<p><i><b>Olma</b></i></p><p><i><b>Anor</b></i></p>', 150),
  'pic-css-3': shown('<p>Olma</p><p><i><b>Anor</b></i></p>', 150),
  'pic-css-4': shown(
    '<p>Olma</p><p class="muhim">Anor</p>',
    150,
    'p{font-style:italic}.muhim{font-weight:bold}',
  ),
  'pic-justify': justified(),
  'pic-flex-1': flexed('display:flex;justify-content:space-between;align-items:flex-start'),
  'pic-flex-2': flexed('display:flex;justify-content:space-between;align-items:center'),
  'pic-flex-3': flexed('display:flex;justify-content:center;align-items:center'),
  'pic-flex-4': flexed('display:flex;flex-direction:column;align-items:center'),
  'pic-loop-1': shown('<ul><li>1</li><li>2</li><li>3</li><li>4</li><li>5</li></ul>', 190),
  'pic-loop-2': shown('<ul><li>1</li><li>3</li></ul>', 190),
  'pic-loop-3': shown('<ul><li>2</li><li>4</li></ul>', 190),
  'pic-loop-4': shown('<ul><li>1</li><li>3</li><li>5</li></ul>', 190),
}
