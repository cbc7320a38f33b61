import type { Words } from './words';

/** The words of plans and of paying them, as a person reads them. */
const english = {
  paid: 'Paid',
  yearly: 'Yearly',
  licences: 'Licences',
  toPay: 'To pay now',
  continue: 'Continue to payment',
  cardholder: 'Cardholder’s name',
  number: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code (CVC)',
  pay: /^Pay .* now$/,
  payYear: /^Pay 695,40.€ now$/,
  changePlan: 'Change plan',
  inUse: /in use/,
  difference: 'Change from the previous plan',
  changed: 'Plan changed',
  atRenewal: 'At renewal',
  changeAtRenewal: 'Change plan at renewal',
  undo: 'Undo',
  undone: 'The planned change was taken back',
};

const slovenian: typeof english = {
  paid: 'Plačljivi paket',
  yearly: 'Letno',
  licences: 'Licence',
  toPay: 'Za plačilo zdaj',
  continue: 'Nadaljuj na plačilo',
  cardholder: 'Ime imetnika kartice',
  number: 'Številka kartice',
  expiry: 'Velja do',
  cvc: 'Varnostna koda (CVC)',
  pay: /^Plačaj .* zdaj$/,
  payYear: /^Plačaj 695,40.€ zdaj$/,
  changePlan: 'Zamenjava paketa',
  inUse: /v uporabi/,
  difference: 'Razlika do prejšnjega paketa',
  changed: 'Paket je zamenjan',
  atRenewal: 'Ob podaljšanju',
  changeAtRenewal: 'Zamenjaj paket ob podaljšanju',
  undo: 'Razveljavi',
  undone: 'Načrtovana sprememba je razveljavljena',
};

export const planWordsOf = ({ language }: Words) => (language === 'sl' ? slovenian : english);
