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
};
