import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatVatNumber } from '../format-vat-number';
import { checkIban, formatIban } from '../iban';
import * as rules from '../index';
import { checkPhone, formatPhone } from '../phone';
import { checkTaxNumber, formatTaxNumber } from '../tax-number';
import { checkVatNumber, isVatNumber } from '../vat-number';
import { ibans, textOfPattern, vatNumberOf } from './arbitrary-numbers';

const forms = (
  'ATU#######! BE0#######!! BG########! BG#########! CY########& CZ#######! DE########! ' +
  'DK#######! EE########! EL########! ES########& ESP#######& FI#######! FR!!########! ' +
  'FR@!########! GB#######!! GB#######!!### HR##########! HU#######! IE#######& IE#######&A ' +
  'IT#######120! LT#######1! LT##########1! LU######!! LV5#########! LV32########! MT######!! ' +
  'NL########!B01 PL#########! PT########! RO#! RO#########! SE#########!01 SI#######! ' +
  'SK##2######! XI#######!! EU#########'
).split(' ');
const numbers = fc.oneof(...forms.map(vatNumberOf));
const separators = fc.constantFrom('', ' ', '.', '-', '\u00a0', '\u2013', '\t');

/** Varies the notation of a value: separators anywhere, letters in either case. */
function typed(value: string): fc.Arbitrary<string> {
  const parts = value
    .split('')
    .map((character) => fc.tuple(fc.constantFrom(character, character.toLowerCase()), separators));
  return fc.tuple(...parts).map((pairs) =>
    pairs
      .map((pair) => pair.join(''))
      .join('')
      .slice(0, 64),
  );
}

describe('formatting and checking a valid value again', () => {
  it.each(forms)('keeps the VAT number %s', (form) => {
    fc.assert(
      fc.property(
        vatNumberOf(form).chain((value) => fc.tuple(fc.constant(value), typed(value))),
        ([value, written]) => {
          const country = value.slice(0, 2);
          for (const text of [written, formatVatNumber(written), formatVatNumber(value.slice(2), { country })]) {
            expect(checkVatNumber(text, { country })).toEqual({ valid: true, normalized: value, prefix: country });
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps an IBAN', () => {
    const level = { level: 'check_digits' } as const;
    fc.assert(
      fc.property(
        ibans.chain((value) => fc.tuple(fc.constant(value), typed(value))),
        ([value, written]) => {
          fc.pre(written.length < 64);
          expect(checkIban(written, level)).toMatchObject({
            valid: true,
            normalized: value,
            country: value.slice(0, 2),
          });
          expect(checkIban(formatIban(written), level)).toMatchObject({ valid: true, normalized: value });
        },
      ),
    );
  });

  it('keeps a tax number', () => {
    fc.assert(
      fc.property(
        vatNumberOf('SI#######!').chain((value) => fc.tuple(fc.constant(value.slice(2)), typed(value.slice(2)))),
        ([value, written]) => {
          for (const text of [written, formatTaxNumber(written)]) {
            expect(checkTaxNumber(text, { country: 'SI' })).toEqual({ valid: true, normalized: value });
          }
        },
      ),
    );
  });

  it('keeps a phone number', () => {
    fc.assert(
      fc.property(textOfPattern('0#######'), (value) => {
        const verdict = checkPhone(value, { country: 'SI' });
        fc.pre(verdict.valid);
        expect(checkPhone(formatPhone(value, { country: 'SI' }))).toEqual(verdict);
      }),
    );
  });
});

describe('predicates agree with verdicts', () => {
  const near = fc.oneof(
    numbers,
    ibans,
    numbers.chain(typed),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789ABZabz.-, @!+*č😀')) }),
    fc.string({ unit: 'binary' }),
    fc.anything(),
  );
  const pairs: [name: string, predicate: (value: unknown) => boolean, check: (value: unknown) => { valid: boolean }][] =
    [
      ['VAT number', isVatNumber, checkVatNumber],
      [
        'VAT number of SI',
        (value) => isVatNumber(value, { country: 'si' }),
        (value) => checkVatNumber(value, { country: 'SI' }),
      ],
      [
        'VAT number by shape',
        (value) => isVatNumber(value, { level: 'shape' }),
        (value) => checkVatNumber(value, { level: 'shape' }),
      ],
      ['keeps an IBAN', rules.isIban, (value) => rules.checkIban(value, { level: 'check_digits' })],
      [
        'IBAN of SI',
        (value) => rules.isIban(value, { country: 'SI' }),
        (value) => rules.checkIban(value, { country: 'si', level: 'check_digits' }),
      ],
      [
        'IBAN by shape',
        (value) => rules.isIban(value, { level: 'shape' }),
        (value) => rules.checkIban(value, { level: 'shape' }),
      ],
      ['keeps a tax number', rules.isTaxNumber, rules.checkTaxNumber],
      ['registration number', rules.isRegistrationNumber, rules.checkRegistrationNumber],
      ['EMŠO', rules.isEmso, rules.checkEmso],
      ['BIC', rules.isBic, rules.checkBic],
      ['password', rules.isPassword, rules.checkPassword],
      [
        'password of 9',
        (value) => rules.isPassword(value, { minimum: 9 }),
        (value) => rules.checkPassword(value, { minimum: 9 }),
      ],
      ['premise id', rules.isBusinessPremiseId, rules.checkBusinessPremiseId],
      ['device id', rules.isElectronicDeviceId, rules.checkElectronicDeviceId],
      ['courier max weight', rules.isCourierMaxWeight, rules.checkCourierMaxWeight],
      ['e-mail', rules.isEmail, rules.checkEmail],
      ['host name', rules.isHostName, rules.checkHostName],
      ['port', rules.isPort, rules.checkPort],
    ];

  it.each(pairs)('agrees for %s', (_name, predicate, check) => {
    fc.assert(
      fc.property(near, (value) => predicate(value) === check(value).valid),
      { numRuns: 500 },
    );
  });
});
