import { describe, expect, it } from 'vitest';
import {
  isAlphanumericDashSpace,
  isBusinessPremiseId,
  isCountryCode,
  isElectronicDeviceId,
  isFullName,
  isPasswordConfirmation,
  isPort,
  isPostCode,
  isUniqueInList,
  checkBusinessPremiseId,
  checkFullName,
  checkPort,
  checkPostCode,
  checkUniqueInList,
} from './index';

interface Table {
  readonly rule: (value: unknown) => boolean;
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
}

const tables: Record<string, Table> = {
  isAlphanumericDashSpace: {
    rule: (value) => isAlphanumericDashSpace(value),
    accepted: ['abc', 'A-1 .', 'Trg 1-3 st.', '0'],
    rejected: ['Žička', 'a_b', 'a\tb', 'a\nb', 'a,b', 'a–b', ' '],
  },
  'isAlphanumericDashSpace in Slovenia': {
    rule: (value) => isAlphanumericDashSpace(value, { country: 'si' }),
    accepted: ['čćžš ČĆŽŠ', 'Z\u030cic\u030cka cesta 5'],
    rejected: ['Đurđica', 'ü', 'a/b'],
  },
  isBusinessPremiseId: {
    rule: isBusinessPremiseId,
    accepted: ['A', 'trgovina1', '12345678901234567890', ' A1 '],
    rejected: ['TRG-1', 'TRG 1', 'ČRNUČE', '123456789012345678901', 'A_1', '１'],
  },
  isElectronicDeviceId: {
    rule: isElectronicDeviceId,
    accepted: ['BLAG2', '1'],
    rejected: ['BLAG 2', 'BLAG.2', 'đ'],
  },
  isCountryCode: { rule: isCountryCode, accepted: ['SI', 'si', 'XK', 'GR'], rejected: ['UK', 'EL', 'SVN', 'S', 'XX'] },
  isFullName: {
    rule: isFullName,
    accepted: ['Ana', "Špela Žagar-O'Neil", '山田太郎', 'X Æ A-12', 'č'.repeat(120)],
    rejected: ['12345', '  ', 'Ana\nNovak', 'Ana <b>', 'a'.repeat(121), '-'],
  },
  isPort: {
    rule: isPort,
    accepted: ['1', '993', '5432', '65535', ' 80 '],
    rejected: ['0', '65536', '-1', '+80', '080', '8e1', '80.0', '0x50', '99999', '100000', '８０'],
  },
  'isPostCode in Slovenia': {
    rule: (value) => isPostCode(value, { country: 'SI' }),
    accepted: ['1000', '9600', 'SI-1000', ' 2000 '],
    rejected: ['0100', '100', '10000', '1 000', 'A000', 'HR-1000'],
  },
  'isPostCode elsewhere': {
    rule: (value) => isPostCode(value),
    accepted: ['10115', 'sw1a 1aa', '1234-567', 'D02 AF30'],
    rejected: ['1', '-1234', '1234-', '1234567890123', '12_34', 'ž12'],
  },
  isPasswordConfirmation: {
    rule: (value) => isPasswordConfirmation(value, { password: 'geslo-1' }),
    accepted: ['geslo-1'],
    rejected: ['Geslo-1', 'geslo-1 ', 'geslo'],
  },
  isUniqueInList: {
    rule: (value) => isUniqueInList(value, { others: ['A1', 'č', null, 7] }),
    accepted: ['A2', 'c', '7'],
    rejected: ['a1', ' A1 ', 'Č', 'c\u030c'],
  },
};

describe.each(Object.entries(tables))('%s', (_name, { rule, accepted, rejected }) => {
  it.each(accepted)('accepts %j', (value) => expect(rule(value)).toBe(true));
  it.each(rejected)('rejects %j', (value) => expect(rule(value)).toBe(false));
});

describe('verdicts', () => {
  it('return the normalized value', () => {
    expect(checkPort(' 993 ')).toEqual({ valid: true, normalized: '993', port: 993 });
    expect(checkPostCode('si-1000', { country: 'SI' })).toEqual({ valid: true, normalized: '1000' });
    expect(checkFullName('  Ana \u00a0 Novak ')).toEqual({ valid: true, normalized: 'Ana Novak' });
    expect(checkUniqueInList(' B2 ', { others: [] })).toEqual({ valid: true, normalized: 'B2' });
  });

  it('return the reason', () => {
    expect(checkBusinessPremiseId('A'.repeat(21))).toEqual({ valid: false, reason: 'tooLong' });
    expect(checkBusinessPremiseId('A-1')).toEqual({ valid: false, reason: 'shape' });
    expect(checkUniqueInList('b', { others: ['B'] })).toEqual({ valid: false, reason: 'duplicate' });
  });
});
