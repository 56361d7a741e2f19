export const codeWeb = {
  title: 'Veb-sahifa',
  close: 'Yopish',
  guest: 'Shu qurilmada saqlanadi. Hamma joyda ochish uchun tizimga kiring.',
  views: 'Koʻrinish',
  view: { code: 'Kod', split: 'Yonma-yon', preview: 'Sahifa' },
  preview: 'Sahifa koʻrinishi',
  page: 'Loyihaning sahifasi',
  device: 'Sahifa eni',
  devices: { phone: 'Telefondagidek', tablet: 'Planshetdagidek', full: 'Toʻliq enida' },
  reload: 'Sahifani qaytadan ochish',
  run: 'Ishga tushirish',
  run_hint: 'Ishga tushirish (Ctrl+Enter)',
  run_text: 'Loyiha hali ishga tushmagan. Kodga bir koʻz tashlang, soʻng tugmani bosing.',
  wide: 'Butun ekranga yoyish',
  narrow: 'Asl oʻlchamiga qaytarish',
  loading: 'Sahifa tayyorlanmoqda…',
  hung: 'Sahifa javob bermay qoldi, shuning uchun toʻxtatildi. Kodni tekshirib, qayta ishga tushiring.',
  left: 'Sahifa oʻzini qayta-qayta ochaverdi, shuning uchun toʻxtatildi.',
  failed: 'Sahifani koʻrsatib boʻlmadi. Internetni tekshirib, qayta urinib koʻring.',
  stale: 'Kodda xato bor: sahifa xatodan oldingi holatida.',
  console: 'Konsol',
  clear: 'Tozalash',
  empty: 'console.log() chiqargan yozuvlar va xatolar shu yerda koʻrinadi.',
  cut_one: 'Boshidagi {{count}} ta yozuv olib tashlandi.',
  cut_other: 'Boshidagi {{count}} ta yozuv olib tashlandi.',
  evaluate: 'Sahifada JavaScript bajarish',
  evaluate_send: 'Bajarish',
  place: '{{file}}, {{line}}-qator',
  times: '×{{count}}',
  more_one: 'yana {{count}} ta',
  more_other: 'yana {{count}} ta',
  loop: 'Bu sikl juda uzoq ishladi va toʻxtatildi, undan keyingi qatorlar bajarilmadi. Sharti qachondir bajarilmay qoladimi, tekshiring.',
  calls:
    'Bu funksiya oʻzini juda uzoq chaqirdi va toʻxtatildi, undan keyingi qatorlar bajarilmadi. U qachon toʻxtaydi, tekshiring.',
  go_on: 'Uzoqroq ishlasin',
  recursion: 'Bu funksiya oʻzini toʻxtovsiz chaqirdi. Qachon toʻxtashini yozing: if (…) return.',
  entry: {
    blocked: 'Bu yerda internet yoʻq: {{text}} ochilmadi.',
    missing: 'Loyihada «{{text}}» topilmadi.',
    nowhere: 'history: bu tomonda boshqa sahifa ochilmagan, shuning uchun shu sahifa qoldi.',
    dialog: 'Oynacha: {{text}} ',
    form: 'Forma yuborildi (bu yerda serverga bormaydi): {{text}}',
  },
  hint: {
    not_defined:
      '«{{name}}» degan nom yoʻq. Yozilishini tekshiring yoki avval let yoki const bilan eʼlon qiling.',
    import_name: '«{{name}}» import qilinmagan. Faylning boshiga yozing: {{other}}',
    lookalike:
      '«{{name}}» nomida kirillcha «{{other}}» harfi bor. U lotincha harfga oʻxshaydi, lekin kompyuter uchun boshqa belgi. Nomni lotin klaviaturasida qayta yozing.',
    letter_case: '«{{name}}» yoʻq: JavaScript katta va kichik harflarni farqlaydi. Toʻgʻrisi: {{other}}.',
    component_not_defined:
      '«{{name}}» topilmadi. U boshqa faylda boʻlsa, import qiling; nomining yozilishini ham tekshiring.',
    no_require: "require bu yerda ishlamaydi. Oʻrniga yozing: import … from '…'.",
    too_early: '«{{name}}» eʼlon qilinishidan oldin ishlatilgan. Uni yuqoriroqqa koʻchiring.',
    constant:
      'Bu qiymat oʻzgarmaydi. U const bilan eʼlon qilingan va oʻzgarishi kerak boʻlsa, let deb yozing.',
    of_null:
      'Bu yerda null, yaʼni hech narsa topilmagan. Bu element boʻlishi kerak boʻlsa, querySelector yoki getElementById ichidagi nomni tekshiring; skript element paydo boʻlishidan oldin ishlagan ham boʻlishi mumkin. match va localStorage.getItem ham shunday javob beradi.',
    of_undefined:
      'Bu yerda qiymat yoʻq (undefined), shuning uchun uning ichidan hech narsa olib boʻlmaydi. Oʻzgaruvchi qayerda qiymat olishini tekshiring.',
    not_iterable: 'Buni roʻyxatdek aylanib chiqib boʻlmaydi. Massiv ekanini tekshiring.',
    not_function: '«{{name}}» funksiya emas. Nomining yozilishini va nima saqlayotganini tekshiring.',
    not_constructor: '«{{name}}» bilan new ishlatib boʻlmaydi: u klass emas.',
    json_missing:
      'Soʻralgan fayl topilmadi (404), javobda esa JSON emas, «Not Found» keldi. fetch dagi nomni tekshiring yoki shunday fayl qoʻshing.',
    json: 'Bu matn JSON emas. Matn boʻsh emasligini va qoʻshtirnoqlarini tekshiring.',
    no_internet:
      'Bu yerda internet yoʻq, shuning uchun fetch javob ololmaydi. Maʼlumotni loyihadagi faylga yozib, import qiling.',
    too_long:
      'Bunday uzunlik boʻlmaydi: massiv va matnda u 0 dan boshlanadigan butun son, juda katta ham emas. Sonini tekshiring.',
    not_a_node:
      'Sahifaga element emas, boshqa narsa qoʻshilyapti. Matn uchun append yoki textContent ishlating.',
    selector: '«{{name}}» selektori notoʻgʻri yozilgan. id uchun #nom, klass uchun .nom deb yozing.',
    storage_full: 'Sahifa xotirasi toʻldi. Kamroq yozing yoki xotirani tozalang.',
    no_export: '«{{name}}» u yerda yoʻq. Nomining yozilishini tekshiring.',
    react_object:
      'React obyektning oʻzini koʻrsata olmaydi. Uning bir qismini yozing, masalan {user.name}, roʻyxatni esa map bilan chiqaring. Bu Promise boʻlsa, avval qiymatini kuting.',
    react_function:
      'Bu yerda funksiyaning oʻzi turibdi. Uni chaqiring: f() yoki komponent qilib yozing: <F />.',
    react_renders:
      'Komponent oʻzini toʻxtovsiz qayta chizyapti: set… chizish paytida chaqirilgan. Uni hodisaga bering: onClick={() => set…(…)}.',
    react_hook_place:
      'use… bilan boshlanadigan funksiyalar faqat komponent ichida, eng yuqorida chaqiriladi: if, sikl yoki return dan keyin emas.',
    react_type:
      'Komponent oʻrnida {{name}} turibdi. export va import bir-biriga mosmi, tekshiring: { Nom } yoki default.',
    react_root:
      'createRoot uchun element topilmadi. HTMLda <div id="root"></div> borligini va id bir xilligini tekshiring.',
    react_key:
      'Roʻyxatdagi har bir elementga oʻz key qiymatini bering: <li key={…}>. Qiymatlar takrorlanmasin.',
    react_property: 'JSXda {{name}} oʻrniga {{other}} yoziladi.',
    react_listener: '{{name}} uchun funksiya kerak: {{name}}={() => …}.',
    react_style: 'JSXda style matn emas, obyekt boʻladi: {{other}}.',
    react_value: 'value berilgan maydonga onChange ham kerak, boʻlmasa unga yozib boʻlmaydi.',
    react_controlled:
      "Maydonning qiymati goh bor, goh yoʻq. useState ga boshlangʻich qiymat bering, masalan useState('').",
    react_void: '<{{name}}> ichiga hech narsa yozilmaydi: <{{name}} />.',
    react_nesting:
      '{{name}} tegi bevosita {{other}} ichida turolmaydi. Boshqa tashqi teg tanlang yoki ichkisini oraga kerakli teg bilan oʻrang.',
    name_near:
      'Bu yerda bunday nom yoki funksiya yoʻq: «{{name}}». Ehtimol, {{other}} demoqchimisiz? Harflarini tekshiring.',
    python_name: '«{{name}}» degan nom yoʻq. U Pythondan boʻlsa, JavaScriptda oʻrniga {{other}} yoziladi.',
    reduce_empty:
      'Roʻyxat boʻsh, shuning uchun reduce boshlaydigan qiymat topmadi. Boshlangʻich qiymat bering: reduce(…, 0).',
    class_without_new: 'Klass (class) new bilan chaqiriladi: new {{name}}(…).',
    super_first: 'Constructor ichida this dan oldin super() chaqirilishi kerak.',
    digits: 'Raqamlar soni toFixed da 0 dan 100 gacha, toPrecision da 1 dan 100 gacha boʻladi.',
    bigint:
      'BigInt va oddiy sonni aralashtirib boʻlmaydi: ikkalasini bir xil qiling, masalan Number(…) bilan.',
    react_depth:
      'Komponent har chizishdan keyin yana set… ni chaqiryapti va hammasi qayta chiziladi. Koʻpincha bu ikkinchi argumentsiz useEffect: bir marta kerak boʻlsa, unga [] bering va effekt oʻzi oʻzgartiradigan qiymatni yozmang.',
    react_effect_async: 'useEffect ga async funksiya berilmaydi. Ichida async funksiya yozib, uni chaqiring.',
    react_small:
      '<{{name}}> — HTML tegi emas. Bu komponent boʻlsa, nomi katta harf bilan boshlanadi: <{{other}} />.',
    react_literal:
      'Komponent oʻrnida tayyor element turibdi. Uni funksiya qiling: const Nom = () => <p>…</p>.',
  },
  storage: {
    title: 'Sahifa xotirasi',
    kept: 'Sahifa saqlagan narsalar shu qurilmada, loyiha bilan birga turadi.',
    passing: 'Sahifa saqlagan narsalar loyiha ochiq turguncha saqlanadi.',
    clear: 'Xotirani tozalab, sahifani qaytadan ochish',
  },
  format_hint: 'Kodni tartibga keltirish (Shift+Alt+F)',
  format_failed: 'Kodni tartibga keltirib boʻlmadi. {{file}}, {{line}}-qator: {{problem}}',
  structure: 'Sahifa tuzilishi',
  structure_good: 'Hammasi joyida: sahifa toʻgʻri tuzilgan.',
  required: 'Boʻlishi shart',
  advised: 'Maslahatlar',
  structure_missing: 'Sahifada bular yetishmayapti: {{parts}}.',
  problem: {
    syntax: 'Bu qatorni tushunib boʻlmadi. Yozilishini tekshiring.',
    unexpected_token: 'Bu yerda «{{name}}» boʻlishi kutilmagan edi. Oldidagi belgilarni tekshiring.',
    unexpected_end:
      'Kod tugadi, oxirgi buyruq esa tugamay qoldi. Uning oxirida nima yetishmayotganini tekshiring.',
    unclosed_string: 'Qoʻshtirnoq ochilgan, lekin shu qatorda yopilmagan.',
    unclosed_template: 'Teskari qoʻshtirnoq (`) yopilmagan.',
    unclosed_comment: 'Izoh /* bilan boshlangan, lekin */ bilan tugamagan.',
    unclosed_regexp:
      '/ dan keyin ikkinchi / topilmadi. Bu boʻlish boʻlsa, / dan chapda qiymat turadi; izoh boʻlsa, u // bilan boshlanadi.',
    unclosed_tag: '<{{name}}> tegi ochilgan, lekin yopilmagan.',
    void_tag: 'JSXda bu teg oʻzi yopiladi: <{{name}} /> deb yozing.',
    closing_tag: '</{{name}}> ochilgan tegga mos emas.',
    adjacent_elements:
      'Yonma-yon turgan teglarni bitta umumiy teg ichiga oling: <> … </>. [ ] roʻyxatida ular vergul bilan ajratiladi.',
    jsx_value: 'Atribut qiymatini qoʻshtirnoq yoki {} ichida yozing.',
    jsx_outside:
      'Bu yerda teg boshlanadi, JavaScript esa teglarni bilmaydi. Bu HTML boʻlsa, joyi sahifada; JSX boʻlsa, u «.jsx» bilan tugaydigan faylda ishlaydi.',
    declared_twice: '«{{name}}» ikki marta eʼlon qilingan.',
    assignment_target: 'Bunga qiymat berib boʻlmaydi. = ning chap tomonida (++ va -- yonida ham) nom turadi.',
    reserved_word: '«{{name}}» — tilning oʻz soʻzi: u nom boʻlmaydi, bu yerda ham turolmaydi.',
    import_outside_module: 'import va export faqat modulda ishlaydi: <script type="module"> deb yozing.',
    import_inside:
      'import va export faqat faylning eng yuqori darajasida yoziladi: funksiya yoki { } ichida emas.',
    await_outside_async:
      'await faqat async funksiya ichida, funksiyalardan tashqarida esa modulda ishlaydi: <script type="module">.',
    return_outside_function: 'return faqat funksiya ichida ishlaydi.',
    unclosed_bracket:
      'Bu yerda ochilgan «{{name}}» qavsi yopilmagan: kerakli joyga «{{other}}» qoʻying yoki u ortiqcha boʻlsa, oʻchiring.',
    extra_bracket:
      'Ortiqcha «{{name}}»: unga ochuvchi qavs yoʻq. Uni yoki undan oldingi ortiqcha yopuvchi qavsni oʻchiring.',
    wrong_bracket: 'Bu qavs mos emas: «{{name}}» oʻrniga «{{other}}» kerak.',
    curly_quotes: '«{{name}}» — kod uchun qoʻshtirnoq emas. Oddiy " yoki \' yozing.',
    inner_quotes:
      'Qoʻshtirnoqdan keyin u yerga mos kelmaydigan yozuv turibdi. Matn ichida ham shunday qoʻshtirnoq boʻlsa, ichiga boshqasini yozing: " ichida \'.',
    attribute_space: 'Atributlar orasida boʻsh joy yetishmayapti.',
    python_word: '«{{name}}» — Python soʻzi. JavaScriptda oʻrniga {{other}} yoziladi.',
    python_f_string:
      'f"…" — Python yozuvi. JavaScriptda f yozilmaydi, matn teskari qoʻshtirnoqqa (`) olinadi va qiymat oldiga $ qoʻyiladi: `Salom ${ism}`.',
    python_comment: 'JavaScriptda izoh # bilan emas, // bilan boshlanadi.',
    html_in_script: '{{name}} — HTML tegi. JavaScript faylida faqat JavaScript turadi: tegni oʻchiring.',
    html_in_css: '{{name}} — HTML tegi. CSS faylida faqat CSS turadi: tegni oʻchiring.',
    typescript:
      'Ikki nuqta bu yerda mos emas. Bu TypeScript turi boʻlsa, uni oʻchiring; qiymat = bilan beriladi: let x = 3.',
    needs_brackets: '{{name}} sharti qavs ichida yoziladi: {{name}} (…).',
    needs_brace: '{{name}}(…) dan keyin { yetishmayapti.',
    else_alone:
      'Bu else dan oldin if bloki yoʻq yoki buyruq tugallanmagan. Bunday yozing: if (…) { … } else { … }.',
    else_condition: 'else ning sharti boʻlmaydi. Shart kerak boʻlsa, else if (…) deb yozing.',
    then_word: 'JavaScriptda then yozilmaydi: if (…) dan keyin darhol { keladi.',
    colon_for_brace: 'Bu yerda ikki nuqta emas, { kerak; blok oxirida esa }.',
    for_commas: 'for ichidagi uch qism ; bilan ajratiladi: for (let i = 0; i < 3; i++).',
    case_colon: '{{name}} qatorining oxirida ikki nuqta (:) yetishmayapti.',
    name_digit: 'Nom raqam bilan boshlanmaydi: «{{name}}». Oldiga harf yozing.',
    name_space: 'Nom ichida boʻsh joy boʻlmaydi: «{{name}}» oʻrniga {{other}} deb yozing.',
    name_hyphen: 'Nom ichida chiziqcha boʻlmaydi: «{{name}}» oʻrniga {{other}} deb yozing.',
    function_name: 'Funksiyaga nom bering: function nom() { … }.',
    const_value: 'const darhol qiymat oladi: const {{name}} = …. Keyin beriladigan boʻlsa, let yozing.',
    value_expected: '«{{name}}» dan keyin qiymat yoʻq.',
    declare_equals: 'Qiymat berish uchun bitta = yoziladi, == solishtiradi.',
    missing_equals: 'Nom va qiymat orasida = yetishmayapti.',
    arrow: 'Strelka orasida boʻsh joysiz => deb yoziladi.',
    word_misspelt: 'JavaScript bu yerda «{{name}}» soʻzini tushunmadi.',
    call_brackets:
      '«{{name}}» dan keyin qiymat turibdi. Bu chaqiruv boʻlsa, u qavs bilan yoziladi: {{name}}(…); qiymat berilayotgan boʻlsa, = yetishmayapti.',
    ternary_colon:
      '«shart ? biri : ikkinchisi» tanlovida ikki qiymat orasidagi ikki nuqta (:) yetishmayapti.',
    try_alone: 'try dan keyin catch (xato) { … } yoki finally { … } kerak.',
    object_equals: 'Obyekt ichida = emas, ikki nuqta yoziladi: ism: "Ali".',
    object_semicolon: 'Obyekt ichida qismlar ; bilan emas, vergul (,) bilan ajratiladi.',
    missing_comma:
      'Bu yerda yonma-yon turganlarni hech narsa ajratmagan. Bular alohida boʻlaklar boʻlsa, vergul (,) qoʻying.',
    missing_between:
      '«{{name}}» oldidagi narsaga hech narsa bilan bogʻlanmagan: orada belgi (masalan, + yoki vergul) yoki soʻz yetishmayapti, yoki bu yerda nimadir ortiqcha.',
    jsx_object: 'JSXda obyekt ikki juft jingalak qavs ichida yoziladi: {{other}}.',
    jsx_if: 'JSXning {} ichida if yozilmaydi. shart ? <A /> : <B /> yoki shart && <A /> deb yozing.',
    jsx_loop:
      'JSXning {} ichida {{name}} yozilmaydi. Roʻyxatni map bilan chiqaring: royxat.map((x) => <li>{x}</li>).',
    jsx_comment: 'JSXda izoh {/* … */} deb yoziladi.',
    no_return:
      '«{{name}}» hech narsa qaytarmaydi, shuning uchun ekranda koʻrinmaydi: teg oldiga return yozing.',
    map_return:
      '{ } ichida return yoʻq, shuning uchun roʻyxat boʻsh chiqadi. return yozing yoki { } oʻrniga ( ) qoʻying.',
    return_line:
      'return yolgʻiz qatorda qolgan, keyingi qator qaytarilmaydi. return ( deb yozib, oxirida ) bilan yoping.',
    small_component:
      'Komponent nomi katta harf bilan boshlanadi, <{{name}}> esa oddiy teg deb oʻqiladi: {{other}} deb nomlang.',
    css_semicolon: 'Bu qator oxirida nuqtali vergul (;) yetishmayapti.',
    css_semicolon_before: '«{{name}}» dan oldin nuqtali vergul (;) yetishmayapti.',
    css_comma: 'Bu qator oxirida vergul emas, nuqtali vergul (;) kerak.',
    css_colon: '«{{name}}» dan keyin ikki nuqta (:) yetishmayapti.',
    css_equals: 'CSSda = emas, ikki nuqta (:) yoziladi.',
    css_property: 'Bunday CSS xossasini bilmaymiz: «{{name}}». Yozilishini tekshiring.',
    css_colour: '«{{name}}» degan rang yoʻq. Ranglar inglizcha yoki #rrggbb deb yoziladi.',
    css_hex: '«{{name}}» rang emas: # dan keyin 3, 4, 6 yoki 8 ta belgi keladi (0–9, a–f).',
    css_colour_quotes: 'Rang qoʻshtirnoqsiz yoziladi: {{other}}.',
    css_unit: '«{{name}}» sonida birlik yoʻq: masalan, {{other}} deb yozing.',
    css_unit_space: 'Son va birlik orasida boʻsh joy boʻlmaydi: {{other}}.',
    css_decimal: '«{{name}}»da vergul turibdi. Bu kasr son boʻlsa, CSSda nuqta yoziladi: {{other}}.',
    css_unit_unknown: '«{{name}}» da notanish birlik. px, em, rem yoki % yozing.',
    css_comment: 'CSSda izoh // bilan emas, /* … */ ichida yoziladi.',
    css_empty: '«{{name}}» uchun qiymat yozilmagan.',
    css_no_brace: 'Bu qoidadan tashqarida turibdi. U selektor boʻlsa, undan keyin { yetishmayapti.',
    css_outside: 'Bu xossa selektorning { } ichida emas. Undan oldingi { qavslarni tekshiring.',
    css_at_rule: 'CSSda {{name}} qoidasi yoʻq.',
    css_pseudo: 'CSSda {{name}} holati yoʻq.',
    css_value: '{{other}} uchun «{{name}}» degan qiymat yoʻq.',
    css_important: '«{{name}}» oʻrniga !important yoziladi.',
    unclosed_attribute: '«{{name}}» qiymatining qoʻshtirnogʻi yopilmagan.',
    unclosed_element: '<{{name}}> tegi yopilmagan: </{{name}}> yetishmayapti.',
    crossed_tags:
      'Teglar kesishgan: ichida ochilgan <{{name}}> avval yopiladi. </{{name}}> ni oldinroqqa koʻchiring.',
    extra_tag: 'Ortiqcha yopuvchi teg: </{{name}}> uchun ochilgan teg yoʻq.',
    unknown_tag: 'HTMLda <{{name}}> tegi yoʻq.',
    unknown_attribute: 'Bunday atributni bilmaymiz: «{{name}}».',
    tag_end: '{{name}} tegining oxirida > yetishmayapti. Bu «kichik» belgisi boʻlsa, oʻrniga &lt; yoziladi.',
    tag_space: '< belgisidan keyin boʻsh joy boʻlmaydi, aks holda teg oddiy matn boʻlib qoladi: {{other}}.',
    unclosed_html_comment: 'Izoh <!-- bilan boshlangan, lekin --> bilan tugamagan.',
    html_comment_start: 'Izoh <!-- bilan boshlanadi.',
    link_rel: '<link> da rel="stylesheet" yoʻq, shuning uchun {{name}} ulanmaydi.',
    link_src: '<link> manzilni href da oladi, src da emas.',
    script_href: '<script> manzilni src da oladi, href da emas.',
    css_syntax: 'Bu yerda CSS xato yozilgan. Nuqtali vergul, ikki nuqta va qavslarni tekshiring.',
    missing_file: 'Loyihada «{{name}}» fayli yoʻq.',
    missing_media: 'Loyihada «{{name}}» rasmi yoki videosi yoʻq.',
    missing_package:
      '«{{name}}» paketi yoʻq. Bu yerda react va react-dom bor; oʻz faylingizni «./nom.js» deb yozing.',
    missing_export: 'Import qilingan faylda «{{name}}» uchun export yoʻq.',
    missing_default: '«{{name}}» faylida export default yoʻq.',
    outside_address: 'Bu yerda internet yoʻq: {{name}} yuklanmaydi.',
    perhaps: '«{{suggestion}}» demoqchimidingiz?',
  },
  part: {
    doctype: '<!doctype html>',
    html: '<html>',
    head: '<head>',
    title: '<title>',
    body: '<body>',
  },
  finding: {
    part: 'Sahifada {{part}} yoʻq.',
    lang: '<html> tegida til koʻrsatilmagan: lang="uz" deb yozing.',
    charset: '<meta charset="utf-8"> yoʻq: harflar buzilib koʻrinishi mumkin.',
    viewport: '<meta name="viewport" content="width=device-width"> yoʻq: telefonda sahifa mayda koʻrinadi.',
    title_empty: '<title> boʻsh: sahifaga nom bering.',
    h1_missing: 'Asosiy sarlavha — <h1> yoʻq.',
    h1_many: '<h1> bitta boʻlgani yaxshi: qolganlarini <h2> qiling.',
    heading_skipped: '<{{name}}> dan oldingi daraja sarlavhasi tashlab ketilgan.',
    alt_missing: 'Rasmda alt yoʻq: unda nima borligini yozing.',
    label_missing: '<{{name}}> maydonining nomi yoʻq: <label> qoʻshing.',
    button_empty: 'Tugma ichida yozuv yoʻq.',
    link_empty: 'Havola ichida yozuv yoʻq.',
    id_twice: 'id="{{name}}" ikki marta uchraydi: id takrorlanmaydi.',
    unclosed: '<{{name}}> tegi yopilmagan: </{{name}}> yetishmayapti.',
    obsolete: '<{{name}}> eskirgan teg: buni CSS bilan qiling.',
  },
} as const
