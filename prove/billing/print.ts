import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FiguredDocument, Figures, Scenario, Step } from '../../tooling/vitest/billing-scenario.ts';
import { calculateFigures } from './bookkeeper.ts';
import { addDays } from './calendar.ts';

/** Prints the figures of all scenarios whose name starts with the argument. */

const folder = join(import.meta.dirname, 'scenarios');

export const readScenarios = (): Scenario[] =>
  readdirSync(folder).flatMap((file) => {
    const scenarios: Scenario[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return scenarios;
  });

function formatAmount(cents: number): string {
  const [whole = '', fraction = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${fraction}`;
}

const formatDay = (day: string): string => day.split('-').toReversed().join('.');
const formatDays = (from: string, to: string): string => `${formatDay(from)}–${formatDay(addDays(to, -1))}`;

const titles = { invoice: 'Invoice', credit_note: 'Credit note', proforma: 'Pro-forma' } as const;

function formatStep({ at, do: verb, ...details }: Step): string {
  const words = JSON.stringify(details).replaceAll(/["{}]/g, '').replaceAll(':', ' ').replaceAll(',', ', ');
  return `  ${formatDay(at.slice(0, 10))} ${at.slice(11)}  ${verb} ${words}`;
}

function formatDocument(document: FiguredDocument, place: number): string[] {
  const corrected = document.corrects === null ? '' : ` of document ${document.corrects + 1}`;
  return [
    `${place + 1}. ${titles[document.kind]}${corrected}, ${formatDay(document.issued_on)}`,
    ...document.lines.map((line) => {
      const tax = `${line.tax_rate / 100} % ${line.tax_category}`;
      const price = `${line.quantity} × ${formatAmount(line.unit_price)}`;
      return `   ${line.item} ${price}, ${formatDays(line.from, line.to)}: ${formatAmount(line.net)} (${tax})`;
    }),
    `   net ${formatAmount(document.net)}, VAT ${formatAmount(document.tax)}, total ${formatAmount(document.total)}`,
    `   credit used ${formatAmount(document.credit_used)}, due ${formatAmount(document.amount_due)}, ` +
      `becomes credit ${formatAmount(document.becomes_credit)}`,
  ];
}

function formatFigures({ documents, charges, credit, period, refused }: Figures): string[] {
  return [
    ...documents.flatMap(formatDocument),
    ...charges.map(({ on, amount }) => `Card charged ${formatDay(on)}: ${formatAmount(amount)}`),
    ...refused.map(({ at, why }) => `Refused ${formatDay(at.slice(0, 10))}: ${why}`),
    `Credit at the end: ${formatAmount(credit)}`,
    period ? `Runs: ${formatDays(period.from, period.to)}` : 'Nothing runs.',
  ];
}

export const formatScenario = (scenario: Scenario): string =>
  [
    `${scenario.name}: ${scenario.title} (${scenario.part}, ${scenario.company.country})`,
    ...scenario.steps.map(formatStep),
    ...formatFigures(calculateFigures(scenario)),
    '',
  ].join('\n');

if (process.argv[1] === import.meta.filename) {
  const [, , name = ''] = process.argv;
  const chosen = readScenarios().filter((scenario) => scenario.name.startsWith(name));
  for (const scenario of chosen) console.log(formatScenario(scenario));
}
