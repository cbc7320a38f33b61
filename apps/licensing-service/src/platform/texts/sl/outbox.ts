import type { Texts } from '../english';

export const outbox: Texts['outbox'] = {
  title: 'Odhodna pošta',
  lead: 'E-poštna sporočila portala {product}, najnovejša najprej. Stran se samodejno osvežuje.',
  empty: 'Sporočil še ni.',
  to: 'Prejemnik',
  subject: 'Zadeva',
  time: 'Čas',
  state: 'Stanje',
  sent: 'Poslano',
  waiting: 'Čaka',
  failed: 'Ni uspelo',
  reason: 'Razlog',
  links: 'Povezave v sporočilu',
  attachment: 'Odpri priloženi dokument',
  as_text: 'Kot besedilo',
  as_html: 'Kot HTML',
  back: 'Vsa sporočila',
  not_found: 'To sporočilo ne obstaja.',
  refused: 'Sporočila lahko berejo samo skrbniki.',
  log_in: 'Prijava',
};
