import type { Texts } from '../texts';

export const fields: Texts['fields'] = {
  required: 'To polje je obvezno.',
  too_short: 'Najmanjše število znakov: {min}.',
  too_long: 'Največje število znakov: {max}.',
  not_a_number: 'Vnesite celo število.',
  too_small: 'Vnesite {min} ali več.',
  too_large: 'Vnesite {max} ali manj.',
  too_many: 'Največje število izbranih: {max}.',
  not_a_choice: 'Izberite eno od ponujenih vrednosti.',
  invalid: 'Ta vrednost ni veljavna.',
};
