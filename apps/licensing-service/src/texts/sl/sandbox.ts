import type { Texts } from '../texts';

export const sandbox: Texts['sandbox'] = {
  title: 'Potrdite plačilo',
  lead: 'Tukaj bi vas banka vprašala, ali res plačujete. Preizkusite lahko oba odgovora.',
  amount: 'Znesek',
  purpose: 'Namen',
  approve: 'Potrdi',
  decline: 'Zavrni',
  note: 'Peskovnik za preizkušanje plačil. Denar se ne prenese.',
};
