import { describe, expect, it } from 'vitest';
import { textOf } from '../../platform';
import { decideVat, type VatEvidence } from './decide-vat';

const checkedAt = new Date('2026-11-21T08:00:00.000Z');
const answered = (vatNumber: string, status: VatEvidence['status']): VatEvidence => ({
  id: '019a0000-0000-7000-8000-000000000001',
  vatNumber,
  status,
  requestIdentifier: status === 'confirmed' ? 'WAPIAAAAYx' : null,
  checkedAt,
});

const german = 'DE136695976';
const greek = 'EL094259216';
const french = 'FR83404833048';
const northernIrish = 'XI980780684';

type Row = readonly [
  country: string,
  vatNumber: string | null,
  answer: VatEvidence['status'] | 'none',
  outcome: string,
  reason: string,
];

/** Country, number, VIES status, and the outcome below the OSS threshold. */
const table: readonly Row[] = [
  // Slovenia, a business or not.
  ['SI', null, 'none', 'standard 2200', 'domestic'],
  ['SI', 'SI50223054', 'confirmed', 'standard 2200', 'domestic'],
  ['SI', '50223054', 'refused', 'standard 2200', 'domestic'],
  ['SI', '50223054', 'not_checked', 'standard 2200', 'domestic'],
  // Another member state with a number that VIES confirmed.
  ['DE', german, 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  ['DE', '136 695 976', 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  ['de', german, 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  ['GR', greek, 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  ['GR', 'GR094259216', 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  ['GR', '094259216', 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  ['EL', greek, 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  // Monaco is a part of France.
  ['MC', french, 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  ['MC', '83404833048', 'confirmed', 'reverse_charge 0', 'eu_number_confirmed'],
  ['MC', null, 'none', 'standard 2200', 'eu_without_number'],
  // Another member state without one: a consumer, below the threshold.
  ['DE', null, 'none', 'standard 2200', 'eu_without_number'],
  ['DE', ' ', 'none', 'standard 2200', 'eu_without_number'],
  ['DE', german, 'refused', 'standard 2200', 'eu_number_refused'],
  // VIES is unavailable: VAT is always charged.
  ['DE', german, 'not_checked', 'standard 2200', 'eu_number_not_checked'],
  ['DE', german, 'none', 'standard 2200', 'eu_number_not_checked'],
  ['GR', greek, 'not_checked', 'standard 2200', 'eu_number_not_checked'],
  // Outside the EU, a business or not; services of Northern Ireland too.
  ['US', null, 'none', 'outside_scope 0', 'outside_eu'],
  ['CH', 'CHE123456788', 'none', 'outside_scope 0', 'outside_eu'],
  ['US', 'EU372000063', 'none', 'outside_scope 0', 'outside_eu'],
  ['GB', null, 'none', 'outside_scope 0', 'outside_eu'],
  ['GB', 'GB980780684', 'not_checked', 'outside_scope 0', 'outside_eu'],
  ['GB', northernIrish, 'confirmed', 'outside_scope 0', 'outside_eu'],
  ['GB', northernIrish, 'not_checked', 'outside_scope 0', 'outside_eu'],
  ['XI', northernIrish, 'confirmed', 'outside_scope 0', 'outside_eu'],
  ['IM', 'GB980780684', 'none', 'outside_scope 0', 'outside_eu'],
  // Parts of member states outside their VAT.
  ['AX', null, 'none', 'outside_scope 0', 'outside_eu'],
  ['RE', null, 'none', 'outside_scope 0', 'outside_eu'],
];

const normalized: Readonly<Record<string, string>> = {
  '50223054': 'SI50223054',
  '83404833048': french,
  '136 695 976': german,
  '094259216': greek,
  GR094259216: greek,
};

const answerAbout = (vatNumber: string | null, status: Row[2]) =>
  status === 'none' ? null : answered(normalized[vatNumber ?? ''] ?? vatNumber ?? '', status);

describe('the VAT decision', () => {
  it.each(table)(
    'is for %s with number %s and the VIES status %s: %s',
    (country, vatNumber, status, outcome, reason) => {
      const evidence = answerAbout(vatNumber, status);
      const decision = decideVat({ country, vatNumber }, evidence, 'below');
      expect(decision).toMatchObject({ kind: 'decided', reason });
      expect(decision.kind === 'decided' && `${decision.category} ${decision.rate}`).toBe(outcome);
    },
  );

  it.each(table.filter(([, , , , reason]) => reason.startsWith('eu_')))(
    'is based on the VIES check for %s with number %s and the status %s',
    (country, vatNumber, status) => {
      const evidence = answerAbout(vatNumber, status);
      expect(decideVat({ country, vatNumber }, evidence, 'below')).toMatchObject({ evidence });
    },
  );

  it.each(table.filter(([, , , , reason]) => /^(domestic|outside_eu)$/.test(reason)))(
    'is based on no VIES check for %s with number %s and the status %s',
    (country, vatNumber, status) => {
      expect(decideVat({ country, vatNumber }, answerAbout(vatNumber, status), 'below')).toMatchObject({
        evidence: null,
      });
    },
  );

  it.each(['above', null] as const)(
    'rejects consumers in other EU countries with the OSS threshold %s, and changes nothing else',
    (threshold) => {
      for (const [country, vatNumber, status, outcome, reason] of table) {
        const [below, above] = (['below', threshold] as const).map((threshold) =>
          decideVat({ country, vatNumber }, answerAbout(vatNumber, status), threshold),
        );
        const consumer = outcome.startsWith('standard') && reason !== 'domestic';
        expect(above).toEqual(consumer ? { kind: 'refused', code: 'vat_number_unconfirmed' } : below);
      }
    },
  );

  it('ignores a check of another number', () => {
    const other = answered('DE811569869', 'confirmed');
    expect(decideVat({ country: 'DE', vatNumber: german }, other, 'below')).toMatchObject({
      category: 'standard',
      reason: 'eu_number_not_checked',
      evidence: null,
    });
    expect(decideVat({ country: 'DE', vatNumber: null }, other, 'below')).toMatchObject({
      reason: 'eu_without_number',
    });
  });

  it.each([
    ['DE', 'SI50223054'],
    ['SI', german],
    ['US', 'SI50223054'],
    ['HR', 'SI50223054'],
    ['GB', 'SI50223054'],
    ['GR', 'SI50223054'],
    ['DE', greek],
    ['CY', greek],
    ['IE', northernIrish],
    ['IE', 'GB980780684'],
    ['SI', northernIrish],
    ['US', northernIrish],
    ['DE', 'EU372000063'],
    ['FR', 'CHE123456788'],
    ['DE', 'DE12'],
    ['SI', '5022305'],
    [null, 'SI50223054'],
    [null, null],
    ['', null],
    ['ZZ', null],
  ])('refuses %s with number %s, whatever VIES answered', (country, vatNumber) => {
    for (const threshold of ['below', 'above'] as const) {
      const evidence = answered(vatNumber ?? '', 'confirmed');
      expect(decideVat({ country, vatNumber }, evidence, threshold)).toEqual({
        kind: 'refused',
        code: 'vat_undetermined',
      });
    }
  });

  it('has a message for each refusal', () => {
    expect(textOf('en', 'errors.vat_undetermined')).toBe(
      'An error occured. Check your data, especially Country & VAT number.',
    );
  });
});
