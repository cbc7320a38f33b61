import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban } from '../iban';
import { isTaxNumber } from '../tax-number';
import { isVatNumber } from '../vat-number';
import { changesOf, ibans, swapsOf, vatNumberOf } from './arbitrary-numbers';

/**
 * What each algorithm promises: to refuse every change of one character, and every swap of neighbours, from the character
 * `from` on. Not promised: Luhn does not see 09 and 90 swapped; modulus 10 with odd weights does not see digits that differ
 * by five; modulus 11,10 misses some swaps; where 10 is written 0 (BG, EL, LT, PT, RO), where several algorithms or remainders
 * are accepted (BG, CZ, GB, NL, SK), and where the first digit chooses one (LV), a changed number may be another valid one.
 */
const promises = [
  { form: 'ATU#######!', swaps: false, from: 3 },
  { form: 'BE0#######!!', swaps: true, from: 2 },
  { form: 'BE1#######!!', swaps: true, from: 2 },
  { form: 'CY########&', swaps: true, from: 2 },
  { form: 'DE########!', swaps: false, from: 2 },
  { form: 'DK#######!', swaps: true, from: 2 },
  { form: 'EE########!', swaps: false, from: 2 },
  { form: 'ES########&', swaps: true, from: 2 },
  { form: 'ESX#######&', swaps: true, from: 3 },
  { form: 'ESB#######!', swaps: false, from: 3 },
  { form: 'FI#######!', swaps: true, from: 2 },
  { form: 'FR!!########!', swaps: true, from: 2 },
  { form: 'HR##########!', swaps: false, from: 2 },
  { form: 'HU#######!', swaps: false, from: 2 },
  { form: 'IE#######&', swaps: true, from: 2 },
  { form: 'IT#######001!', swaps: false, from: 2 },
  { form: 'LU######!!', swaps: true, from: 2 },
  { form: 'LV4#########!', swaps: true, from: 3 },
  { form: 'MT######!!', swaps: true, from: 2 },
  { form: 'PL#########!', swaps: true, from: 2 },
  { form: 'SE#########!01', swaps: false, from: 2 },
  { form: 'SI#######!', swaps: false, from: 2 },
];

function acceptedOf(values: readonly string[], accepts: (value: string) => boolean): string[] {
  return values.filter((value) => accepts(value));
}

describe('what the algorithms promise', () => {
  it.each(promises)('VAT number $form, swaps $swaps', ({ form, swaps, from }) => {
    fc.assert(
      fc.property(vatNumberOf(form), (value) => {
        expect(acceptedOf(changesOf(value, from), isVatNumber)).toEqual([]);
        if (swaps) expect(acceptedOf(swapsOf(value, from), isVatNumber)).toEqual([]);
      }),
    );
  });

  it('IBAN: every change of a digit or letter, every swap of neighbours, in every country', () => {
    fc.assert(
      fc.property(ibans, (value) => {
        expect(isIban(value)).toBe(true);
        expect(acceptedOf(changesOf(value, 2), isIban)).toEqual([]);
        expect(acceptedOf(swapsOf(value, 2), isIban)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('Slovenian tax number: every change; every swap before the check digit', () => {
    const accepts = (value: string) => isTaxNumber(value, { country: 'SI' });
    fc.assert(
      fc.property(vatNumberOf('SI#######!'), (prefixed) => {
        const value = prefixed.slice(2);
        expect(accepts(value)).toBe(true);
        expect(acceptedOf(changesOf(value), accepts)).toEqual([]);
        expect(
          acceptedOf(
            swapsOf(value.slice(0, 7)).map((digits) => digits + value[7]),
            accepts,
          ),
        ).toEqual([]);
      }),
    );
  });
});
