/** What people choose first, in lower case, without digits and signs around it. */
const words = new Set(
  `password passw parol parolim maxfiy qwerty qwertyu qwertyui qwertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm
  qazwsx qazwsxedc wsxedc qweasd qweasdzxc qweqwe asdasd zxczxc abcabc abcd abcdef abcdefg abcdefgh aaa abc xyz
  admin administrator root user guest test testing login welcome letmein changeme default secret access master
  iloveyou ilove iloveu loveme lovely love sunshine princess dragon monkey football baseball basketball soccer
  superman batman spiderman pokemon minecraft roblox naruto sasuke starwars hello hellohello whatever freedom
  trustno michael jennifer jessica jordan charlie daniel ashley thomas andrew joshua matthew nicole michelle
  samsung samsungs iphone apple google facebook instagram telegram youtube internet computer computers windows
  android huawei xiaomi redmi nokia toyota mercedes ferrari porsche chelsea liverpool arsenal barcelona realmadrid
  juventus manchester messi ronaldo neymar summer winter spring autumn monday friday january february march
  chocolate cookie flower butterfly angel angels family forever mother father sister brother friend friends
  marina natasha natali maksim dmitri dmitriy sergey aleksandr alexander andrey vladimir kristina nastya svetlana
  privet lubov lyubov solnce solnyshko zvezda moskva rossiya parolparol admin admins ytrewq fghjkl lkjhgfdsa
  uzbekistan uzbekiston ozbekiston toshkent tashkent samarqand samarkand buxoro bukhara xorazm khiva xiva namangan
  andijon andijan fargona fergana qarshi termiz nukus navoiy jizzax guliston qoqon assalom assalomu salom salomlar
  assalomualaykum bismillah allah alhamdulillah inshaalloh mashaalloh maktab maktabim ustoz oquvchi talaba dars
  kitob kompyuter dasturchi dastur python javascript qadam qadamuz onam otam onajon dadajon singlim akam opam ukam
  jonim sevgi sevgilim hayot baxt omad oyijon gulnora dilnoza malika madina shahzoda aziza kamola nigora feruza
  aziz jasur sardor bobur ulugbek temur amir otabek javohir shoxruh abdulloh muhammad muhammadali ibrohim yusuf`.split(
    /\s+/,
  ),
)

const rows = [
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1234567890-=',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
]
const walks = [...rows, ...rows.map((row) => [...row].toReversed().join(''))]

const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/**
 * Whether a password is among the first that a stranger would try (NIST SP 800-63B 5.1.1.2): a common word with digits
 * or signs around it, a walk over the keyboard, a piece that is repeated, digits alone (dates, phone numbers), or what
 * is known of its owner.
 * @param known names and the phone of the owner
 */
export function isWeakPassword(password: string, known: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  if (/^\p{N}*$/u.test(text) || isRepeated(text)) return true
  if (walks.some((walk) => walkedOver(text, walk))) return true
  const plain = [...text].map((letter) => disguises[letter] ?? letter).join('')
  const cores = [text, plain].flatMap((one) => {
    const core = one.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    return [core, core.replaceAll(/[^\p{L}]/gu, '')]
  })
  const own = known
    .map((one) => one.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((one) => one.length > 2)
  return cores.some((core) => words.has(core) || own.includes(core) || isRepeated(core))
}

/** One to four characters again and again. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(text)
}

/** A walk along a row, with up to three signs before or after it. */
function walkedOver(text: string, row: string): boolean {
  for (let before = 0; before <= 3; before += 1)
    for (let after = 0; before + after <= 3; after += 1) {
      const middle = text.slice(before, text.length - after)
      if (middle.length >= 5 && row.includes(middle)) return true
    }
  return false
}
