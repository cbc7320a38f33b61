export const planChangeTexts = {
  title: 'Zamenjava paketa',
  choosePlan: 'Izberite plačljivi paket',
  payPlan: 'Plačilo paketa',
  back: 'Nazaj na CRM podjetja',
  text: {
    now: 'Ceno zamenjave izračunamo za preostale dni obdobja; današnji dan že velja za novi paket. Znesek vidite, preden plačate.',
    transfer:
      'Ceno zamenjave izračunamo za preostale dni obdobja, šteto od dneva, ko prejmemo nakazilo. Znesek vidite, preden naročite.',
    cycle:
      'Začne se novo obdobje, ki ga plačate v celoti, znižano za neporabljene dni sedanjega. Znesek vidite, preden plačate.',
    cycleTransfer:
      'Ko prejmemo nakazilo, se začne novo obdobje, ki ga plačate v celoti. Neporabljeni dnevi sedanjega postanejo dobroimetje.',
    resumed:
      'Nadaljuje se obdobje, ki je veljalo pred današnjo zamenjavo. Znesek za novo obdobje v celoti odštejemo; presežek postane dobroimetje.',
    resumedTransfer:
      'Če nakazilo prejmemo še danes, se nadaljuje obdobje, ki je veljalo pred današnjo zamenjavo. Če ga prejmemo pozneje, se tisti dan začne novo obdobje, neporabljeni dnevi sedanjega pa postanejo dobroimetje.',
    renewal: 'Zamenjava začne veljati z naslednjim obdobjem. Zdaj ne plačate ničesar.',
  },
  trialText: 'Brezplačni preizkus se konča {{date}}. Plačljivi paket začne veljati takoj, ko je plačan.',
  trialEndedText: 'Brezplačni preizkus se je končal {{date}}. CRM podjetja je samo za branje, dokler paket ni plačan.',
  overdueText:
    'Paket je bil plačan do {{date}}, podaljšanje pa še ni plačano. Tu lahko plačate enak ali manjši paket; ko je plačan, ga lahko povečate. Če podaljšanje ne bo plačano, bo CRM podjetja od {{readOnly}} na voljo samo za branje; nič se ne izbriše.',
  overdueFirstText:
    'CRM podjetja je pripravljen, rezerviranega zneska pa ni bilo mogoče bremeniti. Tu lahko plačate isti paket ali izberete drugega. Če paket ne bo plačan, bo CRM podjetja od {{readOnly}} na voljo samo za branje; nič se ne izbriše.',
  unpaidText:
    'CRM podjetja je od {{date}} na voljo samo za branje, ker paket ni plačan. Tu lahko plačate isti paket ali ga pred tem zamenjate: novo obdobje se začne takoj, ko je plačan, in delo se lahko nadaljuje.',
  cancelledText:
    'Naročnina se je končala {{date}}, CRM podjetja je na voljo samo za branje. Tu lahko plačate isti paket ali ga pred tem zamenjate: novo obdobje se začne takoj, ko je plačan, in delo se lahko nadaljuje.',
  cancelledTextUndated:
    'Naročnina se je končala, CRM podjetja je na voljo samo za branje. Tu lahko plačate isti paket ali ga pred tem zamenjate: novo obdobje se začne takoj, ko je plačan, in delo se lahko nadaljuje.',
  total: 'Cena zamenjave',
  totalPaid: 'Skupaj za naročnino',
  totalAtRenewal: 'Od {{date}} naprej',
  same: 'To je paket, ki velja. Za prikaz cene ga spremenite.',
  when: {
    legend: 'Kdaj',
    now: 'Zdaj, razlika postane dobroimetje',
    nowNote: '{{amount}} postane dobroimetje, s katerim se plačajo naslednji računi.',
    renewal: 'Ob podaljšanju',
    renewalNote: 'Od {{date}} naprej. Denar se ne premakne, do takrat pa lahko zamenjavo razveljavite.',
  },
  timeline: {
    label: 'Kaj se kdaj zgodi',
    now: 'zdaj',
    planned: 'načrtovano',
    runs: '{{plan}}, ki velja zdaj',
    begins: '{{plan}} se začne',
    goesOn: '{{plan}} se nadaljuje',
    changes: 'Nove količine',
    order: '{{plan}}, ki ga naročate',
    orderChanges: 'Naročilo: nove količine',
    paid: '{{amount}} za plačilo zdaj',
    ordered: '{{amount}} z bančnim nakazilom; velja, ko ga prejmemo',
    credit: '{{amount}} postane dobroimetje',
    renewal: 'Naslednji račun, {{amount}}',
    ends: 'Konec naročnine',
    monthly: 'Nato {{amount}} vsak mesec',
    yearly: 'Nato {{amount}} vsako leto',
  },
  plan: { monthly: 'Mesečni paket', yearly: 'Letni paket' },
  quantities: 'Licence {{licences}}, moduli {{modules}}, sredstva {{assets}}',
  submit: { now: 'Zamenjaj paket zdaj', renewal: 'Zamenjaj paket ob podaljšanju', pay: 'Plačaj zdaj' },
  changing: 'Zamenjava paketa',
  planned: {
    title: 'Zamenjava je načrtovana za {{date}}',
    text: '{{plan}}. {{quantities}}. Do takrat velja sedanji paket. Nova sprememba istih postavk nadomesti to.',
    undo: 'Razveljavi',
    undone: 'Načrtovana zamenjava je razveljavljena',
    undoFailed: 'Načrtovane zamenjave ni bilo mogoče razveljaviti. Poskusite znova.',
  },
  cancels: 'Naročnina je odpovedana in se konča {{date}}',
  cancelsText:
    'Zamenjava paketa odpovedi ne prekliče. Če želite paket obdržati ali načrtovati zamenjavo, najprej nadaljujte naročnino.',
  done: 'Paket je zamenjan',
  donePaid: 'Paket je plačan',
  doneOrdered: 'Paket je naročen. Predračun smo vam poslali po e-pošti.',
  doneAtRenewal: 'Paket se zamenja {{date}}',
  failed: 'Paketa ni bilo mogoče zamenjati. Zaračunali nismo ničesar. Poskusite znova.',
  stale: 'Cena se je spremenila, zaračunali pa nismo ničesar. Preverite novo ceno in znova zamenjajte paket.',
  loading: 'Nalaganje paketa',
  loadFailed: 'Paketa ni bilo mogoče naložiti',
  closed: 'CRM podjetja je zaprt. Paketa ni več mogoče zamenjati.',
  notAllowed: 'Paket lahko zamenja samo lastnik.',
} as const;
