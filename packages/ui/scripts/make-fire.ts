// Writes the streak fire as Lottie JSON: three flames that leap up, flicker and settle, with sparks. 30 fps, 100 frames.
import { writeFileSync } from 'node:fs'

type Pair = [number, number]
interface Curve {
  v: Pair[]
  i: Pair[]
  o: Pair[]
  c: boolean
}

const soft = { i: { x: [0.4], y: [1] }, o: { x: [0.4], y: [0] } }
const softShape = { i: { x: 0.4, y: 1 }, o: { x: 0.4, y: 0 } }
const still = (k: unknown) => ({ a: 0, k })
const moving = (frames: [number, number[]][]) => ({
  a: 1,
  k: frames.map(([t, s]) => ({ t, s, ...soft })),
})

/** A flame standing on the origin: height, half width, and how far the tip leans. */
function flame(height: number, width: number, lean: number): Curve {
  return {
    v: [
      [lean, -height],
      [width, -height * 0.32],
      [0, 0],
      [-width, -height * 0.32],
      [-width * 0.38, -height * 0.62],
    ],
    i: [
      [-width * 0.1, -height * 0.16],
      [0, -height * 0.24],
      [width * 0.62, 0],
      [0, height * 0.2],
      [-width * 0.14, height * 0.1],
    ],
    o: [
      [width * 0.1, height * 0.2],
      [0, height * 0.2],
      [-width * 0.62, 0],
      [0, -height * 0.16],
      [width * 0.34, -height * 0.08],
    ],
    c: true,
  }
}

function tongue(
  name: string,
  colour: [number, number, number],
  height: number,
  width: number,
  delay: number,
) {
  const flicker: [number, Curve][] = []
  for (let frame = 0; frame <= 100; frame += 10) {
    const sway = Math.sin((frame + delay * 7) / 7.5) * width * 0.4
    const stretch = 1 + 0.09 * Math.sin((frame + delay * 11) / 4.7)
    flicker.push([frame, flame(height * stretch, width * (2 - stretch), sway)])
  }
  return {
    ty: 4,
    nm: name,
    ip: delay,
    op: 101,
    st: 0,
    ddd: 0,
    bm: 0,
    sr: 1,
    ao: 0,
    ks: {
      o: still(100),
      r: still(0),
      p: still([100, 168, 0]),
      a: still([0, 0, 0]),
      s: moving([
        [delay, [0, 0, 100]],
        [delay + 9, [116, 122, 100]],
        [delay + 15, [96, 94, 100]],
        [delay + 21, [100, 100, 100]],
      ]),
    },
    shapes: [
      {
        ty: 'gr',
        nm: name,
        it: [
          {
            ty: 'sh',
            nm: 'flame',
            ks: { a: 1, k: flicker.map(([t, curve]) => ({ t, s: [curve], ...softShape })) },
          },
          { ty: 'fl', nm: 'fill', c: still([...colour, 1]), o: still(100), r: 1 },
          {
            ty: 'tr',
            p: still([0, 0]),
            a: still([0, 0]),
            s: still([100, 100]),
            r: still(0),
            o: still(100),
            sk: still(0),
            sa: still(0),
          },
        ],
      },
    ],
  }
}

function spark(index: number) {
  const start = 8 + ((index * 13) % 58)
  const x = 100 + Math.sin(index * 2.4) * 40
  const drift = Math.cos(index * 1.7) * 16
  return {
    ty: 4,
    nm: `spark ${index}`,
    ip: start,
    op: start + 30,
    st: 0,
    ddd: 0,
    bm: 0,
    sr: 1,
    ao: 0,
    ks: {
      o: moving([
        [start, [0]],
        [start + 5, [100]],
        [start + 30, [0]],
      ]),
      r: moving([
        [start, [0]],
        [start + 30, [90]],
      ]),
      p: {
        a: 1,
        k: [
          [start, [x, 118, 0]],
          [start + 30, [x + drift, 26, 0]],
        ].map(([t, s]) => ({ t, s, ...softShape })),
      },
      a: still([0, 0, 0]),
      s: still([100, 100, 100]),
    },
    shapes: [
      {
        ty: 'gr',
        nm: 'spark',
        it: [
          {
            ty: 'sr',
            nm: 'star',
            sy: 1,
            d: 1,
            pt: still(8),
            p: still([0, 0]),
            r: still(0),
            or: still(4.5),
            os: still(0),
            ir: still(2.4),
            is: still(0),
          },
          { ty: 'fl', nm: 'fill', c: still([0.98, 0.74, 0.22, 1]), o: still(100), r: 1 },
          {
            ty: 'tr',
            p: still([0, 0]),
            a: still([0, 0]),
            s: still([100, 100]),
            r: still(0),
            o: still(100),
            sk: still(0),
            sa: still(0),
          },
        ],
      },
    ],
  }
}

const layers = [
  ...Array.from({ length: 7 }, (_, index) => spark(index)),
  tongue('heart', [1, 0.93, 0.66], 52, 19, 6),
  tongue('middle', [0.98, 0.71, 0.2], 92, 32, 3),
  tongue('outer', [0.84, 0.16, 0.24], 138, 48, 0),
].map((layer, index) => ({ ...layer, ind: index + 1 }))

const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value
const fire = {
  v: '5.9.0',
  fr: 30,
  ip: 0,
  op: 100,
  w: 200,
  h: 200,
  nm: 'streak fire',
  ddd: 0,
  assets: [],
  layers,
  markers: [],
}
writeFileSync(new URL('../src/fire.lottie.json', import.meta.url), `${JSON.stringify(fire, rounded)}\n`)
