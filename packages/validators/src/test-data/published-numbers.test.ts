import { describe, expect, it } from 'vitest';
import { checkIban, isIban } from '../iban';
import { nationalChecks } from '../iban/national/national-checks';
import { checkTaxNumber, isTaxNumber } from '../tax-number';
import { checkVatNumber, isVatNumber } from '../vat-number';
import ibanRegistry from './iban-registry.json';
import ibans from './ibans.json';
import taxNumbers from './si-tax-numbers.json';
import vatNumbers from './vat-numbers.json';

const inCapitals = ibans.filter(({ value }) => value === value.toUpperCase());
const inLowerCase = ibans.filter(({ value }) => value !== value.toUpperCase());

/** Fills a registry structure (`SI2!n5!n8!n2!n`) with the first character of each kind. */
function sampleOf(structure: string): string {
  const fill: Record<string, string> = { n: '0', a: 'A', c: 'A' };
  return structure.replace(/(\d+)!([nac])/g, (_part, count: string, kind: string) => fill[kind]!.repeat(Number(count)));
}

describe('published test numbers', () => {
  it('agrees on every VAT number, with and without its prefix', () => {
    expect(vatNumbers).toHaveLength(2072);
    for (const { value, country, valid } of vatNumbers) {
      expect(isVatNumber(value), value).toBe(valid);
      expect(isVatNumber(value, { country }), value).toBe(valid);
      expect(checkVatNumber(value).valid, value).toBe(valid);
      if (!valid) continue;
      expect(isVatNumber(value.slice(2), { country }), value).toBe(true);
      expect(isVatNumber(value, { level: 'shape' }), value).toBe(true);
    }
  });

  it('agrees on every Slovenian tax number', () => {
    expect(taxNumbers).toHaveLength(309);
    for (const { value, valid } of taxNumbers) {
      expect(isTaxNumber(value, { country: 'SI' }), value).toBe(valid);
      expect(checkTaxNumber(value, { country: 'SI' }).valid, value).toBe(valid);
      expect(isTaxNumber(value, { country: 'SI', level: 'shape' }), value).toBe(/^\d{8}$/.test(value));
    }
  });

  it('agrees on every IBAN in upper case', () => {
    expect(inCapitals).toHaveLength(723);
    for (const { value, country, valid } of inCapitals) {
      expect(isIban(value), value).toBe(valid);
      expect(isIban(value, { country }), value).toBe(valid);
      expect(checkIban(value, { level: 'check_digits' }).valid, value).toBe(valid);
      if (valid) expect(isIban(value, { level: 'shape' }), value).toBe(true);
    }
  });

  it('accepts the national check digits of every valid IBAN', () => {
    const valid = inCapitals.filter((entry) => entry.valid);
    expect(valid.filter(({ country }) => country in nationalChecks)).toHaveLength(96);
    for (const { value } of valid) expect(checkIban(value), value).toMatchObject({ valid: true, normalized: value });
  });

  it('accepts lower-case IBANs, which the test data rejects', () => {
    expect(inLowerCase.some(({ valid }) => valid)).toBe(false);
    for (const { value } of inLowerCase) expect(isIban(value), value).toBe(isIban(value.toUpperCase()));
    expect(inLowerCase.filter(({ value }) => isIban(value)).map(({ value }) => value)).toEqual([
      'bi4210000100010000332045181',
      'dj2100010000000154000100186',
      'dj2110002010010409943020008',
      'ly83002048000020100120361',
      'ni79bamc00000000000003123123',
      'ru0204452560040702810412345678901',
      'sd2129010501234001',
      'ye15cbye0001018861234567891234',
    ]);
  });

  it('matches the structure of every registry country', () => {
    for (const { country, length, structure } of ibanRegistry) {
      const sample = sampleOf(structure);
      expect(sample).toHaveLength(length);
      expect(checkIban(sample).valid || checkIban(sample), country).toMatchObject({ reason: 'check_digits' });
      for (let at = 2; at < length; at++) {
        const other = sample[at] === '0' ? 'A' : '-';
        const changed = `${sample.slice(0, at)}${other === '-' ? '' : other}${sample.slice(at + 1)}`;
        expect(checkIban(changed), `${country} ${at}`).toMatchObject({
          reason: other === '-' ? 'length' : 'characters',
        });
      }
      expect(checkIban(`${sample}0`), country).toEqual({ valid: false, reason: 'length', expectedLengths: [length] });
    }
  });
});
