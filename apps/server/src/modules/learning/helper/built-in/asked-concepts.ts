import type { Lang } from '@qadam/contract'
import { folded } from '../book-terms.ts'

interface AskedConcept {
  /** How a question about it sounds, folded, in either language. */
  asked: RegExp
  text: Record<Lang, string>
}

/** The first that fits answers: what is narrower stands before what is wider. */
const python: readonly AskedConcept[] = [
  {
    asked: /(?:matn|satr|текст|строк).*(?:son|числ)|(?:\bson|числ).*(?:matn|satr|текст|строк)/,
    text: {
      uz: 'Matn va son Python uchun ikki xil narsa: `"5"` matn, `5` son, va `+` ularni qoʻshmaydi. Hisoblash uchun matnni songa aylantiring: `int("5")`. Matn yasash uchun sonni matnga aylantiring: `str(5)`. `input()` doim matn beradi.',
      ru: 'Текст и число для Python — разные вещи: `"5"` — текст, `5` — число, и `+` их не складывает. Чтобы считать, превратите текст в число: `int("5")`. Чтобы получить текст, превратите число: `str(5)`. `input()` всегда даёт текст.',
    },
  },
  {
    asked: /\belif\b/,
    text: {
      uz: '`elif` oldidagi shart bajarilmaganda yana bir shartni tekshiradi, uning oʻz sharti bor. `else` da shart yoʻq: u yuqoridagilarning hech biri bajarilmaganda ishlaydi va oxirida turadi.',
      ru: '`elif` проверяет ещё одно условие, если прежние не выполнились: у него есть своё условие. У `else` условия нет: он срабатывает, если не выполнилось ничего выше, и стоит последним.',
    },
  },
  {
    asked: /\bif\b|\belse\b|\bshart|услови/,
    text: {
      uz: '`if` shartni tekshiradi: shart rost boʻlsa, uning ostidagi surilgan qatorlar ishlaydi. `else` esa shart yolgʻon boʻlganda ishlaydi. Ikkalasidan keyin ikki nuqta (`:`) turadi.',
      ru: '`if` проверяет условие: если оно истинно, выполняются строки под ним с отступом. `else` срабатывает, если условие ложно. После обоих стоит двоеточие (`:`).',
    },
  },
  {
    asked: /\bwhile\b/,
    text: {
      uz: '`while` ostidagi qatorlarni shart rost ekan takrorlaydi. Ular ichida nimadir oʻzgarishi kerak, boʻlmasa sikl tugamaydi.',
      ru: '`while` повторяет строки под собой, пока условие истинно. Внутри что-то должно меняться, иначе цикл не закончится.',
    },
  },
  {
    asked: /\bfor\b|\brange\b|sikl|takror|цикл|повтор/,
    text: {
      uz: 'Sikl qatorlarni takrorlaydi. `for i in range(3):` ostidagi surilgan qatorlar uch marta ishlaydi, `i` esa 0, 1, 2 boʻladi. `for x in royxat:` roʻyxatning har bir elementini navbat bilan oladi.',
      ru: 'Цикл повторяет строки. Строки с отступом под `for i in range(3):` выполнятся три раза, а `i` будет 0, 1, 2. `for x in список:` берёт по очереди каждый элемент списка.',
    },
  },
  {
    asked:
      /(?:royxat|\blist|спис).*(?:qosh|append|добав)|(?:qosh|append|добав).*(?:royxat|\blist|спис)|append/,
    text: {
      uz: 'Roʻyxat oxiriga element `append` bilan qoʻshiladi: `ismlar.append("Aziza")`. U roʻyxatning oʻzini oʻzgartiradi, shuning uchun natijasini `=` bilan saqlamang.',
      ru: 'Элемент добавляют в конец списка через `append`: `imena.append("Азиза")`. Он меняет сам список, поэтому результат не сохраняют через `=`.',
    },
  },
  {
    asked: /royxat|\blist\b|спис(?:ок|к)/,
    text: {
      uz: 'Roʻyxat bir nechta qiymatni tartib bilan saqlaydi: `sonlar = [5, 4, 3]`. Element raqami bilan olinadi, sanoq 0 dan boshlanadi: `sonlar[0]` — 5.',
      ru: 'Список хранит несколько значений по порядку: `chisla = [5, 4, 3]`. Элемент берут по номеру, счёт с 0: `chisla[0]` — это 5.',
    },
  },
  {
    asked: /lugat|\bdict|словар/,
    text: {
      uz: 'Lugʻat qiymatni raqam bilan emas, kalit bilan saqlaydi: `yosh = {"Ali": 12}`. Qiymat kaliti bilan olinadi: `yosh["Ali"]`.',
      ru: 'Словарь хранит значения не по номерам, а по ключам: `vozrast = {"Али": 12}`. Значение берут по ключу: `vozrast["Али"]`.',
    },
  },
  {
    asked: /\breturn\b|qaytar|возвра/,
    text: {
      uz: '`return` funksiyaning natijasini chaqirgan joyga beradi va funksiyani tugatadi. `print` esa faqat ekranga chiqaradi: uning natijasini keyin ishlatib boʻlmaydi.',
      ru: '`return` отдаёт результат функции туда, где её вызвали, и заканчивает функцию. `print` только выводит на экран: дальше этим значением не воспользоваться.',
    },
  },
  {
    asked: /funksiya|\bdef\b|функци/,
    text: {
      uz: 'Funksiya — nom berilgan buyruqlar toʻplami: bir marta yozasiz, nomi bilan xohlagancha chaqirasiz. `def salom(ism):` uni yaratadi, `salom("Ali")` ishga tushiradi.',
      ru: 'Функция — это набор команд с именем: пишете один раз, вызываете по имени сколько нужно. `def privet(imya):` создаёт её, `privet("Али")` запускает.',
    },
  },
  {
    asked: /\binput\b|sora|спросить/,
    text: {
      uz: '`input("Ismingiz? ")` yozuvni koʻrsatadi, javobni kutadi va uni matn qilib beradi: `ism = input("Ismingiz? ")`. Son kerak boʻlsa: `int(input())`.',
      ru: '`input("Как вас зовут? ")` показывает надпись, ждёт ответа и даёт его текстом: `imya = input("Как вас зовут? ")`. Если нужно число: `int(input())`.',
    },
  },
  {
    asked: /\bprint\b|ekran|chiqar|вывести|выводит|вывод|экран|напечат/,
    text: {
      uz: 'Ekranga `print` chiqaradi: `print("Salom")`. Bir nechtasi vergul bilan yoziladi: `print("Yosh:", yosh)`. Matn qoʻshtirnoqda, oʻzgaruvchi nomi qoʻshtirnoqsiz turadi.',
      ru: 'На экран выводит `print`: `print("Привет")`. Несколько значений пишут через запятую: `print("Возраст:", vozrast)`. Текст стоит в кавычках, имя переменной — без них.',
    },
  },
  {
    asked: /ozgaruvchi|переменн/,
    text: {
      uz: 'Oʻzgaruvchi — qiymatga qoʻyilgan nom: `yosh = 12`. Keyin shu nom bilan qiymatni olasiz, yangi `=` uni almashtiradi.',
      ru: 'Переменная — это имя для значения: `vozrast = 12`. Потом по имени берут значение, а новый `=` его заменяет.',
    },
  },
  {
    asked: /qavs|скоб/,
    text: {
      uz: 'Dumaloq qavs `( )` funksiyani ishga tushiradi va unga qiymat beradi: `print("Salom")`. Kvadrat qavs `[ ]` roʻyxat yasaydi yoki elementini oladi, jingalak qavs `{ }` lugʻat yasaydi. Har ochilgan qavs yopilishi kerak.',
      ru: 'Круглые скобки `( )` запускают функцию и передают ей значения: `print("Привет")`. Квадратные `[ ]` создают список или берут элемент, фигурные `{ }` создают словарь. Каждую открытую скобку нужно закрыть.',
    },
  },
  {
    asked: /surish|surilgan|chekin|отступ/,
    text: {
      uz: 'Chap chetdagi toʻrtta boʻsh joy qator kimga tegishli ekanini bildiradi: `if`, `for`, `while` va `def` ostidagi qatorlar ichkariga suriladi.',
      ru: 'Четыре пробела слева показывают, к чему относится строка: строки под `if`, `for`, `while` и `def` пишут с отступом.',
    },
  },
]

const web: readonly AskedConcept[] = [
  {
    asked: /\bclass\b.*\bid\b|\bid\b.*\bclass\b|класс/,
    text: {
      uz: '`id` sahifada bitta elementniki boʻladi, CSS da `#nom` deb yoziladi. `class` ni bir nechta elementga qoʻyish mumkin, CSS da `.nom` deb yoziladi.',
      ru: '`id` бывает только у одного элемента страницы, в CSS его пишут `#имя`. `class` можно дать нескольким элементам, в CSS его пишут `.имя`.',
    },
  },
  {
    asked: /rasm|\bimg\b|картинк|изображен/,
    text: {
      uz: 'Rasm `<img src="mushuk.png" alt="Mushuk">` bilan qoʻyiladi: `src` fayl nomi, `alt` rasmda nima borligi. Fayl avval loyihaga qoʻshiladi.',
      ru: 'Картинку ставит `<img src="kot.png" alt="Кот">`: `src` — имя файла, `alt` — что на ней. Файл сначала добавляют в проект.',
    },
  },
  {
    asked: /havola|\blink\b|ссылк/,
    text: {
      uz: 'Havola `<a href="ikki.html">Keyingi sahifa</a>` deb yoziladi: `href` qayerga olib borishi, teglar orasida koʻrinadigan yozuv.',
      ru: 'Ссылку пишут так: `<a href="dva.html">Дальше</a>`. В `href` — куда она ведёт, между тегами — что видно.',
    },
  },
  {
    asked: /tugma|bosil|кнопк|\bbutton\b|нажат/,
    text: {
      uz: 'Tugma `<button id="btn">Bosing</button>` deb yoziladi. Bosilganda nima boʻlishini JavaScript aytadi: `document.querySelector("#btn").addEventListener("click", () => { … })`.',
      ru: 'Кнопку пишут так: `<button id="btn">Нажми</button>`. Что будет по нажатию, говорит JavaScript: `document.querySelector("#btn").addEventListener("click", () => { … })`.',
    },
  },
  {
    asked: /orta(?:ga|da|si)|markaz|центр|посередин/,
    text: {
      uz: 'Matnni oʻrtaga `text-align: center` qoʻyadi. Bloklarni esa ularni oʻrab turgan elementdagi `display: flex; justify-content: center` oʻrtaga suradi.',
      ru: 'Текст ставит по центру `text-align: center`. Блоки ставит по центру элемент вокруг них: `display: flex; justify-content: center`.',
    },
  },
  {
    asked: /rang|цвет/,
    text: {
      uz: 'Yozuv rangini `color: red`, fonni `background: lightblue` beradi. Ular CSS da selektorning `{ }` ichida turadi, har biri `;` bilan tugaydi.',
      ru: 'Цвет букв задаёт `color: red`, цвет фона — `background: lightblue`. Они стоят в CSS внутри `{ }` селектора, в конце каждого `;`.',
    },
  },
  {
    asked: /javascript|\bjs\b|скрипт/,
    text: {
      uz: 'JavaScript sahifani harakatga keltiradi: tugmaga javob beradi, yozuvni oʻzgartiradi, hisoblaydi. HTML sahifada nima borligini, CSS koʻrinishini aytadi.',
      ru: 'JavaScript оживляет страницу: отвечает на нажатия, меняет надписи, считает. HTML говорит, что есть на странице, а CSS — как это выглядит.',
    },
  },
  {
    asked: /\bcss\b|стил/,
    text: {
      uz: 'CSS sahifaning koʻrinishini belgilaydi. `h1 { color: teal; }` — qaysi element va u qanday boʻlishi. Sahifaga `<link rel="stylesheet" href="style.css">` bilan ulanadi.',
      ru: 'CSS задаёт вид страницы. `h1 { color: teal; }` — какой элемент и какой он. К странице его подключает `<link rel="stylesheet" href="style.css">`.',
    },
  },
  {
    asked: /\bhtml\b|\bteg|тег/,
    text: {
      uz: 'HTML sahifada nima borligini teglar bilan aytadi: `<h1>Salom</h1>` sarlavha, `<p>…</p>` xatboshi. Teg ochiladi va `</…>` bilan yopiladi.',
      ru: 'HTML говорит тегами, что есть на странице: `<h1>Привет</h1>` — заголовок, `<p>…</p>` — абзац. Тег открывают и закрывают через `</…>`.',
    },
  },
]

const general =
  /(?:^|\s)(?:nima|nimaga|qanday|qanaqa|nega kerak|farqi|что|как|зачем|чем|для чего|what|how)(?:[\s?]|$)|boʻlmaydi|bolmaydi|nega kerak|нельзя/
/** About this program rather than about things. */
const ownProgram = /ishlamayap|ishlamadi|xato|chiqmayap|не работает|ошибк|не так/

/** What a thing is or how it goes, in a few words, where a message asks that. */
export function conceptAsked(message: string, language: 'python' | 'web', lang: Lang): string | undefined {
  const text = folded(message)
  if (!general.test(text) || ownProgram.test(text)) return undefined
  const found = (language === 'python' ? python : web).find(({ asked }) => asked.test(text))
  return found?.text[lang]
}

/** What is wanted of the program: the answer written, the cause of what is wrong, or what comes next. */
export function wishOf(message: string): 'answer' | 'cause' | 'next' | undefined {
  const text = folded(message)
  if (/javob|yechim|yozib ber|ответ|решени|напиши/.test(text)) return 'answer'
  if (ownProgram.test(text)) return 'cause'
  return /endi|keyin|davom|дальше|теперь/.test(text) ? 'next' : undefined
}
