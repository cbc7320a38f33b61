import type { Texts } from '../texts';

export const mail: Texts['mail'] = {
  frame: {
    greeting: 'Pozdravljeni,',
    named_greeting: 'Pozdravljeni, {name}!',
    address: 'Če gumb ne deluje, odprite ta naslov v brskalniku:',
    closing: 'To sporočilo je samodejno poslal portal {product}. Prosimo, ne odgovarjajte nanj.',
  },
  activation: {
    subject: 'Aktivirajte svoj račun',
    body: 'Hvala za registracijo na portalu {product}. Ostal je še en korak: potrdite, da je ta e-poštni naslov vaš.',
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
    body: 'Nekdo, najverjetneje vi, se je pravkar poskusil registrirati na portalu {product} s tem e-poštnim naslovom. Račun že imate, zato se ni nič spremenilo.\n\nPrijavite se s svojim geslom. Če ste ga pozabili, na strani za prijavo izberite »Ste pozabili geslo?«.',
    action: 'Prijava',
    note: 'Če to niste bili vi, sporočilo prezrite.',
  },
  password_reset: {
    subject: 'Nastavite novo geslo',
    body: 'Nekdo, najverjetneje vi, je zahteval novo geslo za vaš račun na portalu {product}.',
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
    body: 'Geslo vašega računa na portalu {product} je bilo pravkar spremenjeno, vaše druge seje pa so se končale.\n\nČe ste to storili vi, vam ni treba storiti ničesar.',
    action: 'Ponastavi geslo',
    note: 'Če to niste bili vi, z zgornjim gumbom takoj nastavite novo geslo.',
  },
  sign_in_after_failures: {
    subject: 'Nova prijava v vaš račun',
    body: 'Nekdo se je pravkar prijavil v vaš račun na portalu {product}, in sicer po več poskusih z napačnim geslom.\n\nČe ste bili to vi, vam ni treba storiti ničesar.',
    action: 'Ponastavi geslo',
    note: 'Če to niste bili vi, z zgornjim gumbom takoj nastavite novo geslo. S tem se končajo vse seje.',
  },
  email_change: {
    subject: 'Potrdite novi e-poštni naslov',
    body: 'Ta naslov je bil vpisan kot novi e-poštni naslov računa na portalu {product}. Potrdite, da je vaš; do takrat ima račun še stari naslov.',
    action: 'Potrdi e-poštni naslov',
    note_one: 'Povezava velja {count} uro in samo enkrat. Če to niste bili vi, sporočilo prezrite.',
    note_two: 'Povezava velja {count} uri in samo enkrat. Če to niste bili vi, sporočilo prezrite.',
    note_few: 'Povezava velja {count} ure in samo enkrat. Če to niste bili vi, sporočilo prezrite.',
    note_other: 'Povezava velja {count} ur in samo enkrat. Če to niste bili vi, sporočilo prezrite.',
  },
  email_change_taken: {
    subject: 'Račun že imate',
    body: 'Nekdo je ta naslov pravkar vpisal kot novi e-poštni naslov drugega računa na portalu {product}. Račun s tem naslovom že imate, zato se ni nič spremenilo.',
    action: 'Prijava',
    note: 'Če to niste bili vi, sporočilo prezrite.',
  },
  email_changed: {
    subject: 'E-poštni naslov vašega računa je spremenjen',
    body: 'E-poštni naslov vašega računa na portalu {product} je bil pravkar spremenjen v {email}. Odslej se prijavljate z njim, tja pošiljamo tudi sporočila.\n\nČe ste to storili vi, vam ni treba storiti ničesar.',
    action: 'Prijava',
    note: 'Če to niste bili vi, takoj pišite na {contact}.',
  },
  account_closed: {
    subject: 'Vaš račun je zaprt',
    body: 'Vaš račun na portalu {product} je zaprt, kot ste želeli. Vaše ime, e-poštni naslov in telefon smo iz njega odstranili, vse seje pa so se končale.\n\nHvala, da ste bili z nami. Z istim naslovom se lahko kadarkoli znova registrirate.',
    action: 'Registracija',
    note: 'Če to niste bili vi, takoj pišite na {contact}.',
  },
  invitation: {
    subject: '{inviter} vas vabi v CRM podjetja {title}',
    body: '{inviter} vas vabi v CRM podjetja {title} na portalu {product}. Vaša vloga bo {role}.',
    action: 'Prikaži povabilo',
    note_one: 'Povezava velja {count} dan in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
    note_two: 'Povezava velja {count} dneva in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
    note_few: 'Povezava velja {count} dni in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
    note_other: 'Povezava velja {count} dni in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
  },
  ownership_received: {
    subject: 'Postali ste lastnik: {title}',
    body: '{giver} vam je predal CRM podjetja {title}. Odslej upravljate njegove člane in naročnino.',
    action: 'Prikaži CRM podjetja',
  },
  ownership_given: {
    subject: 'CRM podjetja {title} ste predali',
    body: 'Novi lastnik CRM-ja podjetja {title} je {receiver}. Vi ste zdaj njegov urednik.\n\nČe ste to storili vi, vam ni treba storiti ničesar.',
    action: 'Prikaži CRM podjetja',
    note: 'Če to niste bili vi, takoj spremenite geslo in pišite na {contact}.',
  },
  tenant_ready: {
    subject: 'CRM podjetja {title} je pripravljen',
    body: 'CRM podjetja {title} je ustvarjen in deluje.\n\nNjegov naslov je {url}',
    action: 'Prikaži CRM podjetja',
    note: 'Tam se prijavite z e-pošto in geslom prvega skrbnika.',
  },
  tenant_failed: {
    subject: 'CRM podjetja {title} ni bil ustvarjen',
    body: 'Pri ustvarjanju CRM-ja podjetja {title} je prišlo do napake. Kar je že narejeno, ostane.\n\nSpodleteli korak lahko ponovite, prej uredite podatke ali pa ustvarjanje prekličete.',
    action: 'Prikaži napako',
    note: 'Če potrebujete pomoč, navedite sklic {reference}.',
  },
  tenant_closed: {
    subject: 'CRM podjetja {title} je zaprt',
    body: 'CRM podjetja {title} je zaprt, njegova podatkovna baza je odstranjena.',
    action: 'Prikaži CRM-je podjetij',
  },
  tenant_closed_with_credit: {
    subject: 'CRM podjetja {title} je zaprt',
    body: 'CRM podjetja {title} je zaprt, njegova podatkovna baza je odstranjena.\n\nDobroimetje v znesku {amount} ostane vaše. Če ga želite nazaj, pišite na {contact}.',
    action: 'Prikaži CRM podjetja',
  },
  vpn_request: {
    subject: 'Zahteva za nastavitev VPN za {title}',
    body: '{requester} prosi za nastavitev VPN za CRM podjetja {title} (podjetje: {company}).\n\nPodatkovna baza podjetja: {server}\n\nOdgovorite na naslov {email}.',
    action: 'Prikaži CRM podjetja',
  },
  vpn_request_copy: {
    subject: 'Zahtevali ste nastavitev VPN za {title}',
    body: 'Prejeli smo vašo zahtevo za nastavitev VPN za CRM podjetja {title}. Odgovorili bomo na naslov {email}.\n\nPodatkovna baza, za katero gre: {server}',
    action: 'Prikaži CRM podjetja',
    note: 'Do takrat lahko CRM podjetja nastavljate naprej; povezavo lahko preizkusite kadarkoli.',
  },
  certificate_ending: {
    subject: 'Digitalno potrdilo bo kmalu poteklo: {title}',
    body_one:
      'Digitalno potrdilo, s katerim {title} potrjuje račune, poteče čez {count} dan. Potem jih bo Finančna uprava zavračala.\n\nPri Finančni upravi prevzemite novo in ga naložite namesto tega.',
    body_two:
      'Digitalno potrdilo, s katerim {title} potrjuje račune, poteče čez {count} dneva. Potem jih bo Finančna uprava zavračala.\n\nPri Finančni upravi prevzemite novo in ga naložite namesto tega.',
    body_few:
      'Digitalno potrdilo, s katerim {title} potrjuje račune, poteče čez {count} dni. Potem jih bo Finančna uprava zavračala.\n\nPri Finančni upravi prevzemite novo in ga naložite namesto tega.',
    body_other:
      'Digitalno potrdilo, s katerim {title} potrjuje račune, poteče čez {count} dni. Potem jih bo Finančna uprava zavračala.\n\nPri Finančni upravi prevzemite novo in ga naložite namesto tega.',
    action: 'Zamenjaj potrdilo',
  },
  invoice_issued: {
    subject: 'Račun {number}',
    body: 'Račun za CRM podjetja {title} ima številko {number} in znaša {amount}. Kadar koli ga najdete pod Obračun.',
    action: 'Odpri račune',
  },
  credit_note_issued: {
    subject: 'Dobropis {number}',
    body: 'Dobropis za CRM podjetja {title} ima številko {number} in znaša {amount}. Znesek je postal dobroimetje, ki se samodejno porabi pri naslednjih računih.',
    action: 'Odpri račune',
  },
  credit_note_refunded: {
    subject: 'Dobropis {number}',
    body: 'Dobropis za CRM podjetja {title} ima številko {number} in znaša {amount}. Na kartico, s katero je bilo plačano, se vrne {refunded}.',
    action: 'Odpri račune',
  },
  credit_of_late_transfer: {
    subject: 'Vaše nakazilo je postalo dobroimetje',
    body: 'Prispelo je nakazilo v znesku {amount} po predračunu za CRM podjetja {title} (številka {number}). Na to nakazilo nismo več čakali, zato zanj ni računa in znesek je postal dobroimetje.\n\nSamodejno se porabi pri naslednjem plačilu za ta CRM podjetja. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_of_closed_tenant: {
    subject: 'Vaše nakazilo je postalo dobroimetje',
    body: 'Prispelo je nakazilo v znesku {amount} po predračunu za CRM podjetja {title} (številka {number}). Ta CRM podjetja je zaprt, zato za nakazilo ni računa in znesek je postal dobroimetje.\n\nDobroimetje ostane vaše. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_of_cancelled_creation: {
    subject: 'Vaše nakazilo je postalo dobroimetje',
    body: 'Ustvarjanje CRM-ja podjetja {title} je bilo preklicano, ko je nakazilo v znesku {amount} po predračunu (številka {number}) že prispelo. Zanj ni računa in znesek je postal dobroimetje.\n\nZ njim se plača paket, ko CRM podjetja znova ustvarite. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_paid_out: {
    subject: 'Dobroimetje smo vam izplačali',
    body: 'Od dobroimetja CRM-ja podjetja {title} smo {day} na vaš bančni račun nakazali {amount}.\n\nPreostalo dobroimetje: {left}.',
    action: 'Odpri obračun',
  },
  transfer_asked: {
    subject: 'Predračun {number}',
    body: 'Za CRM podjetja {title} plačajte {amount} do {day}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nCRM podjetja medtem deluje.',
    action: 'Odpri predračun',
  },
  transfer_asked_for_change: {
    subject: 'Predračun {number}',
    body: 'Za spremembo paketa CRM podjetja {title} plačajte {amount} do {day}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nSpremenjeni paket medtem velja. Če nakazila do konca tega dne ni, spremembo opustimo in paket je takšen kot prej; CRM podjetja deluje naprej.',
    action: 'Odpri predračun',
  },
  transfer_given_up: {
    subject: 'Ne velja več: predračun {number}',
    body: 'Na nakazilo za CRM podjetja {title} ne čakamo več. Predračuna (številka {number}) ne plačujte; kar je že nakazano, postane dobroimetje.\n\nPaket je takšen kot prej. Če noben paket ni bil plačan, je CRM podjetja do plačila mogoče samo brati; pod Obračun ga lahko plačate s kartico. Nič se ne izbriše.',
    action: 'Odpri obračun',
  },
  transfer_given_up_overdue: {
    subject: 'Ne velja več: predračun {number}',
    body: 'Na nakazilo za CRM podjetja {title} ne čakamo več. Predračuna (številka {number}) ne plačujte; kar je že nakazano, postane dobroimetje.\n\nPaket je takšen kot prej, čas, za katerega je bil plačan, pa je potekel. Podaljšanje {again} zaračunamo na kartico ali zanj pošljemo predračun, lahko pa plačate že prej. Od {day} bo CRM podjetja mogoče samo brati, dokler podaljšanje ni plačano. Nič se ne izbriše.',
    action: 'Odpri obračun',
  },
  renewal_declined: {
    subject: 'Podaljšanja ni bilo mogoče zaračunati',
    body: 'Kartica za CRM podjetja {title} je bila zavrnjena. Znova jo poskusimo bremeniti {again}, lahko pa plačate že prej.\n\nOd {day} je CRM podjetja mogoče samo brati, dokler podaljšanje ni plačano. Nič se ne izbriše.',
    action: 'Plačaj ali zamenjaj kartico',
  },
  renewal_declined_last: {
    subject: 'Podaljšanja ni bilo mogoče zaračunati',
    body: 'Kartica za CRM podjetja {title} je bila zavrnjena in je ne bomo več poskusili bremeniti.\n\nOd {day} je CRM podjetja mogoče samo brati, dokler podaljšanje ni plačano. Nič se ne izbriše.',
    action: 'Plačaj ali zamenjaj kartico',
  },
  payment_not_captured: {
    subject: 'Plačila ni bilo mogoče izvesti',
    body: 'CRM podjetja {title} je pripravljen, vendar kartica ni plačala, kar je obljubila. Nič ni bilo zaračunano.\n\nCRM podjetja deluje naprej; od {day} ga bo mogoče samo brati, dokler paket ni plačan. Nič se ne izbriše.',
    action: 'Plačaj paket',
  },
  renewal_without_card: {
    subject: 'Za podaljšanje ni kartice',
    body: 'Paket CRM-ja podjetja {title} bi se moral podaljšati, vendar zanj ni shranjene kartice, ki bi jo lahko bremenili.\n\nOd {day} je CRM podjetja mogoče samo brati, dokler podaljšanje ni plačano. Nič se ne izbriše.',
    action: 'Dodaj kartico ali plačaj',
  },
  renewal_vat_undetermined: {
    subject: 'DDV za podaljšanje ni mogoče določiti',
    body: 'Paket CRM-ja podjetja {title} bi se moral podaljšati, vendar država in ID za DDV ne povesta, kateri DDV se obračuna. Nobena kartica ni bila bremenjena. Popravite državo ali ID za DDV in nato plačajte podaljšanje v obračunu.\n\nOd {day} je CRM podjetja mogoče samo brati, dokler podaljšanje ni plačano. Nič se ne izbriše.',
    action: 'Popravi državo in ID za DDV',
  },
  unpaid_reminder: {
    subject: 'Paket še ni plačan',
    body: 'Paket CRM-ja podjetja {title} še ni plačan. Od {day} bo CRM podjetja mogoče samo brati, dokler plačilo ne prispe. Nič se ne izbriše.\n\nČe ste plačali z nakazilom, vam ni treba storiti ničesar: šteje od dneva, ko prispe.',
    action: 'Odpri obračun',
  },
  unpaid_read_only: {
    subject: 'CRM podjetja je mogoče samo brati',
    body: 'Paket CRM-ja podjetja {title} ni bil plačan, zato je CRM podjetja od {day} mogoče samo brati. Nič se ne izbriše; ko plačilo prispe, ga bo spet mogoče urejati.',
    action: 'Odpri obračun',
  },
  trial_ending: {
    subject: 'Brezplačno poskusno obdobje se izteka',
    body_one:
      'Brezplačno poskusno obdobje CRM-ja podjetja {title} se izteče čez {count} dan. Potem ga bo mogoče samo brati, dokler ne plačate paketa. Nič se ne izbriše.',
    body_two:
      'Brezplačno poskusno obdobje CRM-ja podjetja {title} se izteče čez {count} dneva. Potem ga bo mogoče samo brati, dokler ne plačate paketa. Nič se ne izbriše.',
    body_few:
      'Brezplačno poskusno obdobje CRM-ja podjetja {title} se izteče čez {count} dni. Potem ga bo mogoče samo brati, dokler ne plačate paketa. Nič se ne izbriše.',
    body_other:
      'Brezplačno poskusno obdobje CRM-ja podjetja {title} se izteče čez {count} dni. Potem ga bo mogoče samo brati, dokler ne plačate paketa. Nič se ne izbriše.',
    action: 'Izberi paket',
  },
  trial_ended: {
    subject: 'Brezplačno poskusno obdobje se je izteklo',
    body: 'Brezplačno poskusno obdobje CRM-ja podjetja {title} se je izteklo. Mogoče ga je samo brati, dokler ne plačate paketa. Nič se ne izbriše.',
    action: 'Izberi paket',
  },
  subscription_ended: {
    subject: 'Naročnina se je iztekla',
    body: 'Naročnina CRM-ja podjetja {title} se je iztekla, kot ste želeli. Mogoče ga je samo brati, dokler ne plačate paketa. Nič se ne izbriše.',
    action: 'Izberi paket',
  },
  draft_expiring: {
    subject: 'Osnutek bo kmalu zavržen',
    body_one: 'Osnutka CRM-ja podjetja {title} že nekaj časa niste shranili. Zavržen bo čez {count} dan.',
    body_two: 'Osnutka CRM-ja podjetja {title} že nekaj časa niste shranili. Zavržen bo čez {count} dneva.',
    body_few: 'Osnutka CRM-ja podjetja {title} že nekaj časa niste shranili. Zavržen bo čez {count} dni.',
    body_other: 'Osnutka CRM-ja podjetja {title} že nekaj časa niste shranili. Zavržen bo čez {count} dni.',
    action: 'Nadaljuj',
    note: 'Ohranite ga, če shranite katerikoli razdelek.',
  },
};
