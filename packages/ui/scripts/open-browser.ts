import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'

/** Opens the packaged Chromium; its own libraries are unpacked into `workshop` for machines that lack them. */
export async function openBrowser(workshop: string, args: string[] = []): Promise<Browser> {
  process.env.TMPDIR = workshop
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  const binaries = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
  const libraries = join(workshop, 'al2023')
  if (!existsSync(libraries)) {
    mkdirSync(libraries)
    const archive = join(workshop, 'al2023.tar')
    writeFileSync(archive, brotliDecompressSync(readFileSync(join(binaries, 'al2023.tar.br'))))
    execFileSync('tar', ['-xf', archive, '-C', libraries])
  }
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...args],
    env: { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib') },
  })
}
