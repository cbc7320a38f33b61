export const bannerTexts = {
  trialEnded: 'Brezplačni preizkus se je končal {{date}}',
  trialEndedText: 'CRM podjetja je do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
  awaiting: 'Čakamo na vaše nakazilo v znesku {{amount}}',
  awaitingText:
    'CRM podjetja lahko medtem uporabljate. Če nakazilo do {{date}} ne prispe, je do plačila na voljo samo za branje. Nič se ne izbriše.',
  awaitingChangeText:
    'Naročeni paket lahko medtem uporabljate. Če nakazilo do konca {{date}} ne prispe, naročilo prekličemo in spet velja prejšnji paket. Nič se ne izbriše.',
  awaitingReadOnlyText:
    'Dokler nakazilo ne prispe, je CRM podjetja na voljo samo za branje. Nič se ne izbriše. Ko nakazilo prejmemo, ga lahko takoj spet urejate.',
  awaitingDownload: 'Prenesi predračun',
  overdue: 'Podaljšanja ni bilo mogoče plačati',
  overdueTry: 'Kartico znova bremenimo {{date}}.',
  overdueTryPayment: 'Plačilo znova izvedemo {{date}}.',
  overdueReadOnly: 'Če do {{date}} ne bo plačano, bo CRM podjetja na voljo samo za branje. Nič se ne izbriše.',
  overdueFirst: 'Paket še ni plačan',
  overdueFirstText: 'Ko smo bremenili rezervirani znesek, je bila kartica zavrnjena.',
  unpaid: 'CRM podjetja je na voljo samo za branje',
  unpaidText: 'Paket ni plačan. Nič se ne izbriše. Ko plačate paket, lahko CRM podjetja takoj spet urejate.',
  cancelled: 'Naročnina se je končala {{date}}',
  cancelledUndated: 'Naročnina se je končala',
  cancelledText: 'CRM podjetja je do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
  cancels: 'Naročnina se konča {{date}}',
  cancelsText: 'CRM podjetja deluje do takrat, nato je na voljo samo za branje. Do tega dne lahko nadaljujete.',
  planned: 'Paket se zamenja {{date}}',
  plannedText: 'Od takrat: {{plan}}.',
  plannedPlan: '{{licences}}, {{modules}}, {{assets}}, {{cycle}}',
  show: 'Pokaži',
} as const;
