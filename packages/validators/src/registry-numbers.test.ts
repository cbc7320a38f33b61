import { describe, expect, it } from 'vitest';
import { checkBic, checkEmso, checkRegistrationNumber, isBic, isEmso, isRegistrationNumber } from './index';

describe('registration number', () => {
  it.each([
    ['5043611', { normalized: '5043611' }],
    ['5043611000', { normalized: '5043611000', unit: '000' }],
    ['5014 018 000', { normalized: '5014018000', unit: '000' }],
    ['5025796a01', { normalized: '5025796A01', unit: 'A01' }],
    ['9331310', { normalized: '9331310' }],
  ])('accepts %j', (value, details) => expect(checkRegistrationNumber(value)).toEqual({ valid: true, ...details }));

  it.each([
    ['5043612', 'check_digits'],
    ['5043612000', 'check_digits'],
    ['0000000', 'check_digits'],
    ['504361a', 'characters'],
    ['5043611*00', 'characters'],
    ['50436110A0', 'characters'],
    ['5043611€', 'characters'],
    [' ', 'empty'],
  ])('rejects %j: %s', (value, reason) => expect(checkRegistrationNumber(value)).toEqual({ valid: false, reason }));

  it.each(['504361', '50436110', '50436110000', '5'.repeat(70)])('reports the expected length of %j', (value) =>
    expect(checkRegistrationNumber(value)).toEqual({ valid: false, reason: 'length', expectedLengths: [7, 10] }),
  );

  it('rejects a change of any digit outside the unit', () => {
    for (let at = 0; at < 7; at++) {
      for (const digit of '0123456789'.replace('5043611'.charAt(at), '')) {
        expect(isRegistrationNumber(`${'5043611'.slice(0, at)}${digit}${'5043611'.slice(at + 1)}`)).toBe(false);
      }
    }
  });

  it('ignores the check digit at the level `shape`', () => {
    expect(isRegistrationNumber('5043612', { level: 'shape' })).toBe(true);
    expect(isRegistrationNumber('504361a', { level: 'shape' })).toBe(false);
  });
});

describe('EMŠO', () => {
  it.each([
    ['0101006500006', { bornOn: '2006-01-01', sex: 'male' }],
    ['010100 650 000 6', { bornOn: '2006-01-01', sex: 'male' }],
    ['2902000505006', { bornOn: '2000-02-29', sex: 'female' }],
    ['3112899500001', { bornOn: '1899-12-31', sex: 'male' }],
  ])('accepts %j', (value, details) =>
    expect(checkEmso(value)).toEqual({ valid: true, normalized: value.replace(/ /g, ''), ...details }),
  );

  it.each([
    ['0101006500007', 'check_digits'],
    ['3102006500006', 'date'],
    ['2902001505008', 'date'],
    ['0100006500006', 'date'],
    ['0113006500006', 'date'],
    ['0001006500006', 'date'],
    ['010100650000A', 'characters'],
    ['-', 'empty'],
  ])('rejects %j: %s', (value, reason) => expect(checkEmso(value)).toEqual({ valid: false, reason }));

  it.each(['010100650000', '01010065000060', '1'.repeat(70)])('reports the expected length of %j', (value) =>
    expect(checkEmso(value)).toEqual({ valid: false, reason: 'length', expectedLengths: [13] }),
  );

  it('checks the date, but not the check digit, at the level `shape`', () => {
    expect(isEmso('0101006500007', { level: 'shape' })).toBe(true);
    expect(isEmso('3102006500006', { level: 'shape' })).toBe(false);
  });
});

describe('BIC', () => {
  it.each([
    ['LJBASI2X', { normalized: 'LJBASI2X', country: 'SI' }],
    ['ljba si 2x xxx', { normalized: 'LJBASI2XXXX', country: 'SI', branch: 'XXX' }],
    ['DEUTDEFF500', { normalized: 'DEUTDEFF500', country: 'DE', branch: '500' }],
    ['E097AEXX', { normalized: 'E097AEXX', country: 'AE' }],
    ['NCBVXKPR', { normalized: 'NCBVXKPR', country: 'XK' }],
  ])('accepts %j', (value, details) => expect(checkBic(value)).toEqual({ valid: true, ...details }));

  it.each([
    ['LJBAZZ2X', 'country'],
    ['LJBA512X', 'characters'],
    ['LJBASI2+', 'characters'],
    ['LJBASI2č', 'characters'],
    [' ', 'empty'],
  ])('rejects %j: %s', (value, reason) => expect(checkBic(value)).toEqual({ valid: false, reason }));

  it.each(['LJBASI2', 'LJBASI2XX', 'LJBASI2XXXXX', 'L'.repeat(70)])('reports the expected length of %j', (value) =>
    expect(checkBic(value)).toEqual({ valid: false, reason: 'length', expectedLengths: [8, 11] }),
  );

  it('must be of the requested country', () => {
    expect(isBic('LJBASI2X', { country: 'si' })).toBe(true);
    expect(isBic('LJBASI2X', { country: '' })).toBe(true);
    expect(checkBic('LJBASI2X', { country: 'HR' })).toEqual({ valid: false, reason: 'country' });
  });
});
