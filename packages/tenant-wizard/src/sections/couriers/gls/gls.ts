import type { CourierTexts } from '../model/courier-texts';

export const gls: CourierTexts<'gls'> = {
  en: {
    about: 'MyGLS.',
    sender: 'Sender for GLS',
    field: { client_number: 'Client number' },
    invalid: { client_number: 'Enter a client number of up to 10 digits.' },
  },
  sl: {
    about: 'MyGLS.',
    sender: 'Pošiljatelj za GLS',
    field: { client_number: 'Številka stranke' },
    invalid: { client_number: 'Vnesite številko stranke, ki ima največ 10 števk.' },
  },
};
