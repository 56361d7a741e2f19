/** The pictures of the web course by name: drawings, and code as a browser really shows it. */
import { diagrams } from './media-diagrams.ts'
import { INK, PAPER, PISTACHIO, POMEGRANATE, SAFFRON } from './media-drawing.ts'

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

export const pictures: Record<string, Picture> = {
  ...diagrams,
  'pic-head-1': shown('<h2>Metro</h2><p>Chilonzor Oybek</p>', 200),
  'pic-head-2': shown('<h2>Metro</h2><h2>Chilonzor</h2><h2>Oybek</h2>', 200),
  'pic-head-3': shown('<h2>Metro</h2><p>Chilonzor</p><p>Oybek</p>', 200),
  'pic-head-4': shown('<p>Metro</p><h2>Chilonzor</h2><h2>Oybek</h2>', 200),
  'pic-list-1': shown('<ol><li>Choy</li><li>Koʻk</li><li>Qora</li><li>Non</li></ol>', 170),
  'pic-list-2': shown('<ol><li>Choy<ul><li>Koʻk</li><li>Qora</li></ul></li><li>Non</li></ol>', 170),
  'pic-list-3': shown('<ul><li>Choy<ol><li>Koʻk</li><li>Qora</li></ol></li><li>Non</li></ul>', 170),
  'pic-list-4': shown('<ol><li>Choy</li><li>Non<ul><li>Koʻk</li><li>Qora</li></ul></li></ol>', 170),
}
