import { inText, type HelperWords } from './helper-words.ts'

export const uz: HelperWords = {
  noModel: 'Men sunʼiy intellekt emasman: kodingizni tekshiraman va topganimni tushuntiraman.',
  noModelForTask:
    'Men sunʼiy intellekt emasman: savolingizga oʻz soʻzim bilan javob bera olmayman, lekin yoʻl koʻrsataman.',
  tooHard:
    'Fayllaringizni oxirigacha koʻrib chiqa olmadim: tahlil juda choʻzilib ketdi. Kodni qisqartirib, yana soʻrab koʻring.',
  brokenOff: 'Javob shu yerda uzilib qoldi. Qolganini bilish uchun yana soʻrang: bu savol hisobga olinmadi.',
  findIt: 'Bu qaysi qatorda ekanini topa olasizmi? Keyingi maslahat joyini koʻrsatadi.',
  inPlace: 'Tayyor yechimni bera olmayman, lekin oʻzingiz topishingizga yordam beraman.',
  book: ({ sentence, lesson, path }) =>
    `Bu haqda «${inText(lesson)}» darsida shunday yozilgan:\n\n> ${inText(sentence)}\n\n[Darsni ochish](${path})`,
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
  compare:
    'Natijani topshiriqdagi misol bilan harfma-harf solishtiring: boʻsh joy, belgi va tartib ham muhim. Qaysi gap hali bajarilmagan?',
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
  tried: {
    ran: (check) => `Dasturingizni «${check}» tekshiruvi bilan ishga tushirib koʻrdim.`,
    input: (lines) => `Kiritilgan qiymatlar: ${lines.map((line) => `\`${line}\``).join(', ')}.`,
    line: (line, printed, expected) =>
      printed === null
        ? `${line}-qatorda \`${expected}\` chiqishi kerak edi, dastur esa bunday qator chiqarmadi.`
        : expected === null
          ? `${line}-qatorda \`${printed}\` chiqdi, bu qator esa kerak emas edi.`
          : `${line}-qatorda \`${printed}\` chiqdi, \`${expected}\` kutilgan edi.`,
    difference: {
      nothing:
        'Dastur hech narsa chiqarmadi. Natija qaysi oʻzgaruvchida turibdi va uni qaysi qator ekranga chiqarishi kerak?',
      none: 'Ortiqcha `None` chiqyapti. Odatda bu `return` siz funksiyaning javobini `print` qilganda boʻladi.',
      echo: 'Dastur kiritilgan qiymatning oʻzini qaytardi, u bilan hali hech narsa qilinmagan. Natija qaysi amaldan chiqadi?',
      glued:
        'Kiritilgan sonlar qoʻshilmay, yonma-yon yozilib qolgan. `input()` matn beradi: uni hisoblashdan oldin songa aylantirish kerak.',
      case: 'Farq faqat katta va kichik harflarda.',
      spaces: 'Farq faqat boʻsh joylarda: qayerda ortiqcha yoki yetishmaydi?',
      one_line: 'Hamma narsa bor, lekin alohida qatorlarda boʻlishi kerak boʻlgani bir qatorga yozilgan.',
      marks: 'Soʻz va sonlar toʻgʻri, farq faqat tinish belgilarida.',
      label_extra:
        'Natija toʻgʻri, lekin uning oldida ortiqcha yozuv bor. Topshiriq faqat natijaning oʻzini kutyapti.',
      label_missing: 'Natija toʻgʻri, lekin uning oldida topshiriqda aytilgan yozuv yoʻq.',
      order: 'Qatorlar toʻgʻri, lekin tartibi boshqacha.',
      more_lines: 'Boshi toʻgʻri, keyin ortiqcha qator chiqqan. Sikl yoki `print` qachon toʻxtashi kerak?',
      fewer_lines: 'Boshi toʻgʻri, lekin undan keyingi qatorlar toʻliq emas. Qaysi qator chiqmay qoldi?',
      whole:
        'Son toʻgʻri, lekin butun son oʻrniga kasr koʻrinishida chiqqan (`.0`). `/` har doim kasr beradi; butun natija kerak boʻlsa, qaysi amal toʻgʻri keladi?',
      unrounded: 'Son toʻgʻri, lekin yaxlitlanmagan. Verguldan keyin nechta raqam kerak?',
      off_by_one: 'Natija bittaga farq qilyapti. Sanash qaysi sondan boshlanib, qaysi sonda tugayapti?',
      other:
        'Shu qator qayerda hosil boʻlishini toping va undan oldin oʻzgaruvchilarda nima turganini chiqarib koʻring.',
    },
    constant:
      'Dastur har xil kiritishga bir xil javob chiqaryapti. Javob kiritilgan qiymatga qayerda bogʻlanadi?',
    claim: (message) => `Muallif shunday deydi: ${message}`,
    noClaim: 'Bu tekshiruvning sharti bajarilmadi.',
    error: 'Dastur shu kiritishda xato bilan toʻxtadi:',
    tooLong: 'Dastur belgilangan vaqtda tugamadi. Siklning sharti qachon yolgʻon boʻladi?',
    tooMuch: 'Dastur juda koʻp chiqaryapti. Sikl qachon toʻxtashi kerak?',
    passed: (count, left) =>
      left === 0
        ? `Dasturingizni ishga tushirdim: koʻrinadigan tekshiruvlarning hammasi oʻtdi (${count} ta).`
        : `Dasturingizni dastlabki ${count} ta tekshiruv bilan ishga tushirdim: ular oʻtdi. Qolgan ${left} tasini «Tekshirish» tugmasi bilan oʻzingiz sinab koʻring.`,
    hidden:
      'Bu topshiriqning yashirin tekshiruvlari ham bor: ular boshqa qiymatlar bilan sinaydi. Nol, manfiy yoki katta son kiritsa nima boʻladi?',
  },
  free: {
    begin:
      'Bu yerda topshiriq yoʻq: xohlagan narsangizni yozasiz. Nima qilmoqchi ekaningizni bir gapda ayting va uning birinchi qadamini bitta qator qilib yozing.',
    compare:
      'Natija kutganingizdek emasmi? Nima chiqishi kerakligini qogʻozga yozing va ekrandagisi bilan qatorma-qator solishtiring.',
    run: 'Uni ishga tushirib koʻring: xato bilan toʻxtasa, shu yerda yana soʻrang, sababini tushuntiraman.',
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
