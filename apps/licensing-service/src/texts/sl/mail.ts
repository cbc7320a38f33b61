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
  tenant_ready: {
    subject: '{title} je pripravljen',
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
