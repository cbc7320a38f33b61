import { sampleCertificate } from '@atrium/api-client/testing/samples';
import { expect, it } from 'vitest';
import { certificateWarnings } from './certificate-warnings';

const now = new Date('2026-11-21T09:00:00.000Z');
const keysOf = (change: Parameters<typeof sampleCertificate>[0], taxNumber = '50223054') =>
  certificateWarnings(sampleCertificate(change), taxNumber, now).map(({ key }) => key);

it.each([
  ['nothing', {}, []],
  ['another tax number', { tax_number: '10019880' }, ['otherTaxNumber']],
  ['no tax number', { tax_number: null }, ['withoutTaxNumber']],
  ['the test authority', { issuer_kind: 'test' }, ['testIssuer']],
  ['another issuer', { issuer_kind: 'other' }, ['otherIssuer']],
  ['sixty days left', { valid_until: '2027-01-20T09:00:00.000Z' }, ['endsSoon']],
  ['sixty-one days left', { valid_until: '2027-01-21T09:00:00.000Z' }, []],
  ['its last second', { valid_until: '2026-11-21T09:00:00.001Z' }, ['endsSoon']],
  ['its end', { valid_until: '2026-11-21T09:00:00.000Z' }, ['expired']],
  ['a later beginning', { valid_from: '2026-11-22T00:00:00.000Z' }, ['notYet']],
] as const)('warns about a certificate with %s', (_, change, keys) => {
  expect(keysOf(change)).toEqual(keys);
});

it('compares tax numbers by their digits once one is entered', () => {
  expect(keysOf({}, '5022 3054')).toEqual([]);
  expect(keysOf({}, '')).toEqual([]);
});
