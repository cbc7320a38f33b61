import { checkIban, isIban } from '@atrium/validators';
import ibanJs from 'iban';
import * as ibantools from 'ibantools';
import validator from 'validator';
import { disagreements, overValues } from '../measure/over-values.mjs';
import { ibans } from './samples.mjs';

const values = ibans.map(({ value }) => value);
const valid = ibans.filter((entry) => entry.valid).map(({ value }) => value);
const peers = {
  validator: (value) => validator.isIBAN(value),
  iban: (value) => ibanJs.isValid(value),
  ibantools: (value) => ibantools.isValidIBAN(value),
};
const goals = [{ against: Object.keys(peers), ratio: 15 }];

/** The peers know fewer countries, or more than the registry, so they may differ for a twentieth of the values. */
function agree() {
  const ours = disagreements((value) => isIban(value), ibans).map(
    (value) => `@atrium/validators is wrong about ${value}`,
  );
  const theirs = Object.entries(peers)
    .map(([name, accepts]) => ({ name, count: disagreements(accepts, ibans).length }))
    .filter(({ count }) => count > ibans.length / 20)
    .map(({ name, count }) => `${name} disagrees on ${count}`);
  return [...ours, ...theirs];
}

function comparison(title, sample, rules) {
  return {
    title,
    operations: sample.length,
    contenders: Object.entries(rules).map(([name, accepts]) => overValues(name, accepts, sample)),
  };
}

export const ibanComparisons = [
  { ...comparison('IBAN, valid and invalid', values, { isIban: (value) => isIban(value), ...peers }), goals, agree },
  { ...comparison('IBAN, valid', valid, { isIban: (value) => isIban(value), ...peers }), goals },
  {
    ...comparison('IBAN, check and predicate', values, {
      checkIban: (value) => checkIban(value).valid,
      isIban: (value) => isIban(value),
    }),
    goals: [{ against: ['isIban'], ratio: 1 / 3 }],
  },
];
