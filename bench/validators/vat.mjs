import { checkVatNumber, isVatNumber } from '@atrium/validators';
import * as jsvat from 'jsvat';
import { euVat } from 'stdnum';
import validator from 'validator';
import { disagreements, overValues } from '../measure/over-values.mjs';
import { vatNumbers } from './samples.mjs';

/** Numbers of the countries that every peer knows: all but Great Britain and Northern Ireland. */
const numbers = vatNumbers.filter(({ country }) => country !== 'GB' && country !== 'XI');
const values = numbers.map(({ value }) => value);

const every = Object.values(jsvat).filter((country) => country?.codes !== undefined);
const byPrefix = Object.fromEntries(every.map((country) => [country.codes[0], [country]]));
byPrefix.EL = byPrefix.GR;
const isoOf = (value) => (value.startsWith('EL') ? 'GR' : value.slice(0, 2));

const peers = {
  'jsvat by prefix': (value) => jsvat.checkVAT(value, byPrefix[value.slice(0, 2)]).isValid,
  'jsvat, all countries': (value) => jsvat.checkVAT(value, every).isValid,
  stdnum: (value) => euVat[isoOf(value)][0].validate(value).isValid,
};

/** Mostly checks the format, so it is measured but does not have to agree. */
const shapeOnly = { 'validator (mostly format)': (value) => validator.isVAT(value, value.slice(0, 2)) };

function agree() {
  return Object.entries({ '@atrium/validators': (value) => isVatNumber(value), ...peers }).flatMap(([name, accepts]) =>
    disagreements(accepts, numbers).map((value) => `${name} is wrong about ${value}`),
  );
}

function comparison(title, rules) {
  return {
    title,
    operations: values.length,
    contenders: Object.entries(rules).map(([name, accepts]) => overValues(name, accepts, values)),
  };
}

export const vatComparisons = [
  {
    ...comparison('VAT number, 28 prefixes', { isVatNumber: (value) => isVatNumber(value), ...peers, ...shapeOnly }),
    goals: [{ against: ['jsvat by prefix'], ratio: 7 }],
    agree,
  },
  {
    ...comparison('VAT number, check and predicate', {
      checkVatNumber: (value) => checkVatNumber(value).valid,
      isVatNumber: (value) => isVatNumber(value),
    }),
    goals: [{ against: ['isVatNumber'], ratio: 1 / 3 }],
  },
];
