import path from 'node:path'

/** A file of demo/submissions, and what its student called it. */
export interface DemoFile {
  path: string
  name: string
}

const submissions = path.resolve(import.meta.dirname, '../submissions')
const file = (stored: string, name: string): DemoFile => ({ path: path.join(submissions, stored), name })

/** Texts of the demo's students, by `lesson/question`: each as long as its assignment requires. */
export const demoTexts: Readonly<Record<string, readonly string[]>> = {
  'son-topish-oyini/algoritm': [
    'Dastur ikki narsani eslab qoladi: oʻylangan sonni va urinishlar sonini. Avval u doʻstimdan bitta son soʻraydi va urinishlarga bir qoʻshadi. Keyin uch holat boʻladi. Oʻylangan son kattaroq boʻlsa, dastur “katta” belgisini chiqaradi. Kichikroq boʻlsa, “kichik” belgisini chiqaradi. Ikkala holatda ham u yana son soʻraydi, yaʼni shu ish takrorlanadi. Son topilsa, dastur OK va urinishlar sonini chiqarib, toʻxtaydi. Agar 64 oʻylangan boʻlsa, aqlli oʻyinchi avval 50, keyin 75, keyin 62, soʻng 68 deydi, chunki har safar oraliqni teng ikkiga boʻladi.',
    'Tasavvur qiling: men bir son oʻyladim, siz esa topmoqchisiz. Dastur mening oʻrnimda turadi. U oʻylangan sonni ham, nechta marta soʻraganini ham yodda saqlaydi. Siz son aytasiz, u sanoqqa bir qoʻshadi. Keyin solishtiradi. Sizning soningiz kichik boʻlsa, kattaroq ayting deydi. Katta boʻlsa, kichikroq ayting deydi. Topsangiz, nechta urinish ketganini aytadi va toʻxtaydi. Topmaguningizcha hammasi boshidan takrorlanadi. Masalan, 64 soni oʻylangan: avval 50, bu kam; keyin 80, bu koʻp; keyin 65, bu ham koʻp; keyin 64 va topildi.',
  ],
  'qidirish-sanati/tekshiruv': [
    'Men uchinchi gapni tekshirdim: “Yashin bir joyga ikki marta urmaydi”. Avval “yashin bir joyga uradimi” deb yozdim, lekin faqat maqollar chiqdi. Keyin “lightning strikes same place twice” deb inglizcha qidirdim. Birinchi manba: ob-havo xizmatining yashin haqidagi sahifasi. Unda baland binolarga yiliga oʻnlab marta yashin urishi yozilgan. Ikkinchi manba: ensiklopediyaning “Yashin” maqolasi. Ularga ishondim, chunki birinchisini mutaxassislar yozgan, ikkinchisida esa havolalar va sana bor. Xulosa: bu gap notoʻgʻri. Yashin bir joyga koʻp marta urishi mumkin, ayniqsa joy baland boʻlsa.',
    'Men “Tilla baliqning xotirasi uch soniya” degan gapni tekshirdim. Birinchi soʻrovim “tilla baliq xotirasi” edi, javoblar orasida reklama koʻp chiqdi. Keyin soʻrovga “tajriba” va “olimlar” soʻzlarini qoʻshdim. Birinchi manba universitet saytidagi yangilik: unda baliqlarni qoʻngʻiroq ovoziga oʻrgatishgan va ular buni oylab eslab qolgan. Ikkinchi manba zoologiya haqidagi jurnal maqolasi. Ularga ishondim, chunki muallif, sana va tajriba qanday oʻtgani yozilgan. Bloglarda esa manba yoʻq edi. Xulosa: gap notoʻgʻri, tilla baliq bir necha oy oldingi narsani ham eslab qoladi.',
    'Я проверил утверждение «Великую Китайскую стену видно с Луны». Сначала набрал запрос «стена видно с луны», но нашёл только форумы. Потом добавил слова «космонавт» и «расстояние». Первый источник — сайт космического агентства: там космонавты пишут, что стену трудно увидеть даже с орбиты. Второй источник — статья в энциклопедии, в ней есть расчёт: ширина стены всего несколько метров, а до Луны почти четыреста тысяч километров. Я поверил им, потому что известны авторы и даты, а цифры можно проверить самому. Вывод: утверждение неверно, без приборов стену с Луны не видно.',
  ],
}

/** Files of the demo's students for input-file questions, by `lesson/question`. */
export const demoFiles: Readonly<Record<string, readonly (readonly DemoFile[])[]>> = {
  'tekislash-va-afisha/afisha': [
    [file('afisha-shaxmat.png', 'Shaxmat turniri.png')],
    [file('afisha-kitob.png', 'kitob kechasi yakuniy.png'), file('afisha-kitob.pdf', 'kitob kechasi.pdf')],
  ],
  'vizitka/skrinshot': [[file('karta-keng.png', 'kompyuterda.png'), file('karta-tor.png', 'telefonda.png')]],
}

/** Recordings for voice questions, by `lesson/question`. */
export const demoVoices: Readonly<Record<string, readonly DemoFile[]>> = {
  'vaqt-va-tanishuv/ozingizni-tanishtiring': [
    file('tanishuv-1.webm', 'ovoz.webm'),
    file('tanishuv-2.ogg', 'ovoz.ogg'),
  ],
}

/** What the demo's teachers write, in Markdown, by verdict and the student's language. */
export const demoComments: Readonly<
  Record<'approved' | 'rejected', Readonly<Record<'uz' | 'ru', readonly string[]>>>
> = {
  approved: {
    uz: [
      'Yaxshi ish! Hammasi tushunarli va tartibli.',
      'Ajoyib! Topshiriqdagi **har bir band** bajarilgan. Shu surʼatda davom eting.',
      'Qabul qilindi. Keyingi safar oʻz misolingizni ham qoʻshing, ish yanada jonli chiqadi.',
      'Zoʻr natija. Ayniqsa boshlanishi yoqdi: maqsad bir qarashda koʻrinadi.',
      'Toʻgʻri va chiroyli. Kichik maslahat: nomlarni qisqaroq tanlang, masalan `javob` yoki `son`.',
    ],
    ru: [
      'Хорошая работа! Всё понятно и по порядку.',
      'Отлично, выполнены **все пункты** задания. Так держать!',
      'Принято. В следующий раз добавьте и свой пример, работа станет живее.',
    ],
  },
  rejected: {
    uz: [
      'Boshlanishi yaxshi, lekin ish oxirigacha yetmagan. Topshiriqning **oxirgi bandini** bajarib, qayta topshiring.',
      'Natija hali notoʻgʻri chiqyapti. Topshiriqdagi misolni oʻzingiz tekshirib koʻring:\n\n- avval misoldagi qiymatlarni kiriting;\n- chiqqan javobni kutilgani bilan solishtiring.',
      'Yaqin qoldingiz! Bir joyda shart tushib qolgan. Har uch holatni qaytadan oʻqing va toʻldiring.',
    ],
    ru: [
      'Начало хорошее, но работа не закончена. Выполните **последний пункт** задания и сдайте ещё раз.',
      'Почти получилось! Проверьте пример из задания и сравните ответ с ожидаемым.',
    ],
  },
}
