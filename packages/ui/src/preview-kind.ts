import type { IconName } from './icon.tsx'

export type PreviewKind = 'picture' | 'audio' | 'video' | 'pdf' | 'text' | 'other'

const shownPictures = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
])
/** Types that are text although their name does not begin with it. */
const textTypes =
  /^(text\/.*|image\/svg\+xml|application\/((x-)?javascript|ecmascript|json|ld\+json|xml|xhtml\+xml|x-sh|x-python(-code)?|sql|toml|yaml))$/
const textNames =
  /\.(txt|md|csv|tsv|log|json|xml|ya?ml|toml|ini|html?|svg|css|scss|js|mjs|cjs|jsx|ts|tsx|py|java|kt|c|h|cpp|hpp|cs|go|rs|rb|php|swift|sql|sh|bat|ps1|ipynb)$/i
/** A browser may not know a type: the name decides then, and then alone. */
const unknownTypes = new Set(['', 'application/octet-stream'])

/**
 * How a file is shown, by the type its content has. HTML and SVG are text: their source is read, they are never run.
 * What no browser here can show, or is unknown, is only offered for download.
 */
export function previewKind(type: string, name = ''): PreviewKind {
  const plain = type.toLowerCase().split(';')[0]?.trim() ?? ''
  if (shownPictures.has(plain)) return 'picture'
  if (textTypes.test(plain)) return 'text'
  if (plain.startsWith('audio/')) return 'audio'
  if (plain === 'video/mp4' || plain === 'video/webm' || plain === 'video/ogg') return 'video'
  if (plain === 'application/pdf') return 'pdf'
  if (unknownTypes.has(plain) && textNames.test(name)) return 'text'
  return 'other'
}

const codeNames = /\.(html?|css|scss|m?js|cjs|jsx|tsx?|py|java|c|cpp|cs|go|rs|rb|php|sql|sh|json)$/i

/** The icon that stands for a file in lists. */
export function fileIcon(type: string, name = ''): IconName {
  const kind = previewKind(type, name)
  if (kind === 'picture' || type.startsWith('image/')) return type.includes('svg') ? 'code' : 'image'
  if (kind === 'audio') return 'mic'
  if (kind === 'video' || type.startsWith('video/')) return 'video'
  if (kind === 'pdf') return 'text'
  if (kind === 'text') return codeNames.test(name) ? 'code' : 'text'
  return /zip|rar|7z|compressed|tar/.test(type) || /\.(zip|rar|7z|gz)$/i.test(name) ? 'archive' : 'file'
}
