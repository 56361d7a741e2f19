/** The names that CSS knows, from the specifications of the W3C as csstype lists them. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Properties, and what stands in rules like `@font-face`; those that begin with a hyphen are a browser's own. */
export const properties = setOf(`
  accent-color additive-symbols align-content align-items align-self align-tracks alignment-baseline all
  anchor-name anchor-scope animation animation-composition animation-delay animation-direction
  animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state
  animation-range animation-range-end animation-range-start animation-timeline animation-timing-function
  animation-trigger appearance ascent-override aspect-ratio backdrop-filter backface-visibility background
  background-attachment background-blend-mode background-clip background-color background-image
  background-origin background-position background-position-x background-position-y background-repeat
  background-size base-palette baseline-shift baseline-source bleed block-size border border-block
  border-block-color border-block-end border-block-end-color border-block-end-style border-block-end-width
  border-block-start border-block-start-color border-block-start-style border-block-start-width
  border-block-style border-block-width border-bottom border-bottom-color border-bottom-left-radius
  border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color
  border-end-end-radius border-end-start-radius border-image border-image-outset border-image-repeat
  border-image-slice border-image-source border-image-width border-inline border-inline-color
  border-inline-end border-inline-end-color border-inline-end-style border-inline-end-width
  border-inline-start border-inline-start-color border-inline-start-style border-inline-start-width
  border-inline-style border-inline-width border-left border-left-color border-left-style
  border-left-width border-radius border-right border-right-color border-right-style border-right-width
  border-shape border-spacing border-start-end-radius border-start-start-radius border-style border-top
  border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width
  border-width bottom box-align box-decoration-break box-direction box-flex box-flex-group box-lines
  box-ordinal-group box-orient box-pack box-shadow box-sizing break-after break-before break-inside
  caption-side caret caret-animation caret-color caret-shape clear clip clip-path clip-rule color
  color-adjust color-interpolation color-interpolation-filters color-rendering color-scheme column-count
  column-fill column-gap column-height column-rule column-rule-color column-rule-style column-rule-width
  column-span column-width column-wrap columns contain contain-intrinsic-block-size
  contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-size contain-intrinsic-width
  container container-name container-type content content-visibility corner-block-end-shape
  corner-block-start-shape corner-bottom-left-shape corner-bottom-right-shape corner-bottom-shape
  corner-end-end-shape corner-end-start-shape corner-inline-end-shape corner-inline-start-shape
  corner-left-shape corner-right-shape corner-shape corner-start-end-shape corner-start-start-shape
  corner-top-left-shape corner-top-right-shape corner-top-shape counter-increment counter-reset
  counter-set cursor cx cy d descent-override direction display dominant-baseline dynamic-range-limit
  empty-cells fallback field-sizing fill fill-opacity fill-rule filter flex flex-basis flex-direction
  flex-flow flex-grow flex-line-count flex-shrink flex-wrap float flood-color flood-opacity font
  font-display font-family font-feature-settings font-kerning font-language-override font-optical-sizing
  font-palette font-size font-size-adjust font-smooth font-stretch font-style font-synthesis
  font-synthesis-position font-synthesis-small-caps font-synthesis-style font-synthesis-weight
  font-variant font-variant-alternates font-variant-caps font-variant-east-asian font-variant-emoji
  font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings font-weight
  font-width forced-color-adjust frame-sizing gap glyph-orientation-vertical grid grid-area
  grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-gap
  grid-column-start grid-gap grid-row grid-row-end grid-row-gap grid-row-start grid-template
  grid-template-areas grid-template-columns grid-template-rows hanging-punctuation height
  hyphenate-character hyphenate-limit-chars hyphens image-orientation image-rendering image-resolution
  ime-mode inherits initial-letter initial-letter-align initial-value inline-size inset inset-area
  inset-block inset-block-end inset-block-start inset-inline inset-inline-end inset-inline-start
  interactivity interest-delay interest-delay-end interest-delay-start interpolate-size isolation
  justify-content justify-items justify-self justify-tracks left letter-spacing lighting-color line-break
  line-clamp line-gap-override line-height line-height-step link-parameters list-style list-style-image
  list-style-position list-style-type margin margin-block margin-block-end margin-block-start
  margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top
  margin-trim marker marker-end marker-mid marker-start marks mask mask-border mask-border-mode
  mask-border-outset mask-border-repeat mask-border-slice mask-border-source mask-border-width mask-clip
  mask-composite mask-image mask-mode mask-origin mask-position mask-repeat mask-size mask-type
  masonry-auto-flow math-depth math-shift math-style max-block-size max-height max-inline-size max-lines
  max-width min-block-size min-height min-inline-size min-width mix-blend-mode motion motion-distance
  motion-path motion-rotation navigation negative object-fit object-position object-view-box offset
  offset-anchor offset-block offset-block-end offset-block-start offset-distance offset-inline
  offset-inline-end offset-inline-start offset-path offset-position offset-rotate offset-rotation opacity
  order orphans outline outline-color outline-offset outline-style outline-width overflow overflow-anchor
  overflow-block overflow-clip-box overflow-clip-margin overflow-inline overflow-wrap overflow-x
  overflow-y overlay override-colors overscroll-behavior overscroll-behavior-block
  overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y pad padding padding-block
  padding-block-end padding-block-start padding-bottom padding-inline padding-inline-end
  padding-inline-start padding-left padding-right padding-top page page-break-after page-break-before
  page-break-inside page-margin-safety page-orientation paint-order path-length perspective
  perspective-origin place-content place-items place-self pointer-events position position-anchor
  position-area position-try position-try-fallbacks position-try-options position-try-order
  position-visibility prefix print-color-adjust quotes r range reading-flow reading-order resize right
  rotate row-gap ruby-align ruby-merge ruby-overhang ruby-position rx ry scale scroll-axis-lock
  scroll-behavior scroll-initial-target scroll-margin scroll-margin-block scroll-margin-block-end
  scroll-margin-block-start scroll-margin-bottom scroll-margin-inline scroll-margin-inline-end
  scroll-margin-inline-start scroll-margin-left scroll-margin-right scroll-margin-top scroll-marker-group
  scroll-padding scroll-padding-block scroll-padding-block-end scroll-padding-block-start
  scroll-padding-bottom scroll-padding-inline scroll-padding-inline-end scroll-padding-inline-start
  scroll-padding-left scroll-padding-right scroll-padding-top scroll-snap-align scroll-snap-coordinate
  scroll-snap-destination scroll-snap-margin scroll-snap-margin-bottom scroll-snap-margin-left
  scroll-snap-margin-right scroll-snap-margin-top scroll-snap-points-x scroll-snap-points-y
  scroll-snap-stop scroll-snap-type scroll-snap-type-x scroll-snap-type-y scroll-target-group
  scroll-timeline scroll-timeline-axis scroll-timeline-name scrollbar-color scrollbar-gutter
  scrollbar-width shape-image-threshold shape-margin shape-outside shape-rendering size size-adjust speak
  speak-as src stop-color stop-opacity stroke stroke-color stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width suffix symbols syntax
  system tab-size table-layout text-align text-align-last text-anchor text-autospace text-box
  text-box-edge text-box-trim text-combine-upright text-decoration text-decoration-color
  text-decoration-inset text-decoration-line text-decoration-skip text-decoration-skip-ink
  text-decoration-style text-decoration-thickness text-emphasis text-emphasis-color text-emphasis-position
  text-emphasis-style text-fit text-indent text-justify text-orientation text-overflow text-rendering
  text-shadow text-size-adjust text-spacing-trim text-transform text-underline-offset
  text-underline-position text-wrap text-wrap-mode text-wrap-style timeline-scope timeline-trigger
  timeline-trigger-activation-range timeline-trigger-activation-range-end
  timeline-trigger-activation-range-start timeline-trigger-active-range timeline-trigger-active-range-end
  timeline-trigger-active-range-start timeline-trigger-name timeline-trigger-source top touch-action
  transform transform-box transform-origin transform-style transition transition-behavior transition-delay
  transition-duration transition-property transition-timing-function translate trigger-scope types
  unicode-bidi unicode-range user-select vector-effect vertical-align view-timeline view-timeline-axis
  view-timeline-inset view-timeline-name view-transition-class view-transition-name view-transition-scope
  visibility white-space white-space-collapse widows width will-change window-drag word-break word-spacing
  word-wrap writing-mode x y z-index zoom
`)

export const colours = setOf(`
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
  burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
  darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid
  darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
  deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
  ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
  lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow
  lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
  mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab
  orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru
  pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
  seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle
  tomato turquoise violet wheat white whitesmoke yellow yellowgreen
`)

/** Values that stand for a colour without being one's name. */
export const colourWords = setOf(`
  accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field
  fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext
  visitedtext activeborder activecaption appworkspace background buttonhighlight buttonshadow captiontext
  inactiveborder inactivecaption inactivecaptiontext infobackground infotext menu menutext scrollbar
  threeddarkshadow threedface threedhighlight threedlightshadow threedshadow window windowframe windowtext
  currentcolor transparent inherit initial unset revert revert-layer none auto invert context-fill
  context-stroke
`)

/** What else stands beside a colour in a shorthand. */
export const besideColours = setOf(`
  top bottom left right center repeat repeat-x repeat-y no-repeat round space scroll fixed local
  border-box padding-box content-box text border-area cover contain thin medium thick dotted dashed solid
  double groove ridge inset outset hidden
`)

/** Words that every property takes. */
export const everyValue = setOf('inherit initial unset revert revert-layer')

/** Of properties that take one word of a list, that list. */
const valueWords: Readonly<Record<string, string>> = {
  display:
    'block inline run-in flex flow flow-root grid ruby table ruby-base ruby-base-container ruby-text ruby-text-container table-caption table-cell table-column table-column-group table-footer-group table-header-group table-row table-row-group inline-block inline-flex inline-grid inline-list-item inline-table contents list-item none',
  position: 'absolute fixed relative static sticky',
  'text-align': 'center end justify left match-parent right start',
  'font-weight': 'bold normal bolder lighter',
  'font-style': 'italic normal oblique',
  float: 'inline-end inline-start left none right',
  clear: 'both inline-end inline-start left none right',
  'flex-direction': 'column column-reverse row row-reverse',
  'flex-wrap': 'balance nowrap wrap wrap-reverse',
  'justify-content':
    'space-around space-between space-evenly stretch center end flex-end flex-start start left normal right',
  'align-items':
    'center end flex-end flex-start self-end self-start start anchor-center baseline normal stretch',
  'align-self':
    'center end flex-end flex-start self-end self-start start anchor-center auto baseline normal stretch',
  'align-content':
    'space-around space-between space-evenly stretch center end flex-end flex-start start baseline normal',
  cursor:
    'alias all-scroll auto cell col-resize context-menu copy crosshair default e-resize ew-resize grab grabbing help move n-resize ne-resize nesw-resize no-drop none not-allowed ns-resize nw-resize nwse-resize pointer progress row-resize s-resize se-resize sw-resize text vertical-text w-resize wait zoom-in zoom-out',
  overflow: 'auto clip hidden overlay scroll visible',
  visibility: 'collapse hidden visible',
  'text-transform': 'capitalize full-size-kana full-width lowercase math-auto none uppercase',
  'text-decoration':
    'none underline overline line-through dotted dashed wavy double solid blink auto from-font thin',
  'border-style': 'dashed dotted double groove hidden inset none outset ridge solid',
  'list-style-type':
    'none disc circle square decimal decimal-leading-zero lower-alpha lower-latin lower-roman upper-alpha upper-latin upper-roman lower-greek georgian armenian',
  'box-sizing': 'border-box content-box',
  'object-fit': 'contain cover fill none scale-down',
  'white-space':
    'break-spaces collapse normal nowrap pre pre-line pre-wrap preserve preserve-breaks preserve-spaces wrap',
  'background-repeat': 'no-repeat repeat repeat-x repeat-y round space',
  'background-size': 'auto contain cover',
  'list-style':
    'none disc circle square decimal decimal-leading-zero lower-alpha lower-latin lower-roman upper-alpha upper-latin upper-roman lower-greek georgian armenian inside outside',
}

export function valuesOf(property: string): ReadonlySet<string> | undefined {
  const words = Object.hasOwn(valueWords, property) ? valueWords[property] : undefined
  return words === undefined ? undefined : setOf(words)
}

/** Properties whose numbers need a unit. */
export const lengths = setOf(`
  font-size width height min-width min-height max-width max-height margin margin-top margin-right
  margin-bottom margin-left margin-inline margin-block padding padding-top padding-right padding-bottom
  padding-left padding-inline padding-block top right bottom left inset gap row-gap column-gap
  border-width border-radius letter-spacing word-spacing text-indent outline-width outline-offset border
  border-top border-right border-bottom border-left
`)

export const units = setOf(
  'px em rem ex rex ch rch cap ic lh rlh vw vh vi vb vmin vmax svw svh lvw lvh dvw dvh svi svb lvi lvb dvi dvb svmin svmax lvmin lvmax dvmin dvmax cm mm q in pt pc cqw cqh cqi cqb cqmin cqmax fr deg grad rad turn s ms hz khz dpi dpcm dppx x',
)

export const pseudos = setOf(`
  active active-view-transition after any-link autofill backdrop before blank buffering checked closed cue
  cue-region current default defined details-content dir disabled empty enabled file-selector-button first
  first-child first-letter first-line first-of-type focus focus-visible focus-within fullscreen future
  global grammar-error has has-slotted heading highlight host host-context hover in-range indeterminate
  invalid is lang last-child last-of-type left link local-link marker modal muted not nth-child nth-col
  nth-last-child nth-last-col nth-last-of-type nth-of-type only-child only-of-type open optional
  out-of-range part past paused picker picker-icon picture-in-picture placeholder placeholder-shown
  playing popover-open read-only read-write required right root scope scroll-button scroll-marker
  scroll-marker-group search-text seeking selection slotted spelling-error stalled state target
  target-current target-text target-within user-invalid user-valid valid view-transition
  view-transition-group view-transition-image-pair view-transition-new view-transition-old visited
  volume-locked where checkmark column scrollbar
`)

export const atRules = setOf(
  'charset color-profile container counter-style custom-media document font-face font-feature-values font-palette-values function import keyframes layer media namespace page position-try property scope starting-style supports view-transition apply tailwind theme stylistic styleset character-variant swash ornaments annotation historical-forms top-left-corner top-left top-center top-right top-right-corner bottom-left-corner bottom-left bottom-center bottom-right bottom-right-corner left-top left-middle left-bottom right-top right-middle right-bottom',
)
