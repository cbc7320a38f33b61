import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decimal } from 'decimal.js';
import { root } from '../tooling/commands/shell.mjs';
import { addMonths, formatTime, readTime } from './bookkeepers-calendar.ts';

/**
 * Calculates the price scenarios in decimal euros with 60 digits. Shares no code with the product, so both would have
 * to make the same error.
 */

/** The table of price scenarios, which the contract's tests read too. */
export const scenariosFile = join(root, 'docs/price-scenarios.md');

/** A row of the table: its cells by column. */
type Row = Readonly<Record<string, string>>;

interface Line {
  /** Such as `licences`. */
  readonly item: string;
  readonly count: number;
  readonly price: Decimal;
  /** Such as `22 %`. */
  readonly vat: string;
}

interface ChargedLine extends Line {
  /** As printed. */
  readonly label: string;
  /** The charged share of the period, as printed; empty for a whole period. */
  readonly share: string;
  readonly net: Decimal;
}

interface Plan {
  readonly months: number;
  readonly lines: readonly Line[];
}

interface Period {
  readonly from: number;
  readonly to: number;
}

/** A share of a period, in seconds. */
type Share = readonly [left: number, whole: number];

const Money = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** Minimum amount of a card payment. */
const minimumPayment = new Money('0.50');

const none = '—';
const cell = (row: Row, column: string): string => row[column] ?? '';
const readEuros = (text: string): Decimal => new Money(text.replaceAll('.', '').replace(',', '.').replace('−', '-'));
const toCents = (amount: Decimal): Decimal => amount.toDecimalPlaces(2);
const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce((total, one) => total.plus(one), new Money(0));

/** Formats as Slovenian does: 1234,50 and 12.345,67. Four digits are not grouped. */
function formatEuros(amount: Decimal): string {
  const [whole = '', cents = ''] = amount.abs().toFixed(2).split('.');
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '.') : whole;
  return `${amount.isNegative() && !amount.isZero() ? '−' : ''}${grouped},${cents}`;
}

const formatCount = (count: number): string => String(count).replace('-', '−');

function readPlan(plan: string, prices: string, vat: string): Plan | undefined {
  if (plan === none) return undefined;
  const [cycle, ...quantities] = plan.split(' · ');
  const [licence, module, asset, yearMonths] = prices.split(' / ').map(readEuros);
  const isYearly = cycle === 'yearly';
  const months = isYearly ? yearMonths : new Money(1);
  const priceOf: Readonly<Record<string, Decimal | undefined>> = { licences: licence, modules: module, assets: asset };
  const lines = quantities.map((quantity) => {
    const [item = '', count] = quantity.split(' ');
    const price = priceOf[item];
    if (price === undefined || months === undefined) throw new Error(`${item} has no price in ${prices}.`);
    return { item, count: Number(count), price: price.times(months), vat };
  });
  return { months: isYearly ? 12 : 1, lines };
}

/** The period that contains a moment, counted from the first one. */
function periodAt(since: number, months: number, moment: number): Period {
  let periods = 0;
  while (addMonths(since, (periods + 1) * months) <= moment) periods += 1;
  return { from: addMonths(since, periods * months), to: addMonths(since, (periods + 1) * months) };
}

const chargeLine = (line: Line, [left, whole]: Share, label: string): ChargedLine => ({
  ...line,
  label,
  share: whole === 1 ? '' : ` × ${left}/${whole}`,
  net: toCents(line.price.times(line.count).times(left).div(whole)),
});

const wholePeriod: Share = [1, 1];

/** The end of the new plan's period, and the share of that period that is charged. */
function findPeriodToPay(row: Row, moment: number, months: number, running: Period | undefined, runningMonths: number) {
  if (running === undefined) {
    const since = cell(row, 'Since') === none ? moment : readTime(cell(row, 'Since'));
    return { until: periodAt(since, months, moment).to, share: wholePeriod };
  }
  const share: Share = [running.to - moment, running.to - running.from];
  if (runningMonths === months) return { until: running.to, share };
  if (cell(row, 'In place of') !== none && share[0] === share[1]) {
    const replaced = periodAt(readTime(cell(row, 'In place of')), months, moment);
    const shareOfReplaced: Share = [replaced.to - moment, replaced.to - replaced.from];
    return { until: replaced.to, share: shareOfReplaced };
  }
  return { until: addMonths(moment, months), share: wholePeriod };
}

/** VAT for each rate, the highest first. */
function taxesOf(lines: readonly ChargedLine[]) {
  const percentOf = (vat: string) => readEuros(vat.split(' %')[0] ?? '');
  const rates = [...new Set(lines.map(({ vat }) => vat))].toSorted(
    (a, b) => percentOf(b).cmp(percentOf(a)) || (a < b ? -1 : 1),
  );
  return rates.map((vat) => {
    const base = sum(lines.filter((line) => line.vat === vat).map(({ net }) => net));
    return { vat, base, amount: toCents(base.times(percentOf(vat)).div(100)) };
  });
}

/** The calculated columns of a row. */
function calculateRow(row: Row): Row {
  const moment = readTime(cell(row, 'On'));
  const before = readPlan(cell(row, 'Plan before'), cell(row, 'Prices before'), cell(row, 'VAT before'));
  const after = readPlan(cell(row, 'Plan after'), cell(row, 'Prices after'), cell(row, 'VAT after'));
  if (after === undefined) throw new Error('A scenario needs a plan after.');
  const since = cell(row, 'Since') === none ? moment : readTime(cell(row, 'Since'));
  const running = before && periodAt(since, before.months, moment);
  const left = running === undefined ? 0 : running.to - moment;
  const whole = running === undefined ? 1 : running.to - running.from;
  const { until, share } = findPeriodToPay(row, moment, after.months, running, before?.months ?? 0);
  const lines = [
    ...after.lines.map((line) => chargeLine(line, share, line.item)),
    ...(before?.lines ?? []).map((line) =>
      chargeLine({ ...line, count: -line.count }, [left, whole], `unused ${line.item}`),
    ),
  ];
  const net = sum(lines.map((line) => line.net));
  const taxes = taxesOf(lines);
  const total = net.plus(sum(taxes.map(({ amount }) => amount)));
  const credit = readEuros(cell(row, 'Credit before'));
  const due = Money.max(total, 0);
  const remainder = due.minus(Money.min(credit, due));
  const toPay = remainder.isZero() ? remainder : Money.max(remainder, minimumPayment);
  const used = Money.max(due.minus(toPay), 0);
  const becomesCredit = Money.max(total.negated(), toPay.minus(due), 0);
  return {
    'Period before': running ? `${formatTime(running.from)} – ${formatTime(running.to)}` : none,
    'Seconds left': running ? `${left} of ${whole}` : none,
    Lines: lines
      .map(
        ({ label, count, price, share: part, net: amount }) =>
          `${label} ${formatCount(count)} × ${formatEuros(price)}${part} = ${formatEuros(amount)}`,
      )
      .join('<br>'),
    Net: formatEuros(net),
    VAT: taxes.map(({ vat, base, amount }) => `${vat} of ${formatEuros(base)} = ${formatEuros(amount)}`).join('<br>'),
    Document: total.isNegative() && !total.isZero() ? 'credit note' : 'invoice',
    Total: formatEuros(total),
    'Credit used': formatEuros(used),
    'To pay': formatEuros(toPay),
    'Becomes credit': formatEuros(becomesCredit),
    'Credit left': formatEuros(credit.minus(used).plus(becomesCredit)),
    'Runs until': formatTime(until),
  };
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((text) => text.trim());

/** The text of the table with all calculated columns calculated again. */
export function calculateScenarios(text: string): string {
  let columns: string[] | undefined;
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith('|')) return line;
    if (!columns) {
      columns = cellsOf(line);
      return line;
    }
    if (line.startsWith('|--') || line.startsWith('| -')) return line;
    const cells = cellsOf(line);
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    const filled: Row = { ...row, ...calculateRow(row) };
    return `| ${columns.map((column) => filled[column]).join(' | ')} |`;
  });
  return lines.join('\n');
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(scenariosFile, calculateScenarios(readFileSync(scenariosFile, 'utf8')));
