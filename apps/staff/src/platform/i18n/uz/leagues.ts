export const leagues = {
  title: 'Ligalar',
  enabled: 'Haftalik ligalar',
  on_hint: 'Oʻquvchilar har dushanba oʻttiz kishilik ligalarga boʻlinadi.',
  off_hint: 'Ligalar hech kimga koʻrinmaydi. Boshlangan hafta toʻxtab turadi va yoqilganda davom etadi.',
  coins: 'Mukofot',
  coins_text: 'Hafta oxirida eng yuqori oʻrinlar oladigan tangalar. Oʻzgarish shu haftadan kuchga kiradi.',
  first: '1-oʻrin',
  second: '2-oʻrin',
  third: '3-oʻrin',
  rise: 'Koʻtarilgan boshqalar',
  amount: '0 dan {{most}} gacha butun son',
  save: 'Saqlash',
} as const
