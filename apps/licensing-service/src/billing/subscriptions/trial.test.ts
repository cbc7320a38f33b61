import { expect, it } from 'vitest';
import { trialEnd } from './trial';

it.each([
  ['in the morning', '2026-11-21T08:00:00.000Z', '2026-12-30T23:00:00.000Z'],
  ['in the last second of a day', '2026-11-21T22:59:59.000Z', '2026-12-30T23:00:00.000Z'],
  ['at midnight', '2026-11-21T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['before summer time', '2027-02-20T08:00:00.000Z', '2027-03-31T22:00:00.000Z'],
])('a trial of 40 days that begins %s ends with its fortieth day in Ljubljana', (_, activatedAt, end) => {
  expect(trialEnd(new Date(activatedAt), 40).toISOString()).toBe(end);
});
