import type { CourierTexts } from '../model/courier-texts';

export const postaSlovenije: CourierTexts<'posta_slovenije'> = {
  en: {
    about: 'eSpremnica of the Slovenian postal service.',
    sender: 'Sender for Pošta Slovenije',
    field: {
      client_id: 'Client ID',
      contract_id: 'Contract ID',
      branch_id: 'Branch ID',
      postal_id: 'Postal ID',
    },
  },
  sl: {
    about: 'eSpremnica Pošte Slovenije.',
    sender: 'Pošiljatelj za Pošto Slovenije',
    field: {
      client_id: 'ID komitenta',
      contract_id: 'ID pogodbe',
      branch_id: 'ID podružnice',
      postal_id: 'ID pošte',
    },
  },
};
