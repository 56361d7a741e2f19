/** Draws the pictures of the English course: `npm run node -- demo/courses/english/make-media.ts` writes media/pic-*.png. */
import { join } from 'node:path'
import { scenePictures } from './scene-pictures.ts'
import { signPictures } from './sign-pictures.ts'
import { writePictures } from './write-pictures.ts'

await writePictures(join(import.meta.dirname, 'media'), { ...scenePictures, ...signPictures })
