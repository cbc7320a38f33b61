import type { Texts } from '../english';

export const sandbox: Texts['sandbox'] = {
  title: 'Potrdite plačilo',
  lead: 'Tukaj bi vas banka prosila, da potrdite plačilo. Preizkusite lahko oba odgovora.',
  lead_set_up: 'Tukaj bi vas banka prosila, da potrdite shranitev kartice. Preizkusite lahko oba odgovora.',
  amount: 'Znesek',
  nothing_charged: 'Zdaj ne zaračunamo ničesar',
  purpose: 'Namen',
  approve: 'Potrdi',
  decline: 'Zavrni',
  note: 'Peskovnik za preizkušanje plačil. Denar se ne prenese.',
};
