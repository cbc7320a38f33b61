import type { Texts } from '../english';
import { billingMail } from './billing-mail';
import { transferMail } from './transfer-mail';

/** The link of both kinds of invitations. */
const invitationLink = {
  action: 'Prikaži povabilo',
  note_one: 'Povezava velja {count} dan in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
  note_two: 'Povezava velja {count} dneva in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
  note_few: 'Povezava velja {count} dni in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
  note_other: 'Povezava velja {count} dni in samo enkrat. Če pošiljatelja ne poznate, sporočilo prezrite.',
} as const;

export const mail: Texts['mail'] = {
  ...billingMail,
  ...transferMail,
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
