import type { TextsOfSettings } from '../setting-texts.ts'

/** What an admin sets, each setting and field with what it does. */
const of = {
  school: {
    title: 'Maktab',
    text: 'Maktab nomi, telefoni va toʻlov manzili.',
    fields: {
      name: {
        label: 'Maktab nomi',
        hint: 'Sertifikatlarda yoziladi.',
        wrong: '1 dan 60 tagacha belgi yozing',
      },
      phone: {
        label: 'Maktab telefoni',
        hint: 'Taklif qilingan kishi savol bilan shu raqamga qoʻngʻiroq qiladi.',
        wrong: 'Telefon raqamini tekshiring.',
      },
      payment_link: {
        label: 'Toʻlov manzili',
        hint: 'Toʻlov eslatmasi va muzlatilgan hisobdagi tugma shu yerga olib boradi.',
        wrong: 'Manzil https:// bilan boshlansin',
      },
    },
  },
  rewards: {
    title: 'Mukofotlar',
    text: 'Oʻquvchi nima uchun qancha ball va tanga oladi. Oʻzgarish keyingi mukofotlarga taalluqli: berilgani oʻzgarmaydi va qayta berilmaydi.',
    fields: {
      answer_points: { label: 'Toʻgʻri javob, ball', hint: 'Birinchi urinishdayoq toʻgʻri javob uchun.' },
      lesson_points: { label: 'Dars, ball', hint: 'Tugallangan dars uchun, bir marta.' },
      lesson_coins: { label: 'Dars, tanga', hint: 'Tugallangan dars uchun, bir marta.' },
      module_points: { label: 'Modul, ball', hint: 'Moduldagi hamma dars tugallanganda.' },
      module_coins: { label: 'Modul, tanga', hint: 'Moduldagi hamma dars tugallanganda.' },
      streak_7_coins: { label: '7 kunlik strike, tanga', hint: 'Strikening yettinchi kunida.' },
      streak_30_coins: { label: '30 kunlik strike, tanga', hint: 'Strikening oʻttizinchi kunida.' },
      streak_100_coins: { label: '100 kunlik strike, tanga', hint: 'Strikening yuzinchi kunida.' },
      goal_coins: { label: 'Kunlik maqsad, tanga', hint: 'Kunning har bir bajarilgan maqsadi uchun.' },
      group_goal_coins: {
        label: 'Guruh maqsadi, tanga',
        hint: 'Guruhning haftalik maqsadi uchun, qatnashgan har kimga.',
      },
      invite_coins: {
        label: 'Taklif, tanga',
        hint: 'Taklif qilingan oʻquvchi qabul qilinganda, taklif qilganga.',
      },
    },
  },
  tests: {
    title: 'Testlar',
    text: 'Oʻz qoidasi yozilmagan darslarning testlari uchun. Boshlangan urinish boshlangan paytdagi foiz bilan tugaydi.',
    fields: {
      pass_percent: {
        label: 'Oʻtish foizi',
        hint: 'Toʻgʻri javoblarning shu ulushi bilan test topshirilgan boʻladi.',
      },
      max_attempts: { label: 'Urinishlar soni', hint: 'Bir soat ichida nechta urinish bor.' },
    },
  },
  exercises: {
    title: 'Dars ichidagi mashqlar',
    text: 'Python mashqi yechilganini server oʻzi tekshiradi va bir marta ball beradi. Veb mashqlariga ball berilmaydi.',
    fields: {
      points: { label: 'Yechilgan mashq, ball', hint: 'Yechim ochib koʻrilgan boʻlsa, ball berilmaydi.' },
    },
  },
  recall: {
    title: 'Takrorlash',
    text: 'Test savollari unutilishi yaqinlashganda qaytadi. Oʻzgarish keyingi javoblardan boshlab amal qiladi.',
    fields: {
      retention: {
        label: 'Esda qolishi kerak, foiz',
        hint: 'Qayta soʻralganda savollarning shu ulushi esda boʻladi. Koʻproq boʻlsa, savollar tez-tez qaytadi.',
      },
      card_points: { label: 'Toʻgʻri javob, ball', hint: 'Har bir savol uchun kuniga bir marta.' },
      daily_points: {
        label: 'Kuniga eng koʻpi, ball',
        hint: 'Takrorlash bir kunda bundan ortiq ball bermaydi.',
      },
    },
  },
  consent: {
    title: 'Ota-ona roziligi',
    text: 'Ota-ona rozilikni havola orqali beradi: uni oʻquvchi sahifasidan yuborasiz. Javob bermaganlar «Odamlar» boʻlimida «Rozilik berilmagan» deb saralanadi.',
    fields: {
      recordings: {
        label: 'Ovoz yozuvlari faqat rozilik bilan',
        hint: 'Yoqilsa, rozilik berilmagan oʻquvchining ovozli topshirigʻi qabul qilinmaydi va nima qilish kerakligi aytiladi.',
      },
    },
  },
  retention: {
    title: 'Saqlash muddati',
    text: 'Muddati oʻtgani har kecha oʻchiriladi. Oʻquvchi yozgan yoki topshirgan boshqa narsalar, ball va tangalar, toʻlovlar oʻchirilmaydi.',
    fields: {
      events_days: { label: 'Hodisalar, kun', hint: 'Kurs jamoasi uchun: video toʻxtatildi, dars ochildi.' },
      notifications_days: {
        label: 'Oʻqilgan bildirishnomalar, kun',
        hint: 'Oʻqilmagani saqlanib qoladi.',
      },
      deliveries_days: { label: 'Yuborish natijalari, kun', hint: 'Bildirishnoma qurilmaga yetgani haqida.' },
      recordings_days: {
        label: 'Oʻquvchilarning ovoz yozuvlari, kun',
        hint: 'Topshirilgan kundan. Tekshirilmagani qoladi, baho va izohlar ham.',
      },
    },
  },
  exam: {
    title: 'Daraja imtihoni',
    text: 'Imtihondan keyin har bir daraja qaysi kursning qaysi moduliga olib borishi. Imtihonni tugatganlar yoʻli oʻzgarmaydi.',
    refused: 'Bu kursda bunday modul yoʻq yoki unda dars yoʻq',
    fields: {
      level_0_course: { label: '0-daraja: kurs' },
      level_0_module: { label: '0-daraja: modul' },
      level_1_course: { label: '1-daraja: kurs' },
      level_1_module: { label: '1-daraja: modul' },
      level_2_course: { label: '2-daraja: kurs' },
      level_2_module: { label: '2-daraja: modul' },
      level_3_course: { label: '3-daraja: kurs' },
      level_3_module: { label: '3-daraja: modul' },
    },
  },
  helper: {
    title: 'Yordamchi',
    text: 'Oʻquvchilarning savollariga javob beradigan yordamchi.',
    fields: {
      daily_limit: {
        label: 'Kuniga savollar',
        hint: 'Har bir oʻquvchi bir kunda yordamchidan nechta savol soʻrashi mumkin.',
      },
      helper_place: {
        label: 'Yordamchi qayerda javob beradi',
        hint: 'Dars topshiriqlaridan tashqarida oʻquvchi oʻzi oʻylab topgan dasturini yozadi. Kunlik chegara hammasi uchun bitta.',
        choices: {
          everywhere: {
            title: 'Hamma joyda',
            text: 'Dars topshiriqlarida, Python muharririda (/py) va veb muharrirda (/code).',
          },
          practice: {
            title: 'Faqat dars topshiriqlarida',
            text: 'Python va veb muharrirda yordamchi tugmasi koʻrinmaydi.',
          },
        },
      },
    },
  },
  sign_in: {
    title: 'Kirish',
    text: 'Telefon va parol bilan kirgandan keyin seans qancha davom etadi va xodimlardan yana nima soʻraladi.',
    fields: {
      staff_idle_minutes: {
        label: 'Xodim harakatsiz qolsa, seans tugaydi (daqiqa)',
        hint: 'Shuncha vaqt hech narsa qilinmasa, konsol parolni yana soʻraydi; yozilgani joyida qoladi. Oʻzgarish keyingi kirishlarga taalluqli.',
      },
      required_factor: {
        label: 'Ikkinchi bosqich kimga majburiy',
        hint: 'Kirishda parolga qoʻshimcha telefondagi ilova koʻrsatadigan kod soʻraladi. Majburiy boʻlmaganlar ham uni «Hisobim» sahifasida yoqishi mumkin. Majburiy qilinganda, kodi yoʻq xodim uni ulamaguncha konsolda boshqa hech narsa qila olmaydi.',
        choices: {
          nobody: { title: 'Hech kimga', text: 'Kim xohlasa, oʻzi yoqadi.' },
          admins: { title: 'Administratorlarga', text: 'Ular toʻlovlar va barcha oʻquvchilarni koʻradi.' },
          staff: { title: 'Barcha xodimlarga', text: 'Ustozlarga ham.' },
        },
      },
      kept_session: {
        label: '«Eslab qolish» muddati',
        hint: 'Kirish oynasida «Shu qurilmada eslab qolish» belgilangan boʻlsa. Belgilanmasa, seans brauzer yopilguncha, koʻpi bilan 500 daqiqa davom etadi. Oʻzgarish keyingi kirishlarga taalluqli, xodimlarga ham.',
        choices: {
          usual: { title: '500 daqiqa', text: '8 soat 20 daqiqadan keyin parol yana soʻraladi.' },
          day: { title: '1 kun', text: 'Parol har kuni bir marta soʻraladi.' },
          week: { title: '7 kun', text: 'Oʻquvchi haftasiga bir marta parol kiritadi.' },
          two_weeks: { title: '14 kun', text: 'Oʻquvchi ikki haftada bir marta parol kiritadi.' },
          month: {
            title: '30 kun',
            text: 'Eng qulay, lekin yoʻqolgan telefon ham shuncha vaqt ochiq qoladi. Seansni oʻquvchi profilidan yoki administrator tugatishi mumkin.',
          },
        },
      },
    },
  },
  languages: {
    title: 'Kontent tillari',
    text: 'Kurslar, darslar va savollar qaysi tillarda yoziladi. Oʻzbekchasi har doim yoziladi. Chiqarilgan kurslar oʻquvchilarda qoladi.',
    fields: {
      content_languages: {
        label: 'Matnlar tili',
        hint: 'Kurslar, modullar, darslar, eʼlonlar va doʻkonga taalluqli.',
        choices: {
          uz: {
            title: 'Faqat oʻzbekcha',
            text: 'Boʻsh ruscha maydonlar koʻrsatilmaydi, ruschasi soʻralmaydi. Yozilgan ruscha matn saqlanadi, uni oʻzgartirish yoki oʻchirish mumkin.',
          },
          uz_ru: {
            title: 'Oʻzbekcha, ruschasi ixtiyoriy',
            text: 'Ruschasi yozilgan joyda ruschasi, yozilmagan joyda oʻzbekchasi koʻrinadi. Dars qisman tarjima qilingan boʻlsa, chiqarish oynasi maslahat beradi.',
          },
          both: {
            title: 'Oʻzbekcha va ruscha',
            text: 'Ruschasi yoʻq matni bor dars, modul yoki kurs chiqmaydi: chiqarish oynasi har bir shunday matnni aytadi. Eʼlonlar va rastadagi sovgʻalarga ham ruschasi kerak. Kod, sonlar va fayllarga tarjima kerak emas.',
          },
        },
      },
    },
  },
  leagues: {
    title: 'Ligalar',
    text: 'Hafta oxirida eng yuqori oʻrinlar oladigan tangalar. Oʻzgarish shu haftadan kuchga kiradi.',
    fields: {
      enabled: {
        label: 'Haftalik ligalar',
        hint: 'Oʻquvchilar har dushanba oʻttiz kishilik ligalarga boʻlinadi.',
        off: 'Ligalar hech kimga koʻrinmaydi. Boshlangan hafta toʻxtab turadi va yoqilganda davom etadi.',
      },
      first: { label: '1-oʻrin' },
      second: { label: '2-oʻrin' },
      third: { label: '3-oʻrin' },
      rise: { label: 'Koʻtarilgan boshqalar' },
    },
  },
  promise: {
    title: '24 soatda javob',
    fields: {
      enabled: {
        label: 'Kechikish uchun tanga',
        hint: 'Bir sutkadan koʻp kutgan oʻquvchi bir marta tanga va uzr oladi. Yoqilgandan keyin topshirilgan ishlar hisoblanadi.',
        off: 'Kechikish uchun hech narsa berilmaydi.',
      },
      coins: { label: 'Necha tanga', hint: '24 soatdan keyin javob berilgan har bir ish uchun.' },
    },
  },
  chat_links: {
    title: 'Kurs chatlari',
    text: 'Havola kurs sahifasida oʻquvchilarga koʻrinadi. Bir kurs ikki marta yozilsa, birinchisi amal qiladi.',
    fields: { links: { label: 'Chat havolalari' } },
  },
  time_zone: {
    title: 'Vaqt mintaqasi',
    text: 'Oʻquv kuni shu mintaqaning yarim tunida boshlanadi: strike, maqsadlar, liga haftasi, sokin soatlar va eslatmalar shunga qaraydi.',
    fields: { zone: { label: 'Vaqt mintaqasi' }, holds_from: { label: 'Amal qilish vaqti' } },
  },
  quiet_hours: {
    title: 'Sokin soatlar',
    text: 'Bu soatlarda oʻquvchi va ota-onalarga qurilma, Telegram yoki SMS orqali hech narsa yuborilmaydi, keyin yuboriladi. Ilovadagi roʻyxatda esa hammasi darhol koʻrinadi.',
    refused: 'Boshlanishi bilan tugashi bir xil boʻlmasin',
    fields: {
      enabled: { label: 'Sokin soatlarda yuborilmasin' },
      from_hour: { label: 'Soat nechadan' },
      to_hour: { label: 'Soat nechagacha' },
    },
  },
  sms: {
    title: 'SMS xabarlar',
    text: 'Har bir SMS pullik, shuning uchun faqat albatta yetib borishi kerak boʻlgan xabarlar yuboriladi.',
    fields: {
      password_reset: {
        label: 'Parolni SMS kod bilan tiklash',
        hint: 'Oʻquvchi parolni unutsa, kirish sahifasida telefoniga kod oladi. Xodimlarga tegishli emas.',
      },
      payments: {
        label: 'Toʻlov haqida SMS',
        hint: 'Toʻlov muddati yaqinlashganda va hisob muzlatilganda oʻquvchi raqamiga yuboriladi, tunda emas.',
      },
      daily_cap: { label: 'Kuniga koʻpi bilan, ta SMS', hint: '0 yozilsa, birorta ham SMS yuborilmaydi.' },
    },
  },
} as const satisfies TextsOfSettings

export const schoolSettings = {
  not_yet: 'Server hali eski: bu boʻlim u yangilangach ochiladi.',
  contents: 'Boʻlimlar',
  usually: 'Odatda: {{value}}.',
  range: 'Odatda: {{value}} ({{least}} dan {{most}} gacha).',
  none: 'yoʻq',
  /** What a number names that cannot be chosen. */
  not_listed: '№ {{id}}: roʻyxatda yoʻq',
  changed: 'Oʻzgartirilgan',
  to_usual: 'Odatdagiga qaytarish',
  to_usual_of: '{{field}}: odatdagiga qaytarish',
  bad_number: '{{least}} dan {{most}} gacha butun son yozing',
  bad_id: 'Musbat butun son yozing',
  of,
} as const

/** Two admins at the same settings. */
export const editConflict = {
  title: '{{name}} buni {{at}} da saqlagan',
  title_unknown: 'Buni shu orada boshqa administrator saqladi',
  text: 'Siz yozganingiz joyida turibdi. Shu orada oʻzgargani:',
  theirs: '{{label}}: {{theirs}}',
  both: '{{label}}: {{theirs}} (sizda: {{mine}})',
  take: 'Uning variantini olish',
  keep: 'Meniki bilan saqlash',
} as const
