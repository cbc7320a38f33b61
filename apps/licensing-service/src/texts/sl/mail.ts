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
    note_one: 'Povezava velja {count} uro in samo enkrat. Če se niste registrirali, sporočilo prezrite; nič se ne bo zgodilo.',
    note_two: 'Povezava velja {count} uri in samo enkrat. Če se niste registrirali, sporočilo prezrite; nič se ne bo zgodilo.',
    note_few: 'Povezava velja {count} ure in samo enkrat. Če se niste registrirali, sporočilo prezrite; nič se ne bo zgodilo.',
    note_other: 'Povezava velja {count} ur in samo enkrat. Če se niste registrirali, sporočilo prezrite; nič se ne bo zgodilo.',
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
    note_one: 'Povezava velja {count} minuto in samo enkrat. Če to niste bili vi, sporočilo prezrite; vaše geslo ostane nespremenjeno.',
    note_two: 'Povezava velja {count} minuti in samo enkrat. Če to niste bili vi, sporočilo prezrite; vaše geslo ostane nespremenjeno.',
    note_few: 'Povezava velja {count} minute in samo enkrat. Če to niste bili vi, sporočilo prezrite; vaše geslo ostane nespremenjeno.',
    note_other: 'Povezava velja {count} minut in samo enkrat. Če to niste bili vi, sporočilo prezrite; vaše geslo ostane nespremenjeno.',
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
};
