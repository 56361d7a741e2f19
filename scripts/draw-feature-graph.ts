/** Draws the declared graph of features into docs/architecture.md: `npm run feature-graph`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { graphPath, withFeatureGraph } from './feature-graph.ts'

writeFileSync(graphPath, withFeatureGraph(readFileSync(graphPath, 'utf8')))
