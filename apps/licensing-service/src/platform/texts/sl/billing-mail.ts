import type { billingMail as englishMail } from '../en/billing-mail';
import type { Texts } from '../english';

export const billingMail: Pick<Texts['mail'], keyof typeof englishMail> = {
  invoice_issued: {
    subject: 'Račun {number}',
    body: 'Pošiljamo vam račun {number}. Izdan je za CRM podjetja {title}, znesek: {amount}. Kadar koli ga najdete pod Obračun.',
    action: 'Odpri račune',
  },
  credit_note_issued: {
    subject: 'Dobropis {number}',
    body: 'Pošiljamo vam dobropis {number}. Izdan je za CRM podjetja {title}. Vašemu dobroimetju smo prišteli {amount}; pokrije naslednje račune.',
    action: 'Odpri račune',
  },
  credit_note_refunded: {
    subject: 'Dobropis {number}',
    body: 'Pošiljamo vam dobropis {number}. Izdan je za CRM podjetja {title}, znesek: {amount}. Na kartico, s katero ste plačali, vračamo {refunded}.',
    action: 'Odpri račune',
  },
  correction_owed: {
    subject: 'Za plačilo: račun {number}',
    body: 'DDV za CRM podjetja {title} se je spremenil. Račun (številka {number}) popravlja, kar ste plačali do zdaj. Plačati morate še {amount}.\n\nZnesek nakažite do {day}. Vsi podatki so na računu. Če paket plačujete s kartico, lahko namesto tega pod Obračun dodate drugo kartico in bremenimo njo.',
    action: 'Odpri obračun',
  },
  order_owed: {
    subject: 'Za plačilo: račun {number}',
    body: 'Sprememba, ki ste jo naročili za CRM podjetja {title}, je začela veljati. Stane več, kot ste plačali po predračunu, ker je bilo vmes plačano tudi naslednje obdobje. Plačati morate še {amount}.\n\nZnesek nakažite do {day}. Vsi podatki so na računu (številka {number}).',
    action: 'Odpri obračun',
  },
  correction_partly_received: {
    subject: 'Del nakazila še manjka',
    body: 'Po računu {number} ({title}) smo prejeli {received}. Manjka še {missing}.\n\nNakažite razliko.',
    action: 'Odpri obračun',
  },
  correction_reminder: {
    subject: 'Račun še ni plačan',
    body: 'Račun za CRM podjetja {title} je zapadel. Če plačila ne prejmemo, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.\n\nČe ste celoten znesek že nakazali, vam ni treba storiti ničesar.',
    action: 'Odpri obračun',
  },
  correction_read_only: {
    subject: 'CRM podjetja je na voljo samo za branje',
    body: 'Račun za CRM podjetja {title} ni plačan, zato je CRM od {day} na voljo samo za branje. Nič se ne izbriše. Ko prejmemo plačilo, ga lahko spet urejate.',
    action: 'Odpri obračun',
  },
  renewal_declined: {
    subject: 'Podaljšanja ni bilo mogoče zaračunati',
    body: 'Pri podaljšanju CRM-ja podjetja {title} je bila kartica zavrnjena. Znova jo bremenimo {again}, lahko pa plačate že prej.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Plačaj ali zamenjaj kartico',
  },
  renewal_declined_last: {
    subject: 'Podaljšanja ni bilo mogoče zaračunati',
    body: 'Pri podaljšanju CRM-ja podjetja {title} je bila kartica zavrnjena. Samodejno je ne bomo več bremenili.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Plačaj ali zamenjaj kartico',
  },
  renewal_declined_when_read_only: {
    subject: 'Podaljšanja ni bilo mogoče zaračunati',
    body: 'Pri podaljšanju CRM-ja podjetja {title} je bila kartica zavrnjena. Znova jo bremenimo {again}, lahko pa plačate že prej.\n\nCRM podjetja je od {day} na voljo samo za branje. Nič se ne izbriše. Ko plačate paket, ga lahko spet urejate.',
    action: 'Plačaj ali zamenjaj kartico',
  },
  renewal_declined_last_when_read_only: {
    subject: 'Podaljšanja ni bilo mogoče zaračunati',
    body: 'Pri podaljšanju CRM-ja podjetja {title} je bila kartica zavrnjena. Samodejno je ne bomo več bremenili.\n\nCRM podjetja je od {day} na voljo samo za branje. Nič se ne izbriše. Ko plačate paket, ga lahko spet urejate.',
    action: 'Plačaj ali zamenjaj kartico',
  },
  renewal_unconfirmed: {
    subject: 'Banka zahteva, da podaljšanje potrdite',
    body: 'Vaša banka zahteva, da podaljšanje CRM-ja podjetja {title} potrdite, zato kartice nismo mogli bremeniti. Podaljšanje plačajte pod Obračun in plačilo potrdite na strani svoje banke. Sicer kartico znova bremenimo {again}.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Plačaj in potrdi',
  },
  renewal_unconfirmed_last: {
    subject: 'Banka zahteva, da podaljšanje potrdite',
    body: 'Vaša banka zahteva, da podaljšanje CRM-ja podjetja {title} potrdite, zato kartice nismo mogli bremeniti. Podaljšanje plačajte pod Obračun in plačilo potrdite na strani svoje banke. Kartice samodejno ne bomo več bremenili.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Plačaj in potrdi',
  },
  renewal_unconfirmed_when_read_only: {
    subject: 'Banka zahteva, da podaljšanje potrdite',
    body: 'Vaša banka zahteva, da podaljšanje CRM-ja podjetja {title} potrdite, zato kartice nismo mogli bremeniti. Paket plačajte pod Obračun in plačilo potrdite na strani svoje banke. Sicer kartico znova bremenimo {again}.\n\nCRM podjetja je od {day} na voljo samo za branje. Nič se ne izbriše. Ko plačate paket, ga lahko spet urejate.',
    action: 'Plačaj in potrdi',
  },
  renewal_unconfirmed_last_when_read_only: {
    subject: 'Banka zahteva, da podaljšanje potrdite',
    body: 'Vaša banka zahteva, da podaljšanje CRM-ja podjetja {title} potrdite, zato kartice nismo mogli bremeniti. Paket plačajte pod Obračun in plačilo potrdite na strani svoje banke. Kartice samodejno ne bomo več bremenili.\n\nCRM podjetja je od {day} na voljo samo za branje. Nič se ne izbriše. Ko plačate paket, ga lahko spet urejate.',
    action: 'Plačaj in potrdi',
  },
  payment_not_captured: {
    subject: 'Kartice nismo mogli bremeniti',
    body: 'CRM podjetja {title} je pripravljen, vendar je bila kartica zavrnjena, ko smo jo bremenili. Nismo zaračunali ničesar.\n\nCRM podjetja lahko uporabljate. Če paket ne bo plačan, bo CRM od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Plačaj paket',
  },
  renewal_without_card: {
    subject: 'Za podaljšanje ni kartice',
    body: 'Paket CRM-ja podjetja {title} je treba podaljšati, vendar zanj ni kartice, ki bi jo lahko bremenili.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Dodaj kartico ali plačaj',
  },
  renewal_without_card_when_read_only: {
    subject: 'Za podaljšanje ni kartice',
    body: 'Paket CRM-ja podjetja {title} je treba podaljšati, vendar zanj ni kartice, ki bi jo lahko bremenili.\n\nCRM podjetja je od {day} na voljo samo za branje. Nič se ne izbriše. Ko plačate paket, ga lahko spet urejate.',
    action: 'Dodaj kartico ali plačaj',
  },
  renewal_vat_undetermined: {
    subject: 'DDV za podaljšanje ni mogoče določiti',
    body: 'Paket CRM-ja podjetja {title} je treba podaljšati, vendar iz države in ID-ja za DDV ne moremo določiti DDV. Kartice nismo bremenili. Popravite državo ali ID za DDV. V eni uri nato bremenimo vašo kartico; če plačujete z nakazilom, pa vam pošljemo predračun.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Popravi državo in ID za DDV',
  },
  renewal_vat_undetermined_when_read_only: {
    subject: 'DDV za podaljšanje ni mogoče določiti',
    body: 'Paket CRM-ja podjetja {title} je treba podaljšati, vendar iz države in ID-ja za DDV ne moremo določiti DDV. Kartice nismo bremenili. Popravite državo ali ID za DDV, nato podaljšanje plačajte pod Obračun.\n\nCRM podjetja je od {day} na voljo samo za branje. Nič se ne izbriše. Ko plačate paket, ga lahko spet urejate.',
    action: 'Popravi državo in ID za DDV',
  },
  upcoming_renewal: {
    subject: 'Paket se podaljša {day}',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša za {amount} (z morebitnim DDV). Najprej porabimo vaše dobroimetje.\n\nČe plačujete s kartico, jo bremenimo na ta dan. Če plačujete z nakazilom, vam 15 dni prej pošljemo predračun.\n\nDo takrat lahko pod Obračun zamenjate paket ali odpoveste naročnino.',
    action: 'Odpri obračun',
  },
  upcoming_renewal_requested: {
    subject: 'Paket se podaljša {day}',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša za {amount} (z morebitnim DDV). Najprej porabimo vaše dobroimetje.\n\nČe plačujete s kartico, jo bremenimo na ta dan. Če plačujete z nakazilom, plačajte po predračunu, ki smo vam ga poslali.\n\nDo takrat lahko pod Obračun zamenjate paket ali odpoveste naročnino.',
    action: 'Odpri obračun',
  },
  upcoming_renewal_changed: {
    subject: 'Naslednje podaljšanje stane {amount}',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša za {amount} (z morebitnim DDV). Tekoče obdobje je stalo {before}. Najprej porabimo vaše dobroimetje.\n\nČe plačujete s kartico, jo bremenimo na ta dan. Če plačujete z nakazilom, plačajte po predračunu, ki smo vam ga poslali.\n\nDo takrat lahko pod Obračun zamenjate paket ali odpoveste naročnino.',
    action: 'Odpri obračun',
  },
  upcoming_renewal_covered: {
    subject: 'Paket se podaljša {day}',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša za {amount} (z morebitnim DDV). Dobroimetje pokrije ves znesek, zato vam ni treba plačati ničesar.\n\nDo takrat lahko pod Obračun zamenjate paket ali odpoveste naročnino.',
    action: 'Odpri obračun',
  },
  upcoming_renewal_changed_covered: {
    subject: 'Naslednje podaljšanje stane {amount}',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša za {amount} (z morebitnim DDV). Tekoče obdobje je stalo {before}. Dobroimetje pokrije ves znesek, zato vam ni treba plačati ničesar.\n\nDo takrat lahko pod Obračun zamenjate paket ali odpoveste naročnino.',
    action: 'Odpri obračun',
  },
  upcoming_renewal_vat_undetermined: {
    subject: 'Pred podaljšanjem preverite podatke za DDV',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša, vendar iz države in ID-ja za DDV ne moremo določiti DDV. Brez tega paketa ne moremo podaljšati.\n\nDo takrat popravite državo ali ID za DDV, sicer bo podaljšanje ostalo neplačano.',
    action: 'Popravi državo in ID za DDV',
  },
  unpaid_reminder: {
    subject: 'Paket še ni plačan',
    body: 'Paket CRM-ja podjetja {title} še ni plačan. Če plačila ne prejmemo, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.\n\nČe ste celoten znesek že nakazali, vam ni treba storiti ničesar: nakazilo šteje od dneva, ko prispe.',
    action: 'Odpri obračun',
  },
  unpaid_read_only: {
    subject: 'CRM podjetja je na voljo samo za branje',
    body: 'Paket CRM-ja podjetja {title} ni plačan, zato je CRM od {day} na voljo samo za branje. Nič se ne izbriše. Ko prejmemo plačilo, ga lahko spet urejate.',
    action: 'Odpri obračun',
  },
  trial_ending: {
    subject: 'Brezplačni preizkus se kmalu konča',
    body_one:
      'Brezplačni preizkus CRM-ja podjetja {title} se konča čez {count} dan. Potem je CRM do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
    body_two:
      'Brezplačni preizkus CRM-ja podjetja {title} se konča čez {count} dneva. Potem je CRM do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
    body_few:
      'Brezplačni preizkus CRM-ja podjetja {title} se konča čez {count} dni. Potem je CRM do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
    body_other:
      'Brezplačni preizkus CRM-ja podjetja {title} se konča čez {count} dni. Potem je CRM do plačila paketa na voljo samo za branje. Nič se ne izbriše.',
    action: 'Izberi paket',
  },
  trial_ended: {
    subject: 'Brezplačni preizkus se je končal',
    body: 'Brezplačni preizkus CRM-ja podjetja {title} se je končal. Dokler ne plačate paketa, je CRM na voljo samo za branje. Nič se ne izbriše.',
    action: 'Izberi paket',
  },
  subscription_ended: {
    subject: 'Naročnina se je končala',
    body: 'Naročnina CRM-ja podjetja {title} se je končala, kot ste želeli. Dokler ne plačate paketa, je CRM na voljo samo za branje. Nič se ne izbriše.',
    action: 'Izberi paket',
  },
};
