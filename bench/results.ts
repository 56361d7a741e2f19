import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { repository } from './processes.ts'
import { summarise, type Summary } from './samples.ts'

/** Kept on the machine that measured: figures of two machines say nothing of each other. */
const folder = path.join(repository, 'bench/results')

interface Figure extends Summary {
  name: string
  unit: string
}

interface Run {
  at: string
  commit: string
  /** Whether something lay beside the commit that it does not have. */
  isChanged: boolean
  node: string
  cpu: string
  cores: number
  figures: Figure[]
}

/** What the benchmarks of this run gave, kept once they are through. */
export class Results {
  readonly #figures: Figure[] = []

  add(name: string, unit: string, samples: readonly number[]): void {
    this.#figures.push({ name, unit, ...summarise(samples) })
  }

  /** Writes this run, and the page of all runs. @returns where that page is, undefined where nothing was measured */
  write(now: Date): string | undefined {
    if (this.#figures.length === 0) return undefined
    const run: Run = {
      at: now.toISOString(),
      commit: git('rev-parse', 'HEAD'),
      isChanged: git('status', '--porcelain', '--untracked-files=no') !== '',
      node: process.version,
      cpu: os.cpus()[0]?.model ?? '',
      cores: os.availableParallelism(),
      figures: this.#figures,
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      path.join(folder, `${run.at.replaceAll(':', '-')}.json`),
      `${JSON.stringify(run, undefined, 2)}\n`,
    )
    const page = path.join(folder, 'index.html')
    writeFileSync(page, drawPage(readRuns()))
    return path.relative(repository, page)
  }
}

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: repository, encoding: 'utf8' }).trim()

function readRuns(): Run[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  // Written above, by this version or an older one.
  return files.toSorted().map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Run)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A chart a figure, its runs from left to right: a dot at the median, a line from the least to the most. */
export function drawPage(runs: readonly Run[]): string {
  const names = [...new Set(runs.flatMap(({ figures }) => figures.map(({ name }) => name)))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Qadam: benchmarks</title>
<style>
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  figure { margin: 2rem 0 } svg { width: 100%; height: auto }
  svg { stroke: currentColor; fill: currentColor } text { stroke: none; font-size: 12px }
</style>
<h1>Benchmarks</h1>
<p>Runs on this machine, the latest on the right: median, and from the least to the most of the rounds.</p>
${names.map((name) => drawFigure(name, runs)).join('\n')}
</html>
`
}

const [width, height] = [800, 160]

function drawFigure(name: string, runs: readonly Run[]): string {
  const points = runs.flatMap((run) =>
    run.figures.filter((figure) => figure.name === name).map((figure) => ({ run, figure })),
  )
  const highest = Math.max(...points.map(({ figure }) => figure.most))
  const x = (place: number) => Math.round(60 + ((place + 0.5) * (width - 70)) / points.length)
  const y = (value: number) => Math.round(height - 24 - (value / highest) * (height - 40))
  const marks = points.map(({ run, figure }, place) => {
    const { median, least, most, unit } = figure
    const title = `${run.commit.slice(0, 8)}${run.isChanged ? ' and changes' : ''}, ${run.at.slice(0, 16)}, Node ${run.node}, ${run.cores} cores of ${run.cpu}: ${median.toPrecision(3)} ${unit} (${least.toPrecision(3)} to ${most.toPrecision(3)})`
    return `<g><title>${escaped(title)}</title><path d="M${x(place)} ${y(least)}V${y(most)}" stroke-width="2"/><circle cx="${x(place)}" cy="${y(median)}" r="5"/><text x="${x(place)}" y="${height - 6}" text-anchor="middle">${run.commit.slice(0, 8)}</text></g>`
  })
  const unit = points[0]?.figure.unit ?? ''
  return `<figure><figcaption>${escaped(`${name}, ${unit}`)}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(name)}"><text x="0" y="${y(highest) + 4}">${highest.toPrecision(3)}</text><text x="0" y="${y(0) + 4}">0</text><path d="M55 ${y(0)}H${width}" opacity=".3"/>${marks.join('')}</svg></figure>`
}
