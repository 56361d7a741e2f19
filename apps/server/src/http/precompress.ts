import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest|map|wasm|ttf)$/
// Below one network packet there is nothing to win.
const smallest = 1_000

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder and its subfolders, as small as they get, and removes
 * those whose original is gone. Where compression wins nothing there is none.
 * @returns how many files have compressed siblings.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  )
  let count = 0
  for (const file of files) {
    const original = file.replace(/\.(br|gz)$/, '')
    if (original !== file) {
      if (!files.has(original)) await rm(file)
    } else if (compressible.test(file) && (await compressOne(file))) count += 1
  }
  return count
}

async function compressOne(file: string): Promise<boolean> {
  const content = await readFile(file)
  const [small, zipped] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ])
  if (content.length < smallest || small.length >= content.length || zipped.length >= content.length) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })])
    return false
  }
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)])
  return true
}
