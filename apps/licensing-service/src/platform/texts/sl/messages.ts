import type { Texts } from '../english';

export const messages: Texts['messages'] = {
  registered: 'Poslali smo vam e-poštno sporočilo. Odprite povezavo v njem, da aktivirate račun.',
  administrator_registered: 'Vaš račun je aktiven in ima vlogo Administrators. Lahko se prijavite.',
  activated: 'Vaš račun je aktiven. Lahko se prijavite.',
  already_active: 'Vaš račun je že aktiven. Lahko se prijavite.',
  activation_resent: 'Poslali smo vam novo sporočilo za aktivacijo.',
  reset_sent: 'Če račun s tem e-poštnim naslovom obstaja, smo nanj poslali povezavo za novo geslo.',
  reset_link_works: 'Izberite novo geslo.',
  password_reset: 'Geslo je bilo uspešno ponastavljeno',
  email_changed: 'Vaš e-poštni naslov je spremenjen.',
  unnamed_tenant: 'CRM podjetja brez imena',
  former_user: 'Nekdanji uporabnik',
  erased_customer: 'Izbrisana stranka',
  invitation_message: '\n\n{inviter} sporoča:\n\n{message}',
  saved: 'Uspešno shranjeno',
  docx_place: '{message} Mesto: {place}.',
  docx_place_near: '{message} Mesto: {place}, pri »{near}«.',
  docx_document: 'besedilo',
  docx_header: 'glava',
  docx_footer: 'noga',
  docx_footnotes: 'sprotne opombe',
  docx_endnotes: 'končne opombe',
  docx_comments: 'komentarji',
  docx_settings: 'nastavitve',
  /** What an e-mail with a document begins with. */
  document_subject: '{title}, {seller}',
  document_message:
    'Spoštovani,\n\nv priponki vam pošiljamo dokument {title}. Za vprašanja smo vam z veseljem na voljo.\n\nLep pozdrav,\n{author}\n{seller}',
};
