import type { Texts } from '../english';

/** The link of both kinds of invitations. */
const invitationLink = {
  action: 'Prikaži povabilo',
  note_one: 'Povezava velja {count} dan in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
  note_two: 'Povezava velja {count} dneva in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
  note_few: 'Povezava velja {count} dni in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
  note_other: 'Povezava velja {count} dni in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
} as const;

export const mail: Texts['mail'] = {
  frame: {
    greeting: 'Pozdravljeni,',
    named_greeting: 'Pozdravljeni, {name}!',
    address: 'Če gumb ne deluje, odprite ta naslov v brskalniku:',
    closing: 'To sporočilo je samodejno poslal portal {product}. Prosimo, ne odgovarjajte nanj.',
  },
  activation: {
    subject: 'Aktivirajte svoj račun',
    body: 'Hvala za registracijo na portalu {product}. Potrdite svoj e-poštni naslov, da aktivirate račun.',
    action: 'Aktiviraj račun',
    note_one:
      'Povezava velja {count} uro in samo enkrat. Če se niste registrirali, sporočilo prezrite; nič se ne bo zgodilo.',
    note_two:
      'Povezava velja {count} uri in samo enkrat. Če se niste registrirali, sporočilo prezrite; nič se ne bo zgodilo.',
    note_few:
      'Povezava velja {count} ure in samo enkrat. Če se niste registrirali, sporočilo prezrite; nič se ne bo zgodilo.',
    note_other:
      'Povezava velja {count} ur in samo enkrat. Če se niste registrirali, sporočilo prezrite; nič se ne bo zgodilo.',
  },
  account_exists: {
    subject: 'Račun že imate',
    body: 'Prejeli smo zahtevo za registracijo tega e-poštnega naslova na portalu {product}. Račun že imate, zato se ni nič spremenilo.\n\nPrijavite se s svojim geslom. Če ste ga pozabili, na strani za prijavo izberite »Ste pozabili geslo?«.',
    action: 'Prijava',
    note: 'Če to niste bili vi, sporočilo prezrite.',
  },
  password_reset: {
    subject: 'Nastavite novo geslo',
    body: 'Prejeli smo zahtevo za ponastavitev vašega gesla na portalu {product}.',
    action: 'Nastavi novo geslo',
    note_one:
      'Povezava velja {count} minuto in samo enkrat. Če to niste bili vi, sporočilo prezrite; vaše geslo ostane nespremenjeno.',
    note_two:
      'Povezava velja {count} minuti in samo enkrat. Če to niste bili vi, sporočilo prezrite; vaše geslo ostane nespremenjeno.',
    note_few:
      'Povezava velja {count} minute in samo enkrat. Če to niste bili vi, sporočilo prezrite; vaše geslo ostane nespremenjeno.',
    note_other:
      'Povezava velja {count} minut in samo enkrat. Če to niste bili vi, sporočilo prezrite; vaše geslo ostane nespremenjeno.',
  },
  password_changed: {
    subject: 'Vaše geslo je bilo spremenjeno',
    body: 'Geslo vašega računa na portalu {product} je bilo spremenjeno, povsod drugje pa ste odjavljeni.\n\nČe ste geslo spremenili sami, sporočilo prezrite.',
    action: 'Ponastavi geslo',
    note: 'Če to niste bili vi, z zgornjim gumbom takoj nastavite novo geslo.',
  },
  sign_in_after_failures: {
    subject: 'Nova prijava v vaš račun',
    body: 'Opazili smo prijavo v vaš račun na portalu {product} po več poskusih z napačnim geslom.\n\nČe ste se prijavili sami, sporočilo prezrite.',
    action: 'Ponastavi geslo',
    note: 'Če to niste bili vi, z zgornjim gumbom takoj nastavite novo geslo. S tem se končajo vse seje.',
  },
  email_change: {
    subject: 'Potrdite novi e-poštni naslov',
    body: 'Ta naslov ste vnesli kot novi e-poštni naslov svojega računa na portalu {product}. Potrdite, da je vaš. Do takrat ima račun še stari naslov.',
    action: 'Potrdi e-poštni naslov',
    note_one: 'Povezava velja {count} uro in samo enkrat. Če to niste bili vi, sporočilo prezrite.',
    note_two: 'Povezava velja {count} uri in samo enkrat. Če to niste bili vi, sporočilo prezrite.',
    note_few: 'Povezava velja {count} ure in samo enkrat. Če to niste bili vi, sporočilo prezrite.',
    note_other: 'Povezava velja {count} ur in samo enkrat. Če to niste bili vi, sporočilo prezrite.',
  },
  email_change_taken: {
    subject: 'Račun že imate',
    body: 'Prejeli smo zahtevo za uporabo tega naslova v drugem računu na portalu {product}. Račun s tem naslovom že imate, zato se ni nič spremenilo.',
    action: 'Prijava',
    note: 'Če to niste bili vi, sporočilo prezrite.',
  },
  email_changed: {
    subject: 'E-poštni naslov vašega računa je spremenjen',
    body: 'E-poštni naslov vašega računa na portalu {product} je zdaj {email}. Odslej se prijavljate z njim; nanj pošiljamo tudi sporočila.\n\nČe ste ga spremenili sami, sporočilo prezrite.',
    action: 'Prijava',
    note: 'Če to niste bili vi, takoj pišite na {contact}.',
  },
  account_closed: {
    subject: 'Vaš račun je zaprt',
    body: 'Vaš račun na portalu {product} smo zaprli, kot ste želeli. Odstranili smo vaše ime, e-poštni naslov in telefon ter končali vse seje.\n\nHvala, da ste bili z nami. Z istim naslovom se lahko kadar koli znova registrirate.',
    action: 'Registracija',
    note: 'Če to niste bili vi, takoj pišite na {contact}.',
  },
  invitation: {
    subject: '{inviter} vas vabi v CRM podjetja {title}',
    body: '{inviter} vas vabi v CRM podjetja {title} na portalu {product}. Vaša vloga bo {role}.',
    ...invitationLink,
  },
  user_invitation: {
    subject: '{inviter} vas vabi na portal {product}',
    body: '{inviter} vas vabi k delu na portalu {product}. Vaše vloge: {roles}.{message}',
    ...invitationLink,
  },
  ownership_received: {
    subject: 'Postali ste lastnik: {title}',
    body: '{giver} vam je predal CRM podjetja {title}. Odslej upravljate njegove člane in naročnino.',
    action: 'Prikaži CRM podjetja',
  },
  ownership_given: {
    subject: 'CRM podjetja {title} ste predali',
    body: 'Novi lastnik CRM-ja podjetja {title} je {receiver}. Vi ste zdaj njegov urednik.\n\nČe ste ga predali sami, sporočilo prezrite.',
    action: 'Prikaži CRM podjetja',
    note: 'Če to niste bili vi, takoj spremenite geslo in pišite na {contact}.',
  },
  tenant_ready: {
    subject: 'CRM podjetja {title} je pripravljen',
    body: 'Vaš CRM podjetja {title} je pripravljen za uporabo.\n\nNjegov naslov je {url}',
    action: 'Prikaži CRM podjetja',
    note: 'Tam se prijavite z e-pošto in geslom prvega skrbnika.',
  },
  tenant_failed: {
    subject: 'CRM podjetja {title} ni bil ustvarjen',
    body: 'Pri ustvarjanju CRM-ja podjetja {title} je prišlo do napake. Kar je že narejeno, ostane.\n\nSpodleteli korak lahko ponovite, prej uredite podatke ali prekličete ustvarjanje.',
    action: 'Prikaži napako',
    note: 'Če nam pišete, navedite referenčno oznako {reference}.',
  },
  tenant_closed: {
    subject: 'CRM podjetja {title} je zaprt',
    body: 'CRM podjetja {title} je zaprt, njegova podatkovna baza pa odstranjena.',
    action: 'Prikaži CRM-je podjetij',
  },
  tenant_closed_with_credit: {
    subject: 'CRM podjetja {title} je zaprt',
    body: 'CRM podjetja {title} je zaprt, njegova podatkovna baza pa odstranjena.\n\nDobroimetje v znesku {amount} ostane vaše. Če ga želite nazaj, pišite na {contact}.',
    action: 'Prikaži CRM podjetja',
  },
  vpn_request: {
    subject: 'Zahteva za nastavitev VPN za {title}',
    body: '{requester} prosi za nastavitev VPN za CRM podjetja {title} (podjetje: {company}).\n\nPodatkovna baza podjetja: {server}\n\nOdgovorite na naslov {email}.',
    action: 'Prikaži CRM podjetja',
  },
  vpn_request_copy: {
    subject: 'Zahtevali ste nastavitev VPN za {title}',
    body: 'Prejeli smo vašo zahtevo za nastavitev VPN za CRM podjetja {title}. Odgovorili bomo na naslov {email}.\n\nPodatkovna baza podjetja: {server}',
    action: 'Prikaži CRM podjetja',
    note: 'Do takrat lahko CRM podjetja nastavljate naprej; povezavo lahko preizkusite kadar koli.',
  },
  certificate_ending: {
    subject: 'Digitalno potrdilo bo kmalu poteklo: {title}',
    body_one:
      'Digitalno potrdilo, s katerim {title} potrjuje račune, poteče čez {count} dan. Potem jih bo Finančna uprava zavračala.\n\nPri Finančni upravi pridobite novo digitalno potrdilo in ga naložite.',
    body_two:
      'Digitalno potrdilo, s katerim {title} potrjuje račune, poteče čez {count} dneva. Potem jih bo Finančna uprava zavračala.\n\nPri Finančni upravi pridobite novo digitalno potrdilo in ga naložite.',
    body_few:
      'Digitalno potrdilo, s katerim {title} potrjuje račune, poteče čez {count} dni. Potem jih bo Finančna uprava zavračala.\n\nPri Finančni upravi pridobite novo digitalno potrdilo in ga naložite.',
    body_other:
      'Digitalno potrdilo, s katerim {title} potrjuje račune, poteče čez {count} dni. Potem jih bo Finančna uprava zavračala.\n\nPri Finančni upravi pridobite novo digitalno potrdilo in ga naložite.',
    action: 'Zamenjaj potrdilo',
  },
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
  credit_of_late_transfer: {
    subject: 'Vaše nakazilo smo prišteli dobroimetju',
    body: 'Za CRM podjetja {title} smo prejeli nakazilo v znesku {amount} po predračunu {number}, ko ta ni več veljal. Znesek smo prišteli vašemu dobroimetju.\n\nDobroimetje pokrije vaš naslednji račun za ta CRM podjetja. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_of_closed_tenant: {
    subject: 'Vaše nakazilo smo prišteli dobroimetju',
    body: 'Za CRM podjetja {title} smo prejeli nakazilo v znesku {amount} po predračunu {number}, ko je bil že zaprt. Znesek smo prišteli vašemu dobroimetju.\n\nČe ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_of_cancelled_creation: {
    subject: 'Vaše nakazilo smo prišteli dobroimetju',
    body: 'Ustvarjanje CRM-ja podjetja {title} je bilo preklicano, ko smo že prejeli {amount} po predračunu {number}. Znesek smo prišteli vašemu dobroimetju.\n\nDobroimetje pokrije paket, ko CRM podjetja znova ustvarite. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_paid_out: {
    subject: 'Dobroimetje smo vam izplačali',
    body: 'Od dobroimetja CRM-ja podjetja {title} smo {day} na vaš bančni račun nakazali {amount}.\n\nPreostalo dobroimetje: {left}.',
    action: 'Odpri obračun',
  },
  transfer_asked: {
    subject: 'Predračun {number}',
    body: 'Za CRM podjetja {title} plačajte {amount} do {day}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nPaket je plačan, ko prejmemo vaše nakazilo.',
    action: 'Odpri predračun',
  },
  transfer_asked_for_creation: {
    subject: 'Predračun {number}',
    body: 'Za CRM podjetja {title} plačajte {amount} do {day}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nCRM podjetja ustvarimo, ko prejmemo vaše nakazilo. Njegov naslov do takrat hranimo za vas.',
    action: 'Odpri predračun',
  },
  transfer_asked_for_change: {
    subject: 'Predračun {number}',
    body: 'Za zamenjavo paketa CRM-ja podjetja {title} plačajte {amount} do {day}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nNovi paket začne veljati, ko prejmemo vaše nakazilo. Do takrat velja sedanji.',
    action: 'Odpri predračun',
  },
  transfer_partly_received: {
    subject: 'Del nakazila še manjka',
    body: 'Po predračunu {number} ({title}) smo prejeli {received}. Manjka še {missing}.\n\nNakažite razliko. Če je ne prejmemo, preden predračun poteče, prejeti znesek prištejemo vašemu dobroimetju.',
    action: 'Odpri predračun',
  },
  transfer_expiring: {
    subject: 'Kmalu poteče: predračun {number}',
    body: 'Predračun (številka {number}) za CRM podjetja {title} velja do {day}. Do takrat mora nakazilo prispeti na naš račun.\n\nČe ste ga že poslali, vam ni treba storiti ničesar.',
    action: 'Odpri predračun',
  },
  transfer_given_up: {
    subject: 'Ne velja več: predračun {number}',
    body: 'Predračun (številka {number}) za CRM podjetja {title} ne velja več. Ne plačajte ga. Če ste ga že plačali, znesek prištejemo vašemu dobroimetju.\n\nVaš paket se ne spremeni.',
    action: 'Odpri obračun',
  },
  renewal_declined: {
    subject: 'Podaljšanja ni bilo mogoče zaračunati',
    body: 'Kartica za CRM podjetja {title} je bila zavrnjena. Znova jo bremenimo {again}, lahko pa plačate že prej.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Plačaj ali zamenjaj kartico',
  },
  renewal_declined_last: {
    subject: 'Podaljšanja ni bilo mogoče zaračunati',
    body: 'Kartica za CRM podjetja {title} je bila zavrnjena. Samodejno je ne bomo več bremenili.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Plačaj ali zamenjaj kartico',
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
  renewal_vat_undetermined: {
    subject: 'DDV za podaljšanje ni mogoče določiti',
    body: 'Paket CRM-ja podjetja {title} je treba podaljšati, vendar iz države in ID-ja za DDV ne moremo določiti DDV. Kartice nismo bremenili. Popravite državo ali ID za DDV, nato podaljšanje plačajte pod Obračun.\n\nČe podaljšanje ne bo plačano, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.',
    action: 'Popravi državo in ID za DDV',
  },
  upcoming_renewal: {
    subject: 'Paket se podaljša {day}',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša za {amount} (z morebitnim DDV). Najprej porabimo vaše dobroimetje.\n\nČe plačujete s kartico, jo bremenimo na ta dan. Če plačujete z nakazilom, vam 15 dni prej pošljemo predračun.\n\nDo takrat lahko pod Obračun zamenjate paket ali odpoveste naročnino.',
    action: 'Odpri obračun',
  },
  upcoming_renewal_changed: {
    subject: 'Naslednje podaljšanje stane {amount}',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša za {amount} (z morebitnim DDV). Tekoče obdobje je stalo {before}. Najprej porabimo vaše dobroimetje.\n\nČe plačujete s kartico, jo bremenimo na ta dan. Če plačujete z nakazilom, vam 15 dni prej pošljemo predračun.\n\nDo takrat lahko pod Obračun zamenjate paket ali odpoveste naročnino.',
    action: 'Odpri obračun',
  },
  upcoming_renewal_vat_undetermined: {
    subject: 'Pred podaljšanjem preverite podatke za DDV',
    body: 'Paket CRM-ja podjetja {title} se {day} podaljša, vendar iz države in ID-ja za DDV ne moremo določiti DDV. Brez tega paketa ne moremo podaljšati.\n\nDo takrat popravite državo ali ID za DDV, sicer bo podaljšanje ostalo neplačano.',
    action: 'Popravi državo in ID za DDV',
  },
  unpaid_reminder: {
    subject: 'Paket še ni plačan',
    body: 'Paket CRM-ja podjetja {title} še ni plačan. Če plačila ne prejmemo, bo CRM podjetja od {day} na voljo samo za branje. Nič se ne izbriše.\n\nČe ste plačali z nakazilom, vam ni treba storiti ničesar: šteje od dneva, ko prispe.',
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
  draft_expiring: {
    subject: 'Vaš osnutek bomo kmalu zavrgli',
    body_one: 'Osnutka CRM-ja podjetja {title} že nekaj časa niste shranili. Zavrgli ga bomo čez {count} dan.',
    body_two: 'Osnutka CRM-ja podjetja {title} že nekaj časa niste shranili. Zavrgli ga bomo čez {count} dneva.',
    body_few: 'Osnutka CRM-ja podjetja {title} že nekaj časa niste shranili. Zavrgli ga bomo čez {count} dni.',
    body_other: 'Osnutka CRM-ja podjetja {title} že nekaj časa niste shranili. Zavrgli ga bomo čez {count} dni.',
    action: 'Nadaljuj',
    note: 'Ohranite ga, če shranite katerikoli razdelek.',
  },
};
