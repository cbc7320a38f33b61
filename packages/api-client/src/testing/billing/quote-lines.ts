import type { Quote, Selection } from '../../contract';
import { netOf, planLines, type PeriodShare, type PlanLine, type PricedPlan } from '../../contract/pricing';

type QuoteLine = Quote['lines'][number];

const items = ['licences', 'modules', 'assets'] as const;

const countOf = (selection: Selection, item: PlanLine['id']): number =>
  item === 'modules' ? selection.modules.length : selection[item];

interface LineAmount {
  readonly quantity: number;
  readonly share: PeriodShare | null;
}

const lineOf = (line: PlanLine, { quantity, share }: LineAmount): QuoteLine => ({
  ...line,
  kind: quantity < 0 ? 'unused' : 'plan',
  quantity,
  share,
  net: netOf(quantity, line.unit_price, share),
});

const linesOf = (plan: PricedPlan, amountOf: (line: PlanLine) => LineAmount): QuoteLine[] =>
  planLines(plan)
    .map((line) => lineOf(line, amountOf(line)))
    .filter(({ quantity }) => quantity !== 0);

/** The lines of a new period. */
export const linesOfPeriod = (plan: PricedPlan): QuoteLine[] =>
  linesOf(plan, ({ quantity }) => ({ quantity, share: null }));

/** A plan and the days that are left of its period; null for all of them. */
export interface PlanToChange extends PricedPlan {
  readonly selection: Selection;
  readonly share: PeriodShare | null;
}

/** The lines of a change: within a cycle the difference, otherwise a new period and the unused days of the old one. */
export function linesOfChange(
  wanted: PricedPlan & { readonly selection: Selection },
  running: PlanToChange,
): QuoteLine[] {
  const { share } = running;
  if (wanted.selection.cycle !== running.selection.cycle)
    return [...linesOfPeriod(wanted), ...linesOf(running, ({ quantity }) => ({ quantity: -quantity, share }))];
  const added = (item: PlanLine['id']) => countOf(wanted.selection, item) - countOf(running.selection, item);
  return [
    ...linesOf(wanted, ({ id }) => ({ quantity: Math.max(0, added(id)), share })),
    ...linesOf(running, ({ id }) => ({ quantity: Math.min(0, added(id)), share })),
  ];
}

/** Whether two selections have the same cycle, quantities and modules. */
export const isSameSelection = (one: Selection, other: Selection): boolean =>
  one.cycle === other.cycle &&
  items.every((item) => countOf(one, item) === countOf(other, item)) &&
  one.modules.every((key) => other.modules.includes(key));
