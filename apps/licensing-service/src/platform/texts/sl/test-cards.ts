import type { Texts } from '../english';

export const testCards: Texts['test_cards'] = {
  succeeds: 'Uspe',
  declined: 'Zavrnjeno',
  insufficient_funds: 'Zavrnjeno: premalo sredstev',
  expired_card: 'Zavrnjeno: kartica je potekla',
  incorrect_cvc: 'Zavrnjeno: napačna koda CVC',
  authenticates: 'Najprej zahteva potrditev pri banki (3-D Secure)',
  times_out: 'Uspe, vendar se prvi odgovor izgubi',
  renewals_declined: 'Zdaj uspe, ob podaljšanjih zavrnjeno',
};
