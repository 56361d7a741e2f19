/**
 * What each `npm run` of package.json runs: its file, whether it needs the built apps, and its V8 flags
 * (docs/decisions/2026-11-22-memory.md). `build` runs nothing after what it needs; `node` runs the file that is named behind it.
 * @type {Record<string, {file?: string, needsApps?: boolean, flags?: readonly string[], isBuilding?: boolean}>}
 */
export const commands = {
  start: { file: 'apps/server/src/main.ts', needsApps: true, flags: ['--max-semi-space-size=8'] },
  build: { needsApps: true, isBuilding: true },
  dev: { file: 'scripts/dev.ts' },
  check: { file: 'scripts/check.ts' },
  'check:types': { file: 'scripts/check-types.ts' },
  'check:course': { file: 'demo/src/check-course.ts' },
  test: { file: 'scripts/test.ts', needsApps: true },
  'test:file': { file: 'scripts/test-file.ts' },
  gallery: { file: 'e2e/gallery.ts', needsApps: true },
  doctor: { file: 'scripts/doctor.ts' },
  verify: { file: 'scripts/verify.ts' },
  backup: { file: 'scripts/backup.ts' },
  restore: { file: 'scripts/restore.ts' },
  'restore:drill': { file: 'scripts/restore-drill.ts' },
  'student:export': { file: 'scripts/export-student.ts' },
  'keys:renew': { file: 'scripts/renew-keys.ts' },
  figures: { file: 'scripts/rebuild-figures.ts' },
  'school:create': { file: 'scripts/create-school.ts' },
  bench: { file: 'bench/main.ts' },
  torture: { file: 'bench/torture/main.ts' },
  sbom: { file: 'scripts/sbom.ts' },
  'action-costs': { file: 'scripts/action-costs.ts' },
  'access-table': { file: 'scripts/draw-access-table.ts' },
  'config-table': { file: 'scripts/config-table.ts' },
  'feature-graph': { file: 'scripts/draw-feature-graph.ts' },
  scale: { file: 'scripts/draw-scale.ts' },
  tables: { file: 'scripts/generate-tables.ts' },
  contract: { file: 'scripts/release-contract.ts' },
  'lesson-strip': { file: 'e2e/lesson-strip.ts', needsApps: true },
  'phone-picture': { file: 'e2e/phone-picture.ts', needsApps: true },
  node: {},
}
