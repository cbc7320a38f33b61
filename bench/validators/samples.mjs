import { readFileSync } from 'node:fs';

const folder = new URL('../../packages/validators/src/test-data/', import.meta.url);

function read(name) {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
}

/** Only upper case, because the peers disagree about lower case. */
export const ibans = read('ibans').filter(({ value }) => value === value.toUpperCase());
export const vatNumbers = read('vat-numbers');
export const taxNumbers = read('si-tax-numbers');
