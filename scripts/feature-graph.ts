import path from 'node:path'
import type { SourceImport } from './source-import.ts'

/** For each feature of an app the features it may import; one that is not named imports none. */
export type FeatureGraph = Readonly<Record<string, readonly string[]>>

/** A new arrow is a line here, then `npm run feature-graph`. It may close no cycle. */
export const featureGraphs: Readonly<Record<'student' | 'staff', FeatureGraph>> = {
  student: {
    attempts: ['questions', 'streaks'],
    code: ['projects'],
    goals: ['accounts'],
    leaderboard: ['accounts'],
    leagues: ['leaderboard'],
    invites: ['accounts'],
    exercises: ['accounts', 'courses', 'practice', 'projects', 'questions', 'streaks'],
    exam: ['accounts', 'attempts', 'questions'],
    lesson: [
      'accounts',
      'attempts',
      'courses',
      'exercises',
      'helper',
      'install',
      'moments',
      'practice',
      'projects',
      'push',
      'questions',
      'streaks',
    ],
    moments: ['achievements', 'leagues', 'streaks'],
    practice: ['questions'],
    projects: ['practice'],
    recall: ['accounts', 'attempts', 'lesson', 'questions', 'streaks'],
  },
  staff: {},
}

/** An import that crosses from one feature of an app into another. */
export interface FeatureArrow {
  app: keyof typeof featureGraphs
  from: string
  to: string
}

export const graphPath = path.resolve(import.meta.dirname, '../docs/architecture.md')

const featureFile = /^apps\/(?<app>student|staff)\/src\/features\/[^/]+\/(?<feature>[^/]+)\//

/** @returns undefined for an import that stays within its feature, or has to do with none. */
export function arrowOf({ file, target }: SourceImport): FeatureArrow | undefined {
  const [from, to] = [featureFile.exec(file)?.groups, featureFile.exec(target)?.groups]
  if (!from?.['feature'] || !to?.['feature'] || from['app'] !== to['app']) return undefined
  if (from['feature'] === to['feature']) return undefined
  return { app: from['app'] === 'staff' ? 'staff' : 'student', from: from['feature'], to: to['feature'] }
}

export function isDeclared({ from, to }: FeatureArrow, graph: FeatureGraph): boolean {
  return graph[from]?.includes(to) ?? false
}

/** The features, or files, of one cycle in their order, the first of them again at the end; undefined where there is none. */
export function findCycle(graph: FeatureGraph): string[] | undefined {
  const done = new Set<string>()
  const follow = (feature: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature]
    if (done.has(feature)) return undefined
    for (const next of graph[feature] ?? []) {
      const cycle = follow(next, [...way, feature])
      if (cycle) return cycle
    }
    done.add(feature)
    return undefined
  }
  for (const feature of Object.keys(graph)) {
    const cycle = follow(feature, [])
    if (cycle) return cycle
  }
  return undefined
}

/** The arrows that no import goes along. */
export function listUnused(app: FeatureArrow['app'], imports: readonly SourceImport[]): string[] {
  const used = imports.map(arrowOf).filter((arrow) => arrow?.app === app)
  return Object.entries(featureGraphs[app]).flatMap(([from, targets]) =>
    targets
      .filter((to) => !used.some((arrow) => arrow?.from === from && arrow.to === to))
      .map((to) => `${from} -> ${to}`),
  )
}

const markers = /(<!-- feature graph -->\n)[^]*(<!-- \/feature graph -->)/

/** The text with the student app's graph as it is declared; an arrow points to what is imported. */
export function withFeatureGraph(text: string): string {
  if (!markers.test(text)) throw new Error('The markers <!-- feature graph --> and its end are gone')
  return text.replace(markers, `$1\n${drawGraph(featureGraphs.student)}\n\n$2`)
}

function drawGraph(graph: FeatureGraph): string {
  const arrows = Object.entries(graph).flatMap(([from, targets]) =>
    targets.map((to) => `  ${from} --> ${to}`),
  )
  return ['```mermaid', 'graph TD', ...arrows, '```'].join('\n')
}
