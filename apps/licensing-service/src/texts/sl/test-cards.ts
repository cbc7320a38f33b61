import type { Texts } from '../texts';

export const testCards: Texts['test_cards'] = {
  succeeds: 'Uspe',
  declined: 'Je zavrnjeno',
  insufficient_funds: 'Je zavrnjeno zaradi premalo sredstev',
  expired_card: 'Je zavrnjeno, ker je kartica potekla',
  incorrect_cvc: 'Je zavrnjeno zaradi napačne kode CVC',
  authenticates: 'Najprej vpraša pri banki (3-D Secure)',
  times_out: 'Uspe, vendar se odgovor najprej izgubi',
  renewals_declined: 'Zdaj uspe, ob podaljšanjih je zavrnjeno',
};
