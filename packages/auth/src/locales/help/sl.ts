export const helpTexts = {
  title: 'Ste tu prvič?',
  text: 'Od obrazca do prve prijave, {{length}}',
  play_one: 'Predvajaj videoposnetek, {{count}} sekunda',
  play_two: 'Predvajaj videoposnetek, {{count}} sekundi',
  play_few: 'Predvajaj videoposnetek, {{count}} sekunde',
  play_other: 'Predvajaj videoposnetek, {{count}} sekund',
  dismiss: 'Razumem',
} as const;
