// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type BillingPeriod, billingPeriod, shareAt } from './billing-period';
import type { ModuleKey, PlanCycle, PricedPlan, TaxTreatment } from './plan-lines';
import { documentOf, type QuoteLine, quotePlan, type RunningPlan } from './quote-plan';
import {
  readCents,
  readMoment,
  readScenarios,
  type Scenario,
  sellersZone,
  writeCents,
  writeMoment,
} from './testing/price-scenarios';

const none = '—';
const moduleKeys: readonly ModuleKey[] = ['couriers', 'fiscalization', 'newsletter', 'business_data', 'mailbox'];
const taxes: Record<string, TaxTreatment> = {
  '22 %': { category: 'standard', rate: 2200 },
  '0 % reverse charge': { category: 'reverse_charge', rate: 0 },
  '0 % outside scope': { category: 'outside_scope', rate: 0 },
};
const taxWords = (category: string, rate: number) =>
  Object.entries(taxes).find(([, tax]) => tax.category === category && tax.rate === rate)?.[0];

function readPlan(row: Scenario, when: 'before' | 'after'): PricedPlan {
  const [cycle, ...quantities] = (row[`Plan ${when}`] ?? '').split(' · ');
  const counts = new Map(quantities.map((text) => [text.split(' ')[0], Number(text.split(' ')[1])]));
  const [licence = 0, module = 0, asset = 0, months] = (row[`Prices ${when}`] ?? '').split(' / ').map(readCents);
  const tax = taxes[row[`VAT ${when}`] ?? ''];
  if (tax === undefined || (cycle !== 'monthly' && cycle !== 'yearly')) throw new Error(`No plan: ${row['No.']}`);
  return {
    selection: {
      cycle,
      licences: counts.get('licences') ?? 0,
      modules: moduleKeys.slice(0, counts.get('modules') ?? 0),
      assets: counts.get('assets') ?? 0,
    },
    prices: { licence, module, asset, yearly_months: months ?? 0 },
    tax,
  };
}

/** The period that contains an instant, given the anchor. */
function periodAt(anchor: Date, cycle: PlanCycle, moment: Date): BillingPeriod {
  let index = 0;
  while (billingPeriod(anchor, cycle, index, sellersZone).end <= moment) index += 1;
  return billingPeriod(anchor, cycle, index, sellersZone);
}

const writeCount = (quantity: number) => String(quantity).replace('-', '−');

function writeLine({ kind, id, quantity, unit_price: price, share, net }: QuoteLine): string {
  const part = share === null ? '' : ` × ${share.remaining}/${share.whole}`;
  const what = kind === 'unused' ? `unused ${id}` : id;
  return `${what} ${writeCount(quantity)} × ${writeCents(price)}${part} = ${writeCents(net)}`;
}

/** Calculates a row of the table. */
function calculateRow(row: Scenario): Scenario {
  const moment = readMoment(row['On'] ?? '');
  const at = (column: string) => (row[column] === none ? undefined : readMoment(row[column] ?? ''));
  const anchor = at('Since') ?? moment;
  const replacedAnchor = at('In place of');
  const plan = readPlan(row, 'after');
  const { cycle } = plan.selection;
  const before = row['Plan before'] === none ? null : readPlan(row, 'before');
  const period = before && periodAt(anchor, before.selection.cycle, moment);
  const replacedPeriod = replacedAnchor && periodAt(replacedAnchor, cycle, moment);
  const running: RunningPlan | null = before &&
    period && {
      ...before,
      period: shareAt(period, moment),
      replaced: replacedPeriod ? { cycle, period: shareAt(replacedPeriod, moment) } : null,
    };
  const quote = quotePlan(plan, running, { credit: readCents(row['Credit before'] ?? ''), minimumCharge: 50 });
  const begins = running === null ? periodAt(anchor, cycle, moment) : periodAt(moment, cycle, moment);
  const runsIn = { new: begins, running: period, replaced: replacedPeriod }[quote.period];
  return {
    'Period before': period ? `${writeMoment(period.start)} – ${writeMoment(period.end)}` : none,
    'Seconds left': running ? `${running.period.remaining} of ${running.period.whole}` : none,
    Lines: quote.lines.map(writeLine).join('<br>'),
    Net: writeCents(quote.net),
    VAT: quote.taxes
      .map((tax) => {
        const words = taxWords(tax.tax_category, tax.tax_rate);
        return `${words} of ${writeCents(tax.tax_base)} = ${writeCents(tax.tax_amount)}`;
      })
      .join('<br>'),
    Document: documentOf(quote).replace('_', ' '),
    Total: writeCents(quote.total),
    'Credit used': writeCents(quote.credit_used),
    'To pay': writeCents(quote.amount_due),
    'Becomes credit': writeCents(quote.becomes_credit),
    'Credit left': writeCents(quote.credit_left),
    'Runs until': runsIn ? writeMoment(runsIn.end) : none,
  };
}

const scenarios = readScenarios();

describe('price scenarios', () => {
  it('the table holds 120 scenarios', () => {
    expect(scenarios.map((row) => row['No.'])).toEqual(Array.from({ length: 120 }, (_, at) => String(at + 1)));
  });

  it.each(scenarios.map((row) => [row['No.'], row['What happens'], row] as const))('%s: %s', (_, __, row) => {
    expect({ ...row, ...calculateRow(row) }).toEqual(row);
  });
});
