import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';

const table = join(import.meta.dirname, '../../../../../../docs/price-scenarios.md');

/** A row of the table: its cells by the names of their columns. */
export type Scenario = Readonly<Record<string, string>>;

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The scenarios that a bookkeeper reads, as they stand in the table. */
export function readScenarios(): readonly Scenario[] {
  const [head = '', , ...rows] = readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const columns = cellsOf(head);
  return rows.map((row) => {
    const cells = cellsOf(row);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

const money = new Intl.NumberFormat('sl-SI', { minimumFractionDigits: 2 });

/** Cents as the table has them: 1234,50. */
export const writeCents = (cents: number): string => money.format(cents / 100);

/** `1234,50` in cents. */
export const readCents = (text: string): number => Number(text.replace(',', ''));

export const sellersZone = 'Europe/Ljubljana';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: sellersZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A moment on the seller's wall clock, as `31.01.2026 10:00:00`. */
export const writeMoment = (moment: Date): string => clock.format(moment).replaceAll('/', '.').replace(',', '');

/** The moment of a time on the seller's wall clock; the first of two. */
export function readMoment(text: string): Date {
  const [day, month, year, time] = text.split(/[. ]/);
  const onClock = Temporal.PlainDateTime.from(`${year}-${month}-${day}T${time}`).toZonedDateTime(sellersZone);
  const moment = new Date(onClock.epochMilliseconds);
  if (writeMoment(moment) !== text) throw new Error(`There is no ${text} on the clock.`);
  return moment;
}
