import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { PriceLines } from './price-lines';
import type { PriceLine } from './price-lines';

export interface PlanTotalProps {
  title: ReactNode;
  /** Shown beside the title: the billing cycle. */
  badge?: ReactNode;
  /** Purchased items: quantity × price. */
  items: readonly PriceLine[];
  /** Net, tax, credit, and the total last. */
  sums: readonly PriceLine[];
  /** Shown below the total: the next invoice. */
  note?: ReactNode;
  /** Dims the old amounts while new ones load. */
  recalculating?: boolean | undefined;
  /** Announced on change ("To pay now 1.854,20 €"). Set it in only one of the places that show the total. */
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
