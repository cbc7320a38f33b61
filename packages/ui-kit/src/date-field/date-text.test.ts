// @vitest-environment node
import { expect, test } from 'vitest';
import { parseTime, parseTyped, parseValue, formatValue } from './date-text';

test.each([
  ['21.11.2026, 10:42', '2026-11-21', '10:42'],
  ['21.11.2026 10:42', '2026-11-21', '10:42'],
  ['21.11.2026 10.42', '2026-11-21', '10:42'],
  ['1.3.2026', '2026-03-01', '00:00'],
  [' 1. 3. 2026,9:05 ', '2026-03-01', '09:05'],
  ['1/3/2026', '2026-03-01', '00:00'],
  ['21112026', '2026-11-21', '00:00'],
  ['211120261042', '2026-11-21', '10:42'],
  ['2026-11-21 10:42:30', '2026-11-21', '10:42'],
  ['2026-11-21', '2026-11-21', '00:00'],
  ['29.02.2028', '2028-02-29', '00:00'],
  ['31.12.0099', '0099-12-31', '00:00'],
])('reads %j as %s %s', (typed, day, time) => expect(parseTyped(typed)).toEqual({ day, time }));

test.each([
  '',
  '21.11.',
  '21.11.26',
  '32.01.2026',
  '29.02.2026',
  '00.01.2026',
  '1.13.2026',
  '21.11.2026, 24:00',
  'soon',
])('rejects %j as a date', (typed) => expect(parseTyped(typed)).toBeUndefined());

test.each([
  ['9', '09:00'],
  ['9:05', '09:05'],
  ['905', '09:05'],
  ['2359', '23:59'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['noon', undefined],
])('reads %j as the time %s', (typed, time) => expect(parseTime(typed)).toBe(time));

test('formats a value as it is typed and returns an invalid one unchanged', () => {
  expect(formatValue('2026-11-21 10:42:00', true)).toBe('21.11.2026, 10:42');
  expect(formatValue('2026-11-21 10:42:00', false)).toBe('21.11.2026');
  expect(formatValue('2026-11-21', false)).toBe('21.11.2026');
  expect(formatValue('32.1.2026', true)).toBe('32.1.2026');
  expect(formatValue('', true)).toBe('');
});

test('parses what it formats', () => {
  for (const value of ['2026-01-31 00:00:00', '2028-02-29 23:59:00', '1999-12-31 12:30:00']) {
    const moment = parseTyped(formatValue(value, true));
    expect(moment).toEqual(parseValue(value));
    expect(`${moment?.day} ${moment?.time}:00`).toBe(value);
  }
});
