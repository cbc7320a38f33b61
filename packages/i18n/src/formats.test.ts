// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatBillingDay, formatDate, formatDateTime } from './dates';
import { formatDuration } from './duration';
import { formatMoney, formatNumber, formatPercent } from './numbers';

const ljubljana = { zone: 'Europe/Ljubljana' };

/** Intl writes no-break spaces; the tables below use plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('dates', () => {
  it.each([
    ['2026-11-21T09:42:30Z', '21.11.2026, 10:42'],
    ['2026-07-01T22:05:00Z', '02.07.2026, 00:05'],
    ['2026-12-31T23:30:00Z', '01.01.2027, 00:30'],
    ['2026-03-29T01:00:00Z', '29.03.2026, 03:00'],
    [0, '01.01.1970, 01:00'],
  ])('formats %s as %s', (instant, text) => {
    expect(formatDateTime(instant, ljubljana)).toBe(text);
    expect(formatDate(new Date(instant), ljubljana)).toBe(text.slice(0, 10));
  });

  it.each(['2026-11-21T09:42:30Z', '2026-03-01T00:05:00Z'])(
    'formats %s in the browser’s zone as in the same named zone',
    (instant) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      expect(formatDateTime(instant)).toBe(formatDateTime(instant, { zone: timeZone }));
    },
  );

  it('keeps a day without a time in every zone', () => {
    expect(formatDate('2026-03-01', { zone: 'America/Los_Angeles' })).toBe('01.03.2026');
  });

  it('formats a billing day in the seller’s zone', () => {
    expect(formatBillingDay('2027-09-02T22:00:00.000Z')).toBe('03.09.2027');
    expect(formatBillingDay('2026-11-28T23:00:00.000Z')).toBe('29.11.2026');
  });

  it('returns an empty text for an invalid date', () => {
    expect(formatDate('soon')).toBe('');
    expect(formatDateTime(Number.NaN)).toBe('');
  });
});

describe('numbers', () => {
  it.each([
    [123_450, 'EUR', 'sl', '1.234,50 €'],
    [5867, 'EUR', 'sl', '58,67 €'],
    [-1240, 'EUR', 'sl', '−12,40 €'],
    [0, 'EUR', 'sl', '0,00 €'],
    [123_450, 'EUR', 'en', '€1,234.50'],
    [-1240, 'EUR', 'en', '−€12.40'],
    [1234, 'JPY', 'en', 'JP¥1,234'],
    [10, 'EUR', 'sl', '0,10 €'],
  ] as const)('formats %i of the smallest unit of %s in %s as %s', (cents, currency, language, text) => {
    expect(plain(formatMoney(cents, currency, language))).toBe(text);
  });

  it('formats money and numbers in Slovenian style by default', () => {
    expect(formatMoney(123_450, 'EUR')).toBe('1.234,50\u00a0€');
    expect(formatNumber(1234.5)).toBe('1.234,5');
    expect(formatNumber(-1234.5, 'en')).toBe('−1,234.5');
  });

  it.each([
    [2200, 'sl', '22 %'],
    [950, 'sl', '9,5 %'],
    [950, 'en', '9.5%'],
    [0, 'sl', '0 %'],
    [1667, 'sl', '16,67 %'],
  ] as const)('formats %i basis points in %s as %s', (rate, language, text) =>
    expect(plain(formatPercent(rate, language))).toBe(text),
  );
});

describe('durations', () => {
  it.each([
    [0, '0 s'],
    [0.9, '0 s'],
    [41, '41 s'],
    [60, '1 min'],
    [72, '1 min 12 s'],
    [3599, '59 min 59 s'],
    [3600, '1 h'],
    [7545, '2 h 5 min'],
    [-3, '0 s'],
  ])('formats %d seconds as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});
