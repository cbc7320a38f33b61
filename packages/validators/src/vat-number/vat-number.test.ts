import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkVatNumber, isVatNumber } from '../vat-number';
import type { VatRules } from './vat-rule';
import { vatRuleTables } from './vat-rules';

const shape = { level: 'shape' } as const;

const vatRules: VatRules = Object.fromEntries(
  vatRuleTables.flatMap((table) =>
    Object.entries(table).flatMap(([prefixes, rule]) => (prefixes.match(/../g) ?? []).map((prefix) => [prefix, rule])),
  ),
);

/** A valid and an invalid sample by prefix. */
const samples: Record<string, readonly [valid: string, invalid: string]> = {
  AT: ['ATU13585627', 'AT13585627'],
  BE: ['BE1428759497', 'BE2428759497'],
  BG: ['BG175074752', 'BG17507475'],
  CY: ['CY10259033P', 'CY102590331'],
  CZ: ['CZ25123891', 'CZ2512389'],
  DE: ['DE136695976', 'DE13669597'],
  DK: ['DK13585628', 'DK1358562'],
  EE: ['EE100931558', 'EE10093155'],
  EL: ['EL094259216', 'EL09425921'],
  ES: ['ESB58378431', 'ESBB8378431'],
  EU: ['EU372000063', 'EU37200006'],
  FI: ['FI20774740', 'FI2077474'],
  FR: ['FRK7399859412', 'FR4030326504'],
  GB: ['GB980780684001', 'GB9807806840'],
  HR: ['HR33392005961', 'HR3339200596'],
  HU: ['HU12892312', 'HU1289231'],
  IE: ['IE6433435FA', 'IE64334350'],
  IT: ['IT00743110157', 'IT0074311015'],
  LT: ['LT119511515', 'LT1195115150'],
  LU: ['LU15027442', 'LU1502744'],
  LV: ['LV40003521600', 'LV4000352160'],
  MT: ['MT11679112', 'MT1167911'],
  NL: ['NL004495445B01', 'NL004495445X01'],
  PL: ['PL8567346215', 'PL856734621'],
  PT: ['PT501964843', 'PT50196484'],
  RO: ['RO18547290', 'RO1'],
  SE: ['SE123456789701', 'SE1234567897'],
  SI: ['SI50223054', 'SI5022305'],
  SK: ['SK2022749619', 'SK202274961'],
  XI: ['XIGD001', 'XIGD01'],
};

describe('VAT number', () => {
  it('has a sample for every rule', () => {
    expect([...Object.keys(samples), 'GR'].toSorted()).toEqual(Object.keys(vatRules).toSorted());
  });

  it.each(Object.entries(samples))('checks the shape of %s', (prefix, [valid, invalid]) => {
    expect(checkVatNumber(valid, shape)).toEqual({ valid: true, normalized: valid, prefix });
    expect(checkVatNumber(valid.slice(2), { ...shape, country: prefix })).toEqual({
      valid: true,
      normalized: valid,
      prefix,
    });
    const [lengths = 0] = vatRules[prefix] ?? [];
    const isLength = ((lengths >> (invalid.length - 2)) & 1) === 1;
    expect(checkVatNumber(invalid, shape)).toMatchObject({ valid: false, reason: isLength ? 'characters' : 'length' });
    expect(isVatNumber(`${valid}9`, { ...shape, country: prefix }) && !['BG', 'CZ', 'RO'].includes(prefix)).toBe(false);
  });

  it('accepts EL and GR, normalizes to EL', () => {
    for (const country of ['GR', 'EL', 'gr', undefined]) {
      expect(checkVatNumber('gr 094259216', { country })).toMatchObject({ normalized: 'EL094259216' });
    }
    expect(checkVatNumber('094259216', { country: 'GR' })).toMatchObject({ normalized: 'EL094259216' });
  });

  it('adds the zero to the old Belgian format', () => {
    expect(checkVatNumber('BE 428.759.497')).toMatchObject({ normalized: 'BE0428759497' });
  });

  it('distinguishes letters of a French key', () => {
    expect(checkVatNumber('FR123456789', { ...shape, country: 'FR' })).toMatchObject({ normalized: 'FRFR123456789' });
    expect(isVatNumber('FR123456789', shape)).toBe(false);
  });

  it.each(['GB', 'XI'])('accepts GB and XI prefixes for the country %s', (country) => {
    for (const prefix of ['GB', 'XI']) {
      const normalized = `${prefix}980780684`;
      expect(checkVatNumber(normalized, { country })).toEqual({ valid: true, normalized, prefix });
    }
    expect(checkVatNumber('980780684', { country })).toMatchObject({ normalized: `${country}980780684` });
  });

  it.each([
    ['SI50223054', 'AT', 'country'],
    ['SI50223054', 'HR', 'country'],
    ['50223054', undefined, 'country'],
    ['**50223054', undefined, 'country'],
    ['S', undefined, 'country'],
    ['ATX13585627', 'AT', 'characters'],
    ['ŠI50223054', undefined, 'characters'],
    ['SI５０２２３０５４', 'SI', 'characters'],
    ['SI50223054\0', 'SI', 'characters'],
    ['ßi50223054', undefined, 'characters'],
    [' ', 'SI', 'empty'],
  ])('rejects %j of %s: %s', (value, country, reason) =>
    expect(checkVatNumber(value, { country })).toEqual({ valid: false, reason }),
  );

  it.each([
    ['SISI50223054', 'SI', [8]],
    ['SI5022305', undefined, [8]],
    ['5022305', 'SI', [8]],
    ['DE', undefined, [9]],
    ['LT1', 'LT', [9, 12]],
    ['RO1', undefined, [2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['CH1', undefined, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    [`SI${'5'.repeat(100)}`, 'SI', [8]],
  ])('reports the expected length of %j of %s after its prefix: %j', (value, country, expectedLengths) =>
    expect(checkVatNumber(value, { country })).toEqual({ valid: false, reason: 'length', expectedLengths }),
  );

  it('checks the Slovenian check digit unless the level is `shape`', () => {
    expect(checkVatNumber('SI50223055')).toEqual({ valid: false, reason: 'check_digits' });
    expect(isVatNumber('SI50223055', shape)).toBe(true);
    expect(checkVatNumber('SI01234567')).toEqual({ valid: false, reason: 'check_digits' });
  });

  it.each(['CHE123456789', 'US12', 'NO123456789MVA', 'XY*+'])('accepts %j with the default pattern', (value) => {
    expect(isVatNumber(value)).toBe(true);
    expect(isVatNumber(value, { country: 'CH' })).toBe(true);
  });

  it.each(['CH1', '12345678', 'CH1234567890123', 'CH12_4', 'C1234'])('rejects %j with the default pattern', (value) => {
    expect(isVatNumber(value, { country: 'CH' })).toBe(false);
  });

  it('agrees with the samples in its documentation', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.startsWith('by-'));
    const words = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
    const documented = [...words.matchAll(/Valid: `([^`]+)`\. Invalid: `([^`]+)`\./g)];
    expect(documented).toHaveLength(new Set(Object.values(vatRules)).size);
    for (const [, valid, invalid] of documented) {
      expect(isVatNumber(valid), valid).toBe(true);
      expect(isVatNumber(invalid), invalid).toBe(false);
    }
  });
});
