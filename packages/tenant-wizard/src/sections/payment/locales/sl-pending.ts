export const pendingTexts = {
  title: 'Čakamo na vaše nakazilo v znesku {{amount}}',
  titleInvoice: 'Za plačilo: {{amount}}',
  titleOver: 'Predračun (številka {{number}}) je potekel',
  titleReceived: 'Prejeli smo vaše nakazilo v znesku {{amount}}',
  creation: 'Ko nakazilo prejmemo, ustvarimo CRM podjetja. Njegov naslov je do takrat rezerviran za vas.',
  change: 'Naročena sprememba začne veljati, ko nakazilo prejmemo. Do takrat velja sedanji paket.',
  trial: 'Paket začne veljati, ko nakazilo prejmemo. Do takrat se brezplačni preizkus nadaljuje.',
  renewal:
    'Z nakazilom podaljšate paket. Če ga ne prejmemo, bo CRM podjetja do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
  overdue: 'Z nakazilom plačate paket.',
  readOnly: 'Dokler nakazila ne prejmemo, je CRM podjetja na voljo samo za branje. Nič se ne izbriše.',
  rest: {
    creation: 'Ko prejmemo preostanek, ustvarimo CRM podjetja. Njegov naslov je do takrat rezerviran za vas.',
    change: 'Naročena sprememba začne veljati, ko prejmemo preostanek. Do takrat velja sedanji paket.',
    trial: 'Paket začne veljati, ko prejmemo preostanek. Do takrat se brezplačni preizkus nadaljuje.',
    renewal:
      'Paket se podaljša, ko prejmemo preostanek. Če ga ne prejmemo, bo CRM podjetja do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
    overdue: 'Paket je plačan, ko prejmemo preostanek.',
    readOnly: 'Dokler ne prejmemo preostanka, je CRM podjetja na voljo samo za branje. Nič se ne izbriše.',
  },
  due: 'Predračun (številka {{number}}) velja do {{date}}: do takrat mora nakazilo prispeti na naš račun.',
  dueOver:
    'Zdaj ga ne plačajte: veljal je do {{date}}. Če je nakazilo do takrat prispelo na naš račun, ga bomo še zabeležili. Poznejše nakazilo postane dobroimetje.',
  restOver: 'Če preostanek ni prispel pravočasno, znesek {{received}} postane dobroimetje.',
  renewalDueOver:
    'Predračun (številka {{number}}) je veljal do {{date}}. Če je nakazilo do takrat prispelo na naš račun, ga bomo še zabeležili.',
  correction:
    'Račun presega vaše dobroimetje: DDV se je po plačilu spremenil ali pa je naročena sprememba ob začetku stala več. Če paket plačujete s kartico, jo v nekaj minutah bremenimo: znesek nakažite samo, če je zavrnjena, ali pa dodajte drugo kartico.',
  invoiceDue: 'Račun (številka {{number}}) plačajte do {{date}}.',
  orCard: 'Namesto tega lahko plačate s kartico. V tem primeru predračuna ne plačajte.',
  partly: 'Doslej smo prejeli {{received}} od {{amount}}.',
  receivedDraft: 'Manjkajo še obvezni podatki. Ko dopolnite osnutek, CRM podjetja ustvarimo v nekaj minutah.',
  receivedUntil: 'Dopolnite ga do {{date}}. Sicer znesek postane dobroimetje.',
  completeDraft: 'Dopolni osnutek',
  receivedOrder:
    'Plačilo s kartico še poteka. Ko se konča, izvedemo naročilo ali pa znesek prištejemo vašemu dobroimetju.',
  download: 'Prenesi predračun',
  downloadInvoice: 'Prenesi račun',
} as const;

export const cancelOrderTexts = {
  open: 'Prekliči naročilo',
  title: 'Preklic naročila',
  proforma:
    'Vašega nakazila ne bomo več čakali. Predračun (številka {{number}}) ne bo več veljal, zato ga ne plačajte.',
  proformaReceived: 'Predračun (številka {{number}}) ne bo več veljal.',
  creation: 'CRM podjetja ostane osnutek. Naročite ga lahko znova ali pa izberete drug način plačila.',
  change: 'Naročena sprememba ne začne veljati, sedanji paket pa velja naprej.',
  trial: 'Paket ne začne veljati, brezplačni preizkus pa se nadaljuje.',
  readOnly: 'Paket ne začne veljati, CRM podjetja pa ostane do plačila paketa na voljo samo za branje.',
  received: 'Znesek {{amount}}, ki smo ga že prejeli, prištejemo vašemu dobroimetju.',
  late: 'Če ste denar že nakazali, ga prištejemo vašemu dobroimetju, ko prispe.',
  keep: 'Obdrži naročilo',
  doneReceived: 'Naročilo je preklicano. Znesek {{amount}} je zdaj dobroimetje.',
  done: 'Naročilo je preklicano. Predračuna (številka {{number}}) ne plačajte.',
  failed: 'Naročila ni bilo mogoče preklicati',
} as const;
