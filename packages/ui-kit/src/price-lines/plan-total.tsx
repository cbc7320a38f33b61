import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { PriceLines } from './price-lines';
import type { PriceLine } from './price-lines';

export interface PlanTotalProps {
  title: ReactNode;
  /** Beside the title: the billing cycle. */
  badge?: ReactNode;
  /** What is bought: quantity × price. */
  items: readonly PriceLine[];
  /** Net, tax, credit, and the total as the last. */
  sums: readonly PriceLine[];
  /** Below the total: the next invoice. */
  note?: ReactNode;
  /** The old numbers stay, dimmed, while new ones come. */
  recalculating?: boolean | undefined;
  /** Said politely when it changes ("To pay now 1.854,20 €"). Give it to one of the places that show the total. */
  announcement?: string | undefined;
}

/** The running total of a plan. */
export function PlanTotal({ title, badge, items, sums, note, recalculating, announcement }: PlanTotalProps) {
  const titleId = useId();
  return (
    <section
      aria-busy={recalculating}
      aria-labelledby={titleId}
      className={classNames('a-plan-total', recalculating === true && 'a-plan-total--recalculating')}
    >
      <header className="a-plan-total__head">
        <h2 id={titleId}>{title}</h2>
        {badge}
      </header>
      <div className="a-plan-total__numbers">
        {items.length > 0 && (
          <>
            <PriceLines lines={items} />
            <hr />
          </>
        )}
        <PriceLines lines={sums} />
      </div>
      {note && <p className="a-plan-total__note">{note}</p>}
      {announcement !== undefined && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
    </section>
  );
}
