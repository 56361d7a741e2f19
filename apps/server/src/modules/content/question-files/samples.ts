/** Files in the shapes that the formats' public documentation gives. */
const picture = (
  name: string,
) => `<file name="${name}" path="/" encoding="base64">iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9
awAAAABJRU5ErkJggg==</file>`

const html = (element: string, text: string, more = '') =>
  `<${element} format="html"><text><![CDATA[${text}]]></text>${more}</${element}>`

const question = (type: string, name: string, inside: string) => `
  <!-- question: 123  -->
  <question type="${type}">
    <name><text>${name}</text></name>
    ${inside}
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
  </question>`

const answer = (fraction: string, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text>${feedback}</text></feedback></answer>`

export const moodleXml = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category">
    <category><text>$course$/top/Informatika/HTML</text></category>
    <info format="moodle_auto_format"><text></text></info>
  </question>${question(
    'multichoice',
    'Teglar',
    `${html(
      'questiontext',
      '<p>Qaysi teg <b>sarlavha</b>? &amp;</p><p><img src="@@PLUGINFILE@@/rasm%201.png" alt="Sxema"></p>',
      picture('rasm 1.png'),
    )}
    ${html('generalfeedback', '<p>h1 — birinchi darajali sarlavha.</p>')}
    <single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering>
    ${html('correctfeedback', 'Javobingiz toʻgʻri.')}
    ${html('incorrectfeedback', 'Yana oʻqing.')}
    ${answer('100', '&lt;p&gt;&lt;code&gt;&amp;lt;h1&amp;gt;&lt;/code&gt;&lt;/p&gt;')}
    ${answer('0', 'matn')}
    ${answer('-33.33333', 'rasm', 'Yoʻq')}`,
  )}${question(
    'multichoice',
    'Bir nechta',
    `${html('questiontext', 'Qaysilari teg?')}<single>false</single>
    ${answer('50', 'p')}${answer('50', 'div')}${answer('-50', 'color')}`,
  )}${question(
    'truefalse',
    'Rostmi',
    `${html('questiontext', 'HTML dasturlash tili.')}
    <answer fraction="0" format="moodle_auto_format"><text>true</text></answer>
    <answer fraction="100" format="moodle_auto_format"><text>false</text></answer>`,
  )}${question('shortanswer', 'Qisqa', `${html('questiontext', 'Poytaxt?')}<usecase>0</usecase>${answer('100', 'Toshkent')}`)}${question(
    'numerical',
    'Son',
    `${html('questiontext', '2+2?')}<answer fraction="100"><text>4</text><tolerance>0</tolerance></answer>`,
  )}${question(
    'matching',
    'Juftlar',
    `${html('questiontext', 'Moslang.')}
    <subquestion format="html"><text><![CDATA[<p>HTML</p>]]></text><answer><text>belgilash</text></answer></subquestion>
    <subquestion format="html"><text><![CDATA[<p>CSS</p>]]></text><answer><text>bezak</text></answer></subquestion>
    <subquestion format="html"><text></text><answer><text>suhbat</text></answer></subquestion>`,
  )}${question(
    'ddmatch',
    'Sudrab',
    `${html('questiontext', 'Moslang.')}
    <subquestion format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.png">]]></text><answer format="html"><text>bir</text></answer></subquestion>
    <subquestion format="html"><text>ikki</text><answer format="html"><text>2</text></answer></subquestion>`,
  )}${question(
    'gapselect',
    'Tanlash',
    `${html('questiontext', '<p>Ot [[1]], mushuk [[2]].</p><p>Yana [[1]].</p>')}
    <selectoption><text>kishnaydi</text><group>1</group></selectoption>
    <selectoption><text>miyovlaydi</text><group>2</group></selectoption>`,
  )}${question(
    'ddwtos',
    'Sudrash',
    `${html('questiontext', 'Qor [[1]] yogʻdi.')}
    <dragbox><text>oppoq</text><group>1</group><infinite/></dragbox><dragbox><text>qora</text><group>1</group></dragbox>`,
  )}${question('cloze', 'Cloze', html('questiontext', 'Poytaxt {1:SHORTANSWER:=Toshkent}.'))}${question(
    'essay',
    'Insho',
    `${html('questiontext', 'Yozing.')}<responseformat>editor</responseformat><minwordlimit>50</minwordlimit><maxwordlimit>200</maxwordlimit>`,
  )}${question('essay', 'Fayl', `${html('questiontext', 'Yuklang.')}<responseformat>noinline</responseformat>`)}${question(
    'description',
    'Matn',
    html('questiontext', '<h3>Oʻqing</h3><ul><li>bir</li><li>ikki</li></ul><script>alert(1)</script>'),
  )}${question(
    'ordering',
    'Tartib',
    `${html('questiontext', 'Tartiblang.')}<answer fraction="1.0"><text>bir</text></answer><answer fraction="2.0"><text>ikki</text></answer>`,
  )}${question('stack', 'Boshqa', html('questiontext', 'Hisoblang.'))}
</quiz>
`

export const gift = `// question: 1  name: comment
$CATEGORY: $course$/top/Tarix

::Temur::Amir Temur qachon tugʻilgan? {
  // sharh
  ~1236 #Bu ancha erta.
  =1336 #Toʻgʻri.

  ~1436
  ####Kesh yaqinida.
}

Poytaxt ~ qaysi shahar {=Toshkent ~Samarqand ~%50%Buxoro} hisoblanadi.

::Bir nechta:: Qaysilari juft? {~%50%2 ~%50%4 ~%-100%5}

::Rost:: 2 \\= 2 {T#Oʻylang.#Ha.}

::Amal:: [markdown]**Kod**: \`a \\= \\{\\}\` {=bir ~ikki}

::Juft:: Moslang. {=Ot -> kishnaydi =It -> vovullaydi = -> miyovlaydi}

::Qisqa:: Poytaxt? {=Toshkent =toshkent}

::Son:: Nechta? {#4:0.5}

::Insho:: Yozing. {}

Shunchaki matn.

::Buzuq:: Yopilmagan {=a ~b

::Keyingi:: Savol? {=a ~b}

::Ikki boʻsh:: {=a ~b} va {=c ~d}
`

export const aiken = `Poytaxt qaysi?
A) Samarqand
B) Toshkent
C. Buxoro
ANSWER: B

Kod { } nima?
A. blok
B. izoh
ANSWER: A

Javobsiz savol
A. bir
B. ikki

Kichik harf?
a) bir
b) ikki
ANSWER: a

Yoʻq harf?
A. bir
B. ikki
ANSWER: D
`
