import { formatMoney, useTexts } from '@atrium/i18n';
import { VisuallyHidden } from '@atrium/ui-kit';
import type { ItemPrice } from '../model/plan-price';
import type { PlanCycle } from '../model/plan-values';
import { planMessages } from '../messages';

interface ItemCellProps {
  /** Undefined until the prices are there. */
  item: ItemPrice | undefined;
  cycle: PlanCycle;
  part: 'unit' | 'amount';
}

/** The price of one, or what all of them come to; the column's name is read out with it. */
export function ItemCell({ item, cycle, part }: ItemCellProps) {
  const text = useTexts(planMessages);
  const cents = item?.[part] ?? null;
  return (
    <span className={`plan-quantity__${part}`}>
      <VisuallyHidden>{part === 'unit' ? text(`column.price.${cycle}`) : text('column.amount')} </VisuallyHidden>
      {cents === null ? '–' : formatMoney(cents, 'EUR')}
    </span>
  );
}
