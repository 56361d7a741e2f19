import type { ExamSkill } from '@qadam/contract'

/** The right option comes first, here alone: ids are dealt at random, and every sitting has an order of its own. */
export interface PlacementQuestion {
  id: number
  part: number
  skill: ExamSkill
  question: string
  options: readonly [right: string, ...wrong: string[]]
}

export const placementParts = [
  {
    part: 1,
    description: {
      uz: 'Boshlangʻich daraja: tanishuv, kundalik hayot, sodda gaplar',
      ru: 'Начальный уровень: знакомство, повседневная жизнь, простые фразы',
    },
  },
  {
    part: 2,
    description: {
      uz: 'Oʻrtadan quyi daraja: oʻtgan zamon, taqqoslash, shahardagi suhbatlar',
      ru: 'Ниже среднего: прошедшее время, сравнения, разговоры в городе',
    },
  },
  {
    part: 3,
    description: {
      uz: 'Oʻrta daraja: murakkab zamonlar, shart gaplar, boy lugʻat',
      ru: 'Средний уровень: сложные времена, условные предложения, богатая лексика',
    },
  },
] as const

type Line = readonly [skill: ExamSkill, question: string, right: string, ...wrong: string[]]

const lines: readonly (readonly Line[])[] = [
  // A1
  [
    ['verbs', 'Hello! My name ___ Malika.', 'is', 'am', 'are', 'be'],
    ['nouns', 'Look! Two ___ are playing in the street.', 'children', 'child', 'childs', 'childrens'],
    [
      'conversation',
      '— Hello! How are you?\n— ___',
      'I’m fine, thank you.',
      'I’m twelve years old.',
      'Yes, I do.',
      'I’m from Bukhara.',
    ],
    ['tenses', 'My father ___ to work by bus every day.', 'goes', 'go', 'going', 'gone'],
    ['vocabulary', 'We have breakfast in the ___.', 'morning', 'evening', 'afternoon', 'midnight'],
    ['nouns', 'This is my sister. ___ name is Nodira.', 'Her', 'His', 'She', 'Hers'],
    ['verbs', '— ___ you play the piano?\n— Yes, but not very well.', 'Can', 'Are', 'Is', 'Have'],
    ['tenses', 'Be quiet, please! The baby ___ now.', 'is sleeping', 'sleeps', 'sleep', 'slept'],
    ['vocabulary', 'I’m hungry. I want to ___ something.', 'eat', 'drink', 'wear', 'read'],
    [
      'conversation',
      '— How much is this notebook?\n— ___',
      'It’s five thousand soums.',
      'It’s five o’clock.',
      'It’s on the table.',
      'It’s blue and white.',
    ],
  ],
  // A2
  [
    ['tenses', 'We ___ to Samarkand last summer.', 'went', 'go', 'have gone', 'are going'],
    ['nouns', 'There isn’t ___ milk in the fridge.', 'any', 'some', 'many', 'a'],
    [
      'vocabulary',
      'It’s raining. Take your ___, or you’ll get wet.',
      'umbrella',
      'sunglasses',
      'calculator',
      'wallet',
    ],
    [
      'verbs',
      'You ___ wear a helmet when you ride a motorbike. It’s the law.',
      'must',
      'might',
      'would',
      'could',
    ],
    [
      'conversation',
      '— Would you like some more tea?\n— ___',
      'Yes, please.',
      'Yes, I am.',
      'Here you are.',
      'You’re welcome.',
    ],
    ['nouns', 'My new phone is ___ than my old one.', 'cheaper', 'cheapest', 'more cheap', 'cheap'],
    ['tenses', 'When I came home, my mother ___ dinner.', 'was cooking', 'is cooking', 'cooks', 'has cooked'],
    [
      'vocabulary',
      'Dilshod ___ his leg while he was playing football.',
      'broke',
      'failed',
      'missed',
      'spent',
    ],
    ['verbs', 'I enjoy ___ to music in English.', 'listening', 'listen', 'to listen', 'listened'],
    [
      'conversation',
      '— Excuse me, ___\n— Go straight and turn left. It’s next to the bank.',
      'how can I get to the post office?',
      'what time does the post office open?',
      'when did you go to the post office?',
      'do you often go to the post office?',
    ],
  ],
  // B1
  [
    ['tenses', 'I ___ for this company since 2020.', 'have worked', 'work', 'worked', 'am working'],
    [
      'verbs',
      'If I ___ more free time, I would learn to play chess.',
      'had',
      'have',
      'would have',
      'will have',
    ],
    ['nouns', 'The woman ___ lives next door is a doctor.', 'who', 'which', 'whose', 'where'],
    [
      'vocabulary',
      'The director was ill, so the meeting was ___ until next week.',
      'put off',
      'put on',
      'taken off',
      'turned up',
    ],
    [
      'conversation',
      '— Do you mind if I open the window?\n— ___ It’s very hot in here.',
      'Not at all.',
      'Yes, I do.',
      'I’d rather you didn’t.',
      'Neither do I.',
    ],
    [
      'verbs',
      'This bridge ___ more than a hundred years ago.',
      'was built',
      'built',
      'has built',
      'was building',
    ],
    [
      'tenses',
      'By the time we got to the station, the train ___.',
      'had left',
      'has left',
      'leaves',
      'is leaving',
    ],
    [
      'nouns',
      'I have ___ friends in this city, so I often feel lonely.',
      'few',
      'a few',
      'little',
      'a little',
    ],
    [
      'vocabulary',
      'She is very ___: she always does what she has promised.',
      'reliable',
      'generous',
      'talkative',
      'curious',
    ],
    [
      'conversation',
      '— I’m sorry, I’ve lost the pen you lent me.\n— ___',
      'Never mind, I have another one.',
      'You’re welcome, any time.',
      'Well done, congratulations!',
      'Yes, I’d love to.',
    ],
  ],
]

/** Thirty questions that place a student: ten each of the levels A1, A2 and B1. */
export const placementQuestions: readonly PlacementQuestion[] = lines.flatMap((ofPart, part) =>
  ofPart.map(([skill, question, ...options], place) => ({
    id: part * 10 + place + 1,
    part: part + 1,
    skill,
    question,
    options,
  })),
)
