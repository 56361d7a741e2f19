/** The names that HTML and SVG know, from the HTML standard, what is obsolete too: browsers still read it. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const htmlTags = setOf(`
  a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe
  img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes
  noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script
  search section select selectedcontent slot small source span strike strong style sub summary sup svg table tbody td
  template textarea tfoot th thead time title tr track tt u ul var video wbr xmp
`)

export const svgTags = setOf(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence filter foreignObject g image line linearGradient marker mask metadata mpath path
  pattern polygon polyline radialGradient rect script set stop style svg switch symbol text textPath title tspan use view
`)

export const voidTags = setOf('area base br col embed hr img input link meta param source track wbr')

/** Elements whose end may be left out. */
export const openTags = setOf(
  'html head body p li dt dd option optgroup thead tbody tfoot tr td th colgroup rp rt rb rtc',
)

export const attributes = setOf(`
  abbr accept accept-charset accesskey action align alink allow allowfullscreen alt as async autocapitalize autocomplete
  autocorrect autofocus autoplay axis background bgcolor blocking border capture cellpadding cellspacing char charoff
  charset checked cite class classid clear closedby code codebase codetype color cols colspan command commandfor compact
  content contenteditable controls controlslist coords crossorigin data datetime declare decoding default defer dir
  dirname disabled disablepictureinpicture disableremoteplayback download draggable elementtiming enctype enterkeyhint
  exportparts face fetchpriority for form formaction formenctype formmethod formnovalidate formtarget frame frameborder
  headers height hidden high href hreflang hspace http-equiv id imagesizes imagesrcset inert inputmode integrity is
  ismap itemid itemprop itemref itemscope itemtype key kind label lang language link list longdesc loop low manifest
  marginheight marginwidth max maxlength media method min minlength multiple muted name nohref nomodule nonce noresize
  noshade novalidate nowrap object open optimum part pattern ping placeholder playsinline popover popovertarget
  popovertargetaction poster preload profile prompt readonly referrerpolicy rel required rev reversed role rows rowspan
  rules sandbox scheme scope scrolling selected shadowrootmode shape size sizes slot span spellcheck src srcdoc srclang
  srcset standby start step style summary tabindex target text title translate type typemustmatch usemap valign value
  valuetype version vlink vspace width wrap writingsuggestions xmlns
  onabort onafterprint onanimationend onanimationiteration onanimationstart onauxclick onbeforeinput onbeforeprint
  onbeforetoggle onbeforeunload onblur oncancel oncanplay oncanplaythrough onchange onclick onclose oncontextmenu oncopy
  oncuechange oncut ondblclick ondrag ondragend ondragenter ondragleave ondragover ondragstart ondrop ondurationchange
  onemptied onended onerror onfocus onfocusin onfocusout onformdata ongotpointercapture onhashchange oninput oninvalid
  onkeydown onkeypress onkeyup onload onloadeddata onloadedmetadata onloadstart onlostpointercapture onmessage
  onmousedown onmouseenter onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel onoffline ononline
  onpagehide onpageshow onpaste onpause onplay onplaying onpointercancel onpointerdown onpointerenter onpointerleave
  onpointermove onpointerout onpointerover onpointerup onpopstate onprogress onratechange onreset onresize onscroll
  onscrollend onsearch onsecuritypolicyviolation onseeked onseeking onselect onselectionchange onselectstart onslotchange
  onstalled onstorage onsubmit onsuspend ontimeupdate ontoggle ontouchcancel ontouchend ontouchmove ontouchstart
  ontransitioncancel ontransitionend ontransitionrun ontransitionstart onunload onvolumechange onwaiting onwheel
`)
