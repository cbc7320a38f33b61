import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban } from '../iban';
import { isTaxNumber } from '../tax-number';
import { isVatNumber } from '../vat-number';
import { changesOf, ibans, swapsOf, vatNumberOf } from './arbitrary-numbers';

/**
 * Each algorithm detects every change of one character, and every swap of neighbours at or after the character `from`.
 * Known exceptions: Luhn does not detect 09 swapped with 90. Modulus 10 with odd weights does not detect digits that
 * differ by five. Modulus 11,10 misses some swaps. A changed number may be another valid one where 10 becomes 0 (BG,
 * EL, LT, PT, RO), where several algorithms or remainders are accepted (BG, CZ, GB, NL, SK), and where the first digit
 * selects one (LV).
 */
const detections = [
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

describe('error detection of check digits', () => {
  it.each(detections)('detects changed characters in VAT numbers $form (swaps: $swaps)', ({ form, swaps, from }) => {
    fc.assert(
      fc.property(vatNumberOf(form), (value) => {
        expect(acceptedOf(changesOf(value, from), isVatNumber)).toEqual([]);
        if (swaps) expect(acceptedOf(swapsOf(value, from), isVatNumber)).toEqual([]);
      }),
    );
  });

  it('detects every changed character and every swap of neighbours in an IBAN of any country', () => {
    fc.assert(
      fc.property(ibans, (value) => {
        expect(isIban(value)).toBe(true);
        expect(acceptedOf(changesOf(value, 2), isIban)).toEqual([]);
        expect(acceptedOf(swapsOf(value, 2), isIban)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('detects every change in a Slovenian tax number, and every swap before its check digit', () => {
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
