import {
  checkBusinessPremiseId,
  checkPassword,
  checkTaxNumber,
  isBusinessPremiseId,
  isPassword,
  isTaxNumber,
} from '@atrium/validators';
import { stdnum } from 'stdnum';
import validator from 'validator';
import { overValues } from '../measure/over-values.mjs';
import { fiscalIdLimit, passwordLimit, taxNumberLimit } from './limits.mjs';
import { taxNumbers } from './samples.mjs';

const ids = [
  'TRGOVINA1',
  'B1',
  'blagajna2',
  'PE01',
  'TRG-1',
  '',
  'POSLOVALNICAMARIBOR1',
  'POSLOVALNICALJUBLJANA12',
  'Č1',
];
const passwords = [
  'modra-hisa7',
  'abc1!',
  'geslo',
  'Zelena_Dolina-2026',
  '12345678!',
  'aaaaaaaaaaaa#4',
  'brez znaka 9',
  '',
];
const slovenian = { country: 'SI' };
const strength = { minLength: 6, minLowercase: 0, minUppercase: 0, minNumbers: 1, minSymbols: 1 };

/** Compares our predicate with the limit and the peers, and our check with our predicate. */
function comparisonsOf(title, values, { predicate, check, limit, peers }) {
  const rules = { predicate, check, limit };
  const contenders = (named) => Object.entries(named).map(([name, accepts]) => overValues(name, accepts, values));
  const operations = values.length;
  return [
    {
      title,
      operations,
      contenders: contenders({ predicate, limit, ...peers }),
      goals: [{ against: ['limit'], ratio: 1 / 2 }],
      agree: () =>
        values
          .filter((value) => new Set(Object.values(rules).map((accepts) => accepts(value))).size > 1)
          .map((value) => `predicate, check and limit differ for ${JSON.stringify(value)}`),
    },
    {
      title: `${title}, check and predicate`,
      operations,
      contenders: contenders({ check, predicate }),
      goals: [{ against: ['predicate'], ratio: 1 / 3 }],
    },
  ];
}

export const singlePassComparisons = [
  ...comparisonsOf(
    'Slovenian tax number',
    taxNumbers.map(({ value }) => value),
    {
      predicate: (value) => isTaxNumber(value, slovenian),
      check: (value) => checkTaxNumber(value, slovenian).valid,
      limit: taxNumberLimit,
      peers: { stdnum: (value) => stdnum.SI.ddv.validate(value).isValid },
    },
  ),
  ...comparisonsOf('Business premise id', ids, {
    predicate: (value) => isBusinessPremiseId(value),
    check: (value) => checkBusinessPremiseId(value).valid,
    limit: fiscalIdLimit,
    peers: { validator: (value) => validator.isAlphanumeric(value) && validator.isLength(value, { max: 20 }) },
  }),
  ...comparisonsOf('Password', passwords, {
    predicate: (value) => isPassword(value),
    check: (value) => checkPassword(value).valid,
    limit: passwordLimit,
    peers: { validator: (value) => validator.isStrongPassword(value, strength) },
  }),
];
