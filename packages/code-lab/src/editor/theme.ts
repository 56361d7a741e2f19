import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Of the find panel. Each selector for itself: what makes the rules divides them at commas, inside of `:is()` too. */
function found(...parts: readonly string[]): string {
  return parts.map((part) => `.cm-panel.cm-search ${part}`).join(', ')
}

/** An arrow of borders, which no screen reader reads. */
const arrow = (turn: string) => ({
  content: "''",
  width: '11px',
  height: '11px',
  border: 'solid currentColor',
  borderWidth: '0 2.5px 2.5px 0',
  transform: turn,
})

/**
 * The find panel of a phone: what is looked for, on and back in one row, what takes its place in the next. All matches
 * at once, whole words and patterns are for a keyboard.
 */
const foundOnPhone: Readonly<Record<string, Record<string, string>>> = {
  '.cm-panel.cm-search': { gap: '6px', padding: '6px' },
  '.cm-panel.cm-search::before, .cm-panel.cm-search::after': { display: 'none' },
  [found('br', 'label', '[name=select]')]: { display: 'none' },
  [found('.cm-textfield', '.cm-button', '[name=close]')]: {
    position: 'static',
    order: '2',
    maxWidth: 'none',
    minWidth: '44px',
    minHeight: '44px',
    margin: '0',
  },
  // Three squares stand beside it, so that the next row begins after them.
  [found('[name=search]')]: { order: '0', flex: '1 1 calc(100% - 150px)', minWidth: '0' },
  [found('[name=prev]', '[name=next]', '[name=close]')]: { order: '1', flex: 'none' },
  [found('[name=prev]', '[name=next]')]: {
    display: 'grid',
    placeContent: 'center',
    width: '44px',
    padding: '0',
    fontSize: '0',
  },
  [found('[name=prev]::before')]: arrow('translateY(3px) rotate(-135deg)'),
  [found('[name=next]::before')]: arrow('translateY(-3px) rotate(45deg)'),
  [found('[name=replace]', '[name=replaceAll]')]: { order: '2' },
  [found('[name=replace]')]: { flex: '1 1 0', minWidth: '0' },
  [found('button[name=replace]', '[name=replaceAll]')]: {
    flex: 'none',
    maxWidth: '112px',
    padding: '0 8px',
    fontSize: '13px',
    lineHeight: '1.15',
  },
}

/** Colours by the custom properties of the page, so that light and dark follow it without the editor knowing. */
const lineStyle = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--ink)',
    backgroundColor: 'var(--card)',
    fontSize: 'var(--code-lab-font-size, 16px)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: "'JetBrains Mono', ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace",
    lineHeight: '1.55',
    overflow: 'auto',
    // Arrows and not-equals stay the signs that were typed.
    fontFeatureSettings: "'liga' 0, 'calt' 0",
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--turquoise-text)' },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--turquoise-text)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklch, var(--turquoise) 32%, transparent)',
  },
  '.cm-content ::selection': {
    backgroundColor: 'color-mix(in oklch, var(--turquoise) 32%, transparent)',
    color: 'inherit',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklch, var(--turquoise) 7%, transparent)' },
  '.cm-gutters': { backgroundColor: 'var(--card)', color: 'var(--muted)', border: 'none' },
  // Over the line one is in, which is no news while one walks.
  '.cm-line.code-lab-current-line': {
    backgroundColor: 'var(--saffron-soft)',
    boxShadow: 'inset 4px 0 0 var(--saffron)',
  },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 4px 0 8px' },
  '.cm-gutter-lint': { width: '18px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '4px 1px 0' },
  '.cm-lint-marker': { width: '14px', height: '14px' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', padding: '0 2px' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--tile)',
    color: 'var(--tile-ink)',
    border: 'none',
    padding: '0 8px',
    borderRadius: '6px',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--turquoise-soft)',
    outline: '1px solid var(--turquoise)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--pomegranate-soft)',
    outline: '1px solid var(--pomegranate)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--saffron-soft)' },
  '.cm-searchMatch': { backgroundColor: 'var(--saffron-soft)', outline: '1px solid var(--saffron-edge)' },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'var(--saffron)',
    color: 'var(--on-saffron)',
  },
  '.cm-panels': { backgroundColor: 'var(--ground)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  // What is looked for, what takes its place and how it is looked for: a row each, with a break before the last two.
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 52px 8px 10px',
    fontFamily: 'inherit',
  },
  '.cm-panel.cm-search::before, .cm-panel.cm-search::after': { content: "''", flexBasis: '100%' },
  '.cm-panel.cm-search::before': { order: '1' },
  '.cm-panel.cm-search::after': { order: '2' },
  [found('.cm-textfield', '.cm-button', 'label')]: { margin: '0' },
  [found('.cm-textfield')]: { flex: '1 1 160px', maxWidth: '280px' },
  [found('[name=replace]', '[name=replaceAll]')]: { order: '1' },
  [found('label')]: {
    order: '3',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    marginRight: '8px',
    fontSize: '14px',
  },
  '.cm-panel.cm-search [name=close]': {
    width: '44px',
    height: '44px',
    top: '2px',
    right: '2px',
    fontSize: '22px',
    color: 'var(--muted)',
  },
  '.cm-textfield': {
    minHeight: '36px',
    padding: '4px 10px',
    border: '1px solid var(--control)',
    borderRadius: '8px',
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    fontSize: '16px',
  },
  '.cm-button': {
    minHeight: '36px',
    padding: '4px 12px',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    backgroundImage: 'none',
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    fontSize: '14px',
  },
  '@media (max-width: 699px)': foundOnPhone,
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '10px',
    backgroundColor: 'var(--card)',
    color: 'var(--ink)',
    boxShadow: '0 8px 24px -8px var(--shadow-tint)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: "'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace",
    maxHeight: '11em',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 10px', lineHeight: '1.4' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--turquoise-strong)',
    color: 'var(--on-turquoise)',
  },
  '.cm-completionIcon': { opacity: '0.75' },
  '.cm-diagnostic': { padding: '8px 12px', fontFamily: 'inherit', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--pomegranate)' },
  '.cm-diagnostic-warning': { borderLeft: '4px solid var(--saffron)' },
  '.cm-diagnostic-info': { borderLeft: '4px solid var(--turquoise)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--pomegranate) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--saffron-edge) 1.5px',
    textUnderlineOffset: '3px',
  },
})

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--lapis-text)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--pistachio-text)' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color],
    color: 'var(--saffron-text)',
  },
  { tag: [tags.comment, tags.meta], color: 'var(--muted)', fontStyle: 'italic' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.standard(tags.variableName),
    ],
    color: 'var(--turquoise-text)',
  },
  { tag: [tags.tagName, tags.self], color: 'var(--pomegranate-text)' },
  { tag: [tags.attributeName, tags.className, tags.typeName], color: 'var(--saffron-text)' },
  { tag: [tags.propertyName], color: 'var(--turquoise-text)' },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.invalid, textDecoration: 'underline wavy var(--pomegranate)' },
])

export const editorTheme: Extension = [lineStyle, syntaxHighlighting(colours)]
