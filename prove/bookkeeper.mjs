import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decimal } from 'decimal.js';
import { root } from '../tooling/commands/shell.mjs';
import { local, localText, monthsLater } from './bookkeepers-calendar.mjs';

/** The table of price scenarios, which the tests of the contract read too. */
export const scenariosFile = join(root, 'docs/price-scenarios.md');

// Decimal euros with 60 digits, and none of the product's own code.
const Money = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** Cards are charged nothing smaller. */
const leastPayment = new Money('0.50');

const none = '—';
const euros = (text) => new Money(text.replaceAll('.', '').replace(',', '.').replace('−', '-'));
const toCents = (amount) => amount.toDecimalPlaces(2);

/** 1234,50 and 12.345,67, as Slovenian is written: four digits are not grouped. */
function written(amount) {
  const [whole, cents] = amount.abs().toFixed(2).split('.');
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, '.') : whole;
  return `${amount.isNegative() && !amount.isZero() ? '−' : ''}${grouped},${cents}`;
}

function readPlan(plan, prices, vat) {
  if (plan === none) return undefined;
  const [cycle, ...quantities] = plan.split(' · ');
  const [licence, module, asset, yearMonths] = prices.split(' / ').map(euros);
  const months = cycle === 'yearly' ? yearMonths : new Money(1);
  const priceOf = { licences: licence, modules: module, assets: asset };
  const lines = quantities.map((text) => {
    const [what, count] = text.split(' ');
    return { what, count: Number(count), price: priceOf[what].times(months), vat };
  });
  return { months: cycle === 'yearly' ? 12 : 1, lines };
}

/** The period, of so many months each since the first day, that holds a moment. */
function periodAt(since, months, moment) {
  let periods = 0;
  while (monthsLater(since, (periods + 1) * months) <= moment) periods += 1;
  return { from: monthsLater(since, periods * months), to: monthsLater(since, (periods + 1) * months) };
}

const charged = (line, left, whole) => ({
  ...line,
  part: whole === 1 ? '' : ` × ${left}/${whole}`,
  net: toCents(line.price.times(line.count).times(left).div(whole)),
});

/** The calculated columns of a row, from its others. */
function reckon(row) {
  const moment = local(row['On']);
  const before = readPlan(row['Plan before'], row['Prices before'], row['VAT before']);
  const after = readPlan(row['Plan after'], row['Prices after'], row['VAT after']);
  const since = row['Since'] === none ? moment : local(row['Since']);
  const running = before && periodAt(since, before.months, moment);
  const left = running && running.to - moment;
  const whole = running && running.to - running.from;
  let until = monthsLater(moment, after.months);
  let share = [1, 1];
  if (!before) until = periodAt(since, after.months, moment).to;
  else if (before.months === after.months) {
    until = running.to;
    share = [left, whole];
  } else if (row['In place of'] !== none && left === whole) {
    const replaced = periodAt(local(row['In place of']), after.months, moment);
    until = replaced.to;
    share = [replaced.to - moment, replaced.to - replaced.from];
  }
  const bought = after.lines.map((line) => ({ ...charged(line, ...share), words: line.what }));
  const unused = (before?.lines ?? []).map((line) => ({
    ...charged({ ...line, count: -line.count }, left, whole),
    words: `unused ${line.what}`,
  }));
  const lines = [...bought, ...unused];
  const sum = (amounts) => amounts.reduce((all, one) => all.plus(one), new Money(0));
  const net = sum(lines.map((line) => line.net));
  const percent = (vat) => euros(vat.split(' %')[0]);
  const rates = [...new Set(lines.map((line) => line.vat))].toSorted(
    (one, other) => percent(other).cmp(percent(one)) || (one < other ? -1 : 1),
  );
  const taxes = rates.map((vat) => {
    const base = sum(lines.filter((line) => line.vat === vat).map((line) => line.net));
    return { vat, base, amount: toCents(base.times(percent(vat)).div(100)) };
  });
  const total = net.plus(sum(taxes.map(({ amount }) => amount)));
  const credit = euros(row['Credit before']);
  const due = Money.max(total, 0);
  const short = due.minus(Money.min(credit, due));
  const toPay = short.isZero() ? short : Money.max(short, leastPayment);
  const used = Money.max(due.minus(toPay), 0);
  const becomes = Money.max(total.negated(), toPay.minus(due), 0);
  const count = (number) => String(number).replace('-', '−');
  return {
    'Period before': running ? `${localText(running.from)} – ${localText(running.to)}` : none,
    'Seconds left': running ? `${left} of ${whole}` : none,
    Lines: lines
      .map(
        ({ words, count: n, price, part, net }) => `${words} ${count(n)} × ${written(price)}${part} = ${written(net)}`,
      )
      .join('<br>'),
    Net: written(net),
    VAT: taxes.map(({ vat, base, amount }) => `${vat} of ${written(base)} = ${written(amount)}`).join('<br>'),
    Document: total.isNegative() && !total.isZero() ? 'credit note' : 'invoice',
    Total: written(total),
    'Credit used': written(used),
    'To pay': written(toPay),
    'Becomes credit': written(becomes),
    'Credit left': written(credit.minus(used).plus(becomes)),
    'Runs until': localText(until),
  };
}

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The file with every calculated column recalculated. */
export function reckonScenarios(text) {
  let columns;
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith('|')) return line;
    if (!columns) {
      columns = cellsOf(line);
      return line;
    }
    if (line.startsWith('|--') || line.startsWith('| -')) return line;
    const cells = cellsOf(line);
    const row = Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']));
    const filled = { ...row, ...reckon(row) };
    return `| ${columns.map((name) => filled[name]).join(' | ')} |`;
  });
  return lines.join('\n');
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(scenariosFile, reckonScenarios(readFileSync(scenariosFile, 'utf8')));
}
