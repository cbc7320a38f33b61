export const secretTexts = {
  set: 'Nastavljeno {{date}}. Hranimo šifrirano in nikoli ne prikažemo.',
  typeAgain: 'Vaša seja je potekla: vnesite znova.',
  replaceOf: 'Zamenjaj: {{field}}',
  removeOf: 'Odstrani: {{field}}',
  keep: 'Obdrži sedanji vnos',
  keepOf: 'Obdrži sedanji vnos: {{field}}',
  show: 'Pokaži: {{field}}',
  hide: 'Skrij: {{field}}',
  removeDialog: {
    title: 'Odstrani: {{field}}',
    text: 'Podatek trajno izbrišete. Za ponovno uporabo ga vnesite znova.',
  },
} as const;
