import { formatBillingDay, formatMoney, useTexts } from '@atrium/i18n';
import { Badge, Button, PlanTotal, Status } from '@atrium/ui-kit';
import { useState, type ReactNode } from 'react';
import type { PlanPrice } from '../model/plan-price';
import type { PlanCycle } from '../model/plan-values';
import { nextPayment } from '../model/next-payment';
import { planMessages } from '../messages';
import type { ShownPrice } from './use-plan-price';
import { usePriceLines } from './use-price-lines';
import { VatHelp } from './vat-help';

const money = (cents: number) => formatMoney(cents, 'EUR');

interface PlanPriceCardProps {
  title: string;
  cycle: PlanCycle;
  shown: ShownPrice;
  /** Link to country and VAT number; null if they cannot be changed. */
  vatHref: string | null;
  /** Whether the plan may begin after today, with the creation or a transfer. */
  mayBeginLater?: boolean;
}

interface PricedProps extends PlanPriceCardProps {
  price: PlanPrice;
}

/** Announces only settled prices, not those being recalculated. */
function useSettled(announcement: string, settled: boolean): string {
  const [last, setLast] = useState(announcement);
  if (settled && announcement !== last) setLast(announcement);
  return settled ? announcement : last;
}

function useNext(
  { next_invoice: next, ends_at: end, credit_left: credit }: PlanPrice,
  cycle: PlanCycle,
): string | null {
  const text = useTexts(planMessages);
  if (next === null) return end === null ? null : text('ends', { date: formatBillingDay(end) });
  const values = {
    date: formatBillingDay(next.on),
    total: money(next.total),
    month: money(Math.round(next.total / 12)),
  };
  const { used, due } = nextPayment(next.total, credit);
  const invoice = text(`next.${cycle}`, values);
  return used > 0 ? `${invoice} ${text('nextFromCredit', { credit: money(used), due: money(due) })}` : invoice;
}

function useNote({
  price,
  cycle,
  shown,
  mayBeginLater = false,
}: Pick<PricedProps, 'price' | 'cycle' | 'shown' | 'mayBeginLater'>): ReactNode {
  const text = useTexts(planMessages);
  const { becomes_credit: stays, amount_due: due, credit_left: left } = price;
  const next = useNext(price, cycle);
  const invoice = mayBeginLater && price.next_invoice !== null ? `${next} ${text('nextLater')}` : next;
  if (shown.problem === 'failed')
    return (
      <>
        <Status tone="danger">{text('quoteFailed')}</Status>{' '}
        <Button onClick={shown.retry} size="s" variant="link">
          {text('retry')}
        </Button>
      </>
    );
  if (shown.problem === 'refused') return <Status tone="warning">{shown.problemText}</Status>;
  if (shown.problem === 'forbidden') return text('ownersQuote');
  if (invoice === null) return null;
  // If an amount is due, credit remains only because the amount was raised to the minimum charge.
  if (due !== null && due > 0 && left > 0)
    return `${text('minimumCharge', { least: money(due), credit: money(left) })} ${invoice}`;
  return stays > 0 ? `${text('creditStays', { credit: money(stays) })} ${invoice}` : invoice;
}

function Priced({ title, cycle, shown, price, vatHref, mayBeginLater = false }: PricedProps) {
  const text = useTexts(planMessages);
  const { recalculating, problem, problemText } = shown;
  const lines = usePriceLines(price, problem === 'vat' ? <VatHelp href={vatHref} message={problemText} /> : null);
  const note = useNote({ price, cycle, shown, mayBeginLater });
  const due = price.amount_due === null ? '' : text('changed', { amount: money(price.amount_due) });
  return (
    <PlanTotal
      announcement={useSettled(problem === 'vat' ? text('vatUndetermined') : due, !recalculating)}
      badge={<Badge tone="accent">{text(`cycleName.${cycle}`)}</Badge>}
      items={lines.items}
      note={note}
      recalculating={recalculating}
      sums={lines.sums}
      title={title}
    />
  );
}

/** Price of a plan: lines, VAT with its reason, amount due and next invoice. */
export function PlanPriceCard(props: PlanPriceCardProps) {
  const text = useTexts(planMessages);
  const { title, cycle, shown } = props;
  const { price } = shown;
  if (price !== null) return <Priced {...props} price={price} />;

  function noteWithoutPrice(): ReactNode {
    if (shown.recalculating) return text('recalculating');
    return shown.problem === 'refused' ? <Status tone="warning">{shown.problemText}</Status> : text('incomplete');
  }

  return (
    <PlanTotal
      badge={<Badge tone="accent">{text(`cycleName.${cycle}`)}</Badge>}
      items={[]}
      note={noteWithoutPrice()}
      sums={[{ id: 'now', label: text('sum.now'), amount: '–', weight: 'total' }]}
      title={title}
    />
  );
}
