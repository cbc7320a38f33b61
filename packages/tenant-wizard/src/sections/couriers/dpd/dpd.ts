import type { CourierTexts } from '../model/courier-texts';

export const dpd: CourierTexts<'dpd'> = {
  en: {
    about: 'EasyShip.',
    sender: 'Sender for DPD',
    noTest: 'A DPD account cannot be tested without sending a parcel. Your first parcel is the test.',
  },
  sl: {
    about: 'EasyShip.',
    sender: 'Pošiljatelj za DPD',
    noTest: 'DPD ne omogoča preizkusa računa brez oddaje paketa, zato ga preizkusite s prvim paketom.',
  },
};
