import { formatMoney, useTexts } from '@atrium/i18n';
import { VisuallyHidden } from '@atrium/ui-kit';
import type { ItemPrice } from '../model/plan-price';
import type { PlanCycle } from '../model/plan-values';
import { planMessages } from '../messages';

interface ItemCellProps {
  /** Undefined while the prices load. */
  item: ItemPrice | undefined;
  cycle: PlanCycle;
  part: 'unit' | 'amount';
}

/** The unit price or the amount; announced with the name of its column. */
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
