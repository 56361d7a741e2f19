import type { HelperWords } from './helper-words.ts'

export const uz: HelperWords = {
  noModel: 'Men sunʼiy intellekt emasman: kodingizni tekshiraman va topganimni tushuntiraman.',
  noModelForTask:
    'Men sunʼiy intellekt emasman: savolingizga oʻz soʻzim bilan javob bera olmayman, lekin yoʻl koʻrsataman.',
  tooHard:
    'Fayllaringizni oxirigacha koʻrib chiqa olmadim: tahlil juda choʻzilib ketdi. Kodni qisqartirib, yana soʻrab koʻring.',
  findIt: 'Bu qaysi qatorda ekanini topa olasizmi? Keyingi maslahat joyini koʻrsatadi.',
  inPlace: 'Tayyor yechimni bera olmayman, lekin oʻzingiz topishingizga yordam beraman.',
  lookedAndFound: 'Kodingizni koʻrib chiqdim. Mana nima topdim:',
  lookedAndFoundNothing: 'Kodingizda yozuv xatosi topmadim.',
  line: (file, line) => `**${file}, ${line}-qator.**`,
  more: (count) => `Yana ${count} ta joy bor. Avval shularni toʻgʻrilab, qayta soʻrang.`,
  lastError: 'Oxirgi xato haqida:',
  otherProblem: (message) => `Dastur shunday dedi: \`${message}\`. Xabarning oxirgi qatori sababni aytadi.`,
  nothingWritten:
    'Hali kod yozilmagan. Topshiriqdan birinchi gapni oling va faqat uni bajaradigan bitta qator yozing.',
  stillStarter:
    'Boshlangʻich kod hali oʻzgarmagan. Birinchi boʻsh joydan boshlang: u yerda nima boʻlishi kerak?',
  checks: 'Ish shu jihatlar boʻyicha tekshiriladi. Har birini oʻzingiz sinab koʻring:',
  needed: (parts) =>
    `Bu topshiriqda kodingizda hali yoʻq narsa kerak boʻladi: ${parts.join('; ')}. Oʻylab koʻring: u qaysi qatordan keyin turadi?`,
  allThere:
    'Kerakli qismlar kodda bor. Endi natijani topshiriqdagi misol bilan harfma-harf solishtiring: boʻsh joy, belgi va tartib ham muhim.',
  lookAtLine: (file, line, code) =>
    `**${file}, ${line}-qatorga** qarang:\n\n\`${code}\`\n\nBu qator ishlagach, har bir oʻzgaruvchida nima turadi? Qogʻozga yozib chiqing.`,
  lookAtOutput: 'Oraliq qiymatlarni chiqarib koʻring: qaysi qadamda kutganingizdan boshqa narsa chiqyapti?',
  example: 'Boshqa mavzudagi oʻxshash misol. Uni ishga tushirib, nima boʻlishini kuzating:',
  noExample:
    'Darsning oldingi qadamlaridagi misolni oching va uni kodingiz bilan yonma-yon qoʻying: nimasi boshqacha?',
  task: [
    'Topshiriqni yana bir bor oʻqing va undagi feʼllarni belgilang: har bir feʼl bitta qadam. Qaysi biridan boshlash oson?',
    'Tayyor boʻlgan qismni topshiriq matni bilan qatorma-qator solishtiring. Qaysi talab hali bajarilmagan?',
    'Darsdagi namunaga qarang: u qanday boshlanadi, oʻrtasida nima bor, nima bilan tugaydi? Oʻz ishingizni shu tartibda tuzing.',
  ],
  ask: ['Dastur nimani chiqarishi kerak?', 'Hozir nimani chiqaryapti?', 'Farq qaysi qatorda paydo boʻladi?'],
  free: {
    begin:
      'Bu yerda topshiriq yoʻq: xohlagan narsangizni yozasiz. Nima qilmoqchi ekaningizni bir gapda ayting va uning birinchi qadamini bitta qator qilib yozing.',
    compare:
      'Natija kutganingizdek emasmi? Nima chiqishi kerakligini qogʻozga yozing va ekrandagisi bilan qatorma-qator solishtiring.',
    tryNext: (part) => `Davom ettirmoqchi boʻlsangiz, kodingizda hali yoʻq narsani qoʻshib koʻring: ${part}.`,
  },
  concept: {
    output: 'natijani chiqarish (`print`)',
    input: 'foydalanuvchidan soʻrash (`input`)',
    number: 'matnni songa aylantirish (`int` yoki `float`)',
    condition: 'shart (`if`)',
    count: 'roʻyxat boʻylab sikl (`for`)',
    repeat: 'shart rost ekan ishlaydigan sikl (`while`)',
    function: 'funksiya (`def`)',
    returning: 'funksiyadan qiymat qaytarish (`return`)',
    list: 'roʻyxat (`[ ]`)',
    dictionary: 'lugʻat (`{ }`)',
    f_string: 'matn ichiga qiymat qoʻyish (`f"…"`)',
    heading: 'toʻldirilgan sarlavha (`h1`, `h2`)',
    paragraph: 'xatboshi (`p`)',
    bullets: 'roʻyxat (`ul` yoki `ol`)',
    table: 'jadval (`table`)',
    link: 'havola (`a`)',
    picture: 'rasm (`img`)',
    form: 'kiritish maydoni (`input`)',
    button: 'tugma (`button`)',
    background: 'fon (`background`)',
    padding: 'ichki oraliq (`padding`)',
    flex: 'joylashtirish (`display: flex`)',
    radius: 'yumaloq burchak (`border-radius`)',
    finding: 'sahifadan element topish (`querySelector`)',
    event: 'hodisani tinglash (`addEventListener`)',
  },
  web: {
    unclosed: (tag) => `\`<${tag}>\` ochilgan, lekin yopilmagan. Kerakli joyga \`</${tag}>\` qoʻying.`,
    strayClose: (tag) => `\`</${tag}>\` yopilyapti, lekin undan oldin \`<${tag}>\` ochilmagan.`,
    sameId: (id) => `\`id="${id}"\` ikkinchi marta ishlatilgan. Sahifada har bir id bitta boʻladi.`,
    noAlt: 'Rasmda `alt` yoʻq: rasmda nima borligini bir-ikki soʻz bilan yozing.',
    missingFile: (name) => `«${name}» degan fayl loyihada yoʻq. Nomini harfma-harf tekshiring.`,
    semicolon: (property) => `\`${property}\` xossasidan keyin nuqtali vergul (;) qolib ketgan.`,
    braceOpen: 'Jingalak qavs `{` ochilgan, lekin yopilmagan.',
    braceExtra: 'Ortiqcha yopuvchi qavs `}` bor.',
    brokenStyle: 'Brauzer shu joydagi CSS yozuvini tushunmaydi. `xossa: qiymat;` koʻrinishini tekshiring.',
    brokenScript:
      'Shu joyda JavaScript yozuvi uzilgan. Qavs va qoʻshtirnoqlar juftmi? Vergul tushib qolmaganmi?',
    noId: (id) => `Sahifada \`id="${id}"\` yoʻq, shuning uchun bu element topilmaydi.`,
    notDefined: (name) =>
      `«${name}» degan nom yoʻq. Yozilishini va undan oldin eʼlon qilinganini tekshiring.`,
    ofNull: (name) =>
      `Element topilmagan, shuning uchun undan «${name}» olib boʻlmaydi. Selektorni va skript elementdan keyin turganini tekshiring.`,
    notFunction: (name) => `«${name}» funksiya emas. Nomini va qavslarni tekshiring.`,
    constant: '`const` bilan eʼlon qilingan qiymat oʻzgarmaydi. Oʻzgaradigan boʻlsa, `let` yozing.',
    syntax:
      'JavaScript yozuvi xato. Aytilgan qatordagi va undan oldingi qavs, qoʻshtirnoq, vergullarni tekshiring.',
  },
}
