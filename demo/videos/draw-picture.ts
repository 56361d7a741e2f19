import {
  drawChat,
  drawFork,
  drawJoin,
  drawLamps,
  drawMetro,
  drawScale,
  drawScore,
  drawTiles,
} from './draw-diagram.ts'
import { drawApples, drawCups, drawTable } from './draw-food.ts'
import type { Picture } from './storyboard.ts'

const heights: Record<Picture['kind'], number> = {
  table: 400,
  apples: 130,
  join: 168,
  chat: 284,
  fork: 430,
  score: 240,
  scale: 236,
  lamps: 400,
  cups: 300,
  tiles: 150,
  metro: 410,
}

export const pictureHeight = (picture: Picture): number => heights[picture.kind]

/** The picture as SVG on a ground 384 wide, at a value that may be between two whole ones. */
export function drawPicture(picture: Picture, value: number): string {
  switch (picture.kind) {
    case 'table':
      return drawTable(value)
    case 'apples':
      return drawApples(value, picture.most)
    case 'join':
      return drawJoin(picture, value)
    case 'chat':
      return drawChat(picture, value)
    case 'fork':
      return drawFork(picture, value)
    case 'score':
      return drawScore(picture, value)
    case 'scale':
      return drawScale(picture, value)
    case 'lamps':
      return drawLamps(picture, value)
    case 'cups':
      return drawCups(value)
    case 'tiles':
      return drawTiles(picture, value)
    case 'metro':
      return drawMetro(picture, value)
  }
}
