export const sectionFormTexts = {
  secret: {
    set: 'Nastavljeno {{date}}. Hranimo šifrirano in nikoli ne prikažemo.',
    reEnter: 'Vaša seja je potekla: vnesite znova.',
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
  },
  postOffice: 'Pošta: {{post}}',
  unusual: {
    name: 'To je v imenu nenavadno. Preverite vnos.',
    city: 'To je za kraj nenavadno. Preverite vnos.',
    id: 'Oznaka ima običajno le črke, številke, pike in vezaje. Preverite vnos.',
  },
  missingTitle_one: 'Pred ustvarjanjem CRM-ja podjetja manjka še {{count}} podatek',
  missingTitle_two: 'Pred ustvarjanjem CRM-ja podjetja manjkata še {{count}} podatka',
  missingTitle_few: 'Pred ustvarjanjem CRM-ja podjetja manjkajo še {{count}} podatki',
  missingTitle_other: 'Pred ustvarjanjem CRM-ja podjetja manjka še {{count}} podatkov',
} as const;
