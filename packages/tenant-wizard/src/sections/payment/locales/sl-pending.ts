export const pendingTexts = {
  title: 'Čakamo na vaše nakazilo v znesku {{amount}}',
  creation: 'Ko nakazilo prejmemo, ustvarimo CRM podjetja. Njegov naslov je do takrat rezerviran za vas.',
  change: 'Naročena sprememba začne veljati, ko nakazilo prejmemo. Do takrat velja sedanji paket.',
  trial: 'Paket začne veljati, ko nakazilo prejmemo. Do takrat se brezplačni preizkus nadaljuje.',
  renewal:
    'Z njim plačate podaljšanje. Če ne prispe pravočasno, je CRM podjetja do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
  readOnly: 'Dokler nakazila ne prejmemo, je CRM podjetja na voljo samo za branje. Nič se ne izbriše.',
  due: 'Predračun (številka {{number}}) velja do {{date}}: do takrat mora nakazilo prispeti na naš račun.',
  orCard: 'Namesto tega lahko plačate s kartico. V tem primeru predračuna ne plačajte.',
  download: 'Prenesi predračun',
} as const;
